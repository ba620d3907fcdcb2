import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, hexChainId } from "../../../core/chain/network/caip.ts"
import { readGrant } from "../../../core/onchain/session/grant.ts"
import { toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { Grants } from "../../../services/onchain/session/Grants.ts"
import { WalletCapabilities } from "../../../services/wallets/requests/WalletCapabilities.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { planFacts } from "../plan/planWords.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { inputText, findJson } from "../plan/inputText.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs, wrapText } from "../../foundation/text/table.ts"
import { getServiceLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { endOrder, recordOrder } from "../../run/sentReport.ts"
import { Run } from "../../run/world.ts"
import { getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { confirm, type ConfirmWords, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"

const example =
  'A file contains the parameters of `grantSmartSession`: { "chainId": "0x1", "expiry": …, "signer": …, "permissions": […], "policies": [] }'

/**
 * `sessions grant <file|->`: lets an app act for the connected account, within limits and until a time, after
 * confirmation. The session is created at the service, granted by the wallet and activated, each once.
 */
export const grantSession = (input: string, words: ConfirmWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const parameters = yield* findJson(yield* inputText(input, example), "The grant", example)
    const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
    const request = yield* readGrant(parameters, now)
    const requested = `eip155:${BigInt(request.chainId)}` as const
    const { accounts, network } = yield* getSignerOn("eip155", { network: requested, dryRun: way === "dry-run" })
    const [{ address }] = accounts
    const account = accountId(network, address)
    const store = yield* Store
    const { chain } = store.getState()
    const facts = yield* CallFacts
    const until = new Date(request.expiry * 1000).toISOString()
    const description = yield* facts.explain(
      yield* readRequest(
        { method: "wallet_grantPermissions", params: [{ ...request, chainId: hexChainId(network), address }] },
        { account: address, network }
      ),
      { account, app: "" }
    )
    const data = { account, network, expiresAt: until, permissions: request.permissions }
    const lines: ReadonlyArray<readonly [string, string]> = [
      ["Network", formatNetwork(chain.networks, network)],
      ["Account", address],
      ...wrapText(description.sentence, 60).map((line, i) => [i === 0 ? "Grants" : "", line] as const),
      ...description.fields.flatMap(({ label, value }) =>
        wrapText(value, 60).map((line, i) => [i === 0 ? label : "", line] as const)
      ),
      ["Until", until.slice(0, 16).replace("T", " ")]
    ]
    const stopped = yield* confirm(way, "Grant", Effect.succeed({ data, lines }))
    if (stopped !== undefined) return stopped
    const { flags, outbox } = yield* Run
    // A run restores only the wallet that it uses; the others must not delay it.
    const others = store.getState().connection.restoring.filter(({ namespace }) => namespace === "eip155")
    yield* store.dispatch(
      ...others.map(({ connectorId, namespace }) => ({ _tag: "RestoreFailed" as const, connectorId, namespace }))
    )
    yield* recordOrder(outbox, {
      what: "The grant",
      network,
      lookUp: getServiceLookUp(["sessions", "list", account], flags)
    })
    const { context: pci, ...granted } = yield* endOrder(
      outbox,
      (yield* Grants).grant(parameters, toSnapshot(store.getState())).pipe(
        Effect.catchTag("KitMissing", (missing) => Effect.die(missing)) // the terminal's code is one file
      )
    )
    const report: Report = {
      data: { ...data, permissions: granted.permissions, pci },
      lines: [...formatPairs([...lines, ["Session", pci]]), "", "`latchkey sessions revoke` ends it earlier."]
    }
    return report
  }).pipe(provideWorld(grantWorld))

const grantWorld = Layer.merge(
  Layer.provideMerge(Layer.provideMerge(Grants.layer, WalletCapabilities.layer), walletLayer),
  planFacts
)
