import type { OtherEvent } from "../../foundation/data/step.ts"
import type { FundingEvent, FundingState } from "./events.ts"

export const fundingStart: FundingState = { ways: [], opening: null, failed: null, prices: {}, symbols: {} }

/** Updates the ways to fund the account: one at a time is opened, and only its own answer counts. */
export const stepFunding = (funding: FundingState, event: FundingEvent | OtherEvent): FundingState => {
  switch (event._tag) {
    case "FundingWaysAdded":
      return { ...funding, ways: event.ways }
    case "FundingWayChosen":
      return funding.opening === null && funding.ways.some(({ id }) => id === event.id)
        ? { ...funding, opening: event.id, failed: null }
        : funding
    case "FundingWayOpened":
      return funding.opening === event.id ? { ...funding, opening: null } : funding
    case "FundingWayFailed":
      return funding.opening === event.id
        ? { ...funding, opening: null, failed: { id: event.id, error: event.error } }
        : funding
    case "FundingWayLeft":
      return funding.opening === null && funding.failed === null ? funding : { ...funding, opening: null, failed: null }
    case "FundingPriced":
      return { ...funding, prices: { ...funding.prices, [event.token]: event.price } }
    case "FundingTokenNamed":
      return { ...funding, symbols: { ...funding.symbols, [event.token]: event.symbol } }
    default:
      return funding
  }
}
