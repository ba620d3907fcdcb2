export { GetWallet } from "./GetWallet.tsx"
export { WhatIsAWallet } from "./WhatIsAWallet.tsx"
