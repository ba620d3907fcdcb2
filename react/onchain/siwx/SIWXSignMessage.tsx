import { useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Either from "effect/Either"
import { type ReactNode, useEffect, useState } from "react"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { type SignInMessage, getTime } from "../../../core/onchain/siwx/fields.ts"
import { parseMessage } from "../../../core/onchain/siwx/message.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { downIcon } from "../../foundation/parts/viewIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { Blank, BlankFacts, BlankLine } from "../../foundation/ui/Blank.tsx"
import { chainRx, connectionRx, localeRx, useSay, useText } from "../../foundation/state/atoms.ts"
import { useFailureText } from "../../foundation/state/failureTexts.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Note } from "../../foundation/ui/Note.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { WholeAddress } from "../money/WholeAddress.tsx"
import letters from "../money/address.css?inline"
import { formatTime } from "../../foundation/locales/formatTime.ts"
import { shakeRx, signInRx } from "./atoms.ts"
import own from "./siwx.css?inline"

const css = parts + letters + own

/** Asks the visitor to sign in with the connected wallet. docs/spec/onchain.md#siwx-flow. */
export function SIWXSignMessage() {
  const signIn = useRxValue(signInRx)
  const text = useText()
  if (signIn === undefined || signIn.account === null || signIn.phase === "Sought" || signIn.phase === "Preparing")
    return (
      <Page css={css} className="signin">
        <Blank label={text("signIn.preparing")}>
          <div className="blank lead">
            <div className="over">
              <i className="disc" />
              <i className="disc" />
            </div>
            <BlankLine width={208} isTitle />
            <BlankLine width={240} />
            <BlankLine width={184} />
          </div>
          <BlankFacts className="terms" widths={[104, 160, 72, 136]} />
        </Blank>
      </Page>
    )
  return signIn.phase === "Refused" ? <ForeignMessage /> : <SignInReview {...signIn} account={signIn.account} />
}

type SignInState = Exclude<ReturnType<typeof useSignInState>, undefined>
const useSignInState = () => useRxValue(signInRx)

/** Reports a message that was not created for this page: it is not shown, and nothing was signed. */
function ForeignMessage() {
  const commands = useCommands("siwx")
  const text = useText()
  useSay(`${text("signIn.elsewhere")}. ${text("signIn.elsewhereNext")}`)
  return (
    <Page
      css={css}
      className="signin"
      foot={
        <button type="button" className="btn ink" onClick={() => commands()?.cancel()}>
          {text("modal.close")}
        </button>
      }
    >
      <Empty drawing="triangle" title={text("signIn.elsewhere")} more={text("signIn.elsewhereNext")} />
    </Page>
  )
}

/** The contents of the message to sign, read from the message, with Sign and Cancel. */
function SignInReview({
  account,
  error,
  message,
  phase
}: SignInState & { readonly account: NonNullable<SignInState["account"]> }) {
  const { address } = splitAccountId(account)
  const text = useText()
  const note = useNote(phase, error)
  const isArmed = useArmed(message)
  const read = parseMessage(message)
  if (Either.isLeft(read)) return null
  const { domain } = read.right
  return (
    <Page
      css={css}
      className="signin"
      foot={<SignInButtons account={account} message={message} phase={phase} isArmed={isArmed} />}
    >
      <div className="lead">
        <div className="over">
          <Picture name={domain} />
          <Avatar address={address} />
        </div>
        <h3>{text("signIn.lead", { site: domain })}</h3>
        <p className="say">{text("signIn.why")}</p>
      </div>
      {note !== "" && (
        <Note look={phase === "Failed" ? "careful" : "info"}>
          <p>{note}</p>
        </Note>
      )}
      <Terms account={account} read={read.right} />
      <details className="whole">
        <summary>
          {text("signIn.read")}
          <Icon path={downIcon} />
        </summary>
        <pre dir="ltr">{message}</pre>
      </details>
    </Page>
  )
}

/** Cancel and Sign. A press on Sign does nothing until `isArmed`. */
function SignInButtons({
  account,
  isArmed,
  message,
  phase
}: {
  readonly account: AccountId
  readonly message: string
  readonly phase: SignInState["phase"]
  readonly isArmed: boolean
}) {
  const { namespace } = splitNetworkId(splitAccountId(account).network)
  const connection = activeConnection(useRxValue(connectionRx), namespace)
  const commands = useCommands("siwx")
  const text = useText()
  const isSigning = phase === "Signing"
  const confirm = (): void => {
    if (isArmed && !isSigning) commands()?.confirm(message)
  }
  return (
    <div className="pair">
      <button type="button" className="btn fill" onClick={() => commands()?.cancel()}>
        {text("signIn.cancel")}
      </button>
      <button type="button" className="btn ink" aria-disabled={isSigning || undefined} onClick={confirm}>
        {isSigning && <span className="spin" aria-hidden="true" />}
        {isSigning
          ? text("signIn.approve", { wallet: connection?.name ?? "" })
          : text(phase === "Failed" ? "modal.retry" : "signIn.sign")}
      </button>
    </div>
  )
}

/** The fields of the message: its statement, site, account, network, times and resources. */
function Terms({ account, read }: { readonly account: AccountId; readonly read: SignInMessage }) {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  const { domain, expirationTime, notBefore, resources = [], statement } = read
  const { address, network } = splitAccountId(account)
  return (
    <dl className="terms">
      {statement !== undefined && (
        <Fact name={text("signIn.statement")} long>
          <bdi>{statement}</bdi>
        </Fact>
      )}
      <Fact name={text("signIn.site")}>
        <bdi dir="ltr">{domain}</bdi>
      </Fact>
      <Fact name={text("signIn.account")} long>
        <WholeAddress address={address} />
      </Fact>
      <Fact name={text("signIn.network")}>{findNetwork(networks, network).name}</Fact>
      <TimeFact name={text("signIn.from")} timestamp={notBefore} />
      <TimeFact name={text("signIn.until")} timestamp={expirationTime} />
      {resources.length > 0 && (
        <Fact name={text("signIn.resources")} long>
          <bdi dir="ltr">{resources.join("\n")}</bdi>
        </Fact>
      )}
    </dl>
  )
}

function Fact({
  children,
  long = false,
  name
}: {
  readonly name: string
  readonly children: ReactNode
  /** The value is below the label, on lines of its own. */
  readonly long?: boolean
}) {
  return (
    <div className={long ? "long" : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A time in the visitor's time zone. */
function TimeFact({ name, timestamp }: { readonly name: string; readonly timestamp: string | undefined }) {
  const locale = useRxValue(localeRx)
  const time = getTime(timestamp ?? "")
  if (time === undefined) return null
  return (
    <Fact name={name}>
      <time>{formatTime(locale?.tag ?? "en", new Date(time))}</time>
    </Fact>
  )
}

/** Returns a note on the last event: a rejection, a failure, or an attempt to close a required sign-in. */
const useNote = (phase: SignInState["phase"], error: SignInState["error"]): string => {
  const text = useText()
  const failureText = useFailureText(phase === "Failed" ? error : null)
  const shake = useRxValue(shakeRx)
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (shake) hold(true)
  }, [shake])
  useEffect(() => {
    if (phase === "Signing") hold(false)
  }, [phase])
  const note =
    phase === "Declined"
      ? text("signIn.declined")
      : phase === "Failed" && error !== null
        ? failureText
        : isHeld
          ? text("signIn.must")
          : ""
  useSay(isHeld && shake ? text("signIn.must") : note)
  return note
}

/**
 * The time in ms during which the button ignores presses after it appears or its message changes: the press may have
 * been meant for something else.
 */
const inertMillis = 500

const useArmed = (message: string): boolean => {
  const [armed, arm] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => arm(message), inertMillis)
    return () => clearTimeout(timer)
  }, [message])
  return armed === message
}
