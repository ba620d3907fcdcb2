import parts from "../../foundation/parts/parts.css?inline"
import { Page } from "../../foundation/ui/Page.tsx"
import lists from "../account/account.css?inline"
import { ActivityTab } from "./ActivityTab.tsx"

const css = parts + lists

/** The account's history in a view of its own. */
export function Transactions() {
  return (
    <Page css={css}>
      <ActivityTab />
    </Page>
  )
}
