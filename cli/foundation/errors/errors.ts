import { Failure, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { BrokenBugFile, ReplayDiffers } from "./replay.ts"
import { NoSiteLine, OtpMissing } from "./embedded.ts"
import { SandboxEnded, SandboxMissing, SandboxPortTaken } from "./sandbox.ts"
import { BrokenScript, EnvironmentMissing, StepUnexpected } from "./script.ts"
import { Usage } from "./usage.ts"

/** A recorded flow cannot be read: it is missing, or not a valid recording. */
export class BrokenRecording extends Failure("BrokenRecording", {
  code: "cli.broken-recording",
  short: "The recording {file} cannot be used: {reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 3
})<{ readonly file: string; readonly reason: string }> {}

/** Recordings contain something forbidden, or do not have the form of recordings. */
export class UnfitRecordings extends Failure("UnfitRecordings", {
  code: "cli.unfit-recordings",
  short: "{sentence}",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{
  readonly sentence: string
  readonly problems: ReadonlyArray<{ readonly file: string; readonly path: string; readonly reason: string }>
  readonly hint: string
}> {}

/** A project or a page is not set up as the kit needs it. */
export class UnfitProject extends Failure("UnfitProject", {
  code: "cli.unfit-project",
  short: "{sentence}",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{
  readonly sentence: string
  readonly problems: ReadonlyArray<{ readonly what: string; readonly sentence: string; readonly fix: string | null }>
}> {}

/** A request is not in any recording. */
export class NotRecorded extends Failure("NotRecorded", {
  code: "cli.not-recorded",
  short: "{reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 3
})<{ readonly reason: string }> {}

/** The command needs a secret that was not given. */
export class SecretMissing extends Failure("SecretMissing", {
  code: "cli.secret-missing",
  short: "A private key is needed. Set {name}, or pipe it in.",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{ readonly name: string }> {}

/** The private key is not valid. Its value is not repeated here. */
export class SecretMisfit extends Failure("SecretMisfit", {
  code: "cli.secret-misfit",
  short: "The private key (LATCHKEY_PRIVATE_KEY, or stdin) must be 0x and 64 hexadecimal digits.",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}

/** The private key belongs to another account than the one that is connected. */
export class KeyOfAnother extends Failure("KeyOfAnother", {
  code: "cli.key-of-another",
  short:
    "The private key belongs to {keyAccount}, but {connected} is connected. Run `latchkey connect` again, or use the key of that account.",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{ readonly connected: string; readonly keyAccount: string }> {}

/** No sandbox answers at the address. */
export class NoSandbox extends Failure("NoSandbox", {
  code: "cli.no-sandbox",
  short: "No sandbox answers at {url}. Start one with: npx latchkey sandbox",
  shownIn: "nowhere",
  retryable: true,
  exit: 5
})<{ readonly url: string }> {}

/** Something answers at the address, but it is not a sandbox. */
export class NotASandbox extends Failure("NotASandbox", {
  code: "cli.not-a-sandbox",
  short: "The server at {url} is not a sandbox: {seen}.",
  shownIn: "nowhere",
  retryable: false,
  exit: 5
})<{ readonly url: string; readonly seen: string; readonly hint: string }> {}

/** A file could not be written. */
export class NotWritten extends Failure("NotWritten", {
  code: "cli.not-written",
  short: "{file} could not be written: {reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{ readonly file: string; readonly reason: string }> {}

/** Creates the failure of a file that could not be written, from the error of the platform. */
export const createNotWritten = (file: string, cause: unknown): NotWritten =>
  new NotWritten({ file, reason: cause instanceof Error ? cause.message : "unknown" })

/** `rpc` does not support this method. `hint` names the method that may have been intended. */
export class RpcRefused extends Failure("RpcRefused", {
  code: "cli.rpc-refused",
  short: "`rpc` supports this method neither for a node nor for a wallet.",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly method: string; readonly hint?: string | undefined }> {}

/** The person at the terminal did not confirm the command's action. */
export class NotConfirmed extends Failure("NotConfirmed", {
  code: "cli.not-confirmed",
  short: "Nothing was sent, because it was not confirmed.",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{}> {}

/** Neither the coin nor the tokens of an account could be read; `cause` is the failure of the coin's balance. */
export class BalanceUnread extends Failure("BalanceUnread", {
  code: "cli.balance-unread",
  short: "The balance could not be read. The chain: {chain} The tokens: {tokens}",
  shownIn: "nowhere",
  retryable: true,
  exit: 5
})<{ readonly chain: string; readonly tokens: string; readonly cause: LatchkeyError }> {}

/** The run was interrupted. */
export class Interrupted extends Failure("Interrupted", {
  code: "cli.interrupted",
  short: "Interrupted.",
  shownIn: "nowhere",
  retryable: true,
  exit: 130
})<{}> {}

/** A defect in our own code. */
export class OwnFault extends Failure("OwnFault", {
  code: "cli.fault",
  short: "This is an error in latchkey itself: {reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 70
})<{ readonly reason: string }> {}

/** The failures that occur only in the terminal, for the catalogue. */
export const terminalFailures = [
  Usage,
  BrokenRecording,
  UnfitRecordings,
  UnfitProject,
  NotRecorded,
  SecretMissing,
  SecretMisfit,
  KeyOfAnother,
  OtpMissing,
  NoSiteLine,
  NoSandbox,
  NotASandbox,
  NotWritten,
  BalanceUnread,
  NotConfirmed,
  RpcRefused,
  Interrupted,
  OwnFault,
  BrokenScript,
  StepUnexpected,
  EnvironmentMissing,
  BrokenBugFile,
  ReplayDiffers,
  SandboxMissing,
  SandboxPortTaken,
  SandboxEnded
] as const

/** Returns the catalogue's exit code for a failure. */
export const getExit = ({ constructor }: LatchkeyError): number => {
  const entry: unknown = "entry" in constructor ? constructor.entry : undefined
  return typeof entry === "object" && entry !== null && "exit" in entry && typeof entry.exit === "number"
    ? entry.exit
    : 70
}
