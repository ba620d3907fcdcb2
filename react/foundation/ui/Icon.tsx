/**
 * A line drawing in the colour of the surrounding text, 20 by 20. `flip`: it points along the line, and turns round
 * where text runs from right to left. Hidden from screen readers.
 */
export function Icon({ flip = false, path }: { readonly path: string; readonly flip?: boolean }) {
  return (
    <svg
      className={flip ? "flip" : undefined}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
