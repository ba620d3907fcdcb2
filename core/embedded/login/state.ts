import type { OtherEvent } from "../../foundation/data/step.ts"
import type { LoginEvent, LoginState } from "./events.ts"

export const loginStart: LoginState = {
  email: "",
  step: "email",
  code: "",
  sentAt: null,
  error: null,
  social: null,
  site: "",
  tries: null
}

/** An event that ends the attempt to connect, and with it the sign-in. */
interface AttemptEnd {
  readonly _tag: "Closed" | "ConnectFailed" | "Connected" | "Opened" | "WentBack"
}

/**
 * Steps the sign-in by email. A visitor who goes back finds the entered email again; it leaves memory with the modal.
 * docs/spec/embedded.md#email-flow.
 */
export const stepLogin = (login: LoginState, event: AttemptEnd | LoginEvent | OtherEvent): LoginState => {
  switch (event._tag) {
    case "SiteFound":
      return { ...login, site: event.site }
    case "EmailOffered":
      return login.email === "" && login.step === "email" && login.social === null
        ? { ...login, email: event.email }
        : login
    case "EmailGiven":
      return {
        ...login,
        email: event.email,
        step: "sending",
        code: "",
        error: null,
        social: null,
        tries: event.tries ?? null
      }
    case "CodeEmailed":
      return { ...login, step: "code", code: "", sentAt: event.at, error: null }
    case "DeviceAsked":
      return { ...login, step: "device", code: "", sentAt: event.at, error: null }
    case "CodeEntered":
      return login.step === "code" ? { ...login, step: "checking", code: event.code, error: null } : login
    case "EmailRefused":
      return { ...login, step: "email", code: "", error: event.error }
    case "CodeRefused":
      return { ...login, step: "code", code: "", error: event.error, tries: login.tries && login.tries - 1 }
    case "SocialChosen":
      return { ...login, error: null, social: { ...socialStart, provider: event.provider, window: event.window } }
    case "SocialMoved":
      return moveSocial(login, { step: event.step })
    case "FarcasterShown":
      return moveSocial(login, { step: "open", url: event.url, expiry: event.expiry })
    case "ConnectFailed":
      return login.step === "email" ? login : { ...login, step: "email", code: "", error: null }
    case "WentBack":
      return login.step === "email" && login.social === null
        ? login
        : { ...login, step: "email", code: "", error: null, social: null }
    case "Closed":
    case "Opened":
    case "Connected":
      return login.email === "" && login.step === "email" && login.social === null
        ? login
        : { ...loginStart, site: login.site }
    default:
      return login
  }
}

const socialStart = { step: "opening", url: null, expiry: null } as const

const moveSocial = (login: LoginState, to: Partial<NonNullable<LoginState["social"]>>): LoginState =>
  login.social === null ? login : { ...login, social: { ...login.social, ...to } }
