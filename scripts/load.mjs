// Loads a TypeScript module as Node runs it, including its dynamic imports.
import { root } from "./ready.mjs"

/** Returns the module, and a function that ends the loader. */
export const load = async (path) => {
  const { createServer, createServerModuleRunner } = await import("vite")
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true }
  })
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
  return {
    module: await runner.import(path),
    close: async () => {
      await runner.close()
      await server.close()
    }
  }
}
