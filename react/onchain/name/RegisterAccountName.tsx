import { useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Either from "effect/Either"
import { useEffect, useRef } from "react"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest, type Remote } from "../../../core/foundation/data/remote.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { hasNameCharacters, readAccountName } from "../../../core/onchain/name/accountName.ts"
import { bareName, fullName, nameSuffix } from "../../../core/onchain/name/suffix.ts"
import type { NameState, NameSuggestion } from "../../../core/onchain/name/events.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { crossIcon, downIcon } from "../../foundation/parts/viewIcons.ts"
import { aboutIcon, Note } from "../../foundation/ui/Note.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { connectionRx, useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useFailureText } from "../../foundation/state/failureTexts.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { useAccountId } from "../account/useAccountId.ts"
import { ConfirmButton } from "../money/ConfirmButton.tsx"
import { FilledIn } from "../money/Figures.tsx"
import money from "../money/money.css?inline"
import { nameRx } from "./atoms.ts"
import own from "./names.css?inline"
import { endSentence } from "../../foundation/state/endSentence.ts"

const css = parts + money + own

/** Registers a name for the account: typed, checked, and registered with one signature. docs/spec/onchain.md#name. */
export function RegisterAccountName() {
  const account = useAccountId()
  const names = useRxValue(nameRx)
  const text = useText()
  if (account === undefined || names === undefined) return null
  return splitNetworkId(splitAccountId(account).network).namespace === "eip155" ? (
    <Form account={account} names={names} />
  ) : (
    <Page css={css}>
      <Empty drawing="page" title={text("name.noEvm")} />
    </Page>
  )
}

function Form({ account, names }: { readonly account: AccountId; readonly names: NameState }) {
  const text = useText()
  const { isFilledIn, registration, typed } = names
  const { address } = splitAccountId(account)
  const label = typed.toLowerCase()
  const isValid = Either.isRight(readAccountName(typed))
  const similar = names.suggestions[label]
  const list = similar && latest(similar)
  const own = isValid ? list?.find(({ name }) => name === fullName(label)) : undefined
  // If the service cannot say whether the name is free, it can be tried: registration reports a taken name.
  const isOpen =
    isValid && (own === undefined ? similar?._tag === "Failed" || similar?._tag === "Arrived" : !own.registered)
  const isBusy = registration?._tag === "Asking"
  useSuccessView(registration?._tag === "Registered" && registration.account === account)
  return (
    <Page
      css={css}
      className="naming"
      bare
      foot={
        <RegisterButton
          account={account}
          names={names}
          label={label}
          isValid={isValid}
          isOpen={isOpen}
          isTaken={own?.registered ?? false}
        />
      }
    >
      <div className="lead">
        <Avatar address={address} />
        <h3>{text("name.lead", { address: truncateAddress(address) })}</h3>
        <p className="say">{text("name.leadNext")}</p>
      </div>
      {isFilledIn && <FilledIn words={text("send.filledIn", { app: location.host })} />}
      <NameField typed={typed} isBusy={isBusy} />
      <NameStatus names={names} own={own} similar={isValid ? similar : undefined} label={label} />
      {/* Shown before the press; the message to sign contains the time, so that it exists only after the press. */}
      {(isOpen || isBusy) && (
        <Note>
          <p>{text("name.why")}</p>
        </Note>
      )}
      {isBusy && registration.message !== "" ? (
        <MessageToSign message={registration.message} />
      ) : (
        <Alternatives list={list ?? []} label={label} />
      )}
    </Page>
  )
}

/** The button that registers the name, or says what is wrong with it. */
function RegisterButton({
  account,
  isOpen,
  isTaken,
  isValid,
  label,
  names: { registration, typed }
}: {
  readonly account: AccountId
  readonly names: NameState
  readonly label: string
  readonly isValid: boolean
  /** True if the name may be registered. */
  readonly isOpen: boolean
  readonly isTaken: boolean
}) {
  const commands = useCommands("name")
  const text = useText()
  const wallet = activeConnection(useRxValue(connectionRx), "eip155")?.name ?? ""
  const reason =
    typed === ""
      ? "name.enter"
      : isValid
        ? isTaken
          ? "name.another"
          : "money.checking"
        : hasNameCharacters(typed)
          ? "name.short"
          : "name.characters"
  return (
    <ConfirmButton
      terms={`${account} ${label}`}
      block={isOpen ? undefined : { words: text(reason), reasonId: statusId }}
      busy={registration?._tag === "Asking"}
      press={() => commands()?.register(label, account)}
    >
      {registration?._tag === "Asking"
        ? text(registration.message === "" ? "name.registering" : "name.approve", { wallet })
        : text("name.register")}
    </ConfirmButton>
  )
}

/** The field for a name, followed by its suffix. */
function NameField({ isBusy, typed }: { readonly typed: string; readonly isBusy: boolean }) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    // A name and its suffix read from left to right in every language.
    <label className="field" dir="ltr">
      <input
        aria-label={text("name.field")}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={255}
        readOnly={isBusy}
        value={typed}
        onChange={({ currentTarget }) => dispatch({ _tag: "NameTyped", label: currentTarget.value.trim() })}
      />
      <span translate="no">{nameSuffix}</span>
    </label>
  )
}

/** The id of the line that says whether the typed name is available. */
const statusId = "latchkey-name-status"

/** One line below the field: whether the typed name is available. */
function NameStatus({
  label,
  names: { registration },
  own,
  similar
}: {
  readonly names: NameState
  readonly own: NameSuggestion | undefined
  readonly similar: Remote<ReadonlyArray<NameSuggestion>> | undefined
  readonly label: string
}) {
  const text = useText()
  const sentence = useSentence()
  const name = fullName(label)
  const failed = registration?._tag === "Failed" ? registration.error : null
  const failureText = useFailureText(failed)
  const [look, words] =
    failed !== null
      ? failed.tag === "RequestRejected"
        ? (["warn", text("name.declined")] as const)
        : (["bad", failureText] as const)
      : similar === undefined
        ? (["", ""] as const)
        : own !== undefined
          ? own.registered
            ? (["bad", text("name.taken", { name })] as const)
            : (["good", text("name.free", { name })] as const)
          : similar._tag === "Failed"
            ? (["bad", endSentence(sentence(similar.error))] as const)
            : similar._tag === "Arrived"
              ? (["", ""] as const)
              : (["", text("name.checking", { name })] as const)
  useSay(words)
  return (
    <p className={`line ${look}`} id={statusId}>
      {look !== "" && <Icon path={look === "good" ? doneIcon : look === "bad" ? crossIcon : aboutIcon} />}
      <span>{words}</span>
    </p>
  )
}

/** Similar names that are free; a press fills one in. */
function Alternatives({ label, list }: { readonly list: ReadonlyArray<NameSuggestion>; readonly label: string }) {
  const dispatch = useDispatch()
  const text = useText()
  const free = list.filter(({ name, registered }) => !registered && name !== fullName(label)).slice(0, maxAlternatives)
  if (free.length === 0) return null
  return (
    <>
      <p className="group">{text("name.alsoFree")}</p>
      <ul className="similar" aria-label={text("name.alsoFree")}>
        {free.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              className="btn small"
              dir="ltr"
              translate="no"
              onClick={() => dispatch({ _tag: "NameTyped", label: bareName(name) })}
            >
              <bdi>{bareName(name)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
/** How many alternatives are offered. */
const maxAlternatives = 4

/** The message that the wallet is asked to sign. */
function MessageToSign({ message }: { readonly message: string }) {
  const text = useText()
  return (
    <details className="asked">
      <summary>
        {text("name.read")}
        <Icon path={downIcon} />
      </summary>
      <pre dir="ltr">{message}</pre>
    </details>
  )
}

/**
 * Opens the success view when the name is registered; Back then leads to the account. Ignores a name that was
 * registered before this view mounted.
 */
const useSuccessView = (isDone: boolean): void => {
  const dispatch = useDispatch()
  const was = useRef(isDone)
  useEffect(() => {
    if (isDone && !was.current) dispatch({ _tag: "Replaced", view: { _tag: "RegisterAccountNameSuccess" } })
    was.current = isDone
  }, [isDone, dispatch])
}
