/** Returns the first 32 bits of the fractional part of a root of a prime. */
const getFraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0

const primes = Array.from({ length: 312 }, (_, index) => index).filter(
  (value) => value > 1 && Array.from({ length: value - 2 }, (_, index) => index + 2).every((part) => value % part !== 0)
)
const constants = Uint32Array.from(primes, (prime) => getFraction(Math.cbrt(prime)))
const start = Uint32Array.from(primes.slice(0, 8), (prime) => getFraction(Math.sqrt(prime)))

const rotateRight = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits))

/** Returns the SHA-256 digest of bytes (FIPS 180-4). Synchronous, because readers verify checksums with it. */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0)
  const state = start.slice()
  const words = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) addBlock(state, words, view, block)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

const getWord = (words: Uint32Array, index: number): number => words[index] ?? 0

const addBlock = (state: Uint32Array, words: Uint32Array, view: DataView, block: number): void => {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4)
  for (let i = 16; i < 64; i++) {
    const [far, near] = [getWord(words, i - 15), getWord(words, i - 2)]
    const first = rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3)
    const second = rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10)
    words[i] = (getWord(words, i - 16) + first + getWord(words, i - 7) + second) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const mixed = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const first = (h + mixed + ((e & f) ^ (~e & g)) + getWord(constants, i) + getWord(words, i)) | 0
    const second = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (getWord(state, index) + value) | 0
}
