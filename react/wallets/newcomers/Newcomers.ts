export { GetWallet } from "./GetWallet.tsx"
export { WhatIsANetwork } from "./WhatIsANetwork.tsx"
export { WhatIsAWallet } from "./WhatIsAWallet.tsx"
