import type { Wallet, WalletAccount } from "@wallet-standard/base"
import { createKeyPairFromPrivateKeyBytes, getAddressFromPublicKey, getTransactionDecoder, getTransactionEncoder, signBytes, signTransaction } from "@solana/web3.js"
import { fromBase58 } from "../../core/solana/base58.ts"

/** What a scripted feature does in place of signing. */
type Script = Readonly<Record<string, (...inputs: ReadonlyArray<never>) => unknown>>

/** A key that is the same in every run: of a seed of 32 bytes, or of one byte's many. */
export const solanaKey = async (seed: number | Uint8Array) => {
  const pair = await createKeyPairFromPrivateKeyBytes(typeof seed === "number" ? new Uint8Array(32).fill(seed) : seed)
  return { pair, address: await getAddressFromPublicKey(pair.publicKey) }
}

/** An account of a wallet-standard wallet, on these chains. */
export const accountOn = (address: string, chains: ReadonlyArray<`solana:${string}`> = ["solana:mainnet"]): WalletAccount => ({
  address, publicKey: fromBase58(address) ?? new Uint8Array(), chains, features: []
})

/** A wallet of the wallet-standard that agrees to everything and really signs, but for what the script says otherwise. */
export const standardWallet = async (script: Script = {}, seed: number | Uint8Array = 7) => {
  const { address, pair } = await solanaKey(seed)
  const heard: Array<readonly [feature: string, inputs: ReadonlyArray<unknown>]> = []
  const listeners = new Set<(properties: unknown) => void>()
  const agreeable: Script = {
    connect: () => ({ accounts: wallet.accounts }),
    signMessage: async ({ message }: { readonly message: Uint8Array }) => [{ signedMessage: message, signature: await signBytes(pair.privateKey, message) }],
    signTransaction: (...inputs: ReadonlyArray<{ readonly transaction: Uint8Array }>) => Promise.all(inputs.map(async ({ transaction }) => ({
      signedTransaction: new Uint8Array(getTransactionEncoder().encode(await signTransaction([pair], getTransactionDecoder().decode(transaction))))
    })))
  }
  const does = (name: string) => (...inputs: ReadonlyArray<unknown>) => {
    heard.push([name, inputs])
    return (script[name] ?? agreeable[name])?.(...inputs as ReadonlyArray<never>)
  }
  const features: Record<`${string}:${string}`, unknown> = {
    "standard:connect": { version: "1.0.0", connect: does("connect") },
    "standard:events": {
      version: "1.0.0",
      on: (_: string, listener: (properties: unknown) => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }
    },
    "standard:disconnect": { version: "1.0.0", disconnect: does("disconnect") },
    "solana:signMessage": { version: "1.1.0", signMessage: does("signMessage") },
    "solana:signTransaction": { version: "1.0.0", supportedTransactionVersions: ["legacy", 0], signTransaction: does("signTransaction") },
    ...("signAndSendTransaction" in script ? { "solana:signAndSendTransaction": { version: "1.0.0", signAndSendTransaction: does("signAndSendTransaction") } } : {})
  }
  const wallet: { -readonly [Field in keyof Wallet]: Wallet[Field] } = {
    version: "1.0.0", name: "Scripted", icon: "data:image/svg+xml;base64,PHN2Zy8+", chains: ["solana:mainnet", "solana:devnet"], features,
    accounts: [accountOn(address, ["solana:mainnet", "solana:devnet"])]
  }
  return {
    address, heard, wallet,
    names: () => heard.map(([name]) => name),
    listenerCount: () => listeners.size,
    /** The wallet tells of these accounts from now on. */
    change: (properties: unknown) => {
      for (const listener of [...listeners]) listener(properties)
    }
  }
}
