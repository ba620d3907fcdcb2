const toHexText: ReadonlyArray<string> = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/** Returns bytes as lower-case hexadecimal text, without 0x. */
export const toHex = (bytes: Uint8Array): string => {
  let text = ""
  for (const byte of bytes) text += toHexText[byte]
  return text
}

/** Reads hexadecimal text; returns undefined if it is invalid or empty. */
export const fromHex = (text: string): Uint8Array | undefined =>
  text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, index) =>
        Number.parseInt(text.slice(index * 2, index * 2 + 2), 16)
      )
    : undefined
