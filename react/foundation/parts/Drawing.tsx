/**
 * Line drawings in one style on a grid of 72: a background spot, lines in the text color, and one in the accent color.
 */
const drawings = {
  letter: {
    spot: [48, 26],
    lines: "M18 19h36a7 7 0 0 1 7 7v23a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7V26a7 7 0 0 1 7-7z",
    accent: "M13.500 23.500 36 41l22.500-17.500"
  },
  key: {
    spot: [27, 27],
    lines: "M38 27a10 10 0 1 1-20 0 10 10 0 0 1 20 0M35 34l17 17M46 45l4.5-4.5M51 50l3.5-3.5",
    accent: "M31 27a3 3 0 1 1-6 0 3 3 0 0 1 6 0"
  },
  coins: {
    spot: [44, 26],
    lines:
      "M46 22c0 3.300-7.200 6-16 6s-16-2.700-16-6 7.200-6 16-6 16 2.700 16 6v9c0 3.300-7.200 6-16 6s-16-2.700-16-6v-9M14 31v9c0 3.300 7.200 6 16 6 2 0 4-.1 5.800-.4M14 40v9c0 3.300 7.200 6 16 6 2.600 0 5-.2 7.200-.7M58 48a11 11 0 1 1-22 0 11 11 0 0 1 22 0",
    accent: "M47 43.500v9M43.500 48h7"
  },
  nodes: {
    spot: [43, 28],
    lines:
      "M43 36a7 7 0 1 1-14 0 7 7 0 0 1 14 0M19 22a5 5 0 1 1-10 0 5 5 0 0 1 10 0M62 18a5 5 0 1 1-10 0 5 5 0 0 1 10 0M23 56a5 5 0 1 1-10 0 5 5 0 0 1 10 0M29.500 33 19 24.500M41.500 31.500 53 21.500M31.500 41.500 21.500 52M42 39.500l9.500 9",
    accent: "M61 52a5 5 0 1 1-10 0 5 5 0 0 1 10 0"
  },
  glass: {
    spot: [38, 38],
    lines: "M48 31a16 16 0 1 1-32 0 16 16 0 0 1 32 0M43.500 42.500 57 56",
    accent: "M23 31a9 9 0 0 1 9-9"
  },
  plug: {
    spot: [44, 28],
    lines: "M12 36h10M22 28v16h6a8 8 0 0 0 0-16zM27 24v4M27 44v4M60 36H50M50 26v20h-4a10 10 0 0 1 0-20z",
    accent: "M40 16l2-5M34 16l-3-5M40 56l2 5M34 56l-3 5"
  },
  tray: {
    spot: [46, 26],
    lines: "M12 40 19 24h34l7 16v13a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4zM12 40h14a10 10 0 0 0 20 0h14",
    accent: "M36 12v20M29 25l7 7 7-7"
  },
  page: {
    spot: [44, 26],
    lines: "M18 12h24l12 12v32a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4zM42 12v12h12M22 24h10M22 50h12",
    accent: "m23 37 5 5 11-11"
  },
  frame: {
    spot: [46, 28],
    lines: "M16 16h40a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4zM12 48l13-14 12 12 8-8 15 15",
    accent: "M50 27a5 5 0 1 1-10 0 5 5 0 0 1 10 0"
  },
  triangle: { spot: [42, 30], lines: "M36 14 61 57H11z", accent: "M36 30v12M36 49v.2" }
} as const satisfies Readonly<
  Record<string, { readonly spot: readonly [number, number]; readonly lines: string; readonly accent: string }>
>

export type DrawingName = keyof typeof drawings

/** A drawing, 72 pixels wide next to text and 96 pixels otherwise (`large`). Hidden from screen readers. */
export function Drawing({ large = false, name }: { readonly name: DrawingName; readonly large?: boolean }) {
  const { accent, lines, spot } = drawings[name]
  return (
    <svg className={`draw ${name}${large ? " large" : ""}`} viewBox="0 0 72 72" aria-hidden="true">
      <circle className="spot" cx={spot[0]} cy={spot[1]} r="17" />
      <path d={lines} />
      <path className="acc" d={accent} />
    </svg>
  )
}
