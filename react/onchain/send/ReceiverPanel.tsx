import { type RefObject, useEffect, useId, useRef, useState } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { crossIcon } from "../../foundation/parts/viewIcons.ts"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { WholeAddress } from "../money/WholeAddress.tsx"
import type { Draft } from "./useSend.ts"

/** The receiver of a transfer: a field, or the account that was found. `wrong`: the fault found by the last check. */
export function ReceiverPanel({ draft, wrong: found }: { readonly draft: Draft; readonly wrong?: string | undefined }) {
  const { receiver } = draft.send
  const getSentence = useSentence()
  const wrong = found ?? (receiver?.error == null ? undefined : getSentence(receiver.error))
  useSay(wrong ?? "")
  const address = wrong === undefined ? (receiver?.address ?? null) : null
  const panel = useRef<HTMLDivElement>(null)
  useFocusInPlace(panel, address !== null)
  return (
    <div className="panel" ref={panel}>
      {address === null ? (
        <ReceiverField draft={draft} wrong={wrong} />
      ) : (
        <FoundReceiver address={address} name={receiver?.name} />
      )}
      {/* Also below a receiver: the facts below the panel do not move. */}
      {draft.send.earlier.length > 0 && <EarlierReceivers addresses={draft.send.earlier} />}
    </div>
  )
}

/** Returns a function that fills in the receiver. */
const useFill = (): ((to: string) => void) => {
  const dispatch = useDispatch()
  return (to) => dispatch({ _tag: "SendFilled", form: { to } })
}

/** The account that the typed address or name leads to: a press shows its whole address. With a button to clear it. */
function FoundReceiver({ address, name }: { readonly address: string; readonly name: string | null | undefined }) {
  const text = useText()
  const id = useId()
  const fill = useFill()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <div className="top">
        <span id={`${id}-to`} aria-hidden="true">
          {text("send.to")}
        </span>
      </div>
      <div className="whom">
        <Avatar address={address} small />
        <button
          type="button"
          id={`${id}-whom`}
          className="reveal"
          title={address}
          aria-labelledby={`${id}-to ${id}-whom`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {name != null && (
            <span className="name">
              <bdi>{name}</bdi>
            </span>
          )}
          <span className={name == null ? "name" : "sub"}>
            <bdi dir="ltr">{truncateAddress(address)}</bdi>
          </span>
        </button>
        <button type="button" className="icon" aria-label={text("send.clear")} onClick={() => fill("")}>
          <Icon path={crossIcon} />
        </button>
      </div>
      {isWhole && (
        <p className="whole-of">
          <WholeAddress address={address} />
        </p>
      )}
    </>
  )
}

/** The field for an address or a name, with a button to paste or to clear. */
function ReceiverField({ draft, wrong }: { readonly draft: Draft; readonly wrong: string | undefined }) {
  const { form } = draft.send
  const text = useText()
  const id = useId()
  const fill = useFill()
  const field = useRef<HTMLInputElement>(null)
  const focus = (): void => field.current?.focus()
  const paste = (): void =>
    void (navigator.clipboard?.readText() ?? Promise.reject(new Error("no clipboard"))).then(
      (pasted) => fill(pasted.trim().slice(0, 128)),
      focus
    )
  const clear = (): void => {
    fill("")
    focus()
  }
  return (
    <>
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
          <button type="button" className="icon" aria-label={text("send.clear")} onClick={clear}>
            <Icon path={crossIcon} />
          </button>
        )}
      </div>
      {wrong !== undefined && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </>
  )
}

function EarlierReceivers({ addresses }: { readonly addresses: ReadonlyArray<string> }) {
  const text = useText()
  const fill = useFill()
  return (
    <ul className="earlier" aria-label={text("send.earlier")}>
      {addresses.map((address) => (
        <li key={address}>
          <button type="button" onClick={() => fill(address)} title={address}>
            <Avatar address={address} small />
            <bdi dir="ltr">{truncateAddress(address)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * Keeps the focus in the panel when the field and the found receiver replace each other: focuses the first control if
 * the focus was in the part that disappeared.
 */
const useFocusInPlace = (panel: RefObject<HTMLElement | null>, isFound: boolean): void => {
  const was = useRef(isFound)
  useEffect(() => {
    if (was.current === isFound) return
    was.current = isFound
    const root = panel.current?.getRootNode()
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
    if (focused === null || focused === document.body)
      panel.current?.querySelector<HTMLElement>("input, .icon")?.focus({ preventScroll: true })
  }, [isFound, panel])
}
