import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { connectedKit } from "../../../fixtures/testing/services/connectedKit.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Names } from "../name/Names.ts"
import { Receivers } from "./Receivers.ts"

const account = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const [first, second] = ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"]

/** A name service whose name stands for one address after another; without any, nobody has it. */
const over = (...addresses: ReadonlyArray<string>) => {
  let asked = 0
  const { layer: calls } = answering(() => {
    const address = addresses[Math.min(asked++, addresses.length - 1)]
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
        Rpc.layerTest(() => "0x")
      )
    ),
    Layer.provide(connectedKit({}).layer)
  )
  return <A, E>(act: (all: Receivers["Type"]) => Effect.Effect<A, E>) =>
    Effect.provide(Effect.flatMap(Receivers, act), layer)
}

it.effect("a name leads to its address on the network, and is asked for again at the press", () =>
  over(
    first,
    second
  )((all) =>
    Effect.gen(function* () {
      const shown = yield* all.of(account, " Juniper.reown.id ")
      assert.deepStrictEqual(shown, { address: first, name: "juniper.reown.id" })
      const { _tag } = yield* Effect.flip(all.requireSame(account, shown))
      assert.strictEqual(_tag, "ReceiverMoved")
    })
  )
)

it.effect("a name that still stands for the same address goes on", () =>
  over(first)((all) => Effect.flatMap(all.of(account, "juniper.reown.id"), (shown) => all.requireSame(account, shown)))
)

it.effect("a name that nobody has leads nowhere", () =>
  over()((all) =>
    Effect.map(Effect.flip(all.of(account, "juniper.reown.id")), ({ _tag, message }) => {
      assert.deepStrictEqual([_tag, message], ["ReceiverNotFound", "juniper.reown.id has no address on this network"])
    })
  )
)
