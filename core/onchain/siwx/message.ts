import * as Either from "effect/Either"
import { SignInMisfit } from "./errors.ts"
import { getChainId, findMisfit, getWords, toFieldMisfit, type SignInMessage } from "./fields.ts"

/** The lines that begin with a title, in order. */
const titles = {
  uri: "URI",
  version: "Version",
  chainId: "Chain ID",
  nonce: "Nonce",
  issuedAt: "Issued At",
  expirationTime: "Expiration Time",
  notBefore: "Not Before",
  requestId: "Request ID"
} as const
type Titled = keyof typeof titles
const titled = Object.keys(titles) as ReadonlyArray<Titled>
const optional: ReadonlySet<Titled> = new Set(["expirationTime", "notBefore", "requestId"])

/** Longer messages are rejected. */
const mostCharacters = 65_536

/**
 * Returns the text that a wallet shows and signs. Fails for data that would forge a line or does not fit the format:
 * parsing the text returns the same data, with the chain id as CAIP-2 and the network's own word. Follows EIP-4361
 * exactly on EVM networks, CAIP-122 elsewhere; lines without a value are omitted.
 */
export const formatMessage = (message: SignInMessage): Either.Either<string, SignInMisfit> => {
  const misfit = findMisfit(message)
  if (misfit !== undefined) return Either.left(misfit)
  const { accountAddress, domain, networkName, resources, scheme, statement } = message
  const { chain, word } = getWords(message.chainId, networkName)
  const written = { ...message, chainId: chain }
  const text = [
    `${scheme === undefined ? "" : `${scheme}://`}${domain} wants you to sign in with your ${word} account:`,
    accountAddress,
    ...(statement === undefined ? ["", ""] : ["", statement, ""]),
    ...titled.flatMap((name) => (written[name] === undefined ? [] : [`${titles[name]}: ${written[name]}`])),
    ...(resources === undefined ? [] : ["Resources:", ...resources.map((resource) => `- ${resource}`)])
  ].join("\n")
  return text.length > mostCharacters ? Either.left(tooLong) : Either.right(text)
}

/**
 * Parses a sign-in message. Every line must be one of the format's, in order; without a statement one or two empty
 * lines are accepted, and for the chain a CAIP-2 id or its reference.
 */
export const parseMessage = (text: string): Either.Either<SignInMessage, SignInMisfit> => {
  if (text.length > mostCharacters) return Either.left(tooLong)
  const [first = "", accountAddress = "", blank, ...rest] = text.split("\n")
  const [, scheme, domain, networkName] =
    /^(?:([^\s:/]+):\/\/)?(\S+) wants you to sign in with your (.+) account:$/.exec(first) ?? []
  if (domain === undefined || networkName === undefined) return failLine(1)
  if (blank !== "") return failLine(3)
  const statement = rest[1] === "" && rest[0] !== "" ? rest[0] : undefined
  const before = statement !== undefined ? 2 : rest[0] === "" ? 1 : 0
  const lines = rest.slice(before)
  const values = new Map<Titled, string>()
  let index = 0
  for (const name of titled) {
    const start = `${titles[name]}: `
    if (lines[index]?.startsWith(start) === true) values.set(name, lines[index++]?.slice(start.length) ?? "")
    else if (!optional.has(name)) return failLine(4 + before + index)
  }
  const hasResources = lines[index] === "Resources:"
  const resources = hasResources ? lines.slice(++index) : []
  const stray = hasResources ? resources.findIndex((resource) => !resource.startsWith("- ")) : lines.length - index - 1
  if (stray >= 0) return failLine(4 + before + index + (hasResources ? stray : 0))
  const [uri = "", version, chainId = "", nonce = "", issuedAt = ""] = titled.map((name) => values.get(name))
  if (version !== "1") return Either.left(toFieldMisfit("version"))
  const message: SignInMessage = {
    accountAddress,
    chainId: getChainId(chainId, networkName),
    domain,
    issuedAt,
    networkName,
    nonce,
    uri,
    version,
    ...(scheme === undefined ? {} : { scheme }),
    ...(statement === undefined ? {} : { statement }),
    ...Object.fromEntries([...values].filter(([name]) => optional.has(name))),
    ...(hasResources ? { resources: resources.map((resource) => resource.slice(2)) } : {})
  }
  const misfit = findMisfit(message)
  return misfit === undefined ? Either.right(message) : Either.left(misfit)
}

const tooLong = new SignInMisfit({ field: "the text", rule: `at most ${mostCharacters} characters long` })
const failLine = (nth: number) =>
  Either.left(new SignInMisfit({ field: `line ${nth}`, rule: "the one that the format has there (EIP-4361)" }))
