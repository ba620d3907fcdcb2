import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type RefObject, useLayoutEffect } from "react"
import type { View } from "../../../core/kit/modal/views.ts"
import { canGoBackRx, configRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { backIcon, closeIcon, helpIcon, settingsIcon } from "../../foundation/ui/icons.ts"
import { canCloseRx } from "./atoms.ts"
import { useTitle } from "./useTitle.ts"

type HeaderLink = readonly [icon: string, leadsTo: "WhatIsAWallet" | "WhatIsANetwork" | "AccountSettings"]
const wallets: HeaderLink = [helpIcon, "WhatIsAWallet"]
const networks: HeaderLink = [helpIcon, "WhatIsANetwork"]
/** Links in the place of Back in a first view: help or settings. */
const headerLinks: { readonly [Tag in View["_tag"]]?: HeaderLink } = {
  Connect: wallets,
  ConnectWallets: wallets,
  SwitchNetwork: networks,
  Networks: networks,
  Account: [settingsIcon, "AccountSettings"]
}

/** The title of the view, with its buttons. */
export function Header({
  heading,
  keepPressed,
  view
}: {
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly view: View
  readonly keepPressed: (target: EventTarget) => void
}) {
  const title = useTitle(view)
  const { enableWalletGuide } = useRxValue(configRx)
  const canGoBack = useRxValue(canGoBackRx)
  const canClose = useRxValue(canCloseRx)
  const dispatch = useDispatch()
  const text = useText()
  const link = headerLinks[view._tag] === wallets && !enableWalletGuide ? undefined : headerLinks[view._tag]
  // The browser focuses the title when it opens the dialog; React does not write this attribute.
  useLayoutEffect(() => heading.current?.setAttribute("autofocus", ""), [heading])
  return (
    <div className="head">
      {canGoBack ? (
        <button
          type="button"
          className="icon"
          aria-label={text("modal.back")}
          onClick={() => dispatch({ _tag: "WentBack" })}
        >
          <Icon path={backIcon} flip />
        </button>
      ) : (
        link !== undefined && <LinkButton link={link} keepPressed={keepPressed} />
      )}
      <h2 id="latchkey-title" ref={heading} tabIndex={-1} title={title} aria-describedby="latchkey-announcement">
        <span className="title" key={title}>
          {title}
        </span>
      </h2>
      {canClose && (
        <button
          type="button"
          className="icon"
          aria-label={text("modal.close")}
          onClick={() => dispatch({ _tag: "Closed" })}
        >
          <Icon path={closeIcon} />
        </button>
      )}
    </div>
  )
}

/** The button that opens another view. Back from there focuses it again. */
function LinkButton({
  keepPressed,
  link: [icon, view]
}: {
  readonly link: HeaderLink
  readonly keepPressed: (target: EventTarget) => void
}) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <button
      type="button"
      className="icon"
      aria-label={text(`view.${view}`)}
      data-opens={view}
      onClick={({ currentTarget }) => {
        keepPressed(currentTarget)
        dispatch({ _tag: "Pushed", view: { _tag: view } })
      }}
    >
      <Icon path={icon} flip />
    </button>
  )
}
