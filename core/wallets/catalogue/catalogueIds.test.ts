import { expect, test } from "vitest"
import { getCatalogueId } from "./catalogueIds.ts"

test.each([
  [{ id: "io.metamask", name: "MetaMask" }, "c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96"],
  [{ id: "ledger", name: "Anything" }, "19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927"],
  [{ id: "okx", name: "MetaMask" }, "971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709"],
  [{ id: "app.phantom", name: "Phantom" }, "a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393"],
  [{ id: "x", name: "metamask" }, undefined],
  [{ id: "toString", name: "__proto__" }, undefined]
])("getCatalogueId finds %j as %s", (connector, id) => {
  expect(getCatalogueId(connector)).toBe(id)
})
