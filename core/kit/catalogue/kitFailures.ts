import { AnalyticsForbidden, EventNotSent } from "../analytics/errors.ts"
import { ConfigInvalid, BothSignIns } from "../config/errors.ts"
import { ConfigRateLimited, ConfigServerError, ProjectIdMissing } from "../config/laterErrors.ts"
import { ViewNotAvailable } from "../modal/errors.ts"
import { CallMisfit } from "../host/CallMisfit.ts"

/** Failures of the wing `kit`. */
export const kitFailures = [
  AnalyticsForbidden,
  EventNotSent,
  ConfigInvalid,
  BothSignIns,
  ConfigRateLimited,
  ConfigServerError,
  ProjectIdMissing,
  ViewNotAvailable,
  CallMisfit
] as const
