import { findSimilar } from "../../../core/foundation/text/findSimilar.ts"

/** The props of `ConnectButton` that are not attributes of an element. */
const ownProps: ReadonlyArray<string> = [
  "accountStatus",
  "chainStatus",
  "label",
  "loadingLabel",
  "namespace",
  "showBalance",
  "size",
  "view"
]

/**
 * Returns a sentence for each prop of a button of the kit that neither the button nor its element has. `isNetwork`:
 * the button is `NetworkButton`, which accepts only attributes.
 */
export const formatPropLines = (props: object, isNetwork: boolean): ReadonlyArray<string> => {
  const known = isNetwork ? [] : ownProps
  const element = document.createElement("button")
  const isAttribute = (name: string): boolean =>
    name in element || name.toLowerCase() in element || /^(?:aria-|data-|on[A-Z]|className$|style$)/.test(name)
  return Object.keys(props)
    .filter((name) => !known.includes(name) && !isAttribute(name))
    .map((name) => {
      const nearest = findSimilar(name, known)
      const advice = nearest === undefined ? "" : ` Did you mean \`${nearest}\`?`
      return `<${isNetwork ? "NetworkButton" : "ConnectButton"}> has no prop \`${name.slice(0, 64)}\`.${advice}`
    })
}
