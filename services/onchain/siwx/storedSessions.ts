import * as Either from "effect/Either"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { array, string, struct } from "../../../core/foundation/data/decode.ts"
import { readStoredText, formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { requireNonce, requireYes } from "../../../core/onchain/siwx/fields.ts"
import { parseMessage } from "../../../core/onchain/siwx/message.ts"
import type { SignInSubject } from "../../../core/onchain/siwx/plugin.ts"
import { accountOfSignIn, type SignInSession, removeSessions } from "../../../core/onchain/siwx/session.ts"
import { createPageMessage } from "./createPageMessage.ts"

/** A host's settings for its sign-in. */
export interface SignInSettings {
  /** The statement that a visitor agrees to by signing in: one line. */
  readonly statement?: string | undefined
  /** How long a sign-in is valid, in milliseconds; by default until the visitor signs out. */
  readonly expiresInMillis?: number | undefined
  /** The nonce of the host's server, or a function that fetches one; random by default. */
  readonly nonce?: string | (() => string | Promise<string>) | undefined
  /** Asks the host's server whether it accepts the sign-in, before the sign-in counts. */
  readonly verify?:
    | ((signed: { readonly message: string; readonly signature: string }) => boolean | Promise<boolean>)
    | undefined
  /** The kit's own `storageName`, if a page has several kits. */
  readonly storageName?: string | undefined
}

/** The maximum number of stored sessions; the oldest are dropped. */
const maxSessions = 32
const readSessions = array(struct({ message: string(65_536), signature: string(65_536) }), 1_024)

/** Returns the page's stored sessions. The fields come from the signed text; invalid ones are dropped. */
const readStoredSessions = (key: string): ReadonlyArray<SignInSession> => {
  const found = readSessions(readStoredText(read(key))) ?? []
  return found.slice(-maxSessions).flatMap(({ message, signature }) =>
    Either.match(parseMessage(message), {
      onLeft: () => [],
      onRight: ({ networkName: _, scheme: __, ...data }) => [{ data, message, signature }]
    })
  )
}

/** If storage cannot be read or written, sessions are kept in memory. */
const memory = new Map<string, string>()
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}
const write = (key: string, sessions: ReadonlyArray<SignInSession>): void => {
  const text = JSON.stringify(sessions.slice(-maxSessions))
  memory.delete(key)
  try {
    if (sessions.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

const getAccount = (chainId: string, accountAddress: string): AccountId | undefined =>
  accountOfSignIn({ accountAddress, chainId })

/** Implements `signIn` with this page's storage. docs/spec/onchain.md#siwx-sessions. */
export const createStoredSessions = ({
  expiresInMillis,
  nonce,
  statement,
  storageName = "",
  verify
}: SignInSettings) => {
  const key = formatStorageKey(storageName, "siwx")
  const revokeSession = (chainId: string, address: string): void => {
    const account = getAccount(chainId, address)
    if (account !== undefined) write(key, removeSessions(readStoredSessions(key), account))
  }
  return {
    createMessage: async (subject: SignInSubject & { readonly notBefore?: string | undefined }): Promise<string> => {
      // A function that returns nothing has failed: its server would reject a random nonce.
      const ownNonce =
        nonce === undefined ? createRandomNonce() : requireNonce(typeof nonce === "function" ? await nonce() : nonce)
      return createPageMessage({
        ...subject,
        nonce: ownNonce,
        statement,
        expiresInMillis
      })
    },
    addSession: async (session: SignInSession): Promise<void> => {
      const { data, message, signature } = session
      if (verify !== undefined) requireYes(await verify({ message, signature }))
      const account = accountOfSignIn(data)
      write(key, [
        ...(account === undefined ? readStoredSessions(key) : removeSessions(readStoredSessions(key), account)),
        session
      ])
    },
    revokeSession,
    setSessions: (sessions: ReadonlyArray<SignInSession>): void => write(key, sessions),
    getSessions: (chainId: string, address: string): ReadonlyArray<SignInSession> => {
      const account = getAccount(chainId, address)
      const { network } = account === undefined ? { network: "" } : splitAccountId(account)
      return readStoredSessions(key).filter(({ data }) => {
        const signedIn = accountOfSignIn(data)
        return signedIn !== undefined && splitAccountId(signedIn).network === network
      })
    }
  }
}

/** Returns 20 of 32 characters with equal probability: 100 bits. T15. */
const createRandomNonce = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(20)),
    (byte) => "abcdefghijkmnpqrstuvwxyz23456789"[byte & 31] ?? ""
  ).join("")
