/** Texts of the host's button while a wallet is connecting or connected. They load with the button's face. */
export const buttonTexts = {
  "button.account": "Account {name}, {network}",
  "button.connecting": "Connecting",
  "button.reconnecting": "Reconnecting",
  "button.unsupported": "Wrong network"
} as const
