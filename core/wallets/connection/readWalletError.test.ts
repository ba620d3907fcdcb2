import { describe, expect, test } from "vitest"
import { workMillis } from "../../../fixtures/testing/turns.ts"
import { readWalletError } from "./readWalletError.ts"

const createError = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe("readWalletError", () => {
  const refusals: Readonly<Record<string, unknown>> = {
    "EIP-1193": { code: 4001, message: "" },
    "a code as text": { code: "4001" },
    "WalletConnect's methods": { code: 5002, message: "" },
    "the Wallet Standard's code": { code: 4001000 },
    MetaMask: { code: -32603, message: "MetaMask Tx Signature: User denied transaction signature." },
    "MetaMask's message": createError("MetaMask Message Signature: User denied message signature.", { code: -32603 }),
    "MetaMask's accounts": createError("User denied account authorization"),
    "MetaMask's inner error": {
      code: -32603,
      message: "Internal JSON-RPC error.",
      data: { originalError: { code: 4001 } }
    },
    "an inner message": {
      code: -32603,
      message: "Internal JSON-RPC error.",
      data: { message: "User rejected the request" }
    },
    "data as text": { code: -32603, message: "Internal error", data: "User rejected the transaction" },
    "ethers 5": createError("user rejected transaction", { code: "ACTION_REJECTED" }),
    "ethers 6": createError("could not coalesce error", {
      code: "UNKNOWN_ERROR",
      info: { error: { code: 4001, message: "no" } }
    }),
    "a list of errors": createError("All promises were rejected", {
      errors: [createError("first"), createError("User rejected the request")]
    }),
    "ethers 5, the body of an answer": createError("processing response error", {
      code: "SERVER_ERROR",
      body: '{"jsonrpc":"2.0","id":1,"error":{"code":4001,"message":"MetaMask Tx Signature: User denied"}}'
    }),
    "ethers's reason": createError("x", { code: "ACTION_REJECTED", reason: "rejected" }),
    viem: createError("Request failed", {
      name: "TransactionExecutionError",
      cause: { name: "UserRejectedRequestError", message: "" }
    }),
    "a cause in a cause": createError("a", {
      cause: createError("b", { cause: createError("c", { error: { code: "4001" } }) })
    }),
    "Ledger's status": createError("Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)", {
      name: "TransportStatusError",
      statusCode: 0x6985
    }),
    "Ledger's text": "Ledger device: UNKNOWN_ERROR (0x5501)",
    "Ledger's name": { name: "UserRefusedOnDevice", message: "" },
    "Ledger's newer name": { name: "TransactionRefusedOnDevice" },
    "Ledger's status word": createError("ledger: status 6985"),
    "Trezor's code": { code: "Failure_ActionCancelled", error: "x" },
    "Trezor's sentence": createError("Action cancelled by user"),
    "Trezor's payload": { success: false, error: "Cancelled" },
    "Trezor's pin": { code: "Failure_PinCancelled" },
    "Trezor's window": createError("Popup closed", { code: "Method_Interrupted" }),
    Keystone: createError("Transaction rejected on device"),
    "a wallet's own": "Request rejected in wallet",
    "a passkey, in Chrome": createError(
      "The operation either timed out or was not allowed. See: https://www.w3.org/TR/webauthn-2/#sctn-privacy-considerations-client.",
      { name: "NotAllowedError" }
    ),
    "a passkey, in Safari": createError("This request has been cancelled by the user.", { name: "NotAllowedError" }),
    "a passkey, in Firefox": createError(
      "The request is not allowed by the user agent or the platform in the current context, possibly because the user denied permission.",
      { name: "NotAllowedError" }
    ),
    "a passkey that a library wraps": createError("Failed to request credential.", {
      name: "WebAuthnP256.CredentialRequestFailedError",
      cause: createError("The operation was aborted.", { name: "AbortError" })
    }),
    "a passkey's ceremony": createError("Authentication ceremony was sent an abort signal", {
      name: "AbortError",
      code: "ERROR_CEREMONY_ABORTED"
    }),
    "a passkey's name as text": { code: -32603, message: "NotAllowedError: Operation failed." },
    Phantom: createError("User rejected the request."),
    Solflare: createError("Transaction cancelled"),
    Backpack: createError("Approval Denied"),
    "Solana's adapter": { name: "WalletSignTransactionError", error: { message: "Transaction rejected" } },
    "Solana's mobile wallets": createError("sign request declined"),
    Xverse: { error: { code: -32000, message: "User rejected request to sign a psbt" } },
    Unisat: createError("User rejected the request.", { code: -32603 }),
    imToken: { code: 1001, message: "User Canceled the request" },
    "WalletConnect's words": { code: 5001, message: "User disapproved requested chains" },
    Safe: createError("Transaction was rejected"),
    "Safe's owner": createError("The Safe's owner rejected"),
    "by its end": createError("Request rejected by user"),
    "as a noun": createError("user rejection"),
    "with an apostrophe": createError("You didn't approve the request"),
    "in Chinese": createError("用户已取消操作"),
    "in traditional Chinese": createError("使用者拒絕"),
    "in Japanese": createError("ユーザーがリクエストを拒否しました"),
    "in Korean": createError("사용자가 요청을 거부했습니다"),
    "in Russian": createError("Пользователь отклонил запрос"),
    "in Spanish": createError("El usuario rechazó la solicitud"),
    "in French": createError("L'utilisateur a refusé la demande"),
    "in German": createError("Der Benutzer hat die Anfrage abgelehnt"),
    "in Turkish": createError("Kullanıcı isteği reddetti"),
    "a verb without an ending": createError("user refuse"),
    "an abort without an ending": createError("User abort"),
    "a word between": createError("User has rejected the transaction signature", { code: -32603 }),
    "a reason after the owner": createError("Request denied by user: not now"),
    "a place after the owner": createError("Signature cancelled by the user in the wallet"),
    "a passive with a noun": createError("The signature request was declined."),
    "access to accounts": createError("Account access denied"),
    "an owner and HTTP's code": { code: 403, message: "User rejected the request." },
    "not approved": createError("User has not approved this transaction"),
    "a phrase with a colon": createError("Wallet: Transaction declined")
  }
  test.each(Object.entries(refusals))("reads a refusal: %s", (_, cause) => {
    expect(readWalletError(cause).isRejection).toBe(true)
  })

  const failures: Readonly<Record<string, unknown>> = {
    nothing: undefined,
    funds: { code: -32000, message: "insufficient funds for gas * price + value" },
    "funds, as quoted": createError("User denied? no: insufficient funds for transfer", { code: -32603 }),
    "a node": createError("Transaction rejected by the node", { code: -32003 }),
    "a network": createError("The transaction was rejected by the network: nonce too low"),
    "a policy": createError("Request denied by policy"),
    "a bundler": createError("user operation rejected by the bundler", { code: -32500 }),
    "a paymaster": createError("UserOperation rejected because paymaster's deposit is too low"),
    "a contract": { code: -32603, message: "execution reverted: cancelled by user" },
    "a contract inside": {
      code: -32603,
      message: "Internal JSON-RPC error.",
      data: { code: 3, message: "Rejected", data: "0x" }
    },
    "ethers's revert": createError("transaction failed", { code: "CALL_EXCEPTION", reason: "rejected by user" }),
    "an aborted fetch": createError("The user aborted a request.", { name: "AbortError" }),
    "an aborted call with its name": createError("signal is aborted without reason", { name: "AbortError" }),
    "a passkey that is not there": createError("No passkey is available", { name: "InvalidStateError" }),
    "a passkey of another site": createError("The relying party ID is not a registrable domain suffix", {
      name: "SecurityError"
    }),
    "a locked Ledger": createError("Ledger device: Locked device (0x5515)", { statusCode: 0x5515 }),
    "an unknown chain": createError('Unrecognized chain ID "0x6985".', { code: -32603 }),
    "a busy wallet": { code: -32002, message: "Request of type 'wallet_requestPermissions' already pending" },
    "WalletConnect's default elsewhere": { code: 5000 },
    "EIP-1474's transaction": { code: -32003, message: "Transaction rejected" },
    "a wallet by itself": createError("The wallet refused"),
    "a wallet's policy": "Wallet rejected",
    "a rate limit": createError("Too many requests. Access denied for this IP address"),
    "an account": createError("Your account was rejected"),
    "an account, without an owner": createError("Account rejected", { code: -32603 }),
    "a page's own request": createError("Your request was declined"),
    "a plan of the user": createError("denied by user plan limit", { code: -32603 }),
    "a list of the user": createError("Transaction rejected by user allowlist service"),
    "an agent of the user": createError("Request denied by owner-operated node"),
    "a passive user": createError("User rejected by risk engine"),
    "a user's terms": createError("User has not signed up"),
    "a user's rights": createError("User not authorized to use this method"),
    "a user's session": createError("You did not sign in"),
    "a wallet's service": createError("Request rejected in wallet service"),
    "an access": createError("Access denied", { code: -32603 }),
    "HTTP's code": { code: 403, message: "Request denied" },
    "HTTP's code inside": { code: -32603, message: "Request rejected", data: { statusCode: 429 } },
    "EIP-1474's limit": { code: -32005, message: "Request rejected." },
    "a bundler's code": { code: -32521, message: "Transaction rejected" },
    "a closed port": createError("Connection refused"),
    "a closed port's code": createError("connect ECONNREFUSED 127.0.0.1:8545", { data: "Request cancelled" }),
    "an aborted call": createError("The operation was aborted."),
    "an aborted call's name": createError("canceled", { code: "ERR_CANCELED", name: "CanceledError" }),
    "a signal's cause": createError("Cancelled", { cause: Object.assign(new Error("x"), { name: "TimeoutError" }) }),
    "a sanctions list": createError("Transaction rejected", {
      data: { message: "The receiver is on a sanctions list" }
    }),
    "a balance, in Chinese": createError("用户余额不足，交易被拒绝"),
    "an unknown user, in Spanish": createError("El usuario no existe: solicitud rechazada"),
    "a subscription": createError("Request denied", { data: "Your subscription has ended" })
  }
  test.each(Object.entries(failures))("reads no refusal: %s", (_, cause) => {
    expect(readWalletError(cause).isRejection).toBe(false)
  })

  test("reads 5000 of a session as a refusal", () => {
    expect(readWalletError({ code: 5000 }, true).isRejection).toBe(true)
  })

  test.each([
    'Unrecognized chain ID "0x89". Try adding the chain using wallet_addEthereumChain first.',
    "The chain is not in the wallet",
    "Unknown network",
    "Unsupported chain id: 137",
    "Chain 0x89 not supported",
    "The network with chain id 137 has not been added",
    "Chain 'eip155:137' is not configured",
    "network not found",
    "This wallet does not support this network",
    "Could not find the chain",
    "Please add the network first"
  ])("reads an unknown network: %s", (message) => {
    for (const cause of [
      createError(message, { code: -32603 }),
      { code: -32603, message: "Internal JSON-RPC error.", data: { message } },
      { code: "-32000", message }
    ])
      expect(readWalletError(cause)).toMatchObject({ reason: 4902, isRejection: false })
  })

  test.each([
    "network error",
    "Unknown network error",
    "The network is down",
    "Network request failed",
    "insufficient funds on this chain",
    "This chain is not supported by your plan",
    "Network not enabled for this API key"
  ])("reads no unknown network: %s", (message) => {
    expect(readWalletError({ code: -32603, message }).reason).toBe(-32603)
  })

  test("returns the most specific code, the own one, the message and the data", () => {
    const data = { originalError: { code: 4902 } }
    expect(readWalletError({ code: -32603, message: "Internal error", data })).toEqual({
      code: -32603,
      reason: 4902,
      message: "Internal error",
      data,
      isRejection: false
    })
    expect(readWalletError("x".repeat(600))).toMatchObject({ code: 0, reason: 0, message: "x".repeat(512) })
  })

  test("reads hostile values in bounded time: rings, wide and deep errors, traps, long texts", () => {
    const ring: Record<string, unknown> = { code: -32603 }
    for (const name of ["data", "cause", "error", "info"]) ring[name] = ring
    const makeTree = (depth: number): unknown =>
      depth === 0
        ? {}
        : {
            data: makeTree(depth - 1),
            error: makeTree(depth - 1),
            cause: makeTree(depth - 1),
            info: makeTree(depth - 1)
          }
    const traps = new Proxy(
      {},
      {
        get: () => {
          throw new Error("trap")
        }
      }
    )
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    const long = ["user ".repeat(1e6), "transaction ".repeat(1e6), "ledger ".repeat(1e6), "network ".repeat(1e6)]
    for (const cause of [ring, makeTree(8), traps, proxy, ...long, ...long.map((message) => ({ message }))]) {
      const millis = workMillis(() => expect(readWalletError(cause).isRejection).toBe(false))
      expect(millis).toBeLessThan(200)
    }
  })
})
