import { describe, expect, test } from "vitest"
import { entries, failures } from "../../core/kit/catalogue/catalogue.ts"
import type { LatchkeyError } from "../../core/foundation/errors/failure.ts"
import {
  BadShape,
  BadStatus,
  NoEndpoint,
  Offline,
  RateLimited,
  TimedOut,
  TooLarge,
  toUnreachable
} from "../../core/foundation/http/errors.ts"
import { makePrinter } from "../foundation/host/printer.ts"
import { terminalFailures } from "../foundation/errors/errors.ts"
import { printFailure } from "./report.ts"

/** Prints a failure; returns its exit code and whether to try again. */
const getEnd = (error: LatchkeyError): readonly [exit: number, retryable: boolean] => {
  const out: Array<string> = []
  const printer = makePrinter({ out: (line) => void out.push(line), err: () => {}, colours: false }, [])
  const meta = { source: "live", durationMs: 0, requests: 1 } as const
  const exit = printFailure(printer, { json: true, ndjson: false }, { flow: "balance" }, error, meta)
  return [exit, JSON.parse(out.join("\n")).error.retryable]
}

const call = "balance.list"
/**
 * Every way in which a request ends without a result, the exit code of a run that it ends, and whether to run it again.
 */
const roots: ReadonlyArray<readonly [what: string, error: LatchkeyError, exit: number, retryable: boolean]> = [
  ["offline", new Offline({ call }), 5, true],
  ["unreachable", toUnreachable(call)("refused"), 5, true],
  ["timed out", new TimedOut({ call, afterMillis: 15_000 }), 5, true],
  ["429", new RateLimited({ call }), 1, true],
  ["400", new BadStatus({ call, status: 400 }), 1, false],
  ["404", new BadStatus({ call, status: 404 }), 1, false],
  ["408", new BadStatus({ call, status: 408 }), 1, true],
  ["499", new BadStatus({ call, status: 499 }), 1, false],
  ["500", new BadStatus({ call, status: 500 }), 1, true],
  ["503", new BadStatus({ call, status: 503 }), 1, true],
  ["another shape", new BadShape({ call, issue: "balances" }), 1, true],
  ["too large", new TooLarge({ call, limitBytes: 1 }), 1, false],
  ["no service is configured", new NoEndpoint({ call, endpoint: "api" }), 2, false]
]

/** Failures of the page's shell have no request as their cause, and a status is itself a root. */
const ownRoots = new Set(["BadStatus", "CallMisfit", "KitDisposed", "KitMissing"])
const roomFailures = failures.filter(({ tag }) => !ownRoots.has(tag))
/** Fields that hints quote. */
const fields = { value: "1", label: "a", pci: "p", field: "amount" }

describe.each(roots)("a request that fails: %s", (_, root, exit, retryable) => {
  test(`ends a run with ${exit}, and reports whether to try again`, () => {
    expect([...getEnd(root), root.retryable]).toEqual([exit, retryable, retryable])
  })

  test("ends a run in the same way as the cause of every failure", () => {
    const ends = roomFailures.map((failure) => {
      const error: LatchkeyError = Reflect.construct(failure, [{ ...fields, cause: root }])
      return [failure.tag, ...getEnd(error), error.retryable]
    })
    expect(ends).toEqual(
      roomFailures.map(({ entry, tag }) => {
        const mayPass = entry.retryable && retryable
        return [tag, exit, mayPass, mayPass]
      })
    )
  })
})

/** The exit codes of failures without a cause, except 1: the flow failed. */
const others: Readonly<Record<number, ReadonlyArray<string>>> = {
  2: [
    "AdapterNotFound",
    "BothSignIns",
    "CallMisfit",
    "CallsMisfit",
    "ConfigInvalid",
    "EmailMisfit",
    "EmailUnchanged",
    "EnsNameConfusable",
    "EnsNameInvalid",
    "GrantMisfit",
    "InvalidCaipAccount",
    "InvalidCaipAddress",
    "InvalidCaipNetwork",
    "InvalidChainId",
    "InvalidProjectId",
    "InvalidTokenId",
    "KitDisposed",
    "MultiWalletNotEnabled",
    "NameMisfit",
    "NamespaceMissing",
    "NetworkNotFound",
    "NoEndpoint",
    "NoRpcUrl",
    "OnrampAmountOutside",
    "OtherChain",
    "PreflightMisfit",
    "ProjectIdMissing",
    "PurchaseNotOffered",
    "ReceiverElsewhere",
    "ReceiverLost",
    "ReceiverMistyped",
    "RequestMisfit",
    "RpcNotAllowed",
    "SendAmountMisfit",
    "SendIncomplete",
    "SendMisfit",
    "SendNeedsToken",
    "SessionNotFound",
    "SiwxNotEnabled",
    "SlippageMisfit",
    "SwapAmountMisfit",
    "SwapSameToken",
    "TokenCallMisfit",
    "TokenNotFound",
    "UnsupportedNamespace",
    "ViewNotAvailable"
  ],
  4: [
    "ConnectionEnded",
    "AccountNotFound",
    "NameNeedsAccount",
    "NoActiveAccount",
    "NoActiveNetwork",
    "NoSession",
    "NotConnected",
    "NotEmailOrSocial",
    "RequestBeforeConnect"
  ],
  5: [
    "CallBatchPending",
    "FrameLoadFailed",
    "FrameLoadTimedOut",
    "FrameRequestTimedOut",
    "KitMissing",
    "Offline",
    "OutcomeUnknown",
    "RelayUnreachable",
    "SafeSilent",
    "SocialTimedOut",
    "SocialUriFailed",
    "TimedOut",
    "SignInUnchecked",
    "TransactionNotMined",
    "Unreachable",
    "WalletSilent"
  ],
  70: ["FrameNotSet", "FrameParentNotSet", "Unforeseen"]
}

test.each(entries)(
  "$tag without a cause ends a run as the catalogue says, and the catalogue has the code written here",
  (entry) => {
    const written = Object.entries(others).find(([, tags]) => tags.includes(entry.tag))?.[0] ?? "1"
    expect([entry.tag, entry.exit]).toEqual([entry.tag, Number(written)])
  }
)

test("lists only existing failures", () => {
  const tags = new Set<string>(entries.map(({ tag }) => tag))
  expect(
    Object.values(others)
      .flat()
      .filter((tag) => !tags.has(tag))
  ).toEqual([])
})

test("ends a run with the exit code of the terminal's own failure as written here", () => {
  const exits = terminalFailures.map(({ entry, tag }) => [tag, entry.exit] as const)
  expect(Object.fromEntries(exits)).toEqual({
    Usage: 2,
    BrokenRecording: 3,
    UnfitRecordings: 1,
    UnfitProject: 1,
    NotRecorded: 3,
    SecretMissing: 4,
    SecretMisfit: 4,
    KeyOfAnother: 4,
    OtpMissing: 4,
    NoSiteLine: 4,
    NoSandbox: 5,
    NotASandbox: 5,
    NotWritten: 1,
    BalanceUnread: 5,
    NotConfirmed: 1,
    RpcRefused: 2,
    Interrupted: 130,
    OwnFault: 70,
    BrokenScript: 2,
    StepUnexpected: 1,
    EnvironmentMissing: 4,
    BrokenBugFile: 2,
    ReplayDiffers: 3,
    SandboxMissing: 1,
    SandboxPortTaken: 1,
    SandboxEnded: 1
  })
})
