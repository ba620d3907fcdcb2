// Finds the browsers, and installs missing ones on machines where `mayInstall` allows it.
import { existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"
import { give, installOnSystem, mayInstall } from "../ready.mjs"

const onPath = (...names) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** Returns WebKitGTK's test browser, whose folder depends on the version and the machine. */
const miniBrowser = () =>
  ["/usr/lib", "/usr/libexec"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) => ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => join(folder, name)))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((file) => existsSync(file))

/** Returns the file in an environment variable, or the one that `found` returns. */
const fileFrom = (variable, found) => {
  const file = process.env[variable]
  if (file === undefined || file === "") return found()
  if (!existsSync(file)) give(`${variable} names ${file}, and there is no such file.`)
  return file
}

const parts = {
  firefox: () => ({ firefox: fileFrom("FIREFOX_PATH", () => onPath("firefox-esr", "firefox")) }),
  webkit: () => ({
    driver: fileFrom("WEBKIT_DRIVER_PATH", () => onPath("WebKitWebDriver")),
    browser: fileFrom("MINI_BROWSER_PATH", miniBrowser),
    screen: onPath("Xvfb")
  })
}
const packagesOf = { firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb"] }
const isWhole = (found) => Object.values(found).every((file) => file !== undefined)

/** Returns the files of these browsers. Ends the script with a sentence if one is missing and cannot be installed. */
export const findBrowsers = (names) => {
  const missing = () => names.filter((name) => !isWhole(parts[name]()))
  const packages = () => missing().flatMap((name) => packagesOf[name])
  if (missing().length > 0 && mayInstall()) installOnSystem(...packages())
  if (missing().length > 0)
    give(
      `The other browsers are not installed. On Debian: apt-get update && apt-get install ${packages().join(" ")}. ` +
        "Elsewhere, name them: FIREFOX_PATH, WEBKIT_DRIVER_PATH and MINI_BROWSER_PATH, with Xvfb on the PATH."
    )
  return Object.fromEntries(names.map((name) => [name, parts[name]()]))
}
