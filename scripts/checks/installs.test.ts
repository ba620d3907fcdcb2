import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { describe, expect, test } from "vitest"
import { installSentence, sandboxInstallSentence } from "../../core/kit/package/install.ts"

interface Installs {
  readonly installProblems: (text: string, isPage: boolean) => ReadonlyArray<readonly [number, string]>
  readonly withInstalls: (
    text: string,
    sentences: { readonly installSentence: string; readonly sandboxInstallSentence: string },
    version: string
  ) => string
}
const root = join(import.meta.dirname, "../..")
const { installProblems, withInstalls }: Installs = await import(
  pathToFileURL(join(root, "scripts/reference/installs.mjs")).href
)
/** In pieces, as the documents' check reads this file, too. */
const name = ["latch", "key"].join("")

describe("installProblems", () => {
  test.each([
    "npm i NAME",
    "npm i -D NAME-sandbox",
    "npm install --save-exact react NAME react-dom",
    "npm add NAME@latest",
    "npm create NAME",
    "npm init NAME",
    "pnpm add NAME@0.1.0",
    "pnpm -w add NAME",
    "yarn add @wagmi/core NAME",
    "bun add NAME",
    "bun i `NAME`",
    "deno add npm:NAME",
    "Add it with `npm i NAME`.",
    "https://unpkg.com/NAME@0.1.0/dist/host/element.js",
    "https://cdn.jsdelivr.net/npm/NAME/dist/host/element.js",
    "https://esm.sh/NAME",
    "https://esm.sh/*NAME",
    "https://esm.run/NAME",
    "https://www.npmjs.com/package/NAME",
    'import { createLatchkey } from "npm:NAME"',
    '"NAME": "^0.1.0"',
    '{ "command": "npx", "args": ["NAME", "mcp"] }'
  ])("rejects %s", (line) => {
    const text = `<!-- install-note -->\n${line.replace("NAME", name)}`
    expect(installProblems(text, true)).toEqual([[2, expect.stringContaining("from the registry")]])
    expect(installProblems(text, false)).toHaveLength(1)
  })

  test.each(["npx NAME csp", "npx -y NAME mcp", "pnpm dlx NAME sandbox", "bunx NAME --help", "yarn dlx NAME doctor"])(
    "rejects %s on a page without the sentence only",
    (line) => {
      const text = line.replace("NAME", name)
      expect(installProblems(text, true)).toHaveLength(1)
      expect(installProblems(text, false)).toEqual([])
      expect(installProblems(`<!-- install-note -->\n${text}`, true)).toEqual([])
    }
  )

  test.each([
    "npm i ../NAME/NAME-0.1.0.tgz react react-dom",
    "npm i -D typescript@5, and NAME runs",
    'import { createLatchkey } from "NAME"',
    '{ "command": "npx", "args": ["--no", "NAME", "mcp"] }',
    "npm pack ./dist/sandbox-package"
  ])("accepts %s", (line) => {
    expect(installProblems(line.replaceAll("NAME", name), true)).toEqual([])
  })
})

describe("withInstalls", () => {
  const writeInstalls = (text: string) => withInstalls(text, { installSentence, sandboxInstallSentence }, "1.2.3")
  const marked = "# A\n\n<!-- install react vue -->\nold\n<!-- /install -->\n\nB"

  test("writes the sentence and a command with the page's packages between the marks", () => {
    expect(writeInstalls(marked)).toBe(
      `# A\n\n<!-- install react vue -->\n${installSentence}\n\n\`\`\`sh\nnpm i ../latchkey/latchkey-1.2.3.tgz react vue\n\`\`\`\n<!-- /install -->\n\nB`
    )
    expect(writeInstalls(writeInstalls(marked))).toBe(writeInstalls(marked))
  })

  test("writes no command into a note", () => {
    const note = (kind: string) => writeInstalls(`<!-- ${kind} -->\n<!-- /install -->`)
    expect(note("install-note")).toBe(`<!-- install-note -->\n${installSentence}\n<!-- /install -->`)
    expect(note("install-sandbox")).toBe(`<!-- install-sandbox -->\n${sandboxInstallSentence}\n<!-- /install -->`)
  })

  test("includes the sentence on every page that installs the package", () => {
    for (const page of [
      "README.md",
      "docs/guide/react.md",
      "docs/guide/next.md",
      "docs/element.md",
      "docs/terminal.md"
    ])
      expect([page, readFileSync(join(root, page), "utf8").includes(installSentence)]).toEqual([page, true])
  })
})
