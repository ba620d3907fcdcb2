import type { SignInSession } from "./session.ts"

/** A value, or a Promise of one: what a host's function may return. */
type Awaitable<A> = A | Promise<A>

/** Whom a message is for. */
export interface SignInSubject {
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: string
}

/**
 * A host's sign-in, the option `siwx`: who makes the text, and where sessions are kept. `signIn()` of `latchkey/siwx` is
 * one. What a function throws is told as a failure of the catalogue, with its own as the cause.
 */
export interface SignInPlugin {
  /** Makes the text to be signed, or an object whose `toString` gives it: EIP-4361, of this page's own domain. */
  readonly createMessage: (
    input: SignInSubject & { readonly notBefore?: string | undefined }
  ) => Awaitable<string | { readonly toString: () => string }>
  /** Signs in place of the wallet. */
  readonly signMessage?: ((input: SignInSubject & { readonly message: string }) => Awaitable<string>) | undefined
  /** Keeps a session, or throws where the host does not accept it. */
  readonly addSession: (session: SignInSession) => Awaitable<void>
  readonly revokeSession: (chainId: string, address: string) => Awaitable<void>
  /** Replaces all sessions. */
  readonly setSessions: (sessions: ReadonlyArray<SignInSession>) => Awaitable<void>
  readonly getSessions: (chainId: string, address: string) => Awaitable<ReadonlyArray<SignInSession>>
  /** Whether a visitor who does not sign in is disconnected; true by default. */
  readonly getRequired?: (() => boolean) | undefined
  /** Whether disconnecting ends the account's sessions; true by default. */
  readonly signOutOnDisconnect?: boolean | undefined
  /**
   * Who verifies signatures: the kit, each time that sessions are read, or the host's own functions, which is the
   * default.
   */
  readonly verifiedBy?: "kit" | "host" | undefined
}

/** What the project's sign-in service is asked with. */
export interface CloudSettings {
  readonly projectId: string
  /** The provider API, if it is not the public one: the kit's own `endpoints.api`. */
  readonly api?: string | undefined
  /** What a visitor agrees to by signing in: one line. */
  readonly statement?: string | undefined
  /** How long the text says that the sign-in holds, in milliseconds. */
  readonly expiresInMillis?: number | undefined
  /** The kit's own `storageName`, where a page has several. */
  readonly storageName?: string | undefined
}

/** Whom the sign-in service knows by the session of this browser. `exp`: when it ends, epoch seconds. */
export interface CloudProfile {
  readonly address: string
  readonly caip2Network: string
  readonly uri: string
  readonly domain: string
  readonly nonce: string
  readonly exp: number
  readonly email?: string
}

/** A sign-in whose sessions the project's sign-in service keeps. */
export interface CloudSignIn extends SignInPlugin {
  /** Returns whom the service knows; null while nobody is signed in. */
  readonly getProfile: () => Promise<CloudProfile | null>
  /** Keeps a host's own data with the account that is signed in. */
  readonly setMetadata: (metadata: Readonly<Record<string, unknown>> | null) => Promise<void>
  /** Has the service send a code to an address of mail; a text that is made after its confirmation names the address. */
  readonly requestCode: (email: string, account: string) => Promise<void>
  /** Returns whether the code was right. */
  readonly confirmCode: (code: string) => Promise<boolean>
}

/** What `createMessage` of a `siweConfig` gets. */
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

/** The option `siweConfig`: sign-in as earlier kits of this kind had it, on EVM networks alone. */
export interface SiweConfig {
  readonly getNonce: (address?: string) => Awaitable<string>
  readonly getMessageParams?: (() => Awaitable<Readonly<Record<string, unknown>>>) | undefined
  readonly createMessage: (parts: SiweMessageParts) => string
  readonly verifyMessage: (signed: { readonly message: string; readonly signature: string }) => Awaitable<boolean>
  readonly getSession: () => Awaitable<{ readonly address: string; readonly chainId: number } | null>
  readonly signOut: () => Awaitable<unknown>
  readonly onSignIn?: ((session?: { readonly address: string; readonly chainId: number }) => void) | undefined
  readonly onSignOut?: (() => void) | undefined
  /** Whether it is in effect; true by default. */
  readonly enabled?: boolean | undefined
  /** How often a nonce that waits for its signature is fetched anew; 300,000 by default. */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** How often the session is read anew; 300,000 by default. */
  readonly sessionRefetchIntervalMs?: number | undefined
  readonly signOutOnDisconnect?: boolean | undefined
  readonly signOutOnAccountChange?: boolean | undefined
  readonly signOutOnNetworkChange?: boolean | undefined
}
