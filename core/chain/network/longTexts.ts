/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  InvalidCaipAddress:
    "The text is not an account id. Write it as namespace:reference:address, for example eip155:1:0x followed by 40 hexadecimal digits.",
  InvalidCaipAccount:
    "The text is not an account id. Write it in three parts with colons between them: namespace, network, address.",
  InvalidCaipNetwork:
    "The text is not a network id. Write it in two parts with a colon between them, for example eip155:137.",
  InvalidChainId:
    "Chain ids from 2147483648 on cannot be turned into a coin type (ENSIP-11). Use the id of a chain below that number.",
  ChainNotSupported:
    "Your wallet does not know this network and did not add it. Add the network in the wallet's own settings, or choose another network.",
  SwitchRejected: "You declined the switch in your wallet. Nothing has changed; try again whenever you like.",
  SwitchFailed:
    "Your wallet did not move to the network. Open the wallet, see whether it waits for something, then try again.",
  NetworkNotFound:
    "The network is not among those this page was set up with. Add it to the `networks` option, or ask for one that is in it.",
  UnsupportedNamespace: "The kit knows eip155, solana, polkadot, bip122 and cosmos. Use a network of one of these.",
  UnsupportedChain: "This does not work on the network you are on. Switch to another network, then try again.",
  NoRequestedChain:
    "This wallet works on none of the networks this page asks for. Choose another wallet, or another network.",
  NamespaceMissing: "The call needs to know which kind of chain is meant. Pass a namespace, for example eip155."
} as const
