// Takes pictures of the first views in each browser.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { folder, root } from "../ready.mjs"
import { comes } from "./flows.mjs"

/** Takes pictures of Connect and Account, dark and light, once all animations have ended. */
export const takePictures = async (name, world) => {
  const place = folder(join(root, ".screens/browsers", name))
  const visitor = await world.browser.visitor()
  try {
    for (const theme of ["dark", "light"]) {
      const page = await comes({ ...world, visitor }, `email=off&theme=${theme}`)
      const take = async (view) => {
        await page.holds(
          "Nothing moves",
          `() => document.querySelector("latchkey-modal").shadowRoot.getAnimations().every(({ effect }) => effect.getComputedTiming().endTime === Infinity)`
        )
        await setTimeout(300) // until the layout is painted
        writeFileSync(join(place, `${view}.${theme}.png`), await page.picture())
      }
      await page.opens()
      await page.sees("button", "^All wallets")
      await take("Connect")
      await page.key("Escape")
      await page.seesNoDialog()
      await page.connects()
      await page.opens("Account")
      await page.sees("text", "^USD Coin$")
      await take("Account")
      await page.key("Escape")
      await page.seesNoDialog()
      await page.press("^Leave$", "button", "page")
      await page.says("disconnected")
    }
  } finally {
    await visitor.leave()
  }
}
