import {
  type BrowserContext,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType
} from "@playwright/test"
import { readInstalledVersion } from "../../../services/foundation/platform/installedVersion.ts"
import { reportPeer } from "../adapters/reportPeer.ts"
import { createBareWallet, type MockWallet, type MockWalletOptions } from "./mockWallet.ts"
import type { WalletRequest } from "./walletState.ts"

const version = readInstalledVersion("@playwright/test")
if (version !== undefined) reportPeer("latchkey/testing/playwright", "@playwright/test", version)

/** A wallet on the pages of a test, controlled from the test. Pages receive changes by its owner asynchronously. */
export type PageWallet = Omit<MockWallet, "provider" | "remove"> & {
  /** Uninstalls the wallet. Resolves when no open page and no page opened later has it. */
  readonly remove: () => Promise<void>
}

/** The fixtures of `test` in addition to Playwright's own. */
export interface WalletFixtures {
  /** The wallet, announced on every page of the context from the first script on. */
  readonly wallet: PageWallet
  /** Options of the wallet: `test.use({ walletOptions: { … } })`. */
  readonly walletOptions: MockWalletOptions
}

/**
 * Playwright's `test` with the fixture `wallet`.
 *
 * @example
 * ```ts
 * import { expect } from "@playwright/test"
 * import { test } from "latchkey/testing/playwright"
 *
 * test("connects", async ({ page, wallet }) => {
 *   await page.goto("/")
 *   await page.getByRole("button", { name: "Connect wallet" }).click()
 *   await expect.poll(() => wallet.requests.length).toBeGreaterThan(0)
 * })
 * ```
 */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & WalletFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<WalletFixtures>({
  walletOptions: [{}, { option: true }],
  wallet: async ({ context, walletOptions }, use) => {
    await use(await getWalletOn(context, walletOptions))
  }
})

/** Options of `sandboxWallet`: those of a wallet, and the sandbox's URL. */
export type SandboxWalletOptions = Omit<MockWalletOptions, "forward"> & { readonly sandbox?: string | undefined }

/** The fixtures that {@link sandboxWallet} sets. */
export interface SandboxWalletFixture {
  readonly walletOptions: (
    fixtures: { readonly walletOptions: MockWalletOptions },
    use: (options: MockWalletOptions) => Promise<void>
  ) => Promise<void>
}

/**
 * Returns fixtures with which `wallet` signs and sends on the chains of a running sandbox, with its first account. The
 * test fails if no sandbox is running.
 *
 * @default sandbox "http://127.0.0.1:4730"
 * @example
 * ```ts
 * import { sandboxWallet, test } from "latchkey/testing/playwright"
 *
 * test.use(sandboxWallet({ chainId: 1 }))
 * ```
 */
export const sandboxWallet = ({
  sandbox = "http://127.0.0.1:4730",
  ...options
}: SandboxWalletOptions = {}): SandboxWalletFixture => ({
  walletOptions: async ({ walletOptions }, use) => {
    const { accounts, forward } = await createSandboxWallet(sandbox)
    await use({ accounts: accounts.slice(0, 1), ...walletOptions, ...options, forward })
  }
})

/** The funded accounts of a sandbox, and its nodes by chain id. */
const createSandboxWallet = async (
  url: string
): Promise<Required<Pick<MockWalletOptions, "forward">> & { accounts: ReadonlyArray<string> }> => {
  const answer = await fetch(`${url.replace(/\/$/, "")}/__sandbox`).catch(() => undefined)
  if (answer?.ok !== true) throw new Error(`No sandbox answers at ${url}. Start it: npx latchkey sandbox --background`)
  const { accounts, rpc }: { accounts: ReadonlyArray<string>; rpc: Readonly<Record<string, string>> } =
    await answer.json()
  const nodes = Object.entries(rpc).flatMap(([network, node]) => {
    const [, chain] = /^eip155:(\d+)$/.exec(network) ?? []
    return chain === undefined ? [] : [[Number(chain), node] as const]
  })
  return { accounts, forward: Object.fromEntries(nodes) }
}

/** Messages between the two processes as plain data: the wallet's answer, and an event for a page. */
interface Passed {
  readonly value?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}
const passOn = (value: unknown): Passed =>
  value instanceof Error ? { error: { code: Number(Object(value).code ?? -32603), message: value.message } } : { value }

const binding = "latchkeyTestWallet"

/** Installs a wallet on all pages of a context: it runs in the test, and pages forward their requests to it. */
const getWalletOn = async (context: BrowserContext, options: MockWalletOptions): Promise<PageWallet> => {
  const { info, provider, ...wallet } = createBareWallet(options)
  await context.exposeBinding(binding, (_, request: WalletRequest) =>
    provider
      .request(request)
      .then(passOn, (cause: unknown) => passOn(cause instanceof Error ? cause : Error(String(cause))))
  )
  await context.addInitScript(installWallet, { binding, info })
  /** Pages that are closing are skipped: the next page requests the state again. */
  const report = (event: string, value: Passed): ReadonlyArray<Promise<void>> =>
    context
      .pages()
      .flatMap((page) => page.frames())
      .map((frame) => frame.evaluate(createListener, { binding, event, value }).catch(() => {}))
  for (const event of ["accountsChanged", "chainChanged", "disconnect"])
    provider.on(event, (value: unknown) => void report(event, passOn(value)))
  return {
    ...wallet,
    remove: async () => {
      await Promise.all([context.addInitScript(markRemoved, binding), ...report("removed", {})])
    }
  }
}

/** Runs in each page before its own scripts, without access to this module. */
const installWallet = ({ binding, info }: { readonly binding: string; readonly info: object }): void => {
  const page: Record<string, unknown> = Object(globalThis)
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const getError = ({ code, message }: NonNullable<Passed["error"]>): Error =>
    Object.assign(new Error(message), { code })
  const ask = page[binding] as (request: WalletRequest) => Promise<Passed>
  const provider = {
    request: async ({ method, params }: WalletRequest): Promise<unknown> => {
      const { error, value } = await ask({ method, params })
      if (error !== undefined) throw getError(error)
      return value
    },
    on: (event: string, listener: (value: unknown) => void): void => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: (value: unknown) => void): void =>
      void listeners.get(event)?.delete(listener)
  }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = (): void => {
    if (page[`${binding}Removed`] !== true) dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
  }
  page[`${binding}Hears`] = (event: string, { error, value }: Passed): void => {
    if (event === "removed") page[`${binding}Removed`] = true
    for (const listener of [...(listeners.get(event) ?? [])]) listener(error === undefined ? value : getError(error))
  }
  addEventListener("eip6963:requestProvider", announce)
  announce()
}

/** Runs in a page: emits an event of the wallet. */
const createListener = ({
  binding,
  event,
  value
}: {
  readonly binding: string
  readonly event: string
  readonly value: Passed
}): void => {
  const page: Record<string, unknown> = Object(globalThis)
  const hears = page[`${binding}Hears`]
  if (typeof hears === "function") hears(event, value)
}

/** Runs in each page opened after a removal, before or after {@link installWallet}: Playwright does not keep their order. */
const markRemoved = (binding: string): void => {
  Object(globalThis)[`${binding}Removed`] = true
}
