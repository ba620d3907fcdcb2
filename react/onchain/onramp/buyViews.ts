/** The views of buying, by their names. */
export { BuyInProgress } from "./BuyInProgress.tsx"
export { OnRampProviders } from "./OnRampProviders.tsx"
export { OnRampFiatSelect, OnRampTokenSelect } from "./OnRampSelect.tsx"
export { WhatIsABuy } from "./WhatIsABuy.tsx"
