const width = 80

/** Fields whose hex is always bytes, not a number. */
const bytes: ReadonlySet<string> = new Set([
  "address",
  "blockHash",
  "code",
  "data",
  "extraData",
  "from",
  "hash",
  "input",
  "logsBloom",
  "miner",
  "mixHash",
  "nonce",
  "output",
  "parentHash",
  "r",
  "receiptsRoot",
  "s",
  "sha3Uncles",
  "stateRoot",
  "storageHash",
  "codeHash",
  "to",
  "topics",
  "transactionHash",
  "transactions",
  "transactionsRoot",
  "withdrawalsRoot"
])

/** Methods whose result is always bytes, not a number. */
const toBytes: ReadonlySet<string> = new Set([
  "eth_call",
  "eth_getCode",
  "eth_getStorageAt",
  "eth_getTransactionByHash",
  "personal_sign",
  "eth_signTypedData_v4"
])

/** Returns a JSON-RPC result as lines for people, 80 characters wide. A hex number is followed by its decimal value. */
export const formatResult = (method: string, result: unknown): ReadonlyArray<string> =>
  getLines(
    result,
    "",
    isContainer(result) || !(toBytes.has(method) || /^0x[0-9a-f]{40}$|^0x[0-9a-f]{64}$/i.test(String(result)))
  )

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null

const getLines = (value: unknown, indent: string, mayCount: boolean): ReadonlyArray<string> => {
  if (!isContainer(value)) return fold(getText(value, mayCount), indent)
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${indent}(none)`]
      : value.flatMap((item) => {
          const [first = "", ...rest] = getLines(item, `${indent}  `, mayCount)
          return [`${indent}- ${first.trimStart()}`, ...rest]
        })
  }
  const entries = Object.entries(value)
  const widest = Math.max(0, ...entries.map(([name]) => name.length))
  return entries.length === 0
    ? [`${indent}(empty)`]
    : entries.flatMap(([name, child]) => {
        const counts = mayCount && !bytes.has(name)
        const title = `${indent}${getText(name, false)}`
        const whole = isContainer(child)
          ? ""
          : `${indent}${getText(name, false).padEnd(widest)}  ${getText(child, counts)}`.trimEnd()
        return isContainer(child) || whole.length > width
          ? [...fold(title.trimStart(), indent), ...getLines(child, `${indent}  `, counts)]
          : [whole]
      })
}

/** Returns a value as text. Control characters in a node's answer, which could move the cursor, are replaced. */
const getText = (value: unknown, mayCount: boolean): string => {
  if (typeof value !== "string") return value === undefined ? "null" : JSON.stringify(value)
  const isCount = mayCount && /^0x(?:0|[1-9a-f][0-9a-f]{0,31})$/i.test(value)
  return isCount ? `${value}  ${BigInt(value)}` : value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
}

const fold = (text: string, indent: string): ReadonlyArray<string> => {
  const room = Math.max(16, width - indent.length)
  return text === ""
    ? [indent]
    : Array.from(
        { length: Math.ceil(text.length / room) },
        (_, i) => `${indent}${text.slice(i * room, (i + 1) * room)}`
      )
}
