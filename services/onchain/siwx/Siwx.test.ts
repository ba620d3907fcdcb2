import { toUtf8Hex } from "../../../core/chain/evm/hex.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { privateKeyToAccount } from "viem/accounts"
import { accountId } from "../../../core/chain/network/caip.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { setUpKit } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  makeRefusal,
  makeScriptedWallet
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Nonces } from "./Nonces.ts"
import { getAddress } from "viem"
import { parseSiweMessage } from "viem/siwe"
import { formatMessage } from "../../../core/onchain/siwx/message.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Siwx, type SignInParams } from "./Siwx.ts"

/** The first of anvil's well-known accounts: its key is public. */
const key = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80")
const account = accountId("eip155:1", accounts[0])
const page: SignInParams = { domain: "app.example", uri: "https://app.example/login" }
const magic = `0x1626ba7e${"0".repeat(56)}`
const signData: Answer = (params) => {
  const data = Array.isArray(params) ? params[0] : undefined
  return key.signMessage({ message: { raw: data } })
}

/** Runs an effect with a wallet connected on Ethereum and a node that returns these answers to contract calls. */
const withSiwx = (
  act: (siwx: Siwx["Type"]) => Effect.Effect<void, unknown, Siwx>,
  options: { readonly wallet?: Answer; readonly node?: unknown } = {}
) => {
  const wallet = makeScriptedWallet({ personal_sign: options.wallet ?? signData })
  const bodies: Array<string> = []
  const { layer, seen } = makeAnswering((_, { body }) => {
    bodies.push(body?.text ?? "")
    return options.node instanceof Response
      ? options.node.clone()
      : { jsonrpc: "2.0", id: 1, ...((options.node ?? { result: "0x" }) as object) }
  })
  const siwxLayer = Siwx.layer.pipe(
    Layer.provide(
      Layer.mergeAll(Rpc.layer, WalletRequests.layer, Nonces.layerSeeded, PageOrigin.layerTest("https://app.example"))
    ),
    Layer.provide(layer),
    Layer.provideMerge(setUpKit({ w: wallet.provider }).layer)
  )
  const run = Effect.gen(function* () {
    yield* TestClock.setTime(Date.parse("2026-01-31T12:00:00Z"))
    yield* (yield* Connections).connect({ connectorId: "w" })
    yield* act(yield* Siwx)
  }).pipe(Effect.provide(siwxLayer))
  return { bodies, run, seen, wallet }
}
const getTag = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

describe("Siwx.create", () => {
  it.effect(
    "contains the account, its network and page, the current time and a fresh nonce",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          const message = yield* siwx.create(account, page)
          assert.deepStrictEqual(
            { ...message, nonce: "" },
            {
              accountAddress: accounts[0],
              chainId: "eip155:1",
              networkName: "Ethereum",
              domain: "app.example",
              uri: "https://app.example/login",
              version: "1",
              nonce: "",
              issuedAt: "2026-01-31T12:00:00.000Z"
            }
          )
          assert.match(message.nonce, /^[a-z2-9]{20}$/)
          assert.notStrictEqual((yield* siwx.create(account, page)).nonce, message.nonce)
        })
      ).run
  )

  it.effect(
    "is valid from `notBefore`, or from now, for the requested time",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          assert.strictEqual(
            (yield* siwx.create(account, { ...page, expiresInMillis: 60_000 })).expirationTime,
            "2026-01-31T12:01:00.000Z"
          )
          const later = yield* siwx.create(account, {
            ...page,
            notBefore: "2026-02-01T00:00:00Z",
            expiresInMillis: 60_000
          })
          assert.deepStrictEqual(
            [later.notBefore, later.expirationTime],
            ["2026-02-01T00:00:00Z", "2026-02-01T00:01:00.000Z"]
          )
          for (const expiresInMillis of [0, -1, Number.NaN, 1e18]) {
            assert.strictEqual(yield* getTag(siwx.create(account, { ...page, expiresInMillis })), "SignInMisfit")
          }
        })
      ).run
  )

  it.effect(
    "T15: rejects a domain that is not the page's own host with its port",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          for (const domain of [
            "evil.example",
            "app.example:8443",
            "APP.example",
            "app.example.evil.test",
            "localhost"
          ]) {
            const misfit = yield* Effect.flip(siwx.create(account, { ...page, domain }))
            assert.include(misfit.message, "domain must be this page's host, app.example")
          }
        })
      ).run
  )

  it.effect(
    "returns EIP-4361 messages whose fields another parser reads back",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          const resources = ["https://app.example/terms", "ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu"]
          for (const request of [
            page,
            { ...page, statement: "Grüß dich" },
            { ...page, resources },
            { ...page, statement: "Hi", resources, expiresInMillis: 60_000, requestId: "r1" }
          ]) {
            const message = { ...(yield* siwx.create(account, request)), scheme: "https" }
            const read = parseSiweMessage(yield* formatMessage(message))
            assert.deepStrictEqual(
              { ...read, issuedAt: read.issuedAt?.toISOString(), expirationTime: read.expirationTime?.toISOString() },
              {
                scheme: "https",
                domain: "app.example",
                address: getAddress(accounts[0] ?? ""),
                uri: page.uri,
                version: "1",
                chainId: 1,
                nonce: message.nonce,
                issuedAt: message.issuedAt,
                expirationTime: message.expirationTime,
                ...("statement" in request ? { statement: request.statement } : {}),
                ...("requestId" in request ? { requestId: request.requestId } : {}),
                ...("resources" in request ? { resources } : {})
              }
            )
          }
        })
      ).run
  )

  it.effect("T15: rejects a field with a line break before a wallet is asked", () => {
    const { run, wallet } = withSiwx((siwx) =>
      Effect.gen(function* () {
        const forged = "https://app.example\nNonce: 00000000"
        for (const request of [
          { ...page, uri: forged },
          { ...page, domain: "a\nb" },
          { ...page, statement: "a\nb" },
          { ...page, nonce: "1234567" },
          { ...page, resources: [forged] }
        ]) {
          assert.strictEqual(yield* getTag(siwx.create(account, request)), "SignInMisfit")
        }
        const message = yield* siwx.create(account, page)
        assert.strictEqual(yield* getTag(siwx.sign({ ...message, statement: "a\nb" })), "SignInMisfit")
      })
    )
    return Effect.map(run, () => assert.notInclude(wallet.methods, "personal_sign"))
  })

  it.effect("uses nonces that differ, from cryptographic randomness", () =>
    Effect.gen(function* () {
      const { next } = yield* Nonces
      const all = yield* Effect.replicateEffect(next, 200)
      assert.strictEqual(new Set(all).size, 200)
      for (const nonce of all) assert.match(nonce, /^[a-z2-9]{20}$/)
    }).pipe(Effect.provide(Nonces.layer))
  )
})

describe("Siwx.sign", () => {
  it.effect("signs the text as shown, and the signature is valid without a request to a node", () => {
    const { run, seen, wallet } = withSiwx((siwx) =>
      Effect.gen(function* () {
        const session = yield* siwx.sign(yield* siwx.create(account, { ...page, statement: "Grüß dich" }))
        assert.deepStrictEqual(wallet.params.at(-1), [toUtf8Hex(session.message), accounts[0]])
        assert.notProperty(session.data, "networkName")
        assert.strictEqual((yield* siwx.verify(session.message, session.signature)).accountAddress, accounts[0])
      })
    )
    return Effect.map(run, () => assert.strictEqual(seen.length, 0))
  })

  for (const [name, wallet, tag] of [
    ["a wallet's failure", makeRefusal(-32603), "SigningFailed"],
    ["an answer that is not a signature", () => "yes", "SigningFailed"],
    ["a rejection by its owner", makeRefusal(4001), "RequestRejected"]
  ] as const) {
    it.effect(`fails with ${tag} after one wallet request for ${name}`, () => {
      const {
        run,
        wallet: { methods }
      } = withSiwx(
        (siwx) =>
          Effect.gen(function* () {
            assert.strictEqual(yield* getTag(siwx.sign(yield* siwx.create(account, page))), tag)
          }),
        { wallet }
      )
      return Effect.map(run, () => assert.strictEqual(methods.filter((method) => method === "personal_sign").length, 1))
    })
  }

  it.effect(
    "fails with ContextChanged for an account that is not connected",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          assert.strictEqual(
            yield* getTag(siwx.sign(yield* siwx.create(accountId("eip155:137", accounts[0]), page))),
            "ContextChanged"
          )
        })
      ).run
  )
})

describe("Siwx.verify", () => {
  const createAndSign = (siwx: Siwx["Type"], request: SignInParams = page) =>
    Effect.flatMap(siwx.create(account, request), siwx.sign)

  for (const [name, node, tag] of [
    ["of another key without a contract", { result: "0x" }, "SignatureInvalid"],
    ["that a contract rejects", { result: `0xffffffff${"0".repeat(56)}` }, "SignatureInvalid"],
    ["that a contract reverts on", { error: { code: 3, message: "execution reverted" } }, "SignatureInvalid"],
    ["when the node returns an error", { error: { code: -32005, message: "too many" } }, "RpcError"],
    ["when no node answers", new Response("", { status: 503 }), "BadStatus"]
  ] as const) {
    it.effect(
      `fails with ${tag} for a signature ${name}`,
      () =>
        withSiwx(
          (siwx) =>
            Effect.gen(function* () {
              const { message, signature } = yield* createAndSign(siwx)
              assert.strictEqual(
                yield* getTag(siwx.verify(message.replace("app.example", "bad.example"), signature)),
                tag
              )
            }),
          { node }
        ).run
    )
  }

  it.effect("accepts a contract's signature (EIP-1271) for the message's account and hash", () => {
    const { bodies, run } = withSiwx(
      (siwx) =>
        Effect.gen(function* () {
          const { message } = yield* createAndSign(siwx)
          assert.strictEqual((yield* siwx.verify(message, "0xabcdef")).accountAddress, accounts[0])
        }),
      { node: { result: magic } }
    )
    return Effect.map(run, () => {
      assert.strictEqual(bodies.length, 1)
      assert.include(bodies[0], `"method":"eth_call","params":[{"to":"${accounts[0]}","data":"0x1626ba7e`)
    })
  })

  it.effect("rejects malformed signatures without a request", () => {
    const { run, seen } = withSiwx((siwx) =>
      Effect.gen(function* () {
        const { message } = yield* createAndSign(siwx)
        for (const text of ["", "0x", "0xzz", "signature"])
          assert.strictEqual(yield* getTag(siwx.verify(message, text)), "SignatureInvalid")
      })
    )
    return Effect.map(run, () => assert.strictEqual(seen.length, 0))
  })

  it.effect(
    "accepts a message from its start until its end",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          const { message, signature } = yield* createAndSign(siwx, {
            ...page,
            notBefore: "2026-01-31T12:00:01Z",
            expiresInMillis: 1000
          })
          assert.strictEqual(yield* getTag(siwx.verify(message, signature)), "SignInTooEarly")
          yield* TestClock.adjust("1 seconds")
          yield* siwx.verify(message, signature)
          yield* TestClock.adjust("999 millis")
          yield* siwx.verify(message, signature)
          yield* TestClock.adjust("1 millis")
          assert.strictEqual(yield* getTag(siwx.verify(message, signature)), "SignInExpired")
        })
      ).run
  )

  it.effect(
    "rejects accounts without a verifier, and texts that are not messages",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          const { message, signature } = yield* createAndSign(siwx)
          const solana = message
            .replace("Chain ID: 1", "Chain ID: solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")
            .replace(accounts[0], "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM")
          assert.strictEqual(yield* getTag(siwx.verify(solana, signature)), "SignatureInvalid")
          assert.strictEqual(yield* getTag(siwx.verify("hello", signature)), "SignInMisfit")
        })
      ).run
  )

  it.effect(
    "accepts a known vector, also with a recovery byte counted from 0",
    () =>
      withSiwx((siwx) =>
        Effect.gen(function* () {
          const makeText = (
            domain: string,
            address: string,
            statement: string,
            uri: string,
            nonce: string,
            issued: string
          ) =>
            `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n${statement}\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: ${nonce}\nIssued At: ${issued}`
          yield* siwx.verify(
            `${makeText("login.xyz", "0x9D85ca56217D2bb651b00f15e694EB7E713637D4", "Sign-In With Ethereum Example Statement", "https://login.xyz", "bTyXgcQxn2htgkjJn", "2022-01-27T17:09:38.578Z")}\nExpiration Time: 2100-01-07T14:31:43.952Z`,
            "0xdc35c7f8ba2720df052e0092556456127f00f7707eaa8e3bbff7e56774e7f2e05a093cfc9e02964c33d86e8e066e221b7d153d27e5a2e97ccd5ca7d3f2ce06cb1b"
          )
          yield* siwx.verify(
            makeText(
              "www.tally.xyz",
              "0xc95EB884FE852e241D409234bfC7045CB9E31BD7",
              "Sign in with Ethereum to Tally",
              "https://tally.xyz",
              "15050747",
              "2022-06-30T14:08:51.382Z"
            ),
            "0x8c46b6eb8505939892d8e9b075f89f8277321b17b993151f37810cdda38cce6f4a85909d2b53e6a14629c74c0ac38bf4becde78ee5b2529812bf6cceaf7b2a2501"
          )
        })
      ).run
  )
})
