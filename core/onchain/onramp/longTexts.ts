/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  OnrampOptionsFailed:
    "What can be bought could not be loaded, so a built-in list is shown. Try again later for the full one.",
  OnrampQuoteFailed: "There is no quote at the moment. What is shown is an estimate; try again later.",
  OnrampAmountOutside: "The way you pay allows amounts in this range only. Change the amount, or pay in another way.",
  OnrampUrlFailed: "The provider's page could not be loaded. Try again later, or choose another provider.",
  OnrampHostUnknown:
    "The service named a page that belongs to no provider known here, so it was not opened. Choose another provider; the page's developers can allow a host with endpoints.onrampHosts.",
  PurchaseNotOffered:
    "The provider takes some currencies and delivers some tokens. Choose one of those that the options list."
} as const
