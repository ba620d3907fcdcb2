import { buttonTexts } from "./button.ts"
import { accountTexts } from "./accountViews.ts"
import { emailTexts } from "./email.ts"
import { firstTexts } from "./first.ts"
import { guideTexts } from "./guide.ts"
import { moneyTexts } from "./money.ts"
import { shellTexts } from "./shell.ts"
import { swapTexts } from "./swapping.ts"
import { viewTexts } from "./views.ts"

/** Every English text of the buttons and views, for code that lists them. A page loads the sections one by one. */
export const english = {
  ...shellTexts,
  ...buttonTexts,
  ...firstTexts,
  ...viewTexts,
  ...guideTexts,
  ...emailTexts,
  ...moneyTexts,
  ...swapTexts,
  ...accountTexts
}
