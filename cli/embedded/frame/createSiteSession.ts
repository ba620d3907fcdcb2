import { isRecord } from "../../../core/foundation/data/isRecord.ts"

/** A terminal's session with a secure site, and the key that signs each request. */
export interface SiteSession {
  readonly id: string
  readonly key: CryptoKey
}

const algorithm = { name: "ECDSA", namedCurve: "P-256" } as const
/** The session is stored with the data of wallets, in the private file next to the terminal's own. */
export const getSiteKey = (site: string): string => `@latchkey/site:${site}`

const toHexText = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")
const createRandomHex = (): string => toHexText(crypto.getRandomValues(new Uint8Array(16)))

/** Returns the stored session with a site; undefined if it is missing or cannot be read. */
const readSession = async (storage: ReadonlyMap<string, string>, site: string): Promise<SiteSession | undefined> => {
  try {
    const stored: unknown = JSON.parse(storage.get(getSiteKey(site)) ?? "null")
    if (!isRecord(stored) || typeof stored["session"] !== "string" || !isRecord(stored["key"])) return undefined
    const key = await crypto.subtle.importKey("jwk", stored["key"], algorithm, false, ["sign"])
    return { id: stored["session"], key }
  } catch {
    return undefined
  }
}

/** Posts to a site, and returns its answer. Rejects if the site cannot be reached. */
export type Post = (body: unknown) => Promise<Readonly<Record<string, unknown>>>

/** Opens a session with a new key, and stores both. The site recognizes the terminal by its device number. */
const openSession = async (post: Post, storage: Map<string, string>, site: string): Promise<SiteSession> => {
  const device = storage.get(`${getSiteKey(site)}:device`) ?? createRandomHex()
  storage.set(`${getSiteKey(site)}:device`, device)
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])
  const { session } = await post({ publicKey: await crypto.subtle.exportKey("jwk", publicKey), device })
  const id = String(session)
  storage.set(getSiteKey(site), JSON.stringify({ session: id, key: await crypto.subtle.exportKey("jwk", privateKey) }))
  return { id, key: privateKey }
}

/**
 * Returns `send`, which signs each envelope with the terminal's session (method, path, body and a nonce that is used
 * once), and `end`, which forgets the session. If the site has ended the session, `send` opens a new one, once.
 */
export const createSiteSession = (post: Post, storage: Map<string, string>, site: string) => {
  let session: Promise<SiteSession> | undefined
  const sendSigned = async (envelope: unknown): Promise<Readonly<Record<string, unknown>>> => {
    session ??= readSession(storage, site).then((found) => found ?? openSession(post, storage, site))
    const { id, key } = await session
    const body = JSON.stringify(envelope)
    const nonce = createRandomHex()
    const data = new TextEncoder().encode(`POST\n/line\n${nonce}\n${body}`)
    const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, data)
    return post({ session: id, nonce, signature: toHexText(new Uint8Array(signature)), body })
  }
  const end = (): void => {
    session = undefined
    storage.delete(getSiteKey(site))
  }
  return {
    end,
    send: async (envelope: unknown): Promise<Readonly<Record<string, unknown>>> => {
      const answer = await sendSigned(envelope)
      if (answer["over"] !== true) return answer
      end()
      return sendSigned(envelope)
    }
  }
}
