/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  ConfigRateLimited:
    "The project's configuration was asked for too often. The kit goes on with its local settings; try again in a few minutes.",
  ConfigServerError:
    "The project's configuration could not be loaded, because the service failed. The kit goes on with its local settings; try again later.",
  ProjectIdMissing:
    "No project id was given. Set `projectId` for email, social logins, the wallet catalogue and WalletConnect; wallets on this page work without it."
} as const
