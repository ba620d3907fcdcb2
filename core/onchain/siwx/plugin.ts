import type { SignInSession } from "./session.ts"

/** A value, or a Promise of one: the result of a host's function. */
type Awaitable<A> = A | Promise<A>

/** The account and network of a message. */
export interface SignInSubject {
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: string
}

/**
 * A host's sign-in (option `siwx`): creates the text, and stores the sessions. `signIn()` of `latchkey/siwx` returns
 * one. An error thrown by a function is reported as a failure of the catalogue, with the original error as its cause.
 */
export interface SignInPlugin {
  /** Creates the text to be signed, or an object whose `toString` returns it: EIP-4361, of this page's own domain. */
  readonly createMessage: (
    input: SignInSubject & { readonly notBefore?: string | undefined }
  ) => Awaitable<string | { readonly toString: () => string }>
  /** Signs in place of the wallet. */
  readonly signMessage?: ((input: SignInSubject & { readonly message: string }) => Awaitable<string>) | undefined
  /** Stores a session, or throws if the host does not accept it. */
  readonly addSession: (session: SignInSession) => Awaitable<void>
  readonly revokeSession: (chainId: string, address: string) => Awaitable<void>
  /** Replaces all sessions. */
  readonly setSessions: (sessions: ReadonlyArray<SignInSession>) => Awaitable<void>
  readonly getSessions: (chainId: string, address: string) => Awaitable<ReadonlyArray<SignInSession>>
  /** True if a visitor who does not sign in is disconnected; true by default. */
  readonly getRequired?: (() => boolean) | undefined
  /** True if disconnecting ends the account's sessions; true by default. */
  readonly signOutOnDisconnect?: boolean | undefined
  /**
   * The verifier of signatures. `kit`: the kit verifies them each time that it reads sessions. `host`, the default: the
   * functions of this object do.
   */
  readonly verifiedBy?: "kit" | "host" | undefined
}

/** Settings of the project's sign-in service. */
export interface CloudSettings {
  readonly projectId: string
  /** The provider API, if it is not the public one: the kit's own `endpoints.api`. */
  readonly api?: string | undefined
  /** One line that the visitor agrees to by signing in. */
  readonly statement?: string | undefined
  /** How long a sign-in is valid according to the text, in milliseconds. */
  readonly expiresInMillis?: number | undefined
  /** The kit's own `storageName`, if a page has several. */
  readonly storageName?: string | undefined
}

/**
 * The account that the sign-in service has stored for this browser's session. `exp`: when the session ends, epoch
 * seconds.
 */
export interface CloudProfile {
  readonly address: string
  readonly caip2Network: string
  readonly uri: string
  readonly domain: string
  readonly nonce: string
  readonly exp: number
  readonly email?: string
}

/** A sign-in whose sessions are stored by the project's sign-in service. */
export interface CloudSignIn extends SignInPlugin {
  /** Returns the account of the service's session; null if the visitor is not signed in. */
  readonly getProfile: () => Promise<CloudProfile | null>
  /** Stores the host's own data with the signed-in account. */
  readonly setMetadata: (metadata: Readonly<Record<string, unknown>> | null) => Promise<void>
  /** Sends a code to an email address; texts created after its confirmation contain the address. */
  readonly requestCode: (email: string, account: string) => Promise<void>
  /** Returns true if the code was correct. */
  readonly confirmCode: (code: string) => Promise<boolean>
}

/** The parameters of `createMessage` in a `siweConfig`. */
export interface SiweMessageParts {
  readonly address: string
  readonly chainId: number
  readonly domain: string
  readonly uri: string
  readonly version: "1"
  readonly nonce: string
  readonly iat: string
  readonly statement?: string | undefined
  readonly [other: string]: unknown
}

/** SIWE configuration as in earlier kits (option `siweConfig`), EVM networks only. */
export interface SiweConfig {
  readonly getNonce: (address?: string) => Awaitable<string>
  readonly getMessageParams?: (() => Awaitable<Readonly<Record<string, unknown>>>) | undefined
  readonly createMessage: (parts: SiweMessageParts) => string
  readonly verifyMessage: (signed: { readonly message: string; readonly signature: string }) => Awaitable<boolean>
  readonly getSession: () => Awaitable<{ readonly address: string; readonly chainId: number } | null>
  readonly signOut: () => Awaitable<unknown>
  readonly onSignIn?: ((session?: { readonly address: string; readonly chainId: number }) => void) | undefined
  readonly onSignOut?: (() => void) | undefined
  /** True if it is in effect; true by default. */
  readonly enabled?: boolean | undefined
  /** How often a nonce that waits for its signature is fetched again; 300,000 by default. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** How often the session is read again; 300,000 by default. */
  readonly sessionRefetchIntervalMs?: number | undefined
  readonly signOutOnDisconnect?: boolean | undefined
  readonly signOutOnAccountChange?: boolean | undefined
  readonly signOutOnNetworkChange?: boolean | undefined
}
