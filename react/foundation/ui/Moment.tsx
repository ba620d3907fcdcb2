import type { ReactNode } from "react"
import { useSay } from "../state/atoms.ts"
import { Icon } from "./Icon.tsx"
import { Picture } from "./Picture.tsx"

/** The subject of a `Moment`: a wallet or a network. */
export interface Subject {
  readonly name: string
  /** The path of an icon, drawn in place of an image. */
  readonly iconPath?: string | undefined
  readonly icon?: string | undefined
  readonly imageId?: string | undefined
  readonly round?: boolean
  /** Replaces the picture that is derived from the name. */
  readonly picture?: ReactNode
}

/**
 * A picture, what is happening, and what to do next. `busy`: a ring rotates around the picture. `done`: the ring is
 * closed. `failed`: no ring; `badge` shows the outcome at the picture's corner.
 */
export function Moment({
  badge,
  children,
  more,
  state = "still",
  title,
  ...subject
}: Subject & {
  readonly title: string
  readonly more?: string | undefined
  readonly state?: "busy" | "done" | "failed" | "still"
  /** The badge at the picture's corner: its look and the path of its icon. */
  readonly badge?: readonly [look: "" | "good" | "quiet" | "warn", path: string] | undefined
  readonly children?: ReactNode
}) {
  const { picture, round = false, ...pictureProps } = subject
  useSay(more === undefined ? title : `${title}${/\p{Po}$/u.test(title) ? "" : "."} ${more}`)
  return (
    <div className={`moment ${state}`}>
      <div className="ring">
        {/* One element for both, so that the ring closes from where it is. */}
        {(state === "busy" || state === "done") && (
          <svg viewBox="0 0 96 96" aria-hidden="true">
            <rect className="track" x="1.5" y="1.5" width="93" height="93" rx={round ? 46.5 : 26.5} />
            <rect className="run" x="1.5" y="1.5" width="93" height="93" rx={round ? 46.5 : 26.5} pathLength="360" />
          </svg>
        )}
        {picture ?? <Picture {...pictureProps} size={round ? "s80 round" : "s80"} />}
        {badge !== undefined && (
          <span className={`badge ${badge[0]}`}>
            <Icon path={badge[1]} />
          </span>
        )}
      </div>
      <h3>{title}</h3>
      {more && <p className="say">{more.includes("\n") ? more.split(/(?<=\n)/).map(toLine) : splitSentences(more)}</p>}
      {children}
    </div>
  )
}

/** Renders a line as a block: `text-wrap: balance` has no effect across forced line breaks. */
const toLine = (line: string, index: number): ReactNode => <span key={index}>{line}</span>

/** Puts short sentences on separate lines. */
const splitSentences = (sentences: string): string => {
  const lines = sentences.split(/(?<=\.) /)
  return lines.every(({ length }) => length <= lineLength) ? lines.join("\n") : sentences
}
const lineLength = 40
