// Runs the main flows in Firefox and in WebKitGTK against a sandbox, and prints which pass. `npm run browsers`; names
// select browsers or flows: `npm run browsers -- firefox send`. Writes pictures of Connect and Account to
// .screens/browsers. Nightly, not a part of `npm run test:all`.
import { fork } from "node:child_process"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { startFirefox } from "../fixtures/engines/bidi.mjs"
import { flows } from "../fixtures/engines/flows.mjs"
import { findBrowsers } from "../fixtures/engines/install.mjs"
import { takePictures } from "../fixtures/engines/pictures.mjs"
import { tableLines } from "../fixtures/engines/table.mjs"
import { waitForExit } from "../fixtures/engines/waitUntil.mjs"
import { startWebkit } from "../fixtures/engines/webdriver.mjs"
import { recordResult } from "./package/runResults.mjs"
import { serveGallery } from "./gallery.mjs"
import { folder, give, packages, root } from "./ready.mjs"
import { buildAll } from "./start.mjs"

const starts = {
  firefox: ({ firefox }) => startFirefox(firefox),
  webkit: startWebkit
}
const steps = { ...flows, pictures: undefined }
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in starts) && !(name in steps))
if (unknown.length > 0)
  give(
    `There is no ${unknown.join(", ")}. Browsers: ${Object.keys(starts).join(", ")}. Flows: ${Object.keys(steps).join(", ")}.`
  )
const select = (all) =>
  requested.some((name) => all.includes(name)) ? all.filter((name) => requested.includes(name)) : all
const [names, selected] = [select(Object.keys(starts)), select(Object.keys(steps))]

packages()
const found = findBrowsers(names)
buildAll()
const sandbox = fork(join(root, "dist/programs/sandbox/sandbox.js"), {
  cwd: root,
  env: { ...process.env, LATCHKEY_PORT: "0" },
  stdio: ["ignore", "ignore", "inherit", "ipc"]
})
const [{ failed, ready: addresses }] = await once(sandbox, "message")
if (failed !== undefined) give(failed)
const isGalleryRequested = selected.some((name) => name.startsWith("gallery"))
const gallery = isGalleryRequested ? await serveGallery(0) : undefined

/** Runs one flow as a new visitor. Returns undefined if it passes, or the failure after taking a picture. */
const play = async (name, flow, world) => {
  await fetch(`${addresses.demo}/__sandbox/reset`, { method: "POST" })
  if (name === "pictures") return takePictures(world.name, world).catch((cause) => cause)
  const visitor = await world.browser.visitor().catch((cause) => cause)
  if (visitor instanceof Error) return visitor
  try {
    await flow({ ...world, visitor })
    if (visitor.complaints.length > 0) throw new Error(`The browser complained: ${visitor.complaints.join("; ")}`)
    return undefined
  } catch (cause) {
    const place = folder(join(root, ".screens/browsers", world.name))
    const windows = await visitor.windows().catch(() => [])
    for (const [i, window] of windows.entries()) {
      const picture = await window.picture().catch(() => undefined)
      if (picture !== undefined) writeFileSync(join(place, `failed.${name}.${i}.png`), picture)
    }
    return cause
  } finally {
    await visitor.leave().catch(() => {})
  }
}

const rows = [["", ...selected]]
const failures = []
try {
  for (const name of names) {
    const browser = await starts[name](found[name])
    const row = [`${name} ${browser.version}`]
    try {
      for (const step of selected) {
        const began = Date.now()
        const failure = await play(step, steps[step], { name, browser, addresses, states: gallery?.states })
        const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`
        console.error(`${name} ${step}: ${failure === undefined ? seconds : failure.message}`)
        row.push(failure === undefined ? seconds : "FAILED")
        if (failure !== undefined) failures.push(`${name}, ${step}: ${failure.message}`)
      }
    } finally {
      await browser.end()
    }
    rows.push(row)
    if (selected.length === Object.keys(steps).length) recordResult("browsers", row[0], !row.includes("FAILED"))
  }
} finally {
  gallery?.close()
  await waitForExit(sandbox)
}
// One column per browser, as eleven columns of flows would be too wide.
const columns = rows[0].map((_, i) => rows.map((row) => row[i]))
console.log(tableLines(columns).join("\n"))
if (failures.length > 0)
  console.log(`\n${failures.join("\n")}\nPictures of what was shown then are in .screens/browsers.`)
process.exit(failures.length === 0 ? 0 : 1)
