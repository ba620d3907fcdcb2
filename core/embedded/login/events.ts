import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { socialProviders } from "../social/providers.ts"

/** The step of a sign-in by email. `code` waits for the visitor, `device` for a press on a link in an email. */
const StepSchema = Schema.Literal("email", "sending", "device", "code", "checking")

/**
 * The step of a sign-in by a social account. `severed`: the page can no longer see the window. `closed`: the window
 * seems to be closed, but its result is still accepted.
 */
const SocialStepSchema = Schema.Literal("opening", "open", "severed", "closed", "finishing")
export type SocialStep = typeof SocialStepSchema.Type

/** A sign-in by a social account. docs/spec/embedded.md#social-login. */
const SocialSchema = Schema.Struct({
  provider: Schema.Literal(...socialProviders),
  /** The number of the window that the press opened; null without a window. */
  window: Schema.NullOr(Schema.String),
  step: SocialStepSchema,
  /** The address that Farcaster's app scans or opens. */
  url: Schema.NullOr(Secret),
  /** When that address expires, epoch milliseconds. */
  expiry: Schema.NullOr(Schema.JsonNumber)
})

/** The sign-in of the current attempt. docs/spec/embedded.md#email-flow. */
export const LoginStateSchema = Schema.Struct({
  email: Secret,
  step: StepSchema,
  /** The code that the visitor entered, while it is checked. */
  code: Secret,
  /** When the last email was sent, epoch milliseconds. */
  sentAt: Schema.NullOr(Schema.JsonNumber),
  /** Why the current step has to be repeated. */
  error: Schema.NullOr(FailureDataSchema),
  /** The social account to sign in with; null for an email. */
  social: Schema.NullOr(SocialSchema),
  /** The secure site's origin; empty if there is no site. */
  site: Schema.String,
  /**
   * The remaining number of codes that a caller without a view may submit; null for a visitor in a view, who can repeat
   * a step.
   */
  tries: Schema.NullOr(Schema.Int)
})
export interface LoginState extends Schema.Schema.Type<typeof LoginStateSchema> {}

export const LoginEventSchema = Schema.Union(
  /** The secure site's origin, which is found after the room has joined. */
  Schema.Struct({ _tag: Schema.Literal("SiteFound"), site: Schema.String }),
  /** The visitor focused the email field. */
  Schema.Struct({ _tag: Schema.Literal("EmailFocused") }),
  /** This email is signed in by another tab or since an earlier visit, and this page has not adopted it. */
  Schema.Struct({ _tag: Schema.Literal("EmailOffered"), email: Secret }),
  /** The visitor submitted an email, or wants another code. `tries`: the number of codes allowed without a view. */
  Schema.Struct({ _tag: Schema.Literal("EmailGiven"), email: Secret, tries: Schema.optional(Schema.Int) }),
  Schema.Struct({ _tag: Schema.Literal("CodeEmailed"), at: Schema.JsonNumber }),
  Schema.Struct({ _tag: Schema.Literal("DeviceAsked"), at: Schema.JsonNumber }),
  Schema.Struct({ _tag: Schema.Literal("CodeEntered"), code: Secret }),
  /** A step was refused and is repeated. */
  Schema.Struct({ _tag: Schema.Literal("EmailRefused"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("CodeRefused"), error: FailureDataSchema }),
  /** A pointer went down on a social account. */
  Schema.Struct({ _tag: Schema.Literal("SocialPressed") }),
  /** The visitor chose a social account. */
  Schema.Struct({
    _tag: Schema.Literal("SocialChosen"),
    provider: SocialSchema.fields.provider,
    window: SocialSchema.fields.window
  }),
  Schema.Struct({ _tag: Schema.Literal("SocialMoved"), step: SocialStepSchema }),
  /** Farcaster's code is available. */
  Schema.Struct({ _tag: Schema.Literal("FarcasterShown"), url: Secret, expiry: Schema.JsonNumber })
)
export type LoginEvent = Schema.Schema.Type<typeof LoginEventSchema>
