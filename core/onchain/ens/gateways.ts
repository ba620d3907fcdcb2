import { isThisMachine } from "../../foundation/platform/isThisMachine.ts"
import { decodeWithTail } from "../calldata/abi.ts"
import { encodeValues, toAbiItem } from "../calldata/encodeValues.ts"
import { localBatchGateway, type OffchainLookup } from "./universalResolver.ts"

/** A question for the server that a name chose: the URLs in their order, and what is asked. */
export interface GatewayQuestion {
  readonly sender: string
  readonly urls: ReadonlyArray<string>
  readonly data: string
}

/** The maximum number of questions of one lookup, URLs that are tried for each, and lookups that follow one another. */
export const gatewayLimits = { questions: 4, urls: 3, depth: 4 } as const

const query = toAbiItem("query((address sender,string[] urls,bytes data)[] requests)")
const queryResult = toAbiItem("result(bool[] failures,bytes[] responses)")

/**
 * Returns the questions of a lookup: itself, or those that the Universal Resolver collected for several servers.
 * Undefined if they cannot be read, if there are too many, or if one is itself a collection.
 */
export const readQuestions = ({
  callData,
  sender,
  urls
}: OffchainLookup): ReadonlyArray<GatewayQuestion> | undefined => {
  if (!urls.includes(localBatchGateway)) return [{ sender, urls, data: callData }]
  if (!callData.startsWith(`0x${query.selector}`)) return undefined
  const [requests] =
    decodeWithTail(
      query.types.map((type) => ({ name: "", type })),
      callData.slice(10)
    )?.values ?? []
  if (typeof requests !== "object" || requests.length === 0 || requests.length > gatewayLimits.questions)
    return undefined
  const questions = requests.map((request): GatewayQuestion => {
    const [from, addresses, data] = typeof request === "object" ? request : []
    return {
      sender: String(from),
      urls: typeof addresses === "object" ? addresses.map(String) : [],
      data: String(data)
    }
  })
  return questions.some((question) => question.urls.includes(localBatchGateway)) ? undefined : questions
}

/** Returns the response to a lookup from the answers to its questions. */
export const toResponse = ({ urls }: OffchainLookup, answers: ReadonlyArray<string>): string =>
  urls.includes(localBatchGateway)
    ? `0x${encodeValues(queryResult.types, [answers.map(() => false), answers])}`
    : (answers[0] ?? "0x")

/** A request to a gateway. */
export interface GatewayRequest {
  readonly origin: string
  readonly host: string
  /** Path and query. */
  readonly path: string
  /** Absent for a GET. */
  readonly body?: { readonly data: string; readonly sender: string }
}

/**
 * Returns the request for a URL template (EIP-3668): a GET if it contains `{data}`, else a POST. Undefined for a URL
 * that may not be asked: only https, or http on this machine if `isLocal`; no user name or password.
 */
export const toGatewayRequest = (
  template: string,
  { data, sender }: GatewayQuestion,
  isLocal: boolean
): GatewayRequest | undefined => {
  const filled = template.replaceAll("{sender}", sender.toLowerCase()).replaceAll("{data}", data.toLowerCase())
  if (template.length > 2_048 || !URL.canParse(filled)) return undefined
  const url = new URL(filled)
  const isAllowed = url.protocol === "https:" || (isLocal && url.protocol === "http:" && isThisMachine(url))
  if (!isAllowed || url.username !== "" || url.password !== "") return undefined
  return {
    origin: url.origin,
    host: url.host,
    path: `${url.pathname}${url.search}`,
    ...(template.includes("{data}") ? {} : { body: { data, sender } })
  }
}

/** Returns the host of the first URL of a lookup, as it is shown, or a dash. */
export const toGatewayHost = (questions: ReadonlyArray<GatewayQuestion> | undefined): string => {
  const url = questions?.flatMap(({ urls }) => urls).at(0) ?? ""
  const host = /^[a-z][a-z0-9+.-]*:\/\/([^/?#{}\s@]{1,253})/i.exec(url)?.[1]
  return host ?? "—"
}
