// Prepares scripts: installs packages, finds a browser. Plain Node, without dependencies.
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync, writeFileSync, mkdirSync } from "node:fs"
import { createHash } from "node:crypto"
import { delimiter, join } from "node:path"

export const root = join(import.meta.dirname, "..")

/** Ends the script with a sentence that says what to do. */
export const give = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Runs a command with our output; ends the script if it fails. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options })
  if (error) give(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command of an installed package. */
export const bin = (name, ...args) => run(process.execPath, [join(root, "node_modules/.bin", name), ...args])

const hash = (...files) =>
  files.reduce((sum, file) => sum.update(readFileSync(join(root, file))), createHash("sha256")).digest("hex")

const install = (folder) =>
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32"
  })

/** Installs the packages of the lockfile if they are missing or outdated. */
export const packages = () => {
  if (process.env.npm_lifecycle_event === "prepare") return // npm is installing them right now
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    give(`Node 20.19 or newer is needed; this is ${process.versions.node}.`)
  const mark = join(root, "node_modules/.latchkey-installed")
  const now = hash("package-lock.json") // includes the dependencies of package.json
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return
  console.error("Installing packages …")
  const anvil = `@foundry-rs/anvil-${process.platform}-${{ x64: "amd64" }[process.arch] ?? process.arch}`
  const entry = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages[`node_modules/${anvil}`]
  if (entry !== undefined && entry.integrity === undefined)
    console.error(`${anvil} ${entry.version} is fetched by name and version, as the lockfile has no digest for it.`)
  install(root)
  writeFileSync(mark, now)
  console.error("Packages are installed.")
}

/** Installs the other compiler versions, with which tests read the shipped types. */
export const compilers = () => {
  const folder = join(root, "fixtures/compilers")
  const mark = join(folder, "node_modules/.latchkey-installed")
  const now = hash("fixtures/compilers/package-lock.json")
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return
  install(folder)
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

/** Returns whether a browser may be installed without asking: on Debian as root, in a container or on CI. */
export const mayInstall = () =>
  existsSync("/usr/bin/apt-get") &&
  process.getuid?.() === 0 &&
  (process.env.CI ||
    existsSync("/.dockerenv") ||
    existsSync("/run/.containerenv") ||
    /docker|containerd|kubepods/.test(read("/proc/1/cgroup")) ||
    process.env.container)
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "")

/** Installs system packages. The caller checks whether that succeeded. */
export const installOnSystem = (...names) => {
  console.error(`Installing ${names.join(", ")} …`)
  const quiet = { cwd: root, stdio: ["ignore", 2, 2], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
  spawnSync("apt-get", ["update", "-qq"], quiet)
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quiet)
}

/** Returns the browser's path, and sets it as CHROME_PATH for child processes. */
export const browser = () => {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH))
    give(`CHROME_PATH names ${process.env.CHROME_PATH}, and there is no such file.`)
  if (!find() && mayInstall()) installOnSystem("chromium")
  const found = find()
  if (!found)
    give("The browser tests need Chrome or Chromium. Install one, or name it: CHROME_PATH=/path/to/chrome npm test")
  process.env.CHROME_PATH = found
  return found
}

/** Returns whether a built file is older than its sources. */
export const isStale = (output, ...folders) => {
  if (!existsSync(output)) return true
  const built = statSync(output).mtimeMs
  return findFiles([...folders, "package-lock.json", "scripts/build.mjs"]).some(
    (file) => statSync(join(root, file)).mtimeMs > built
  )
}

/** Returns the files of a repository below some folders, also new ones, whose paths match, as paths from its root. */
export const findFiles = (folders, pattern = /./, tree = root) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], { cwd: tree, encoding: "utf8" })
    .split("\n")
    .filter((file) => pattern.test(file) && existsSync(join(tree, file)))

/** Creates a folder if it is missing. Returns its path. */
export const folder = (path) => {
  mkdirSync(path, { recursive: true })
  return path
}
