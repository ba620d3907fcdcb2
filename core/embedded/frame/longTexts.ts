/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  FrameLoadFailed:
    "The part of the page that signs you in by email did not load. Check your network and any blocker, or connect a wallet instead.",
  FrameLoadTimedOut:
    "The embedded wallet did not load in 20 seconds. Check your network and any blocker, then try again later.",
  FrameRequestTimedOut: "The embedded wallet did not answer in time. Try again later.",
  UnverifiedDomain:
    "The embedded wallet does not serve this domain. Add it in the project's settings, under allowed domains.",
  RequestAborted: "The request was taken back before it was answered. Nothing was sent; try again.",
  EmbeddedAborted: "The embedded wallet stopped what it was doing. Nothing was sent; try again.",
  FrameError: "The embedded wallet could not do this. Try again, or sign in again.",
  FrameErrorUnknown: "The embedded wallet could not do this and did not say why. Try again, or sign in again.",
  FrameAnswerMisfit:
    "The embedded wallet answered in a form that this page does not know. Try again, or sign in again.",
  EmailCooldown: "A code was sent a moment ago. Look in your inbox, or wait until the time is over to ask for another.",
  EmailMisfit: "This does not look like an email address. Write it like name@example.com.",
  EmailUnchanged: "Nothing was changed. Give the email that is to take its place.",
  EmailTaken: "Nothing was changed. Give an email that nobody signs in with here.",
  OtpRejected: "The code does not match the one that was sent. Check the newest email, or ask for another code.",
  OtpExpired: "A code is good for ten minutes. Ask for another one, then type it at once.",
  OtpTriesSpent: "The code was typed wrong too often and is no longer good. Ask for another one.",
  FrameStorageBlocked:
    "The browser lets the wallet's frame store nothing on this page. The sign-in holds until the page is left; allow storage for the wallet's site to be signed in longer.",
  DeviceNotApproved: "The link in the email was refused, or is too old. Ask for a new link.",
  FrameNotSet: "The embedded wallet was asked before it stood in the page. This is a fault of the kit: report it.",
  FrameParentNotSet:
    "The page gave the embedded wallet no place to stand. Create the kit after the page's body exists.",
  PopupClosed: "The sign-in window was closed before it was done. Open it again to go on.",
  PopupBlocked:
    "The browser did not open the sign-in window. Allow pop-up windows for this page, then press the button again.",
  PopupNotCreated: "The sign-in window could not be made. Close other windows of this page, then try again.",
  SocialUriFailed: "The sign-in page's address could not be loaded. Check your network, then try again.",
  SocialTimedOut: "The sign-in took too long and was ended. Start it again.",
  SocialNotStarted: "The sign-in could not be started. Try again, or choose another way to sign in.",
  UntrustedOrigin:
    "The sign-in answer came from a page that is not trusted, and was dropped. Start the sign-in again from here.",
  FarcasterFailed: "Farcaster did not confirm the sign-in. Open its app, then try again.",
  NoAuthConnector:
    "Email and social sign-in are not set up here. Give the kit a `projectId` with one of them switched on, or connect a wallet.",
  NotEmailOrSocial: "This works for accounts made by email or a social login only. Sign in with one of them."
} as const
