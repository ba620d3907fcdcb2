import type { terminalFailures } from "../../foundation/errors/errors.ts"

/** Explanations and next steps of the failures that occur only in the terminal. */
export const terminalTexts: { readonly [Tag in (typeof terminalFailures)[number]["tag"]]: string } = {
  Usage: "The arguments of the command are invalid. `latchkey --help` shows every command with its flags.",
  BrokenRecording:
    "A recorded flow is missing or cannot be read. Record it again with --sandbox --record, or use another one.",
  UnfitRecordings:
    "Recordings contain a secret or a machine's address, or have the wrong form. Each fault is listed with its file and position.",
  NotRecorded: "The command sent a request that is not in the recordings. The message says how to record it.",
  SecretMissing: "The key wallet needs its private key. Set LATCHKEY_PRIVATE_KEY, or pipe the key into the command.",
  SecretMisfit: "A private key is 0x and 64 hexadecimal digits. The value was something else; it is not printed.",
  KeyOfAnother:
    "The key belongs to another account than the one that an earlier `connect` stored. Connect again with this key, or use the key of that account.",
  OtpMissing:
    "Signing in by email needs the code from the email. Pass it with --otp, set LATCHKEY_OTP, pipe it in with --otp -, or read the sandbox's inbox with --otp inbox.",
  NoSiteLine:
    "Only the sandbox's secure site lets terminals sign in by email; public sites do not. Run the command with --sandbox.",
  NoSandbox:
    "No sandbox answers at the address. Start one with `npx latchkey sandbox`, or pass its address: --sandbox <url>.",
  NotASandbox:
    "Another server answers at the sandbox's address. Compare the address with the one that the sandbox printed.",
  UnfitProject:
    "Each line with ✗ names a fault of the project or the page, and how to fix it. Fix them, then run the command again.",
  NotWritten: "The file could not be written. Check that its folder is writable and that the disk is not full.",
  RpcRefused:
    "The method neither reads a chain nor is a request for a wallet. Use a method that `rpc` supports; the hint names the nearest.",
  NotConfirmed:
    "The question was not answered with y. The wallet was not asked. Run the command again to see the question again.",
  BalanceUnread:
    "Neither the node nor the chain service returned a balance. Check the network connection, or use others with --rpc-url and --chain-service-url, or with --bitcoin-url for Bitcoin.",
  Interrupted: "The command was interrupted before it finished. Nothing was stored.",
  BrokenScript:
    "The script is not JSON of the right shape, or refers to something that does not exist. The message says where; correct it there.",
  StepUnexpected:
    "A step ended in another way than the script expects. See the step's result with --ndjson, then correct the script or the cause.",
  EnvironmentMissing: "The script uses an environment variable that is not set. Set it, and run the script again.",
  BrokenBugFile:
    "The file was not written by `kit.report()` or the panel of latchkey/devtools, or was changed since. Request it again. A file of a later version can be replayed with that version.",
  ReplayDiffers:
    "The events of the file end in another state than the recorded one. If another version wrote the file, replay it with that version. If the same version did, it is a bug of the kit: report it with the file.",
  SandboxMissing: "The program of the sandbox is missing. In a clone, `npm start` builds and starts it.",
  SandboxPortTaken:
    "Another program uses one of the sandbox's ports. Stop it, or choose other ports: latchkey sandbox --port <number>.",
  SandboxEnded:
    "The sandbox could not start, or exited. The message says why; `npm install` installs the packages that it needs.",
  OwnFault: "This is a bug of Latchkey. Report the message together with the command."
}
