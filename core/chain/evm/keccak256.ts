const lane = (1n << 64n) - 1n
const rotated = (value: bigint, by: number): bigint => ((value << BigInt(by)) | (value >> BigInt(64 - by))) & lane

/** The permutation of Keccak-f[1600]: 24 rounds over 25 lanes of 64 bits. */
const permuted = (before: ReadonlyArray<bigint>): ReadonlyArray<bigint> => {
  let state = before
  let bits = 1
  const at = (lanes: ReadonlyArray<bigint>, i: number): bigint => lanes[i] ?? 0n
  for (let round = 0; round < 24; round++) {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((all, y) => all ^ at(state, x + y), 0n))
    const mixed = state.map((one, i) => one ^ at(columns, (i + 4) % 5) ^ rotated(at(columns, (i + 1) % 5), 1))
    const moved = [...mixed]
    let [x, y] = [1, 0]
    let moving = at(mixed, 1)
    for (let step = 0; step < 24; step++) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = at(mixed, x + 5 * y)
      moved[x + 5 * y] = rotated(moving, (((step + 1) * (step + 2)) / 2) % 64)
      moving = next
    }
    const chosen = moved.map((one, i) => {
      const row = i - (i % 5)
      return one ^ (~at(moved, row + ((i + 1) % 5)) & lane & at(moved, row + ((i + 2) % 5)))
    })
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if ((bits & 1) === 1) constant ^= 1n << BigInt(2 ** bit - 1)
      bits = ((bits << 1) ^ ((bits >> 7) * 0x171)) & 0xff
    }
    chosen[0] = at(chosen, 0) ^ constant
    state = chosen
  }
  return state
}

/** Bytes taken in at a time. */
const rate = 136

/** Keccak-256 of bytes, as Ethereum uses it, in lower-case hex without `0x`. */
export const keccak256 = (bytes: Uint8Array): string => {
  const padded = new Uint8Array((Math.floor(bytes.length / rate) + 1) * rate)
  padded.set(bytes)
  const view = new DataView(padded.buffer)
  view.setUint8(bytes.length, 0x01)
  view.setUint8(padded.length - 1, view.getUint8(padded.length - 1) | 0x80)
  let state: ReadonlyArray<bigint> = Array.from({ length: 25 }, () => 0n)
  for (let from = 0; from < padded.length; from += rate)
    state = permuted(state.map((one, i) => (i < rate / 8 ? one ^ view.getBigUint64(from + i * 8, true) : one)))
  return state
    .slice(0, 4)
    .map((one) =>
      Array.from({ length: 8 }, (_, i) => ((one >> BigInt(8 * i)) & 0xffn).toString(16).padStart(2, "0")).join("")
    )
    .join("")
}
