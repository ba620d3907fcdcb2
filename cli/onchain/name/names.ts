import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { getCoinType } from "../../../core/onchain/ens/coinTypes.ts"
import { isEnsName } from "../../../core/onchain/ens/ensName.ts"
import type { NameProfile } from "../../../core/onchain/name/events.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Ens } from "../../../services/onchain/ens/Ens.ts"
import { Names } from "../../../services/onchain/name/Names.ts"
import { activeNetwork, formatNetwork } from "../../chain/network/formatNetwork.ts"
import { resolveAccount } from "./resolveAccount.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs, formatTable } from "../../foundation/text/table.ts"

const namesLayer = Layer.provide(Names.layer, SupportedChains.layer)

/** Looks up a name of ENS: its address on the active network. */
const ensLookup = Effect.fnUntraced(function* (typed: string) {
  const { network, networkName } = yield* activeNetwork
  const { address, name } = yield* (yield* Ens).resolve(typed.trim(), network)
  const report: Report = {
    data: {
      network,
      name,
      registered: true,
      registeredAt: null,
      addresses: [
        {
          address,
          coinType: getCoinType(network) ?? null,
          network: network.startsWith("eip155:") ? network : null
        }
      ],
      avatar: null,
      bio: null
    },
    lines: formatPairs([
      ["Name", name],
      ["Network", networkName],
      ["Address", address]
    ])
  }
  return report
})

/** `name lookup <name>`: shows the addresses of a name; of a name of ENS the one on the active network. */
export const nameLookup = (name: string) =>
  Effect.gen(function* () {
    if (isEnsName(name.trim())) return yield* ensLookup(name)
    const { network, networkName } = yield* activeNetwork
    const found = yield* (yield* Names).lookup(name, network)
    const report: Report = {
      data: { network, ...toData(found) },
      lines: found.registered
        ? toLines(found, networkName)
        : [`The name ${found.name} is not registered on ${networkName}.`]
    }
    return report
  }).pipe(provideWorld(Layer.merge(namesLayer, Ens.layer)))

/** `name reverse <account>`: lists the names of an account. */
export const nameReverse = (text: string) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { network } = splitAccountId(account)
    const found = yield* (yield* Names).reverse(account)
    const networkName = formatNetwork((yield* (yield* Store).state).chain.networks, network)
    const report: Report = {
      data: { account, network, names: found.map(toData) },
      lines:
        found.length === 0
          ? [`This account has no name on ${networkName}.`]
          : [`Names on ${networkName}`, "", ...found.map(({ name }) => name)]
    }
    return report
  }).pipe(provideWorld(namesLayer))

/** `name suggest <name>`: lists similar names, and which of them are free. */
export const nameSuggest = (name: string) =>
  Effect.gen(function* () {
    const { network, networkName } = yield* activeNetwork
    const suggestions = yield* (yield* Names).suggestions(name, network)
    const report: Report = {
      data: { network, suggestions },
      lines:
        suggestions.length === 0
          ? [`No name was suggested on ${networkName}.`]
          : [
              `Names on ${networkName}`,
              "",
              ...formatTable(
                [{ title: "Name" }, { title: "State" }],
                suggestions.map((item) => [item.name, item.registered ? "taken" : "free"])
              )
            ]
    }
    return report
  }).pipe(provideWorld(namesLayer))

const toData = ({ addresses, avatar, bio, name, registered, registeredAt }: NameProfile) => ({
  name,
  registered,
  registeredAt: registeredAt === "" ? null : registeredAt,
  addresses: addresses.map(({ address, chainId, coinType }) => ({
    address,
    coinType,
    network: chainId === undefined ? null : `eip155:${chainId}`
  })),
  avatar: avatar === "" ? null : avatar,
  bio: bio === "" ? null : bio
})

const toLines = (
  { addresses, avatar, bio, name, registeredAt }: NameProfile,
  networkName: string
): ReadonlyArray<string> => [
  ...formatPairs([
    ["Name", name],
    ["Network", networkName],
    ["Since", registeredAt === "" ? "unknown" : registeredAt.slice(0, 10)],
    ...(avatar === "" ? [] : [["Picture", avatar] as const]),
    ...(bio === "" ? [] : [["About", bio] as const])
  ]),
  "",
  ...formatTable(
    [{ title: "Address" }, { title: "Where" }],
    addresses.map(({ address, chainId, coinType }) => [
      address,
      chainId === undefined ? `coin type ${coinType}` : `eip155:${chainId}`
    ])
  )
]
