// @vitest-environment happy-dom
import { describe, expect, test } from "vitest"
import { latchkeyConnector } from "../adapters/wagmi.ts"
import { mountDevtools } from "../devtools/public.ts"
import { readSnapshot } from "../server/public.ts"
import { cloudAuth, signIn } from "../siwx/public.ts"
import { verifySignIn } from "../siwx/server.ts"
import { fakeKit, mockWallet } from "../testing/public.ts"
import { shadcn } from "../themes/public.ts"

/** Calls a function as plain JavaScript may; returns what it throws. */
const thrown = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    return error
  }
}
const addWrongKey = <A>(options: A, key: object): A => ({ ...options, ...key })

const calls: ReadonlyArray<readonly [method: string, call: () => unknown, field: string, nearest: string]> = [
  ["signIn", () => signIn(addWrongKey({}, { statment: "Hi" })), "statment", "statement"],
  ["cloudAuth", () => cloudAuth(addWrongKey({ projectId: "p1" }, { projectID: "p2" })), "projectID", "projectId"],
  ["readSnapshot", () => readSnapshot("", addWrongKey({}, { storagename: "b" })), "storagename", "storageName"],
  ["mockWallet", () => mockWallet(addWrongKey({}, { chainID: 137 })), "chainID", "chainId"],
  ["fakeKit", () => fakeKit(addWrongKey({}, { adress: "0x1" })), "adress", "address"],
  ["fakeKit", () => fakeKit({}, addWrongKey({}, { anwers: {} })), "anwers", "answers"],
  ["mountDevtools", () => mountDevtools(fakeKit(), addWrongKey({}, { inot: document.body })), "inot", "into"],
  ["shadcn", () => shadcn(addWrongKey({}, { chanels: true })), "chanels", "channels"]
]

describe("functions of entries", () => {
  test.each(calls)("%s throws CallMisfit for an unknown option", (method, call, field, nearest) => {
    expect(thrown(call)).toMatchObject({ _tag: "CallMisfit", method, field, nearest })
  })

  test("verifySignIn rejects with CallMisfit for an unknown key", async () => {
    const proof = addWrongKey({ message: "", signature: "", domain: "a.example", nonce: "n", now: 0 }, { chainId: 1 })
    await expect(verifySignIn(proof)).rejects.toMatchObject({ _tag: "CallMisfit", field: "chainId" })
  })

  test("latchkeyConnector rejects an unknown key of wagmi's connect before the modal opens", async () => {
    const kit = fakeKit()
    const connector = latchkeyConnector(kit)({ chains: [], emitter: { emit: () => {} } } as never)
    const error = await connector.connect(addWrongKey({}, { chainID: 137 })).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ _tag: "CallMisfit", field: "chainID", nearest: "chainId" })
    expect(kit.calls.filter(([method]) => method === "open")).toEqual([])
  })
})
