/** The texts of the host's button once somebody is connected or connecting: they come with what draws it. */
export const buttonTexts = {
  "button.account": "Account {name}, {network}",
  "button.connecting": "Connecting",
  "button.reconnecting": "Reconnecting",
  "button.unsupported": "Wrong network"
} as const
