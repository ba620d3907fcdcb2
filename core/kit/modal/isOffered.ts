import type { ConfigState } from "../config/events.ts"
import { hasFeature, isOpenable, type OpenableView } from "./views.ts"

/** Whether a kit so configured has a view of that name, with these of the features that its project decides. */
export const isOffered = (
  view: string,
  config: ConfigState,
  resolved: Readonly<Record<"activity" | "email" | "onramp" | "socials" | "swaps", unknown>>
): view is OpenableView =>
  isOpenable(view) &&
  (config.enableNetworkSwitch || !switchingViews.test(view)) &&
  (config.signIn || !/siw/i.test(view)) &&
  hasFeature(view, { ...config.features, ...resolved, chainService: config.chainService })

/** The views that a visitor switches networks in. */
const switchingViews = /^(SwitchNetwork|Networks|SwitchActiveChain)$/
