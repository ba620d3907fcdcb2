import { describe, expect, test } from "vitest"
import { getKeys } from "../../../core/foundation/data/keys.ts"
import { getChunk, getStart, views } from "../../../core/kit/modal/views.ts"
import { getShape } from "./shapes.ts"

describe("getShape", () => {
  test("returns the shape of every view that opens first in its flow; lists have rows", () => {
    const first = getKeys(views).filter((view) => getChunk(view) !== undefined && getStart(view) === view)
    expect(first.filter((view) => getShape(view) === "rows*5")).toEqual([
      "Transactions",
      "AddFunds",
      "SwitchNetwork",
      "Networks",
      "WalletCompatibleNetworks",
      "ProfileWallets",
      "SmartSessionList",
      "ConnectSocials"
    ])
  })

  test("returns boxes of at most the card's width, with a foot of one line", () => {
    for (const view of getKeys(views)) {
      const [body, foot = ""] = getShape(view).split("|")
      expect(foot.split(","), view).toHaveLength(1)
      for (const line of body?.split(",") ?? []) {
        if (/^rows(\*\d)?$/.test(line)) continue
        expect(line, view).toMatch(/^\d+\*\d+(\*\d+)?( \d+\*\d+(\*\d+)?)*$/)
        const boxes = line.split(" ")
        const width = boxes.reduce((sum, box) => sum + Number(box.split("*")[0]), 12 * (boxes.length - 1))
        expect(width, `${view}: ${line}`).toBeLessThanOrEqual(336)
      }
    }
  })
})
