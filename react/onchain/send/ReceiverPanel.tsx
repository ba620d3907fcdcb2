import { type RefObject, useEffect, useId, useRef } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { crossIcon } from "../../foundation/parts/viewIcons.ts"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { WholeAddress } from "../money/WholeAddress.tsx"
import type { Draft } from "./useSend.ts"

/** Who gets it: a field, or whom it leads to. `wrong`: what the last check found. */
export function ReceiverPanel({ draft, wrong: found }: { readonly draft: Draft; readonly wrong?: string | undefined }) {
  const { earlier, form, receiver } = draft.send
  const dispatch = useDispatch()
  const text = useText()
  const sentenceOf = useSentence()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const fill = (to: string): void => dispatch({ _tag: "SendFilled", form: { to } })
  const wrong = found ?? (receiver?.error == null ? undefined : sentenceOf(receiver.error))
  useSay(wrong ?? "")
  const address = wrong === undefined ? (receiver?.address ?? null) : null
  const panel = useRef<HTMLDivElement>(null)
  useFocusInPlace(panel, address !== null)
  if (address !== null)
    return (
      <div className="panel" ref={panel}>
        <div className="top">
          <span>{text("send.to")}</span>
        </div>
        <div className="whom">
          <Avatar address={address} small />
          <span id={`${id}-whom`}>
            {receiver?.name == null ? (
              <WholeAddress address={address} />
            ) : (
              <>
                <span className="name">
                  <bdi>{receiver.name}</bdi>
                </span>
                <span className="sub">
                  <bdi dir="ltr">{truncateAddress(address)}</bdi>
                </span>
              </>
            )}
          </span>
          <button
            type="button"
            className="icon"
            aria-label={text("send.clear")}
            aria-describedby={`${id}-whom`}
            onClick={() => fill("")}
          >
            <Icon path={crossIcon} />
          </button>
        </div>
      </div>
    )
  const paste = (): void =>
    void (navigator.clipboard?.readText() ?? Promise.reject(new Error("no clipboard"))).then(
      (pasted) => fill(pasted.trim().slice(0, 128)),
      () => field.current?.focus()
    )
  return (
    <div className="panel" ref={panel}>
      <div className="top">
        <label htmlFor={id}>{text("send.to")}</label>
      </div>
      <div className="whom">
        <input
          ref={field}
          id={id}
          className="receiver"
          value={form.to}
          onChange={({ target: { value } }) => fill(value)}
          placeholder={text("send.receiver")}
          maxLength={128}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir={form.to === "" ? undefined : "ltr"}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
        />
        {form.to === "" ? (
          <button type="button" className="max" onClick={paste}>
            {text("send.paste")}
          </button>
        ) : (
          <button
            type="button"
            className="icon"
            aria-label={text("send.clear")}
            onClick={() => {
              fill("")
              field.current?.focus()
            }}
          >
            <Icon path={crossIcon} />
          </button>
        )}
      </div>
      {wrong !== undefined && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
      {form.to === "" && earlier.length > 0 && (
        <ul className="earlier" aria-label={text("send.earlier")}>
          {earlier.map((one) => (
            <li key={one}>
              <button type="button" onClick={() => fill(one)} title={one}>
                <Avatar address={one} small />
                <bdi dir="ltr">{truncateAddress(one)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * Keeps the focus where the eye is: the field goes when whom it leads to takes its place, and the other way round. What
 * stands there then is focused, if the focus went with what was taken away.
 */
const useFocusInPlace = (panel: RefObject<HTMLElement | null>, isFound: boolean): void => {
  const was = useRef(isFound)
  useEffect(() => {
    if (was.current === isFound) return
    was.current = isFound
    const root = panel.current?.getRootNode()
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
    if (focused === null || focused === document.body)
      panel.current?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true })
  }, [isFound, panel])
}
