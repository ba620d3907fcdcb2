import { type Env, findProxies } from "../../foundation/http/proxy.ts"
import { type Finding, fits, createNone, createWrong } from "./findings.ts"

/** Reports which proxies the terminal's requests use. A user and password in an address are not shown. */
export const getProxyFindings = (env: Env): ReadonlyArray<Finding> => {
  const proxies = findProxies(env)
  const misread = proxies.filter(({ url }) => url === undefined).map(({ variable }) => variable)
  if (misread.length > 0)
    return [
      createWrong(
        "Proxy",
        `${misread.join(" and ")} is not the address of an HTTP proxy.`,
        "An example: http://proxy.example:3128"
      )
    ]
  if (proxies.length === 0) return [createNone("Proxy", "not set (HTTPS_PROXY, HTTP_PROXY)")]
  const hosts = proxies.map(({ url, variable }) => `${variable} ${url?.host}`).join(", ")
  const excluded = (env["no_proxy"] ?? env["NO_PROXY"] ?? "").trim()
  return [fits("Proxy", `${hosts}; not for this machine${excluded === "" ? "" : `, nor for ${excluded}`}`)]
}
