// What every script needs before it can start: the packages, and for some a browser. Plain Node, without dependencies.
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync, writeFileSync, mkdirSync } from "node:fs"
import { createHash } from "node:crypto"
import { delimiter, join } from "node:path"

export const root = join(import.meta.dirname, "..")

/** Ends the script with a sentence that says what to do next. */
export const give = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Runs a command that shares our output; ends the script if it fails. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options })
  if (error) give(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command of an installed package. */
export const bin = (name, ...args) => run(process.execPath, [join(root, "node_modules/.bin", name), ...args])

const hash = (...files) =>
  files.reduce((sum, file) => sum.update(readFileSync(join(root, file))), createHash("sha256")).digest("hex")

/** Installs the packages of the lockfile unless they are installed. */
export const packages = () => {
  if (process.env.npm_lifecycle_event === "prepare") return // npm is installing them right now
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    give(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  const mark = join(root, "node_modules/.latchkey-installed")
  const now = hash("package-lock.json") // which repeats what package.json asks for
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return
  console.error("Installing packages …")
  const anvil = `@foundry-rs/anvil-${process.platform}-${{ x64: "amd64" }[process.arch] ?? process.arch}`
  const entry = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages[`node_modules/${anvil}`]
  if (entry !== undefined && entry.integrity === undefined)
    console.error(`${anvil} ${entry.version} is fetched by name and version: the lockfile has no digest of it.`)
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"], {
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32"
  })
  writeFileSync(mark, now)
  console.error("Packages are there.")
}

/** Installs the compilers of other versions that the tests read the shipped types with. */
export const compilers = () => {
  const folder = join(root, "fixtures/compilers")
  const mark = join(folder, "node_modules/.latchkey-installed")
  const now = hash("fixtures/compilers/package-lock.json")
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32"
  })
  writeFileSync(mark, now)
}

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "msedge"]
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"
]
const onPath = () =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
const find = () =>
  [process.env.CHROME_PATH, ...onPath(), ...places].find((file) => file && existsSync(file) && statSync(file).isFile())

/** Debian, as root, in a container or on CI: the only place where installing a browser without asking is acceptable. */
export const mayInstall = () =>
  existsSync("/usr/bin/apt-get") &&
  process.getuid?.() === 0 &&
  (process.env.CI ||
    existsSync("/.dockerenv") ||
    existsSync("/run/.containerenv") ||
    /docker|containerd|kubepods/.test(read("/proc/1/cgroup")) ||
    process.env.container)
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "")

/** Installs packages of the system, where that is acceptable. Whether they are there is for the caller to see. */
export const install = (...names) => {
  console.error(`Installing ${names.join(", ")} …`)
  const quiet = { cwd: root, stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
  spawnSync("apt-get", ["update", "-qq"], quiet)
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quiet)
}

/** The browser's path, also set as CHROME_PATH for child processes. */
export const browser = () => {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH))
    give(`CHROME_PATH names ${process.env.CHROME_PATH}, and there is no such file.`)
  if (!find() && mayInstall()) install("chromium")
  const found = find()
  if (!found)
    give("The browser tests need Chrome or Chromium. Install one, or name it: CHROME_PATH=/path/to/chrome npm test")
  process.env.CHROME_PATH = found
  return found
}

/** Whether the built files are older than their sources. */
export const stale = (output, ...folders) => {
  if (!existsSync(output)) return true
  const built = statSync(output).mtimeMs
  const list = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", ...folders, "package-lock.json", "scripts/build.mjs"],
    { cwd: root, encoding: "utf8" }
  )
  return list
    .split("\n")
    .filter(Boolean)
    .some((file) => existsSync(join(root, file)) && statSync(join(root, file)).mtimeMs > built)
}

/** Makes a folder if it is not there. */
export const folder = (path) => {
  mkdirSync(path, { recursive: true })
  return path
}
