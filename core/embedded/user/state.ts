import type { OtherEvent } from "../../foundation/data/step.ts"
import { connectorIds } from "../../wallets/connectors/ids.ts"
import type { EmailChange, UserEvent, UserState } from "./events.ts"

const changeStart: EmailChange = { to: "", step: "email", code: "", sentAt: null, error: null }

export const userStart: UserState = {
  email: null,
  auth: null,
  userName: null,
  smartAccount: null,
  smartAccountDeployed: false,
  site: null,
  change: changeStart,
  accountType: "eoa",
  smartNetworks: [],
  switching: null,
  switchError: null
}

/** An event that ends an email change. Nothing changes before the second code. */
interface ChangeEnd {
  readonly _tag: "Closed" | "WentBack"
}
interface Left {
  readonly _tag: "Disconnected"
  readonly connectorId: string
}

/** Steps the signed-in visitor. docs/spec/embedded.md#email-change, docs/spec/embedded.md#smart-account-switching. */
export const stepUser = (user: UserState, event: ChangeEnd | Left | UserEvent | OtherEvent): UserState => {
  const { change } = user
  const withChange = (next: Partial<EmailChange>): UserState => ({ ...user, change: { ...change, ...next } })
  switch (event._tag) {
    case "UserArrived": {
      const { _tag, ...arrived } = event
      return { ...user, ...arrived }
    }
    case "SmartNetworksArrived":
      return { ...user, smartNetworks: event.chains }
    case "AccountTypeAsked":
      return user.switching === null ? { ...user, switching: event.to, switchError: null } : user
    case "AccountTypeSet":
      return { ...user, accountType: event.to, switching: null, switchError: null }
    case "AccountTypeFailed":
      return { ...user, switching: null, switchError: event.error }
    case "EmailChangeAsked":
      return change.step === "asking" ? user : withChange({ to: event.email, step: "asking", code: "", error: null })
    case "EmailChangeMoved":
      return withChange({ step: event.to, code: "", sentAt: event.at, error: null })
    case "ChangeCodeEntered":
      return change.step === "primary"
        ? withChange({ step: "checkingPrimary", code: event.code, error: null })
        : change.step === "secondary"
          ? withChange({ step: "checkingSecondary", code: event.code, error: null })
          : user
    case "EmailChangeFailed":
      return withChange({ step: stepBefore[change.step], code: "", error: event.error })
    case "EmailChanged":
      return { ...user, email: event.email, change: changeStart }
    case "WentBack":
      return change.step === "email" ? user : withChange({ step: "email", code: "", error: null })
    case "Closed":
      return change.to === "" ? user : { ...user, change: { ...changeStart, sentAt: change.sentAt } }
    case "Disconnected":
      return event.connectorId === connectorIds.auth ? userStart : user
    default:
      return user
  }
}

/** The step to which a refused step returns. */
const stepBefore: Readonly<Record<EmailChange["step"], EmailChange["step"]>> = {
  email: "email",
  asking: "email",
  primary: "primary",
  checkingPrimary: "primary",
  secondary: "secondary",
  checkingSecondary: "secondary"
}
