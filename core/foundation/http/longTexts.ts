/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  OriginNotAllowed:
    "This page's origin is not on the project's list. Add it in the project's settings, under allowed domains.",
  InvalidProjectId: "The service does not know this project id. Compare it with the one in the project's settings.",
  SessionExpired:
    "The relay does not accept this session's token. Check that the clock of this device is right, then connect again.",
  RateLimited: "The service was asked too often. Wait a moment, then try again.",
  BadStatus:
    "The service answered, but could not do what was asked. Try again later; if it stays, tell the owner of this page.",
  Unreachable:
    "No connection to the service. Check your network, and any blocker that may stand in its way, then try again.",
  Offline: "This device has no network. It goes on by itself once there is one.",
  BadShape:
    "The service answered something that cannot be used. Try again later; if it stays, the kit may need an update.",
  TimedOut: "The service did not answer in time. Check your network, then try again.",
  TooLarge:
    "The answer was larger than the kit will read, and was left unread. Nothing you do will change that: tell the owner of this page.",
  NoEndpoint:
    "The page has not said where this service is. `createLatchkey({ networks, projectId })` turns all services on; with an address of its own under `endpoints` it is this one alone. Wallets of the page work without either."
} as const
