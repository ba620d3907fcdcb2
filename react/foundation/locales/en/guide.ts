/** Texts of the guide to a new wallet. They load with it. */
export const guideTexts = {
  "guide.install": "Install {wallet}",
  "guide.installMore": "Get it below, or scan the QR code with your phone.",
  "guide.installHere": "Get it from the store below.",
  "guide.create": "Create a wallet, or import one",
  "guide.createMore": "Keep the recovery phrase to yourself.",
  "guide.back": "Come back here",
  "guide.backMore": "This page detects {wallet}. If it doesn’t, reload the page.",
  "guide.backAgain": "Choose {wallet} again to connect."
} as const
