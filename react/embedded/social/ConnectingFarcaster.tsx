import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import { againIcon, linkIcon } from "../../foundation/parts/viewIcons.ts"
import { connectionRx, deviceRx, useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useKnownFailure, useLongText } from "../../foundation/state/failureTexts.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { CopyLink } from "../../wallets/walletconnect/CopyLink.tsx"
import { Pairing } from "../../wallets/walletconnect/Pairing.tsx"
import { Qr } from "../../wallets/walletconnect/Qr.tsx"
import { BrandPicture } from "../../foundation/parts/BrandMark.tsx"
import { useShownSocial, useSocial } from "./useSocial.ts"

const subject = { name: socialNames.farcaster, picture: <BrandPicture provider="farcaster" size="s80" /> }

/**
 * Farcaster's code to scan with its app, and the same as a link, which comes first on phones. After five minutes the
 * code is reported as expired. docs/spec/embedded.md#farcaster-code.
 */
export function ConnectingFarcaster() {
  const { attempt } = useRxValue(connectionRx)
  const { mobile } = useRxValue(deviceRx)
  const social = useShownSocial()
  const press = useSocial()
  const retry = () => press("farcaster")
  // A view opened by name has no attempt yet.
  const isIdle = attempt === null && social === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts the attempt once, unless one is running
  useEffect(() => {
    if (isIdle) retry()
  }, [isIdle])
  const isOld = useIsPast(social?.expiry ?? null)
  const url = social?.url ?? undefined
  const error = useKnownFailure(attempt?._tag === "Failed" ? attempt.error : undefined)
  return (
    <Pairing>
      {error !== undefined && !(isOld && error.tag === "FrameRequestTimedOut") ? (
        <Failed error={error} again={retry} />
      ) : social?.step === "finishing" ? (
        <Finishing />
      ) : mobile ? (
        <OnPhone url={url} isOld={isOld} again={retry} />
      ) : (
        <Code url={url} isOld={isOld} again={retry} />
      )}
    </Pairing>
  )
}

interface Shown {
  readonly url: string | undefined
  readonly isOld: boolean
  readonly again: () => void
}

function Code({ again, isOld, url }: Shown) {
  const text = useText()
  useSay(text(url === undefined ? "farcaster.making" : isOld ? "farcaster.old" : "farcaster.scan"))
  return (
    <>
      <Qr
        text={url}
        label={text("farcaster.code")}
        logo={<BrandPicture provider="farcaster" />}
        overlay={
          isOld ? (
            <>
              <strong>{text("farcaster.old")}</strong>
              <button type="button" className="btn small ink-black" onClick={again}>
                <Icon path={againIcon} /> {text("farcaster.again")}
              </button>
            </>
          ) : undefined
        }
      />
      <p className="say left brief">{text("farcaster.scan")}</p>
      <CopyLink uri={isOld ? undefined : url} isExpired={isOld} />
    </>
  )
}

function OnPhone({ again, isOld, url }: Shown) {
  const text = useText()
  const isReady = url !== undefined && !isOld
  return (
    <div className="steady">
      <Moment
        {...subject}
        title={text(isOld ? "farcaster.old" : "farcaster.open")}
        more={isOld ? undefined : text(url === undefined ? "farcaster.making" : "farcaster.approve")}
        state={isOld ? "failed" : "busy"}
      />
      {isOld ? (
        <button type="button" className="btn fill" onClick={again}>
          {text("farcaster.again")}
        </button>
      ) : (
        <>
          <a
            className={isReady ? "btn ink" : "btn ink off"}
            href={url}
            target="_blank"
            rel="noreferrer"
            role={isReady ? undefined : "link"}
            tabIndex={0}
            aria-disabled={isReady ? undefined : true}
          >
            {text("farcaster.open")} <Icon path={linkIcon} />
          </a>
          <CopyLink plain uri={url} />
        </>
      )}
    </div>
  )
}

function Finishing() {
  const text = useText()
  return (
    <div className="steady">
      <Moment {...subject} title={text("social.finishing")} state="busy" />
    </div>
  )
}

function Failed({
  again,
  error
}: {
  readonly error: Parameters<ReturnType<typeof useSentence>>[0]
  readonly again: () => void
}) {
  const dispatch = useDispatch()
  const getSentence = useSentence()
  const longText = useLongText(error)
  const text = useText()
  return (
    <div className="steady">
      <Moment {...subject} title={getSentence(error)} more={longText} state="failed" />
      <button type="button" className="btn fill" onClick={again}>
        {text("farcaster.again")}
      </button>
      <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
        {text("modal.cancel")}
      </button>
    </div>
  )
}

/** Returns whether a time has passed, and renders again when it does. */
const useIsPast = (time: number | null): boolean => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (time === null || time <= Date.now()) return
    const timer = setTimeout(() => setNow(Date.now()), time - Date.now())
    return () => clearTimeout(timer)
  }, [time])
  return time !== null && now >= time
}
