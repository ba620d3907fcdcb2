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

/** Props of React itself, and attributes whose property has another name. */
const reactProps: ReadonlyArray<string> = [
  "className",
  "dangerouslySetInnerHTML",
  "key",
  "popoverTarget",
  "ref",
  "style",
  "suppressContentEditableWarning",
  "suppressHydrationWarning"
]

/**
 * Returns a sentence for each prop of a button of the kit that neither the button nor its element has. `AccountButton`
 * and `NetworkButton` accept only attributes.
 */
export const formatPropLines = (
  props: object,
  button: "AccountButton" | "ConnectButton" | "NetworkButton"
): ReadonlyArray<string> => {
  const known = button === "ConnectButton" ? ownProps : []
  // `AccountButton` sets it itself.
  const passed = button === "AccountButton" ? ["view"] : known
  const element = document.createElement("button")
  const isAttribute = (name: string): boolean =>
    name in element ||
    name.toLowerCase() in element ||
    /^(?:aria-|data-|on[A-Z])/.test(name) ||
    reactProps.includes(name)
  return Object.keys(props)
    .filter((name) => !passed.includes(name) && !isAttribute(name))
    .map((name) => {
      const nearest = findSimilar(name, known)
      const advice = nearest === undefined ? "" : ` Did you mean \`${nearest}\`?`
      return `<${button}> has no prop \`${name.slice(0, 64)}\`.${advice}`
    })
}
