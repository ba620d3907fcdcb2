// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { TypedDataEncoder } from "ethers"
import { act } from "@testing-library/react"
import { describe, expect, onTestFinished, test } from "vitest"
import { toUtf8Hex } from "../../../../core/chain/evm/hex.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { boxes, findButton, modalText, press, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { setUpKitsOnNode, makeTypedFor } from "../../../../fixtures/testing/react/kitsOnNode.ts"
import type { Latchkey } from "../public.ts"

closeLikeBrowsers()

const { connected, hold } = setUpKitsOnNode(collectEnds())
const [me, you] = accounts
const run = <A>(what: () => Promise<A>): Promise<A> => act(what)

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "done",
    (error) => [error.code, error.message]
  )
const request = (kit: Latchkey, method: string, params: unknown) => kit.provider("eip155").request({ method, params })
const grantOf = (allowance: unknown) => ({
  chainId: "0x1",
  expiry: 4_000_000_000,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x04aa" }] } },
  permissions: [{ type: "native-token-recurring-allowance", data: { allowance, start: 1, period: 604_800 } }],
  policies: []
})

describe("kit.provider request that breaks a rule of the reader", () => {
  test.each<[string, string, unknown, RegExp]>([
    [
      "a value in decimal digits",
      "eth_sendTransaction",
      [{ to: you, value: "9000000000000000" }],
      /value "9000000000000000".*10376293541461622784/
    ],
    [
      "a gas price in decimal digits",
      "eth_sendTransaction",
      [{ to: you, maxFeePerGas: "30000000000" }],
      /maxFeePerGas/
    ],
    [
      "a permission to revoke without its context",
      "wallet_revokeExecutionPermission",
      [{ context: "0x01" }],
      /permissionContext is not bytes in hex/
    ],
    ["a decimal value in a batch", "wallet_sendCalls", [{ calls: [{ to: you, value: "100" }] }], /calls\[0\]\.value/],
    [
      "data and input that differ",
      "eth_sendTransaction",
      [{ to: you, data: "0x01", input: "0x02" }],
      /data and input differ/
    ],
    [
      "gas and gasLimit that differ",
      "eth_sendTransaction",
      [{ to: you, gas: "0x1", gasLimit: "0x2" }],
      /gas and gasLimit/
    ],
    [
      "an authorization with two addresses",
      "eth_sendTransaction",
      [{ to: me, authorizationList: [{ address: me, contractAddress: you, chainId: "0x1" }] }],
      /authorizationList\[0\]\.address/
    ],
    ["a chain with a space", "eth_signTypedData_v4", [me, makeTypedFor(" 137")], /domain\.chainId/],
    ["a chain in a list", "eth_signTypedData_v4", [me, makeTypedFor([137])], /domain\.chainId/],
    ["a chain of null", "eth_signTypedData_v4", [me, JSON.stringify(makeTypedFor(null))], /domain\.chainId/],
    [
      "a call for another chain",
      "wallet_sendCalls",
      [{ calls: [{ to: you, chainId: "0x89" }] }],
      /calls\[0\]\.chainId/
    ],
    [
      "a call's chain in decimal",
      "wallet_sendCalls",
      [{ calls: [{ to: you, chainId: "137" }] }],
      /calls\[0\]\.chainId/
    ],
    [
      "an allowance in decimal digits",
      "wallet_grantPermissions",
      [grantOf("9000000000000000")],
      /permissions\[0\]\.data\.allowance "9000000000000000"/
    ],
    [
      "a limit in decimal digits",
      "wallet_requestExecutionPermissions",
      [{ chainId: "0x1", permission: { type: "native-token-stream", data: { maxAmount: "100" } } }],
      /permission\.data\.maxAmount "100"/
    ]
  ])("is refused with -32602 and the field's name: %s", async (_, method, params, message) => {
    const { kit, wallet } = await connected()
    expect(await run(() => refusal(request(kit, method, params)))).toEqual([-32602, expect.stringMatching(message)])
    expect(wallet.received()).toEqual([])
  })

  test("is refused for typed data whose chain is a bigint of another network", async () => {
    const { kit, wallet } = await connected()
    expect(await run(() => refusal(request(kit, "eth_signTypedData_v4", [me, makeTypedFor(137n)])))).toEqual([
      -32602,
      expect.stringMatching(/another network/)
    ])
    expect(wallet.received()).toEqual([])
  })
})

describe("kit.provider request in canonical form", () => {
  test.each<[string, string, unknown, unknown]>([
    [
      "numbers and bigints",
      "eth_sendTransaction",
      [{ to: you, value: 10n, gas: 21000, maxFeePerGas: 30_000_000_000n, nonce: 5, type: 2 }],
      [
        {
          to: you,
          value: "0xa",
          gas: "0x5208",
          maxFeePerGas: "0x6fc23ac00",
          nonce: "0x5",
          type: "0x2",
          from: me,
          chainId: "0x1"
        }
      ]
    ],
    [
      "input",
      "eth_sendTransaction",
      [{ to: you, input: "0xab" }],
      [{ to: you, data: "0xab", from: me, chainId: "0x1" }]
    ],
    [
      "a bigint in a call",
      "wallet_sendCalls",
      [{ calls: [{ to: you, value: 7n }] }],
      [{ calls: [{ to: you, value: "0x7" }], from: me, chainId: "0x1" }]
    ],
    [
      "a number in a call",
      "wallet_sendCalls",
      [{ calls: [{ to: you, value: 7 }] }],
      [{ calls: [{ to: you, value: "0x7" }], from: me, chainId: "0x1" }]
    ],
    [
      "typed data with bigints",
      "eth_signTypedData_v4",
      [me, makeTypedFor(1n)],
      [me, JSON.stringify(makeTypedFor("1"))]
    ],
    ["a message behind the account", "personal_sign", [me, "hello"], [toUtf8Hex("hello"), me]],
    ["a text that looks like an address", "personal_sign", [`0x${"6d".repeat(20)}`, me], [`0x${"6d".repeat(20)}`, me]]
  ])("converts %s", async (_, method, params, sent) => {
    const { kit, wallet } = await connected()
    expect(await run(() => refusal(request(kit, method, params)))).toBe("done")
    expect(wallet.received()).toEqual([{ method, params: sent }])
  })
})

describe("kit.provider request with a bigint", () => {
  test("passes the list of eth_signTypedData_v1 with text in place of a bigint and hex in place of bytes", async () => {
    const { kit, wallet } = await connected()
    const make = (value: unknown, data: unknown) => [
      { type: "uint256", name: "amount", value },
      { type: "bytes", name: "data", value: data }
    ]
    for (const method of ["eth_signTypedData", "eth_signTypedData_v1"])
      await run(() => refusal(request(kit, method, [make(5n, new Uint8Array([1, 2])), me])))
    expect(wallet.received().map(({ params }) => params)).toEqual([
      [make("5", "0x0102"), me],
      [make("5", "0x0102"), me]
    ])
  })

  test.each([1, 1n])("reads the chain %o of wallet_switchEthereumChain", async (chainId) => {
    const { kit } = await connected()
    expect(await run(() => refusal(request(kit, "wallet_switchEthereumChain", [{ chainId }])))).toBe("done")
  })
})

describe("kit.sendCalls", () => {
  test.each([[7n], [7]])("converts a value of %o to hex", async (value) => {
    const { kit, wallet } = await connected()
    await run(() => kit.sendCalls({ calls: [{ to: you, value }] }))
    expect(wallet.received()).toMatchObject([{ params: [{ calls: [{ to: you, value: "0x7" }] }] }])
  })
})

describe("ApproveTransaction", () => {
  const showRequest = async (method: string, params: unknown, words: RegExp) => {
    const { kit, wallet } = await connected({ reviewRequests: true })
    const result = refusal(request(kit, method, params))
    await expectText(words)
    return {
      text: modalText() ?? "",
      reject: async () => {
        await press("Reject")
        await run(() => result)
        expect(wallet.received()).toEqual([])
      }
    }
  }

  test("shows the fee that the page sets, and asks to tick it where it is far above the price", async () => {
    const params = [{ to: you, value: "0x1", gas: "0x5208", maxFeePerGas: "0x5af3107a4000" }]
    const { reject } = await showRequest("eth_sendTransaction", params, /At most 2\.1 ETH, as this page asks/)
    await expectText(/The fee is (far above|more than)/)
    findButton("Read the warning first")
    await reject()
  })

  test("shows the digest of typed data behind the details", async () => {
    const { reject, text } = await showRequest("eth_signTypedData_v4", [me, makeTypedFor(1)], /asks you to sign data/)
    const digest = TypedDataEncoder.hash({ chainId: 1 }, { Mail: [{ name: "text", type: "string" }] }, { text: "hi" })
    expect(text).toContain(`Digest: ${digest}`)
    await reject()
  })

  test("waits with Approve until the fee that the page sets is compared with the network's price", async () => {
    const release = hold()
    onTestFinished(release)
    const params = [{ to: you, value: "0x1", gas: "0x5208", maxFeePerGas: "0x5af3107a4000" }]
    const { reject, text } = await showRequest("eth_sendTransaction", params, /asks you to approve this/)
    expect(text).not.toContain("At most")
    findButton("Reading the request")
    release()
    await expectText(/The fee is far above/)
    findButton("Read the warning first")
    // The warning arrives late: it is behind all else, so that nothing moves.
    expect(modalText()).toMatch(/At most 2\.1 ETH, as this page asks.*Details.*The fee is far above/s)
    await reject()
  })

  test("asks to tick the fee that the page sets where the network does not say its price", async () => {
    const release = hold()
    onTestFinished(release)
    const params = [{ to: you, value: "0x1", gas: "0x5208", maxFeePerGas: "0x5af3107a4000" }]
    const { reject } = await showRequest("eth_sendTransaction", params, /At most 2\.1 ETH, as this page asks/)
    await expectText(/also sets gas, maxFeePerGas, which is not described here/)
    findButton("Read the warning first")
    release()
    await reject()
  }, 20_000)

  test("shows the text of a message of 20 bytes, not the account", async () => {
    const { reject, text } = await showRequest("personal_sign", [`0x${"6d".repeat(20)}`, me], /Sign a message/)
    expect(text).toContain("m".repeat(20))
    await reject()
  })

  const signInText = (uri: string) =>
    [
      `${location.host} wants you to sign in with your Ethereum account:`,
      me,
      "",
      "",
      `URI: ${uri}`,
      "Version: 1",
      "Chain ID: 1",
      "Nonce: abcd1234efgh",
      "Issued At: 2026-01-01T00:00:00.000Z"
    ].join("\n")

  test.each(["https://evil.example/login", "evil.example", "\u200bhttps://evil.example"])(
    "warns of a sign-in under this page's domain whose URI is of another site: %j",
    async (uri) => {
      const { reject } = await showRequest("personal_sign", [toUtf8Hex(signInText(uri)), me], /evil\.example/)
      expect(boxes().length).toBeGreaterThan(0)
      await expectText(/This signs in to evil\.example/)
      await reject()
    }
  )

  test("raises no warning for a sign-in of this page", async () => {
    const text = signInText(`${location.origin}/login`)
    const { reject } = await showRequest("personal_sign", [toUtf8Hex(text), me], /Sign in to/)
    expect(boxes()).toEqual([])
    await reject()
  })

  test("names a field that it does not know, and asks to tick it", async () => {
    const { reject } = await showRequest(
      "eth_sendTransaction",
      [{ to: you, value: "0x1", delegateTo: me }],
      /also sets delegateTo, which is not described here/
    )
    expect(boxes().length).toBeGreaterThan(0)
    await reject()
  })

  test("names the paymaster that a batch asks for", async () => {
    const { reject } = await showRequest(
      "wallet_sendCalls",
      [{ calls: [{ to: you, value: "0x1" }], capabilities: { paymasterService: { url: "https://pay.example" } } }],
      /someone else to pay the fee: https:\/\/pay\.example/
    )
    await reject()
  })

  test("reviews a method that is not a known read, but no session method", async () => {
    const { reject } = await showRequest(
      "wallet_requestExecutionPermissions",
      [
        {
          chainId: "0x1",
          expiry: 4_000_000_000,
          signer: { type: "account", data: { address: you } },
          permission: { type: "native-token-stream", data: {} },
          isAdjustmentAllowed: true
        }
      ],
      /wallet_requestExecutionPermissions|act for you/
    )
    await reject()
  })

  test.each([
    ["eth_sendUserOperation", [{ callData: "0x", nonce: "0x1" }, you]],
    ["wallet_revokePermissions", []],
    ["wallet_revokePermissions", [{ pci: "0x01", permissionsContext: "0x02" }]]
  ])("asks to tick %s, which is not described", async (method, params) => {
    const { reject } = await showRequest(method, params, new RegExp(`${method}, with data that cannot be read`))
    expect(boxes().length).toBe(1)
    await reject()
  })

  test.each<[string, unknown, number]>([
    ["wallet_revokePermissions", [{ pci: "0x01c0ffee" }], 0],
    ["wallet_revokePermissions", [{ pci: "0x01c0ffee", address: me }], 0],
    ["wallet_revokePermissions", [{ pci: "0x01c0ffee", also: "0x02" }], 1],
    ["wallet_revokeExecutionPermission", [{ permissionContext: "0x01c0ffee" }], 0],
    ["wallet_revokeExecutionPermission", { permissionContext: "0x01c0ffee" }, 0],
    ["wallet_revokeExecutionPermission", [{ permissionContext: "0x01c0ffee", also: "0x02" }], 1]
  ])("describes %s of %j by its permission; a further field needs a tick", async (method, params, ticks) => {
    const { reject, text } = await showRequest(method, params, /Take back a permission to act for you/)
    expect(text).toContain("Permission0x01c0ffee")
    expect(boxes().length).toBe(ticks)
    await reject()
  })

  test.each<[string, (kit: Latchkey) => Promise<unknown>, RegExp]>([
    ["signMessage", (kit) => kit.signMessage({ message: "hello there" }), /hello there/],
    [
      "signTypedData",
      (kit) =>
        kit.signTypedData({
          domain: { name: "Shop", chainId: 1 },
          types: { Mail: [{ name: "text", type: "string" }] },
          primaryType: "Mail",
          message: { text: "hi" }
        }),
      /asks you to sign data/
    ],
    ["sendCalls", (kit) => kit.sendCalls({ calls: [{ to: you, value: "0x1" }] }), /Send 0\.0+1 ETH/]
  ])("reviews kit.%s where the host reviews requests", async (_, call, words) => {
    const { kit, wallet } = await connected({ reviewRequests: true })
    const request = call(kit).then(
      () => "done",
      (error) => error._tag
    )
    await expectText(words)
    expect(wallet.received()).toEqual([])
    await press("Reject")
    expect(await run(() => request)).toBe("RequestRejected")
    expect(wallet.received()).toEqual([])
  })

  test("describes typed data with nested structs within the time of a test", async () => {
    const types = Object.fromEntries(
      Array.from({ length: 16 }, (_, i) => [
        `T${i}`,
        Array.from({ length: 8 }, (_, index) => ({ name: `f${index}`, type: i === 15 ? "uint256" : `T${i + 1}` }))
      ])
    )
    const data = { types, primaryType: "T0", domain: {}, message: {} }
    const { reject } = await showRequest("eth_signTypedData_v4", [me, data], /cannot be read/)
    await reject()
  })
})
