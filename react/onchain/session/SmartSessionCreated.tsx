import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { GrantedSession } from "../../../core/onchain/session/events.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { localeRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { sessionRx } from "./atoms.ts"
import { NotEnded } from "./NotEnded.tsx"
import own from "./session.css?inline"
import { SmartSessionList } from "./SmartSessionList.tsx"
import { usePermissionWords } from "./usePermissionWords.ts"

const css = parts + own

/** Shows the session that was just granted; without one, the list of sessions. */
export function SmartSessionCreated() {
  const granted = useRxValue(sessionRx)?.granted
  return granted ? <Created {...granted} /> : <SmartSessionList />
}

function Created({ account, expiry, isActive, pci, terms }: GrantedSession) {
  const words = usePermissionWords(account)(terms)
  const locale = useRxValue(localeRx)
  const commands = useCommands("session")
  const dispatch = useDispatch()
  const text = useText()
  const date = new Intl.DateTimeFormat(locale?.tag ?? "en", { dateStyle: "long" }).format(expiry * 1000)
  return (
    <Page
      css={css}
      className="sessions"
      foot={
        <>
          {!isActive && (
            <button type="button" className="btn ink" onClick={() => commands()?.revoke(account, pci)}>
              {text("sessions.end")}
            </button>
          )}
          <button
            type="button"
            className={isActive ? "btn ink" : "btn fill"}
            onClick={() => dispatch({ _tag: "Replaced", view: { _tag: "SmartSessionList" } })}
          >
            {text("sessions.all")}
          </button>
        </>
      }
    >
      <Moment
        name={location.host}
        state={isActive ? "done" : "failed"}
        badge={isActive ? ["good", doneIcon] : undefined}
        title={text(isActive ? "sessions.created" : "sessions.unused")}
        more={text(isActive ? "sessions.createdNext" : "sessions.unusedNext", { date })}
      >
        {words.map((permission) => (
          <p key={permission} className="may">
            {permission}
          </p>
        ))}
        <NotEnded account={account} pci={pci} />
      </Moment>
    </Page>
  )
}
