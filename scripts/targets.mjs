/**
 * Which state of the gallery a drawn target shows: the n-th card of a sheet in fixtures/pages/targets. Sheets of views
 * that do not stand yet have no row.
 */
export const targets = [
  { sheet: "01-connect", card: 0, view: "Connect", state: "recent", theme: "dark" },
  { sheet: "01-connect", card: 1, view: "Connect", state: "recent", theme: "light" },
  { sheet: "01-connect", card: 3, view: "AllWallets", state: "full", theme: "light" },
  { sheet: "02-moments", card: 0, view: "ConnectingExternal", state: "waiting", theme: "dark" },
  { sheet: "02-moments", card: 1, view: "ConnectingExternal", state: "connected", theme: "dark" },
  { sheet: "02-moments", card: 2, view: "ConnectingExternal", state: "refused", theme: "dark" },
  { sheet: "02-moments", card: 3, view: "ConnectingExternal", state: "locked", theme: "light" },
  { sheet: "03-walletconnect", card: 0, view: "ConnectingWalletConnectBasic", state: "code", theme: "dark" },
  { sheet: "03-walletconnect", card: 1, view: "ConnectingWalletConnect", state: "making", theme: "light" },
  { sheet: "03-walletconnect", card: 2, view: "ConnectingWalletConnect", state: "desktop", theme: "dark" },
  { sheet: "03-walletconnect", card: 3, view: "ConnectingWalletConnectBasic", state: "expired", theme: "light" },
  { sheet: "04-account", card: 0, view: "Account", state: "full", theme: "dark" },
  { sheet: "04-account", card: 1, view: "Account", state: "full", theme: "light" },
  { sheet: "04-account", card: 2, view: "Account", state: "loading", theme: "dark" },
  { sheet: "04-account", card: 3, view: "Account", state: "scrolled", theme: "light" },
  { sheet: "10-newcomers-empty", card: 0, view: "GetWallet", state: "full", theme: "dark" },
  { sheet: "10-newcomers-empty", card: 1, view: "WhatIsAWallet", state: "full", theme: "light" },
  { sheet: "10-newcomers-empty", card: 2, view: "AllWallets", state: "none", theme: "dark" },
  { sheet: "10-newcomers-empty", card: 3, view: "AllWallets", state: "away", theme: "light" },
  { sheet: "11-phone", card: 0, view: "Connect", state: "recent", theme: "dark", at: "phone-390" },
  { sheet: "11-phone", card: 1, view: "Account", state: "full", theme: "light", at: "phone-390" },
  { sheet: "11-phone", card: 2, view: "ConnectingWalletConnect", state: "opened", theme: "dark", at: "phone-390" },
  { sheet: "12-networks-wallets", card: 0, view: "SwitchNetwork", state: "waiting", theme: "dark" },
  { sheet: "12-networks-wallets", card: 1, view: "ProfileWallets", state: "several", theme: "light" },
  { sheet: "12-networks-wallets", card: 2, view: "UnsupportedChain", state: "full", theme: "dark" },
  { sheet: "14-rtl-contrast", card: 0, view: "Connect", state: "recent", theme: "dark", at: "rtl" },
  { sheet: "14-rtl-contrast", card: 1, view: "Account", state: "full", theme: "light", at: "rtl" },
  { sheet: "14-rtl-contrast", card: 2, view: "Connect", state: "recent", theme: "dark", at: "contrast" },
  { sheet: "14-rtl-contrast", card: 3, view: "Connect", state: "recent", theme: "dark", at: "forced" }
]
