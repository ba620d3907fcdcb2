import { type Decoder, number, optional, string, struct } from "../../../core/foundation/data/decode.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { getEndpoints } from "../../../core/foundation/http/endpoints.ts"
import { packageVersion } from "../../../core/foundation/http/packageVersion.ts"
import { sdkType, getSdkVersion } from "../../../core/foundation/http/sdkType.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import type { CloudProfile, CloudSettings, SignInSubject } from "../../../core/onchain/siwx/plugin.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"
import { createPageMessage } from "./createPageMessage.ts"

const Nonce = struct({ nonce: string(256), token: string(8_192) })
const Token = struct({ token: string(8_192) })
const Otp: Decoder<{ readonly uuid: string | null }> = (value) => {
  const uuid = isRecord(value) ? value["uuid"] : undefined
  return uuid === null || typeof uuid === "string" ? { uuid } : undefined
}
const Profile: Decoder<CloudProfile> = struct({
  address: string(256),
  caip2Network: string(64),
  uri: string(2_048),
  domain: string(256),
  nonce: string(256),
  exp: number,
  email: optional(string(320))
})
const decodeNothing: Decoder<true> = () => true

type HeaderFields = Readonly<Record<string, string>>

interface ServiceRequest<A> {
  readonly path: string
  readonly method?: "POST" | "PUT"
  readonly body?: unknown
  readonly headers?: HeaderFields
  readonly query?: Readonly<Record<string, string>>
  readonly reply: Decoder<A>
}

/**
 * Implements `cloudAuth` with the project's sign-in service. Its tokens are stored in this browser and identify the
 * session for the service. docs/spec/onchain.md#siwx-cloud. Uses `fetch`, because a host creates it before there is a
 * kit with its HTTP client. Nothing is retried: a nonce is valid once.
 */
export const createCloudSessions = (settings: CloudSettings) => {
  const { expiresInMillis, statement, storageName = "" } = settings
  const ask = makeAskService(settings)
  const mail = makeMailConfirmation(ask)
  const sessionToken = makeStoredToken(formatStorageKey(storageName, "siwx-auth-token"))
  const nonceToken = makeStoredToken(formatStorageKey(storageName, "siwx-nonce-token"))
  const forget = sessionToken.remove
  const createBearerHeader = (): HeaderFields | undefined => {
    const token = sessionToken.read()
    return token === null ? undefined : { authorization: `Bearer ${token}` }
  }
  const getProfile = async (): Promise<CloudProfile | null> => {
    const headers = createBearerHeader()
    if (headers === undefined) return null
    const found = await ask({ path: "me", headers, query: { includeAppKitAccount: "true" }, reply: Profile })
    if (found === null) forget()
    return found
  }

  return {
    createMessage: async (subject: SignInSubject & { readonly notBefore?: string | undefined }): Promise<string> => {
      const issued = await ask({ path: "nonce", reply: Nonce })
      if (issued === null) throw new Error("The sign-in service returned no nonce.")
      nonceToken.store(issued.token)
      const { nonce } = issued
      return createPageMessage({ ...subject, nonce, statement, expiresInMillis, resources: mail.resources() })
    },
    addSession: async ({ data, message, signature }: SignInSession): Promise<void> => {
      const issued = await ask({
        path: "authenticate",
        body: { data, message, signature, clientId: null, walletInfo: { type: "unknown", name: "", icon: "" } },
        headers: { "x-nonce-jwt": `Bearer ${nonceToken.read() ?? ""}`, ...mail.headers() },
        reply: Token
      })
      nonceToken.remove()
      if (issued === null) throw new Error("The sign-in service did not accept the signature.")
      sessionToken.store(issued.token)
    },
    revokeSession: forget,
    setSessions: (sessions: ReadonlyArray<SignInSession>): void => {
      if (sessions.length === 0) forget()
    },
    getSessions: async (): Promise<ReadonlyArray<SignInSession>> => {
      const found = await getProfile()
      return found === null || found.domain !== location.host ? [] : [readSession(found)]
    },
    getProfile,
    setMetadata: async (metadata: Readonly<Record<string, unknown>> | null): Promise<void> => {
      const headers = createBearerHeader()
      const isSet =
        headers !== undefined &&
        (await ask({ path: "account-metadata", method: "PUT", body: { metadata }, headers, reply: decodeNothing }))
      if (isSet !== true) throw new Error("No account is signed in.")
    },
    requestCode: mail.requestCode,
    confirmCode: mail.confirmCode
  }
}

/**
 * Sends one request. Returns the service's answer; null if it does not know the session. Rejects with its error, or if
 * there is no answer.
 */
type AskService = <A>(request: ServiceRequest<A>) => Promise<A | null>

const makeAskService = ({ api, projectId }: CloudSettings): AskService => {
  const root = `${getEndpoints(projectId, { api }).api}/auth/v1`
  return async ({ body, headers, method, path, query = {}, reply }) => {
    const search = new URLSearchParams({ projectId, st: sdkType, sv: getSdkVersion(packageVersion), ...query })
    const response = await fetch(`${root}/${path}?${search}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(millis.dataCall)
    })
    if (response.status === 401 || response.status === 403) return null
    const answer = response.ok ? reply(await response.json()) : undefined
    if (answer === undefined) throw new Error(`The sign-in service answered ${response.status} to ${path}.`)
    return answer
  }
}

/** Returns access to a token in this browser's storage. */
const makeStoredToken = (key: string) => ({
  read: (): string | null => localStorage.getItem(key),
  store: (token: string): void => localStorage.setItem(key, token),
  remove: (): void => localStorage.removeItem(key)
})

/** Returns the confirmation of an address by mail: its code confirms the address, which the next text contains. */
const makeMailConfirmation = (ask: AskService) => {
  let mail = { uuid: "", email: "", isConfirmed: false }
  return {
    /** Returns the headers and the text's resources that name the confirmed address. */
    headers: (): HeaderFields => (mail.isConfirmed ? { "x-otp": mail.uuid } : {}),
    resources: (): ReadonlyArray<string> | undefined => (mail.isConfirmed ? [`email:${mail.email}`] : undefined),
    requestCode: async (email: string, account: string): Promise<void> => {
      const answer = await ask({ path: "otp", body: { email, account }, reply: Otp })
      mail = { uuid: answer?.uuid ?? "", email, isConfirmed: answer !== null && answer.uuid === null }
    },
    confirmCode: async (code: string): Promise<boolean> => {
      const headers = { "x-otp": mail.uuid }
      const answer = await ask({ path: "otp", method: "PUT", body: { code }, headers, reply: decodeNothing })
      mail = { ...mail, isConfirmed: answer !== null }
      return mail.isConfirmed
    }
  }
}

/** Returns the session as the service knows it: only its account and validity. */
const readSession = ({ address, caip2Network, domain, exp, nonce, uri }: CloudProfile): SignInSession => ({
  data: {
    accountAddress: address,
    chainId: caip2Network,
    domain,
    uri,
    version: "1",
    nonce,
    issuedAt: new Date(0).toISOString(),
    expirationTime: new Date(exp * 1_000).toISOString()
  },
  message: "",
  signature: ""
})
