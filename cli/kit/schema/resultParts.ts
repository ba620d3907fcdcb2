/*
 * Parts of results that several commands share, in the notation of `readNotation`.
 */

export const account = "{ account: string, accounts: [string], namespace: string, network: string"
export const connected = `${account}, connector: { id: string, name: string }, others: [${account} }] }`
export const fee = "{ amount: string, symbol: string }|null"
export const transaction = `{ hash: string, network: string, block: string|null, fee: ${fee} }`
export const changes =
  "[{ token: string|null, item?: string, symbol: string|null, amount: string|null, units: string }]"
export const swapToken = "{ symbol: string, name: string, token: string, decimals: number }"
export const terms = "{ spender: string, allows: string, amount: string|null }"
export const quote = `{ account: string, network: string, from: ${swapToken}, to: ${swapToken}, amount: string, received: string, rate: string|null, minimumReceived: string, slippage: string, maximumSlippage: string|null, priceImpact: string|null, networkFee: any, approval: any, approvalTerms?: ${terms}|null }`
export const profile =
  "name: string, registered: boolean, registeredAt: string|null, addresses: [{ address: string, coinType: number, network: string|null }], avatar: string|null, bio: string|null"
export const allowance =
  "account: string, network: string, token: { id: string, address: string, symbol: string, decimals: number }, spender: string, allowance: string, allowanceUnits: string, isUnlimited: boolean"
export const walletRow = "{ id: string, name: string, chains: [string], rdns: string|null, homepage: string|null }"
export const price = "{ amount: string, currency: string }"
export const permission = "[{ type: string, data: any }]"
