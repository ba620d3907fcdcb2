import apple from "simple-icons/icons/apple.svg?raw"
import discord from "simple-icons/icons/discord.svg?raw"
import facebook from "simple-icons/icons/facebook.svg?raw"
import farcaster from "simple-icons/icons/farcaster.svg?raw"
import github from "simple-icons/icons/github.svg?raw"
import x from "simple-icons/icons/x.svg?raw"
import { getKeys } from "../../../core/foundation/data/keys.ts"

type Shape = readonly [path: string, color: string]

/** Reads the path of a picture of `simple-icons`, which has one path in a square of 24. */
const getShape = (svg: string, color = "currentColor"): readonly [Shape] => [
  [/ d="([^"]+)"/.exec(svg)?.[1] ?? "", color]
]

/** The providers' marks, in a square of 24. Google asks for its mark in color; NOTICE names the owners. */
const marks = {
  google: [
    [
      "M12 4.75c1.77 0 3.355.61 4.605 1.8l3.425-3.425C17.95 1.19 15.235 0 12 0 7.31 0 3.255 2.69 1.28 6.61l3.99 3.095C6.215 6.86 8.87 4.75 12 4.75z",
      "#ea4335"
    ],
    [
      "M23.49 12.275c0-.785-.075-1.545-.19-2.275H12v4.51h6.47c-.29 1.48-1.13 2.74-2.39 3.59l3.865 3c2.255-2.09 3.545-5.18 3.545-8.825z",
      "#4285f4"
    ],
    [
      "M5.265 14.295A7.2 7.2 0 0 1 4.885 12c0-.8.135-1.57.38-2.295L1.275 6.61A11.9 11.9 0 0 0 0 12c0 1.94.46 3.77 1.28 5.39z",
      "#fbbc05"
    ],
    [
      "M12 24c3.24 0 5.965-1.065 7.945-2.905l-3.865-3c-1.075.725-2.46 1.15-4.08 1.15-3.13 0-5.785-2.11-6.735-4.955L1.275 17.385C3.255 21.31 7.31 24 12 24z",
      "#34a853"
    ]
  ],
  apple: getShape(apple),
  discord: getShape(discord, "#5865f2"),
  facebook: getShape(facebook, "#0866ff"),
  farcaster: getShape(farcaster, "#855dcd"),
  github: getShape(github),
  x: getShape(x)
} satisfies Readonly<Record<string, ReadonlyArray<Shape>>>

/** A social provider with a mark. */
export type Brand = keyof typeof marks

/** Returns the provider with this name, in any letter case. */
export const findBrand = (name: string): Brand | undefined =>
  getKeys(marks).find((brand) => brand === name.toLowerCase())

/** The mark of a social provider. Hidden from screen readers: the provider's name is next to it or is its label. */
export function BrandMark({ provider, size }: { readonly provider: Brand; readonly size: 16 | 20 | 24 | 40 }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {marks[provider].map(([path, color]) => (
        <path key={color} d={path} fill={color} />
      ))}
    </svg>
  )
}

/** A provider's mark on a plain ground, in the place of a wallet's picture of that size. Lists use the default, 44 px. */
export function BrandPicture({
  provider,
  size = ""
}: {
  readonly provider: Brand
  readonly size?: keyof typeof markSizes
}) {
  return (
    <span className={`pic brand ${size}`} aria-hidden="true">
      <BrandMark provider={provider} size={markSizes[size]} />
    </span>
  )
}

/** The sizes of a mark in pictures. */
const markSizes = { "": 24, s24: 16, s80: 40 } as const
