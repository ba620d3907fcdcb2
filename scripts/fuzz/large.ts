import type { Decoder } from "./decoder.ts"

const megabyte = 1024 * 1024
const filled = (text: string): string => text.repeat(Math.ceil(megabyte / text.length)).slice(0, megabyte)

/** A valid sample with its first list extended until the whole is a megabyte. */
const longList = (sample: unknown): string | undefined => {
  let text: string | undefined
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value) && value.length > 0 && text === undefined) {
      const item = JSON.stringify(value[0])
      text = `[${Array.from({ length: Math.max(1, Math.floor(megabyte / (item.length + 1))) }, () => item).join()}]`
      return "@list@"
    }
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]))
      : value
  }
  const whole = JSON.stringify(walk(sample)) ?? ""
  return text === undefined ? undefined : whole.replace('"@list@"', () => text ?? "")
}

/** A valid sample in which one text is a megabyte long. */
const longText = (sample: unknown): string | undefined => {
  const text = JSON.stringify(sample) ?? ""
  const at = text.search(/:"/)
  return at < 0 ? undefined : `${text.slice(0, at + 2)}${filled("a")}${text.slice(at + 2)}`
}

/** Inputs that do not depend on the reader; made once. */
const always = [
  ["nested lists", "[".repeat(megabyte / 2) + "]".repeat(megabyte / 2)],
  ["nested objects", `${'{"a":'.repeat(megabyte / 6)}1${"}".repeat(megabyte / 6)}`],
  ["numbers", `[${filled("1,").slice(0, -2)}]`],
  ["keys", `{${Array.from({ length: 60_000 }, (_, i) => `"key${i}":${i}`).join()}}`],
  ["one text", JSON.stringify(filled("a"))],
  ["one digit text", JSON.stringify(filled("9"))],
  ["objects", `[${"{},".repeat(megabyte / 3)}{}]`],
  ["lists", `[${"[],".repeat(megabyte / 3)}[]]`],
  ["no JSON", filled("a")]
] as const

/** Inputs of one megabyte, by what they are made from. */
export const large = (
  takes: Decoder["takes"],
  samples: ReadonlyArray<unknown>
): ReadonlyArray<readonly [name: string, text: string]> => {
  if (takes === "text") {
    const first = String(samples[0] ?? "")
    return [
      ...[
        "a",
        "0",
        "9",
        " ",
        ".",
        ":",
        "/",
        "-",
        "\n",
        "\u202e",
        "é",
        "a:",
        "a.",
        "0x",
        "${",
        "%41",
        "1,",
        "a@b.c ",
        "https://a/"
      ].map((text) => [JSON.stringify(text), filled(text)] as const),
      ["the sample again and again", filled(first === "" ? "a" : first)],
      ["the sample, and then text", `${first}${filled("a")}`],
      ["digits after a point", `0.${filled("9")}`],
      ["digits and a point", `${filled("9")}.5`],
      ["hex", `0x${filled("f")}`]
    ]
  }
  return [
    ...always,
    ...samples
      .slice(0, 3)
      .flatMap((sample, i) => [
        ...[longList(sample)].flatMap((text) =>
          text === undefined ? [] : [[`the list of sample ${i + 1}`, text] as const]
        ),
        ...[longText(sample)].flatMap((text) =>
          text === undefined ? [] : [[`a text of sample ${i + 1}`, text] as const]
        ),
        [
          `sample ${i + 1} again and again`,
          `[${Array.from({ length: Math.max(1, Math.floor(megabyte / ((JSON.stringify(sample) ?? "null").length + 1))) }, () => JSON.stringify(sample) ?? "null").join()}]`
        ] as const
      ])
  ]
}
