import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import { connectionRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { useSheet } from "../../foundation/ui/Page.tsx"
import { Promises } from "../catalogue/Promises.tsx"
import css from "./waiting.css?inline"

/** When a wallet counts as silent, and when its window is probably covered, in milliseconds. */
const silentMillis = 8_000
const coveredMillis = 30_000

/** The promises while a wallet is asked; if it does not answer, a button that asks again, in the same space. */
export function Waiting() {
  const { attempt } = useRxValue(connectionRx)
  const [tries, setTries] = useState(0)
  const waited = useWaited(attempt, tries)
  const dispatch = useDispatch()
  const text = useText()
  const place = useSheet(css)
  const isSilent = attempt !== null && waited >= silentMillis
  const hint = isSilent && waited >= coveredMillis ? text("connecting.behind") : ""
  useSay(isSilent && hint === "" ? text("connecting.nothing") : hint)
  return (
    <div ref={place} className="patience">
      {isSilent ? (
        <>
          <button
            type="button"
            className="btn small"
            onClick={() => {
              setTries(tries + 1)
              dispatch({ _tag: "ConnectStarted", connectorId: attempt.connectorId })
            }}
          >
            {text("connecting.nothing")}
          </button>
          <p className="note">{hint}</p>
        </>
      ) : (
        <Promises />
      )}
    </div>
  )
}

/** Returns the largest of the two limits that has passed since a wallet was asked, in milliseconds; 0 before. */
const useWaited = (attempt: object | null, tries: number): number => {
  const [waited, setWaited] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is timed from its start
  useEffect(() => {
    setWaited(0)
    const timers = [silentMillis, coveredMillis].map((limit) => setTimeout(() => setWaited(limit), limit))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [attempt, tries])
  return waited
}
