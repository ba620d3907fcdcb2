import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { translateToEnglish } from "../../../core/onchain/calldata/sentences.ts"
import { describePermission } from "../../../core/onchain/session/permissionShape.ts"
import { sessionStatus } from "../../../core/onchain/session/smartSession.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { getFacts } from "../../../services/onchain/calldata/factsOf.ts"
import { SmartSessions } from "../../../services/onchain/session/SmartSessions.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable, wrapText } from "../../foundation/text/table.ts"

/** `sessions list <account>`: lists the sessions in which apps may act for the account, including ended ones. */
export const listSessions = (text: string) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const found = yield* (yield* SmartSessions).list(account)
    const now = yield* Clock.currentTimeMillis
    const state = (yield* Store).getState()
    const { network } = splitAccountId(account)
    const networkName = formatNetwork(state.chain.networks, network)
    const reading = {
      facts: getFacts(state, { account, app: "" }, Math.floor(now / 1000)),
      say: translateToEnglish,
      network,
      budget: { remaining: 64 },
      depth: 0
    }
    const words = found.map(({ permissions, terms }) => {
      const sentences = terms.flatMap((term) => describePermission(reading, term).flatMap((line) => line?.value ?? []))
      return sentences.length === 0 ? permissions : sentences
    })
    const sessions = found.map((session) => ({
      pci: session.pci,
      status: sessionStatus(session, now),
      project: { ...session.project, url: session.project.url === "" ? null : session.project.url },
      permissions: session.permissions,
      createdAt: toIso(session.createdAt),
      expiresAt: toIso(session.expiry),
      revokedAt: session.revokedAt === undefined ? null : toIso(session.revokedAt)
    }))
    const report: Report = {
      data: { account, network, sessions },
      lines:
        sessions.length === 0
          ? [`This account has no smart sessions on ${networkName}.`]
          : [
              `Sessions on ${networkName}`,
              "",
              ...toLines(
                sessions.map(({ expiresAt, pci, project, status }, i) => ({
                  row: [project.name, status, expiresAt.slice(0, 10), pci],
                  permissions: words[i] ?? []
                }))
              )
            ]
    }
    return report
  }).pipe(provideWorld(Layer.provide(SmartSessions.layer, SupportedChains.layer)))

/** Returns a row per session, and its permissions in words below it. */
const toLines = (
  sessions: ReadonlyArray<{ readonly row: ReadonlyArray<string>; readonly permissions: ReadonlyArray<string> }>
): ReadonlyArray<string> => {
  const [head = "", ...lines] = formatTable(
    [{ title: "App" }, { title: "State" }, { title: "Until" }, { title: "Id" }],
    sessions.map(({ row }) => row)
  )
  return [
    head,
    ...lines.flatMap((line, i) => [
      line,
      ...(sessions[i]?.permissions ?? []).flatMap((sentence) => wrapText(sentence, 76).map((part) => `  ${part}`))
    ])
  ]
}

const toIso = (millis: number): string => new Date(millis).toISOString()
