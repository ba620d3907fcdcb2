import * as Either from "effect/Either"
import { type Decoder, number, optional, string, struct } from "../../../core/foundation/data/decode.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { endpointsOf } from "../../../core/foundation/http/endpoints.ts"
import { packageVersion } from "../../../core/foundation/http/packageVersion.ts"
import { sdkType, sdkVersionOf } from "../../../core/foundation/http/sdkType.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { formatMessage } from "../../../core/onchain/siwx/message.ts"
import type { CloudProfile, CloudSettings, SignInSubject } from "../../../core/onchain/siwx/plugin.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"

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
const nothing: Decoder<true> = () => true

interface ServiceRequest<A> {
  readonly path: string
  readonly method?: "POST" | "PUT"
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly reply: Decoder<A>
}

/**
 * Implements `cloudAuth` with the project's sign-in service. Its tokens are stored in this browser and identify the
 * session for the service. docs/spec/onchain.md#siwx-cloud. Uses `fetch`, because a host creates it before there is a
 * kit with its HTTP client. Nothing is retried: a nonce is valid once.
 */
export const cloudSessions = ({ api, expiresInMillis, projectId, statement, storageName = "" }: CloudSettings) => {
  const keys = {
    session: storageKey(storageName, "siwx-auth-token"),
    nonce: storageKey(storageName, "siwx-nonce-token")
  }
  const root = `${endpointsOf(projectId, { api }).api}/auth/v1`
  /** The confirmation by mail: its code confirms the address, which the next text contains. */
  const mail = { uuid: "", email: "", isConfirmed: false }

  /**
   * Returns the service's answer; null if it does not know the session. Rejects with its error, or if there is no
   * answer.
   */
  const ask = async <A>({ body, headers, method, path, query = {}, reply }: ServiceRequest<A>): Promise<A | null> => {
    const search = new URLSearchParams({ projectId, st: sdkType, sv: sdkVersionOf(packageVersion), ...query })
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
  const bearer = (): Readonly<Record<string, string>> | undefined => {
    const token = localStorage.getItem(keys.session)
    return token === null ? undefined : { authorization: `Bearer ${token}` }
  }
  const forget = (): void => localStorage.removeItem(keys.session)

  const profile = async (): Promise<CloudProfile | null> => {
    const headers = bearer()
    if (headers === undefined) return null
    const found = await ask({ path: "me", headers, query: { includeAppKitAccount: "true" }, reply: Profile })
    if (found === null) forget()
    return found
  }

  return {
    createMessage: async ({
      accountAddress,
      chainId,
      notBefore
    }: SignInSubject & { readonly notBefore?: string | undefined }) => {
      const issued = await ask({ path: "nonce", reply: Nonce })
      if (issued === null) throw new Error("The sign-in service returned no nonce.")
      localStorage.setItem(keys.nonce, issued.token)
      const now = Date.now()
      const from = notBefore === undefined ? now : Date.parse(notBefore)
      return Either.getOrThrowWith(
        formatMessage({
          accountAddress,
          chainId,
          domain: location.host,
          networkName: "Ethereum",
          uri: location.origin,
          version: "1",
          nonce: issued.nonce,
          issuedAt: new Date(now).toISOString(),
          ...(statement === undefined ? {} : { statement }),
          ...(notBefore === undefined ? {} : { notBefore }),
          ...(expiresInMillis === undefined ? {} : { expirationTime: new Date(from + expiresInMillis).toISOString() }),
          ...(mail.isConfirmed ? { resources: [`email:${mail.email}`] } : {})
        }),
        (misfit) => misfit
      )
    },
    addSession: async ({ data, message, signature }: SignInSession): Promise<void> => {
      const issued = await ask({
        path: "authenticate",
        body: { data, message, signature, clientId: null, walletInfo: { type: "unknown", name: "", icon: "" } },
        headers: {
          "x-nonce-jwt": `Bearer ${localStorage.getItem(keys.nonce) ?? ""}`,
          ...(mail.isConfirmed ? { "x-otp": mail.uuid } : {})
        },
        reply: Token
      })
      localStorage.removeItem(keys.nonce)
      if (issued === null) throw new Error("The sign-in service did not accept the signature.")
      localStorage.setItem(keys.session, issued.token)
    },
    revokeSession: forget,
    setSessions: (sessions: ReadonlyArray<SignInSession>): void => {
      if (sessions.length === 0) forget()
    },
    getSessions: async (): Promise<ReadonlyArray<SignInSession>> => {
      const found = await profile()
      return found === null || found.domain !== location.host ? [] : [sessionOf(found)]
    },
    getProfile: profile,
    setMetadata: async (metadata: Readonly<Record<string, unknown>> | null): Promise<void> => {
      const headers = bearer()
      const isSet =
        headers !== undefined &&
        (await ask({ path: "account-metadata", method: "PUT", body: { metadata }, headers, reply: nothing }))
      if (isSet !== true) throw new Error("No account is signed in.")
    },
    requestCode: async (email: string, account: string): Promise<void> => {
      const answer = await ask({ path: "otp", body: { email, account }, reply: Otp })
      Object.assign(mail, { uuid: answer?.uuid ?? "", email, isConfirmed: answer !== null && answer.uuid === null })
    },
    confirmCode: async (code: string): Promise<boolean> => {
      const headers = { "x-otp": mail.uuid }
      mail.isConfirmed = (await ask({ path: "otp", method: "PUT", body: { code }, headers, reply: nothing })) !== null
      return mail.isConfirmed
    }
  }
}

/** Returns the session as the service knows it: only its account and validity. */
const sessionOf = ({ address, caip2Network, domain, exp, nonce, uri }: CloudProfile): SignInSession => ({
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
