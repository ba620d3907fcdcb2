import type { FailureData } from "../../foundation/errors/failure.ts"
import {
  DeviceNotApproved,
  EmailTaken,
  EmailUnchanged,
  OtpExpired,
  OtpRejected,
  OtpTriesSpent
} from "../frame/errors.ts"

/** An error of the site, in its own words. */
interface SiteError {
  readonly _tag: string
  readonly reason?: string
}

/** Returns the failure of a refused code, recognized by the site's words; undefined if they do not concern the code. */
export const getCodeFailure = ({ reason = "" }: SiteError): OtpExpired | OtpRejected | OtpTriesSpent | undefined =>
  /expired|too old/i.test(reason)
    ? new OtpExpired()
    : /too many/i.test(reason)
      ? new OtpTriesSpent()
      : /invalid|incorrect|wrong/i.test(reason)
        ? new OtpRejected()
        : undefined

/** Returns the failure of a device that is not approved: by the site's words its link was refused, or is too old. */
export const getDeviceRefusal = ({ reason = "" }: SiteError): DeviceNotApproved =>
  new DeviceNotApproved({
    link: /expired|too old/i.test(reason) ? "old" : /refus|reject|denied|declin/i.test(reason) ? "refused" : ""
  })

/** Returns whether a failure concerns only the step: the visitor can repeat it, and the attempt goes on. */
export const isOfStep = ({ tag }: Pick<FailureData, "tag">): boolean =>
  /^(FrameError|FrameErrorUnknown|FrameAnswerMisfit|EmailMisfit|EmailCooldown|Otp\w+|DeviceNotApproved)$/.test(tag)

/** Returns the failure of a refused new email, recognized by the site's words. */
export const getChangeFailure = <Failure extends SiteError>(failure: Failure): EmailTaken | EmailUnchanged | Failure =>
  failure._tag !== "FrameError"
    ? failure
    : /another wallet|taken|already/i.test(failure.reason ?? "")
      ? new EmailTaken()
      : /present email|same/i.test(failure.reason ?? "")
        ? new EmailUnchanged()
        : failure
