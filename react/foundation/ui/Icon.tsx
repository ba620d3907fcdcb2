/**
 * A line icon in the current text color, 20 by 20. `flip`: the icon points in reading direction and is mirrored in
 * right-to-left text. Hidden from screen readers.
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
