const paths = {
  back: "M12.5 4.5 7 10l5.5 5.5",
  close: "m5 5 10 10M15 5 5 15",
  next: "M7.5 4.5 13 10l-5.5 5.5",
  copy: "M7 7V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 16 5v6a1.5 1.5 0 0 1-1.5 1.5H13M5.5 7.5h6A1.5 1.5 0 0 1 13 9v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 4 15V9a1.5 1.5 0 0 1 1.5-1.5Z",
  done: "m4.5 10.5 3.5 3.5 7.5-8",
  out: "M8 4H5.5A1.5 1.5 0 0 0 4 5.5v9A1.5 1.5 0 0 0 5.5 16H8m4.5-9 3 3-3 3m3-3h-8",
  link: "M8 5H5.5A1.5 1.5 0 0 0 4 6.5v8A1.5 1.5 0 0 0 5.5 16h8a1.5 1.5 0 0 0 1.5-1.5V12m-4-8h5v5m0-5-6.5 6.5",
  code: "M4 4h4v4H4zm8 0h4v4h-4zm-8 8h4v4H4zm8 0h1.5v1.5H12zm2.5 2.5H16V16h-1.5z",
  grid: "M4.5 4.5h4v4h-4zm7 0h4v4h-4zm-7 7h4v4h-4zm7 0h4v4h-4z"
} as const

export type IconName = keyof typeof paths

/** A line drawing, 20 by 20, in the colour of the surrounding text. Hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={name === "back" || name === "next" || name === "out" ? "flip" : undefined}
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
      <path d={paths[name]} />
    </svg>
  )
}
