/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  RpcNotAllowed: "The embedded wallet does not do this on a page's request. Use one of the methods it allows.",
  RpcError: "A node of the network refused the request. Check the request, or try another endpoint.",
  NoRpcUrl: "The kit knows no node of this network. Give it one with `customRpcUrls`, or a `projectId`."
} as const
