import * as Either from "effect/Either"
import { inWords } from "../../core/onchain/wording/inWords.ts"
import { copyRequest } from "../../core/wallets/reader/copiedRequest.ts"
import { readers, readRequest } from "../../core/wallets/reader/readRequest.ts"
import { makeIntent, isStep } from "../../core/wallets/signing/intent.ts"
import { facts } from "../../fixtures/testing/core/calldata.ts"
import { hostileRequests } from "../../fixtures/testing/core/hostileRequests.ts"

/** The cost of a request: processor time in milliseconds, and memory above that of a small one. */
interface RequestCost {
  readonly slice: number
  /** The step that took longest. */
  readonly where: string
  readonly whole: number
  readonly megabytes: number
  readonly outcome: string
}

/** Reads, describes and compares one of the hostile requests, step by step as the services do. */
const measureRequest = (name: string): RequestCost => {
  const found = hostileRequests.find((one) => one.name === name)
  if (found === undefined) throw new Error(`there is no request "${name}"`)
  const { account, network, written } = found
  const start = process.resourceUsage().maxRSS
  const steps: Array<readonly [name: string, millis: number]> = []
  const step = <A>(title: string, work: () => A): A => {
    const from = process.cpuUsage()
    const result = work()
    const { system, user } = process.cpuUsage(from)
    steps.push([title, (system + user) / 1000])
    return result
  }
  const reader = readers[network.split(":")[0] ?? ""]
  const read = step("read", () => readRequest(written, { account, network }))
  let outcome = "refused"
  if (Either.isRight(read)) {
    const request = read.right
    const words = step("describe", () => inWords(request, { ...facts, network }))
    outcome = words.risk
    step("raw", () => JSON.stringify(request.params ?? [], null, 2))
    const intent = step("intent", () =>
      makeIntent(
        { id: "1", account: `${network}:${account}`, connectorId: "a", madeAt: 0, steps: [copyRequest(written)] },
        reader
      )
    )
    if (Either.isRight(intent)) step("compare", () => isStep(intent.right, 0, request, reader))
    step("copy", () => structuredClone(request.params))
  }
  const [where, slice] = steps.reduce((a, b) => (b[1] > a[1] ? b : a))
  return {
    slice,
    where,
    whole: steps.reduce((sum, [, millis]) => sum + millis, 0),
    megabytes: (process.resourceUsage().maxRSS - start) / 1024,
    outcome
  }
}

const [, , wanted] = process.argv
process.stdout.write(
  JSON.stringify(wanted === undefined ? hostileRequests.map(({ name }) => name) : measureRequest(wanted))
)
