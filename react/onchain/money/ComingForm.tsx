import type { ReactNode } from "react"
import { useSay } from "../../foundation/state/atoms.ts"

/** A placeholder in the shape of a form with two panels. `label` is announced to screen readers. */
export function ComingForm({ joint, label }: { readonly label: string; readonly joint: ReactNode }) {
  useSay(label)
  return (
    <div aria-hidden="true">
      <ComingPanel />
      <span className="joint">{joint}</span>
      <ComingPanel />
    </div>
  )
}

function ComingPanel() {
  return (
    <div className="panel">
      <div className="top">
        <i className="bar" />
      </div>
      <div className="mid">
        <i className="bar" />
        <i className="bar" />
      </div>
      <div className="top" />
    </div>
  )
}
