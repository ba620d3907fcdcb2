import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useMemo, useState } from "react"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { shownRequest } from "../../../core/onchain/approval/approvalStack.ts"
import type { ToldRequest, WaitingRequest } from "../../../core/onchain/approval/events.ts"
import { lineTellings, requestTellings } from "../../../core/onchain/calldata/tellings.ts"
import type { WordsField } from "../../../core/onchain/calldata/words.ts"
import type { IntentState } from "../../../core/wallets/signing/events.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { downIcon } from "../../foundation/parts/viewIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { chainRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { CallWords } from "../money/CallWords.tsx"
import { ConfirmButton } from "../money/ConfirmButton.tsx"
import { Figure, Figures } from "../money/Figures.tsx"
import money from "../money/money.css?inline"
import { useTicks, type Warning, Warnings } from "../money/Warnings.tsx"
import { useVoice } from "../money/useVoice.ts"
import { decisionRx } from "../../embedded/decision/atoms.ts"
import { Decision } from "../../embedded/decision/Decision.tsx"
import own from "./approval.css?inline"
import { approvalRx, intentsRx } from "./atoms.ts"
import { Ended } from "./Ended.tsx"
import { useDangers } from "./useDangers.ts"

const css = parts + money + own

/** What a page asks a wallet for, in words, before the wallet gets it. docs/spec/wallets.md#requests-approvals. */
export function ApproveTransaction() {
  const approval = useRxValue(approvalRx)
  const intents = useRxValue(intentsRx)
  const decision = useRxValue(decisionRx)
  const text = useText()
  const request = approval && shownRequest(approval)
  const intent = intents?.find(({ id }) => id === request?.id)
  if (decision.step !== null) return <Decision />
  if (approval !== undefined && request !== undefined && intent !== undefined)
    return <Asked key={request.id} intent={intent} request={request} others={approval.stack.length - 1} />
  const notice = decision.notice ?? approval?.notice
  if (notice) return <Ended error={notice} />
  return (
    <Page css={css} still>
      <Empty drawing="key" title={text("approve.none")} more={text("approve.noneNext")} />
    </Page>
  )
}

/** The request itself, and the two answers to it. */
function Asked({
  intent,
  others,
  request
}: {
  readonly intent: IntentState
  readonly request: WaitingRequest
  readonly others: number
}) {
  const { networks } = useRxValue(chainRx)
  const { address, network } = splitAccountId(intent.signer ?? intent.account)
  const [ticked, setTicked] = useState<ReadonlyArray<string>>([])
  const dispatch = useDispatch()
  const text = useText()
  const { id, told } = request
  const { changes, digests, fee, late, words } = useWords(told)
  const dangers = useDangers(words)
  const toDangers = (prefix: string, lines: ReadonlyArray<WordsField>): ReadonlyArray<Warning> =>
    lines.flatMap(({ kind, value }) =>
      kind === "warning"
        ? [{ id: `${prefix} ${value}`, look: "danger", sentence: value, tick: text("approve.tick") }]
        : []
    )
  const feeDangers = toDangers("fee", fee ?? [])
  const lateDangers = toDangers("late", late)
  const ofWords = useTicks(dangers, ticked, text("approve.tickFirst"))
  const ofFee = useTicks(feeDangers, ticked, text("approve.tickFirst"))
  const ofLate = useTicks(lateDangers, ticked, text("approve.tickFirst"))
  const isUntried = told?.changes === null && fee !== undefined && fee.length > 0
  const site = location.host
  useSay(text("approve.asks", { site }))
  const tick = (one: string, on: boolean): void =>
    setTicked((before) => (on ? [...before, one] : before.filter((other) => other !== one)))
  return (
    <Page
      css={css}
      className="approve"
      still
      foot={
        <>
          {others > 0 && <p className="say">{text("approve.more", { count: others })}</p>}
          <div className="pair">
            <button
              type="button"
              className="btn fill"
              onClick={() => dispatch({ _tag: "TransactionPopped", id, result: "cancel" })}
            >
              {text("approve.reject")}
            </button>
            <ConfirmButton
              terms={`${id} ${JSON.stringify(told)}`}
              block={
                told === null || told.isFeeUnchecked
                  ? { words: text("approve.loading") }
                  : (ofWords.block ?? ofFee.block ?? ofLate.block)
              }
              press={() => dispatch({ _tag: "IntentConfirmed", id })}
            >
              {text("approve.approve")}
            </ConfirmButton>
          </div>
        </>
      }
    >
      <div className="asker">
        <Picture name={site} />
        <div>
          <p>
            <bdi dir="ltr">{site}</bdi>
          </p>
          <p className="sub">{text("approve.asksYou")}</p>
        </div>
      </div>
      {words === undefined ? (
        <Coming label={text("approve.loading")} />
      ) : (
        <CallWords words={words}>
          <Warnings all={dangers} list={ofWords.list} ticked={ticked} tick={tick} />
        </CallWords>
      )}
      <Figures>
        <Figure name={text("approve.network")}>{findNetwork(networks, network).name}</Figure>
        <Figure name={text("approve.account")}>
          <bdi dir="ltr" title={address} translate="no">
            {truncateAddress(address)}
          </bdi>
        </Figure>
        {words !== undefined && fee === undefined ? (
          <Figure name={text("send.fee")} isComing>
            {null}
          </Figure>
        ) : (
          fee
            ?.filter(({ kind }) => kind !== "warning")
            .map(({ label, raw, value }) => (
              <Figure key={label} name={label}>
                <span title={raw}>{value}</span>
              </Figure>
            ))
        )}
      </Figures>
      {told !== null && (
        <details className="whole">
          <summary>
            {text("approve.details")}
            <Icon path={downIcon} />
          </summary>
          <pre dir="ltr">{[...digests.map(({ label, value }) => `${label}: ${value}`), told.raw].join("\n")}</pre>
        </details>
      )}
      {/* These arrive after everything else, one below the other, so that nothing moves. */}
      <Warnings all={feeDangers} list={ofFee.list} ticked={ticked} tick={tick} />
      {isUntried && (
        <Warnings
          all={[{ id: "changes", look: "info", sentence: text("approve.noChanges") }]}
          ticked={[]}
          tick={tick}
        />
      )}
      {changes.length > 0 && (
        <section aria-label={text("approve.changes")}>
          <p className="group">{text("approve.changes")}</p>
          <dl className="changes">
            {changes
              .filter(({ kind }) => kind !== "warning")
              .map(({ kind, label, raw, value }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two equal changes are two lines
                <div key={at} title={raw}>
                  <dt>{label}</dt>
                  <dd className={kind !== "amount" || raw.startsWith("-") ? undefined : "good"}>
                    <bdi>{kind === "amount" ? `${raw.startsWith("-") ? "\u2212" : "+"}${value}` : value}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
          {[...new Set(changes.flatMap(({ kind, value }) => (kind === "warning" ? [value] : [])))].map((warning) => (
            <p key={warning} className="careful">
              {warning}
            </p>
          ))}
        </section>
      )}
      <Warnings all={lateDangers} list={ofLate.list} ticked={ticked} tick={tick} />
    </Page>
  )
}

/** The place of a sentence and its lines, before they are known. */
function Coming({ label }: { readonly label: string }) {
  useSay(label)
  return (
    <div className="untold" aria-hidden="true">
      <i />
      <i />
      <b />
    </div>
  )
}

/** What a request is told by, in the language of the view. */
const useWords = (told: ToldRequest | null) => {
  const voice = useVoice()
  return useMemo(
    () => ({
      words: told === null ? undefined : requestTellings.retell(told.words, voice),
      changes: told?.changes ? lineTellings.retell(told.changes, voice) : [],
      digests: told?.digests ? lineTellings.retell(told.digests, voice) : [],
      fee: told?.fee && lineTellings.retell(told.fee, voice),
      late: told?.late ? lineTellings.retell(told.late, voice) : []
    }),
    [told, voice]
  )
}
