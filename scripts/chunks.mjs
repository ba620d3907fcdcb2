// Which built files belong to which part of the kit: read from the build's manifest, by walking static imports.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./ready.mjs"

/** The files of each part, every file counted with the part that needs it first. */
export const chunkFiles = () => {
  const manifest = JSON.parse(readFileSync(join(root, "dist/host/.vite/manifest.json"), "utf8"))
  const closure = (key, seen = new Set()) => {
    if (seen.has(key) || manifest[key] === undefined) return seen
    seen.add(key)
    for (const next of manifest[key].imports ?? []) closure(next, seen)
    return seen
  }
  const known = new Set()
  const files = (...keys) => keys.flatMap((key) => [...closure(key)]).map((key) => manifest[key].file)
    .filter((file) => !known.has(file) && known.add(file))
  const find = (end) => Object.keys(manifest).find((key) => key.endsWith(end)) ?? end
  return {
    initial: files(find("react/shell/public.ts"), find("react/public.ts")),
    kit: files(find("react/startKit.tsx")),
    network: files(find("services/network.ts")),
    views: {
      Account: files(find("react/account/Account.tsx"), find("services/account/accountLayer.ts")),
      AllWallets: files(find("react/wallet/AllWallets.tsx")),
      SwitchNetwork: files(find("react/chain/SwitchNetwork.tsx"))
    }
  }
}
