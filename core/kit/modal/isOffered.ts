import type { ConfigState } from "../config/events.ts"
import { hasFeature, isOpenable, type OpenableView } from "./views.ts"

/** Returns whether a kit with this configuration has a view of that name, with these features of its project. */
export const isOffered = (
  view: string,
  config: ConfigState,
  resolved: Readonly<Record<"activity" | "email" | "onramp" | "socials" | "swaps", unknown>>
): view is OpenableView =>
  isOpenable(view) &&
  (config.enableNetworkSwitch || !switchingViews.test(view)) &&
  (config.signIn || !/siw/i.test(view)) &&
  hasFeature(view, { ...config.features, ...resolved, chainService: config.chainService })

/** The views in which visitors switch networks. */
const switchingViews = /^(SwitchNetwork|Networks|SwitchActiveChain)$/
