/** The values of a template. */
export interface TemplateParts {
  /** The name of the project, which is shown to wallets. */
  readonly name: string
  /** The names of `latchkey`'s networks to import. */
  readonly networks: ReadonlyArray<string>
  /** Empty without a project id. */
  readonly projectId: string
  /** The version or file of the package; undefined if it is installed separately. */
  readonly spec: string | undefined
}

type Files = Readonly<Record<string, string>>
type Template = (parts: TemplateParts) => Files

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Returns a name that npm accepts. */
const getPackageName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, "-")
    .replace(/^[._-]+|-+$/g, "") || "app"

const formatManifest = (
  { name, spec }: TemplateParts,
  scripts: Readonly<Record<string, string>>,
  dependencies: Readonly<Record<string, string>>,
  devDependencies: Readonly<Record<string, string>>
): string =>
  formatJson({
    name: getPackageName(name),
    private: true,
    version: "0.0.0",
    type: "module",
    scripts,
    dependencies: { ...(spec === undefined ? {} : { latchkey: spec }), ...dependencies },
    devDependencies
  })

const react = { react: "^19", "react-dom": "^19" }
const types = { "@types/react": "^19", "@types/react-dom": "^19", typescript: "^5.9" }

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  jsx: "react-jsx",
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  isolatedModules: true
}

/** Returns the expression that creates the kit. `url`: the page's address, if it is known at build time. */
const formatKit = ({ name, networks, projectId }: TemplateParts): string => `export const kit = createLatchkey({
  networks: [${networks.join(", ")}],${projectId === "" ? "" : `\n  projectId: ${JSON.stringify(projectId)},`}
  metadata: { name: ${JSON.stringify(name)} }
})`

const writeImports = ({ networks }: TemplateParts): string =>
  `import { createLatchkey, ${networks.join(", ")} } from "latchkey"`

const account = `import { ConnectButton, useAccount } from "latchkey/react"

export function Account() {
  const { address, isConnected } = useAccount()
  return (
    <main>
      <ConnectButton />
      <p>{isConnected ? \`Connected as \${address}\` : "Not connected"}</p>
    </main>
  )
}
`
const ignored = "node_modules\ndist\n.next\n*.local\n"

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const createVite: Template = (parts) => ({
  "package.json": formatManifest(parts, { dev: "vite", build: "tsc && vite build", preview: "vite preview" }, react, {
    ...types,
    "@vitejs/plugin-react": "^6",
    vite: "^8"
  }),
  // The plugin keeps the state of components at each edit, and silences Vite's warning of "use client" in packages.
  "vite.config.ts": `import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

export default defineConfig({ plugins: [react()] })
`,
  "tsconfig.json": formatJson({ compilerOptions: { ...compilerOptions, types: ["vite/client"] }, include: ["src"] }),
  ".gitignore": ignored,
  "index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(parts.name)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
  "src/kit.ts": `${writeImports(parts)}

${formatKit(parts)}

import.meta.hot?.dispose(() => kit.dispose())
`,
  "src/Account.tsx": account,
  "src/main.tsx": `import { LatchkeyProvider } from "latchkey/react"
import { createRoot } from "react-dom/client"
import { Account } from "./Account"
import { kit } from "./kit"

const root = document.getElementById("root")
if (root)
  createRoot(root).render(
    <LatchkeyProvider kit={kit}>
      <Account />
    </LatchkeyProvider>
  )
`
})

const createNextFiles: Template = (parts) => ({
  "package.json": formatManifest(
    parts,
    { dev: "next dev", build: "next build", start: "next start" },
    { next: "^16", ...react },
    { ...types, "@types/node": "^20" }
  ),
  "tsconfig.json": formatJson({
    // Next would add these on its first run.
    compilerOptions: {
      ...compilerOptions,
      allowJs: true,
      esModuleInterop: true,
      incremental: true,
      resolveJsonModule: true,
      plugins: [{ name: "next" }]
    },
    include: ["next-env.d.ts", "app", ".next/types/**/*.ts", ".next/dev/types/**/*.ts"],
    exclude: ["node_modules"]
  }),
  ".gitignore": `${ignored}next-env.d.ts\n*.tsbuildinfo\n`,
  "app/providers.tsx": `"use client"
${writeImports(parts)}
import { LatchkeyProvider } from "latchkey/react"
import type { ReactNode } from "react"

${formatKit(parts).replace("export ", "")}

export const Providers = ({ children }: { children: ReactNode }) => (
  <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
)
`,
  "app/Account.tsx": `"use client"\n${account}`,
  "app/layout.tsx": `import type { ReactNode } from "react"
import { Providers } from "./providers"

export const metadata = { title: ${JSON.stringify(parts.name)} }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
`,
  "app/page.tsx": `import { Account } from "./Account"

export default function Page() {
  return <Account />
}
`
})

/** Returns the page without a bundler. `tags`: the tags that `vendor` prints; the last one is the button. */
export const createHtmlPage = (name: string, tags: ReadonlyArray<string>): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(name)}</title>
${tags
  .slice(0, -1)
  .map((tag) => `    ${tag}`)
  .join("\n")}
    <script type="module" src="/main.js"></script>
  </head>
  <body>
    <main>
      ${tags.at(-1) ?? ""}
      <p id="account">Not connected</p>
    </main>
  </body>
</html>
`

/** The script of the page without a bundler. */
export const htmlScript = `const text = document.querySelector("#account")
document.addEventListener("latchkey-connect", ({ detail }) => {
  text.textContent = \`Connected as \${detail.account.address}\`
})
document.addEventListener("latchkey-disconnect", () => {
  text.textContent = "Not connected"
})
`

/** The templates that a package manager installs, by the value of `--for`. */
export const templates: Readonly<Record<"vite" | "next", Template>> = { vite: createVite, next: createNextFiles }
