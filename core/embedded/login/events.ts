import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { socialProviders } from "../social/providers.ts"

/** Where a sign-in by email is: `code` waits for the visitor, `device` for a press in an email. */
const StepSchema = Schema.Literal("email", "sending", "device", "code", "checking")

/**
 * Where a sign-in by a social account is. `severed`: the page cannot see the window any more. `closed`: the window seems
 * to be closed, and what it did is still heard of.
 */
const SocialStepSchema = Schema.Literal("opening", "open", "severed", "closed", "finishing")
export type SocialStep = typeof SocialStepSchema.Type

/** A sign-in by a social account. docs/spec/embedded.md#social-login. */
const SocialSchema = Schema.Struct({
  provider: Schema.Literal(...socialProviders),
  /** The number of the window that the press opened; null where there is none. */
  window: Schema.NullOr(Schema.String),
  step: SocialStepSchema,
  /** What Farcaster's app scans or is opened with. */
  url: Schema.NullOr(Secret),
  /** Until when that counts, epoch milliseconds. */
  expiry: Schema.NullOr(Schema.JsonNumber)
})

/** The sign-in of the present attempt. docs/spec/embedded.md#email-flow. */
export const LoginStateSchema = Schema.Struct({
  email: Secret,
  step: StepSchema,
  /** What the visitor typed, while it is checked. */
  code: Secret,
  /** When the last email was sent, epoch milliseconds. */
  sentAt: Schema.NullOr(Schema.JsonNumber),
  /** Why the present step has to be done again. */
  error: Schema.NullOr(FailureDataSchema),
  /** The social account that is signed in with; null for an email. */
  social: Schema.NullOr(SocialSchema),
  /** The secure site's origin; empty where there is none. */
  site: Schema.String,
  /** The codes that may still be given by who has no view, and cannot do a step again; null for a visitor in a view. */
  tries: Schema.NullOr(Schema.Int)
})
export interface LoginState extends Schema.Schema.Type<typeof LoginStateSchema> {}

export const LoginEventSchema = Schema.Union(
  /** The secure site's origin, found after the room has joined. */
  Schema.Struct({ _tag: Schema.Literal("SiteFound"), site: Schema.String }),
  /** The visitor came to the field for an email. */
  Schema.Struct({ _tag: Schema.Literal("EmailFocused") }),
  /** Somebody is signed in by this email, in another tab or since an earlier visit, and this page has not taken it. */
  Schema.Struct({ _tag: Schema.Literal("EmailOffered"), email: Secret }),
  /** The visitor gave an email, or wants another code. `tries`: without a view, so many codes may be given. */
  Schema.Struct({ _tag: Schema.Literal("EmailGiven"), email: Secret, tries: Schema.optional(Schema.Int) }),
  Schema.Struct({ _tag: Schema.Literal("CodeEmailed"), at: Schema.JsonNumber }),
  Schema.Struct({ _tag: Schema.Literal("DeviceAsked"), at: Schema.JsonNumber }),
  Schema.Struct({ _tag: Schema.Literal("CodeEntered"), code: Secret }),
  /** A step was refused, and is done again. */
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
  /** Farcaster's code is there. */
  Schema.Struct({ _tag: Schema.Literal("FarcasterShown"), url: Secret, expiry: Schema.JsonNumber })
)
export type LoginEvent = Schema.Schema.Type<typeof LoginEventSchema>
