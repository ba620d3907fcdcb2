import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { SmartSession } from "../../../core/onchain/session/events.ts"
import { sessionStatus } from "../../../core/onchain/session/smartSession.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { connectionRx, localeRx, openingRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { outIcon } from "../../foundation/parts/viewIcons.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { useAccountId } from "../account/useAccountId.ts"
import { sessionRx } from "./atoms.ts"
import { NotEnded } from "./NotEnded.tsx"
import own from "./session.css?inline"
import { usePermissionWords } from "./usePermissionWords.ts"

const css = parts + own

/** The sessions in which apps act for the account without asking, with a button to end each. */
export function SmartSessionList() {
  const account = useAccountId()
  return account === undefined ? null : <SessionList account={account} />
}

function SessionList({ account }: { readonly account: AccountId }) {
  const room = useRxValue(sessionRx)
  const dispatch = useDispatch()
  const text = useText()
  const sessions = room?.sessions[account]
  const isReady = room !== undefined
  const opening = useRxValue(openingRx)
  // A modal that is closed and opened in the same task keeps the view mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once per opening
  useEffect(() => {
    if (isReady) dispatch({ _tag: "SessionsAsked", account })
  }, [account, isReady, opening])
  const known = sessions === undefined ? undefined : latest(sessions)
  const isFailed = sessions?._tag === "Failed" && known === undefined
  useSay(known === undefined && !isFailed ? text("sessions.loading") : "")
  if (isFailed)
    return (
      <Page css={css} still>
        <Empty alert drawing="plug" title={text("sessions.away")}>
          <button type="button" className="btn small" onClick={() => dispatch({ _tag: "SessionsAsked", account })}>
            {text("modal.retry")}
          </button>
        </Empty>
      </Page>
    )
  if (known === undefined)
    return (
      <Page css={css} className="sessions">
        <div className="blank" aria-hidden="true">
          {[128, 96, 112].map((width) => (
            <div key={width} className="session">
              <i className="square" />
              <div>
                <i style={{ width }} />
                <i style={{ width: width + 96 }} />
                <i style={{ width: width + 64 }} />
              </div>
            </div>
          ))}
        </div>
      </Page>
    )
  if (known.length === 0)
    return (
      <Page css={css} still>
        <Empty drawing="key" title={text("sessions.none")} more={text("sessions.noneNext")} />
      </Page>
    )
  return (
    <Page css={css} className="sessions">
      <ul aria-label={text("view.SmartSessionList")}>
        {known.map((session) => (
          <Session key={session.pci} account={account} session={session} />
        ))}
      </ul>
    </Page>
  )
}

/** One session: its app, its permissions and its end. A button at the row's end asks below it whether to end it. */
function Session({ account, session }: { readonly account: AccountId; readonly session: SmartSession }) {
  const { pci, project, terms } = session
  const [isAsking, ask] = useState(false)
  const text = useText()
  const words = usePermissionWords(account)(terms)
  const until = useUntil(session)
  const isActive = sessionStatus(session, Date.now()) === "active"
  return (
    <li className="session">
      <Picture name={project.name} />
      <div>
        <p className="name">
          <bdi>{project.name}</bdi>
        </p>
        <p className="sub">
          <span className="dotted">
            {project.url !== "" && (
              <span>
                <bdi dir="ltr">{new URL(project.url).host}</bdi>
              </span>
            )}{" "}
            <span>{until}</span>
          </span>
        </p>
      </div>
      <div className="granted">
        {words.map((permission) => (
          <p key={permission} className="may" title={permission}>
            {permission.replace(/\b0x[\da-f]{40}\b/gi, truncateAddress)}
          </p>
        ))}
        <NotEnded account={account} pci={pci} />
      </div>
      {isActive && (
        <button
          type="button"
          className="icon"
          aria-expanded={isAsking}
          aria-label={`${text("sessions.end")} ${project.name}`}
          onClick={() => ask(!isAsking)}
        >
          <Icon path={outIcon} flip />
        </button>
      )}
      {isActive && <EndSession account={account} pci={pci} isAsking={isAsking} ask={ask} />}
    </li>
  )
}

/** The question whether to end a session, and the wait for the wallet. */
function EndSession({
  account,
  ask,
  isAsking,
  pci
}: {
  readonly account: AccountId
  readonly pci: string
  readonly isAsking: boolean
  readonly ask: (isAsking: boolean) => void
}) {
  const revocation = useRxValue(sessionRx)?.revocations[account]
  const connection = activeConnection(useRxValue(connectionRx), "eip155")
  const commands = useCommands("session")
  const text = useText()
  const isEnding = revocation?._tag === "Asking" && revocation.pci === pci
  const end = (): void => {
    ask(false)
    commands()?.revoke(account, pci)
  }
  if (isEnding)
    return (
      <p className="pills" role="status">
        <span className="spin" aria-hidden="true" /> {text("sessions.ending", { wallet: connection?.name ?? "" })}
      </p>
    )
  return isAsking ? (
    <div className="pills">
      <p>{text("sessions.ask")}</p>
      <button type="button" className="btn small" onClick={() => ask(false)}>
        {text("sessions.keep")}
      </button>
      <button type="button" className="btn small" onClick={end}>
        {text("sessions.end")}
      </button>
    </div>
  ) : null
}

/** Returns the sentence with the session's end: until when it is valid, or when it ended. */
const useUntil = (session: SmartSession): string => {
  const text = useText()
  const locale = useRxValue(localeRx)
  const status = sessionStatus(session, Date.now())
  const formatDate = (millis: number): string => {
    const isThisYear = new Date(millis).getFullYear() === new Date().getFullYear()
    const style = isThisYear ? ({ day: "numeric", month: "short" } as const) : ({ dateStyle: "medium" } as const)
    return new Intl.DateTimeFormat(locale?.tag ?? "en", style).format(millis)
  }
  return status === "revoked"
    ? text("sessions.revoked", { date: formatDate(session.revokedAt ?? session.expiry) })
    : text(status === "expired" ? "sessions.expired" : "sessions.until", { date: formatDate(session.expiry) })
}
