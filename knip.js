import { entries } from "./scripts/entries.mjs"

/** The entry points: the entries of the package, the programs, and files that scripts load by a path. */
export default {
  entry: [
    ...entries.flatMap(({ first, source }) => (first === undefined ? [`${source}!`] : [`${source}!`, `${first}!`])),
    "cli/main.ts!",
    "cli/wallets/connection/openClient.ts!",
    "cli/kit/commands/pages.ts",
    "fixtures/sandbox/main.ts",
    "fixtures/pages/*/main.ts{,x}",
    "fixtures/pages/gallery/addresses.ts",
    "scripts/*.mjs",
    "scripts/{checks,sizes}/*.mjs",
    "fixtures/hosts/visitEntries.mjs",
    "fixtures/fuzz/fuzz.ts",
    "fixtures/fuzz/measureRequest.ts",
    "fixtures/descriptors/cases.ts",
    "fixtures/faults/network/run.ts",
    "fixtures/faults/wallets/run.ts",
    "fixtures/faults/wallets/model/sessions.ts",
    "fixtures/sandbox/contracts/compile.mjs",
    "scripts/{bundle,libraries,times}/*.mjs",
    "scripts/pictures/modalPicture.mjs",
    "scripts/mutate/*.{ts,mjs}"
  ],
  project: ["{core,services,react,cli,fixtures,scripts}/**/*.{ts,tsx,mjs}"],
  ignoreDependencies: [
    "@biomejs/biome",
    "@fontsource-variable/inter",
    "@foundry-rs/anvil",
    "@openzeppelin/contracts",
    "ses",
    "wagmi"
  ],
  ignoreExportsUsedInFile: true
}
