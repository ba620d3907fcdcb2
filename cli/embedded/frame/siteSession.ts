import { isRecord } from "../../../core/foundation/data/isRecord.ts"

/** A terminal's session with a secure site, and the key that every call of it is signed by. */
export interface SiteSession {
  readonly id: string
  readonly key: CryptoKey
}

const algorithm = { name: "ECDSA", namedCurve: "P-256" } as const
/** The session is stored with what wallets store, in the private file beside the terminal's own. */
export const siteKey = (site: string): string => `@latchkey/site:${site}`

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")
const randomHex = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))

/** The stored session with a site; undefined if there is none that can be read. */
const readSession = async (kept: ReadonlyMap<string, string>, site: string): Promise<SiteSession | undefined> => {
  try {
    const stored: unknown = JSON.parse(kept.get(siteKey(site)) ?? "null")
    if (!isRecord(stored) || typeof stored["session"] !== "string" || !isRecord(stored["key"])) return undefined
    const key = await crypto.subtle.importKey("jwk", stored["key"], algorithm, false, ["sign"])
    return { id: stored["session"], key }
  } catch {
    return undefined
  }
}

/** What a terminal posts to a site, and how it is answered. Rejects where the site cannot be reached. */
export type Post = (body: unknown) => Promise<Readonly<Record<string, unknown>>>

/** Opens a session with a new key, and stores both. The site knows the terminal again by its own number. */
const openSession = async (post: Post, kept: Map<string, string>, site: string): Promise<SiteSession> => {
  const device = kept.get(`${siteKey(site)}:device`) ?? randomHex()
  kept.set(`${siteKey(site)}:device`, device)
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])
  const { session } = await post({ publicKey: await crypto.subtle.exportKey("jwk", publicKey), device })
  const id = String(session)
  kept.set(siteKey(site), JSON.stringify({ session: id, key: await crypto.subtle.exportKey("jwk", privateKey) }))
  return { id, key: privateKey }
}

/**
 * Returns what sends an envelope with a terminal's session: over its method, path, body and a nonce that is used once.
 * Where the session has ended it is opened anew, once; `end` forgets it.
 */
export const siteSession = (post: Post, kept: Map<string, string>, site: string) => {
  let session: Promise<SiteSession> | undefined
  const signed = async (envelope: unknown): Promise<Readonly<Record<string, unknown>>> => {
    session ??= readSession(kept, site).then((found) => found ?? openSession(post, kept, site))
    const { id, key } = await session
    const body = JSON.stringify(envelope)
    const nonce = randomHex()
    const data = new TextEncoder().encode(`POST\n/line\n${nonce}\n${body}`)
    const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, data)
    return post({ session: id, nonce, signature: hexOf(new Uint8Array(signature)), body })
  }
  const end = (): void => {
    session = undefined
    kept.delete(siteKey(site))
  }
  return {
    end,
    send: async (envelope: unknown): Promise<Readonly<Record<string, unknown>>> => {
      const answer = await signed(envelope)
      if (answer["over"] !== true) return answer
      end()
      return signed(envelope)
    }
  }
}
