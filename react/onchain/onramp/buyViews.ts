/** The views for buying, by view name. */
export { BuyInProgress } from "./BuyInProgress.tsx"
export { OnRampProviders } from "./OnRampProviders.tsx"
export { OnRampFiatSelect, OnRampTokenSelect } from "./OnRampSelect.tsx"
export { WhatIsABuy } from "./WhatIsABuy.tsx"
