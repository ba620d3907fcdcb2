/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SessionsFailed: "The smart sessions could not be listed. Try again later.",
  SessionNotFound:
    "The smart sessions of this account do not have one with that id. List them again; it may have been removed.",
  GrantMisfit:
    "The page asked for a smart session in a form that no wallet takes. Nothing was asked. Correct the request.",
  GrantUnsupported: "The connected wallet cannot let an app act for you in this way. Connect another wallet.",
  GrantAnswerMisfit:
    "The wallet's answer cannot be used. See whether your wallet lists a session of this page, and end it there.",
  GrantWider:
    "The kit does not use such a grant. Open your wallet, and end the session of this page there before you try again.",
  GrantNotBegun: "The service that keeps smart sessions did not answer. Nothing was granted. Try again later.",
  GrantNotActivated:
    "It stands in your wallet, and the app cannot use it. Revoke it in the list of smart sessions, then try again.",
  RevokeFailed: "The smart session was not ended, and still holds. Try again."
} as const
