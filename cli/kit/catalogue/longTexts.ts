import type { terminalFailures } from "../../foundation/errors/errors.ts"

/** What happened and what to do next, for the failures that occur only in the terminal. */
export const terminalTexts: { readonly [Tag in (typeof terminalFailures)[number]["tag"]]: string } = {
  Usage: "The words of the command do not fit. `latchkey --help` shows every command with its flags.",
  BrokenRecording:
    "A recorded flow is missing or cannot be read. Record it again with --sandbox --record, or name another one.",
  UnfitRecordings:
    "Recordings hold a secret, an address of a machine, or are not in order. Each is named with its file and its place in it.",
  NotRecorded: "The command asked for something that the recordings do not hold. The message says how to record it.",
  SecretMissing: "A wallet that holds a key needs the key. Set LATCHKEY_PRIVATE_KEY, or pipe the key into the command.",
  SecretMisfit:
    "A private key is 0x and 64 hexadecimal digits. What was given is something else; it is not repeated here.",
  KeyOfAnother:
    "An earlier `connect` left another account than the one this key belongs to. Connect again with this key, or give the key of that account.",
  OtpMissing:
    "Signing in by email needs the code that was sent. Give it with --otp, set LATCHKEY_OTP, pipe it in with --otp -, or read the sandbox's own inbox with --otp inbox.",
  NoSiteLine:
    "Terminals sign in by email over a line that the sandbox's secure site offers, and no public one. Run the command with --sandbox.",
  NoSandbox:
    "Nothing answers where the sandbox should be. Start one with `npx latchkey sandbox`, or name its address: --sandbox <url>.",
  NotASandbox:
    "Something else listens where the sandbox was expected. Compare the address with the one that the sandbox printed.",
  UnfitProject:
    "Each line with ✗ says what is wrong with the project or the page, and how to put it right. Do that, and run it again.",
  NotWritten: "The file could not be written. See whether its folder may be written to and whether the disk is full.",
  RpcRefused:
    "The method is none that reads a chain, and none that a wallet is asked to approve. Use one of those; the hint names the nearest.",
  NotConfirmed:
    "The question was not answered with y. Nothing was asked of the wallet; run the command again to be asked again.",
  BalanceUnread:
    "Neither the node nor the chain service told what the account holds. See whether the network is up, and name others with --rpc-url and --chain-service-url, or for Bitcoin with --bitcoin-url.",
  Interrupted: "The command was interrupted before it was done. Nothing was kept.",
  BrokenScript:
    "The script is no JSON of the right shape, or names what is not there. The message says where in it; correct that place.",
  StepUnexpected:
    "A step of the script ended otherwise than the script says. Look at what the step gave with --ndjson, then correct the one or the other.",
  EnvironmentMissing:
    "The script takes a value from the environment that is not set. Set it, and run the script again.",
  BrokenBugFile:
    "The file is none that `kit.report()` or the panel of latchkey/devtools wrote, or it was changed since. Ask for it anew; one of a later version is played by that version.",
  ReplayDiffers:
    "The events of the file lead elsewhere than to the state in it. Another version may have written it: play it with that one. Of the same version, it is a mistake of the kit: report it with the file.",
  SandboxMissing:
    "The program of the sandbox is not where it is built to. In a clone, `npm start` builds and starts it.",
  SandboxPortTaken:
    "Something else listens on one of the ports that the sandbox takes. End that, or choose others: latchkey sandbox --port <number>.",
  SandboxEnded:
    "The sandbox could not start, or ended by itself. The message says why; `npm install` brings the packages that it needs.",
  OwnFault: "Latchkey itself is at fault. Report the message together with the command."
}
