import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { setUpKit } from "../../../fixtures/testing/services/connectedKit.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Names } from "../name/Names.ts"
import { Receivers } from "./Receivers.ts"

const account = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const [first, second] = ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"]

/**
 * Returns a function that runs an effect with a name service whose name resolves to these addresses in turn; without
 * addresses the name is not registered.
 */
const withReceivers = (...addresses: ReadonlyArray<string>) => {
  let lookups = 0
  const { layer: calls } = makeAnswering(() => {
    const address = addresses[Math.min(lookups++, addresses.length - 1)]
    return address === undefined
      ? new Response("", { status: 404 })
      : { name: "juniper.reown.id", registered_at: "", addresses: { "2147483649": { address } }, attributes: [] }
  })
  const names = Names.layer.pipe(
    Layer.provide(
      Layer.merge(
        calls,
        SupportedChains.layerTest(() => true)
      )
    )
  )
  const layer = Receivers.layer.pipe(
    Layer.provide(
      Layer.mergeAll(
        names,
        calls,
        Rpc.layerTest(() => "0x")
      )
    ),
    Layer.provide(setUpKit({}).layer)
  )
  return <A, E>(use: (receivers: Receivers["Type"]) => Effect.Effect<A, E>) =>
    Effect.provide(Effect.flatMap(Receivers, use), layer)
}

it.effect("Receivers.requireSame fails with ReceiverMoved when the name resolves to another address at the press", () =>
  withReceivers(
    first,
    second
  )((receivers) =>
    Effect.gen(function* () {
      const receiver = yield* receivers.get(account, " Juniper.reown.id ")
      assert.deepStrictEqual(receiver, { address: first, name: "juniper.reown.id" })
      const { _tag } = yield* Effect.flip(receivers.requireSame(account, receiver))
      assert.strictEqual(_tag, "ReceiverMoved")
    })
  )
)

it.effect("Receivers.requireSame succeeds if the name still resolves to the same address", () =>
  withReceivers(first)((receivers) =>
    Effect.flatMap(receivers.get(account, "juniper.reown.id"), (receiver) => receivers.requireSame(account, receiver))
  )
)

it.effect("Receivers.get fails with ReceiverNotFound for a name that is not registered", () =>
  withReceivers()((receivers) =>
    Effect.map(Effect.flip(receivers.get(account, "juniper.reown.id")), ({ _tag, message }) => {
      assert.deepStrictEqual([_tag, message], ["ReceiverNotFound", "juniper.reown.id has no address on this network"])
    })
  )
)
