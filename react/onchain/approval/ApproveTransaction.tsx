import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useMemo, useState } from "react"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { getDisplayedRequest } from "../../../core/onchain/approval/approvalStack.ts"
import type { ReportedRequest, WaitingRequest } from "../../../core/onchain/approval/events.ts"
import { lineTranslations, requestTranslations } from "../../../core/onchain/calldata/translations.ts"
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
import { type Block, ConfirmButton } from "../money/ConfirmButton.tsx"
import { Figure, Figures } from "../money/Figures.tsx"
import facts from "../money/facts.css?inline"
import address from "../money/address.css?inline"
import money from "../money/money.css?inline"
import { useTicks, type Warning, Warnings } from "../money/Warnings.tsx"
import { useVoice } from "../money/useVoice.ts"
import { decisionRx } from "../../embedded/decision/atoms.ts"
import { Decision } from "../../embedded/decision/Decision.tsx"
import own from "./approval.css?inline"
import { approvalRx, intentsRx } from "./atoms.ts"
import { LoadingWords } from "./LoadingWords.tsx"
import { Ended } from "./Ended.tsx"
import { SponsorNotes } from "./SponsorNotes.tsx"
import { useDangers } from "./useDangers.ts"
import { useScreenWarning } from "./useScreenWarning.ts"

const css = parts + money + address + facts + own

/** Describes a request before the wallet gets it, and asks for approval. docs/spec/wallets.md#requests-approvals. */
export function ApproveTransaction() {
  const approval = useRxValue(approvalRx)
  const intents = useRxValue(intentsRx)
  const decision = useRxValue(decisionRx)
  const text = useText()
  const request = approval && getDisplayedRequest(approval)
  const intent = intents?.find(({ id }) => id === request?.id)
  if (decision.step !== null) return <Decision />
  if (approval !== undefined && request !== undefined && intent !== undefined)
    return <RequestReview key={request.id} intent={intent} request={request} others={approval.stack.length - 1} />
  const notice = decision.notice ?? approval?.notice
  if (notice) return <Ended error={notice} />
  return (
    <Page css={css} still>
      <Empty drawing="key" title={text("approve.none")} more={text("approve.noneNext")} />
    </Page>
  )
}

/** The request itself, and the buttons to answer it. */
function RequestReview({
  intent,
  others,
  request
}: {
  readonly intent: IntentState
  readonly request: WaitingRequest
  readonly others: number
}) {
  const text = useText()
  const { id, told: description } = request
  const texts = useRequestTexts(description)
  const { changes, digests, fee, words } = texts
  const warnings = useRequestWarnings(texts)
  const isUnsimulated = description?.changes === null && fee !== undefined && fee.length > 0
  useSay(text("approve.asks", { site: location.host }))
  return (
    <Page
      css={css}
      className="approve"
      still
      foot={
        <Answers
          id={id}
          others={others}
          isDanger={warnings.isDanger}
          terms={`${id} ${JSON.stringify(description)}`}
          block={
            description === null || description.isFeeUnchecked ? { words: text("approve.loading") } : warnings.block
          }
        />
      }
    >
      <Asker site={location.host} />
      <Warnings all={useScreenWarning(id)} ticked={[]} tick={warnings.call.tick} />
      {words === undefined ? (
        <LoadingWords label={text("approve.loading")} />
      ) : (
        <CallWords words={words}>
          <Warnings {...warnings.call} />
        </CallWords>
      )}
      <RequestFacts intent={intent} fee={words !== undefined && fee === undefined ? "loading" : (fee ?? [])} />
      <SponsorNotes intent={intent} />
      {description !== null && <RawRequest digests={digests} raw={description.raw} />}
      {/* These load last. They are below everything else, so that nothing above moves when they appear. */}
      <Warnings {...warnings.fee} />
      {isUnsimulated && (
        <Warnings
          all={[{ id: "changes", look: "info", sentence: text("approve.noChanges") }]}
          ticked={[]}
          tick={warnings.call.tick}
        />
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      <Warnings {...warnings.late} />
    </Page>
  )
}

/** The buttons to reject and to approve. `terms`: everything that the visitor agrees to, as one string. */
function Answers({
  block,
  id,
  isDanger,
  others,
  terms
}: {
  readonly id: string
  readonly others: number
  readonly terms: string
  readonly block: Block | undefined
  /** True if the request is dangerous. Reject is then the highlighted button. */
  readonly isDanger: boolean
}) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <>
      {others > 0 && <p className="say">{text("approve.more", { count: others })}</p>}
      <div className="pair">
        <button
          type="button"
          className={isDanger ? "btn ink" : "btn fill"}
          onClick={() => dispatch({ _tag: "TransactionPopped", id, result: "cancel" })}
        >
          {text("approve.reject")}
        </button>
        <ConfirmButton
          terms={terms}
          block={block}
          isQuiet={isDanger}
          press={() => dispatch({ _tag: "IntentConfirmed", id })}
        >
          {text("approve.approve")}
        </ConfirmButton>
      </div>
    </>
  )
}

function Asker({ site }: { readonly site: string }) {
  const text = useText()
  return (
    <div className="asker">
      <Picture name={site} />
      <div>
        <p>
          <bdi dir="ltr">{site}</bdi>
        </p>
        <p className="sub">{text("approve.asksYou")}</p>
      </div>
    </div>
  )
}

/** The network, the account and the fee. */
function RequestFacts({
  fee,
  intent
}: {
  readonly intent: IntentState
  readonly fee: ReadonlyArray<WordsField> | "loading"
}) {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  const { address, network } = splitAccountId(intent.signer ?? intent.account)
  return (
    <Figures>
      <Figure name={text("approve.network")}>{findNetwork(networks, network).name}</Figure>
      <Figure name={text("approve.account")}>
        <bdi dir="ltr" title={address} translate="no">
          {truncateAddress(address)}
        </bdi>
      </Figure>
      {fee === "loading" ? (
        <Figure name={text("send.fee")} isLoading>
          {null}
        </Figure>
      ) : (
        fee
          .filter(({ kind }) => kind !== "warning")
          .map(({ label, raw, value }) => (
            <Figure key={label} name={label}>
              <span title={raw}>{value}</span>
            </Figure>
          ))
      )}
    </Figures>
  )
}

/** The request as it is sent, with its digests, for experts. */
function RawRequest({ digests, raw }: { readonly digests: ReadonlyArray<WordsField>; readonly raw: string }) {
  const text = useText()
  return (
    <details className="whole">
      <summary>
        {text("approve.details")}
        <Icon path={downIcon} />
      </summary>
      <pre dir="ltr">{[...digests.map(({ label, value }) => `${label}: ${value}`), raw].join("\n")}</pre>
    </details>
  )
}

/** The simulated changes of balances and allowances. */
function Changes({ changes }: { readonly changes: ReadonlyArray<WordsField> }) {
  const text = useText()
  return (
    <section aria-label={text("approve.changes")}>
      <p className="group">{text("approve.changes")}</p>
      <dl className="changes">
        {changes
          .filter(({ kind }) => kind !== "warning")
          .map(({ kind, label, raw, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two equal changes are two lines
            <div key={index} title={raw}>
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
  )
}

/** Returns the texts of a request in the view's language. */
const useRequestTexts = (description: ReportedRequest | null) => {
  const voice = useVoice()
  return useMemo(
    () => ({
      words: description === null ? undefined : requestTranslations.translate(description.words, voice),
      changes: description?.changes ? lineTranslations.translate(description.changes, voice) : [],
      digests: description?.digests ? lineTranslations.translate(description.digests, voice) : [],
      fee: description?.fee && lineTranslations.translate(description.fee, voice),
      late: description?.late ? lineTranslations.translate(description.late, voice) : []
    }),
    [description, voice]
  )
}

/** Returns the warnings to tick, of the call, the fee and the late checks, and what blocks the button until then. */
const useRequestWarnings = ({ fee = [], late, words }: ReturnType<typeof useRequestTexts>) => {
  const text = useText()
  const [ticked, setTicked] = useState<ReadonlyArray<string>>([])
  const toDangers = (prefix: string, lines: ReadonlyArray<WordsField>): ReadonlyArray<Warning> =>
    lines.flatMap(({ kind, value }) =>
      kind === "warning"
        ? [{ id: `${prefix} ${value}`, look: "danger", sentence: value, tick: text("approve.tick") }]
        : []
    )
  const tick = (id: string, isTicked: boolean): void =>
    setTicked((before) => (isTicked ? [...before, id] : before.filter((other) => other !== id)))
  const [callDangers, feeDangers, lateDangers] = [useDangers(words), toDangers("fee", fee), toDangers("late", late)]
  const callTicks = useTicks(callDangers, ticked, text("approve.tickFirst"))
  const feeTicks = useTicks(feeDangers, ticked, text("approve.tickFirst"))
  const lateTicks = useTicks(lateDangers, ticked, text("approve.tickFirst"))
  return {
    block: callTicks.block ?? feeTicks.block ?? lateTicks.block,
    isDanger: callDangers.length + feeDangers.length + lateDangers.length > 0,
    call: { all: callDangers, list: callTicks.list, ticked, tick },
    fee: { all: feeDangers, list: feeTicks.list, ticked, tick },
    late: { all: lateDangers, list: lateTicks.list, ticked, tick }
  }
}
