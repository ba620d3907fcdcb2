import { OriginNotAllowed, InvalidProjectId, SessionExpired } from "../../foundation/http/projectErrors.ts"
import {
  RateLimited,
  BadStatus,
  Unreachable,
  Offline,
  BadShape,
  TimedOut,
  TooLarge,
  NoEndpoint
} from "../../foundation/http/errors.ts"
import { Unforeseen } from "../../foundation/log/errors.ts"
import { KitMissing } from "../../foundation/errors/KitMissing.ts"

/** Failures of the wing `foundation`. */
export const foundationFailures = [
  OriginNotAllowed,
  InvalidProjectId,
  SessionExpired,
  RateLimited,
  BadStatus,
  Unreachable,
  Offline,
  BadShape,
  TimedOut,
  TooLarge,
  NoEndpoint,
  Unforeseen,
  KitMissing
] as const
