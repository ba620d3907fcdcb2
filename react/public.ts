export type {
  ButtonElementProps,
  ButtonProps,
  ConnectButtonProps,
  ConnectButtonState,
  CustomProps
} from "./kit/button/props.ts"
export { AccountButton } from "./kit/shell/AccountButton.tsx"
export { ConnectButton } from "./kit/shell/ConnectButton.tsx"
export {
  type EvmAccount,
  type OtherAccount,
  type UseAccount,
  useAccount,
  useProvider
} from "./kit/shell/hooks.ts"
export { useConnections, useDisconnect, useNetwork } from "./kit/acts/connectionHooks.ts"
export { useEvents, useLocale, useModal, useTheme } from "./kit/page/frameHooks.ts"
export { useReceipt, useSent } from "./kit/shell/sentHooks.ts"
export { LatchkeyProvider, useLatchkey, useSnapshot } from "./kit/shell/LatchkeyProvider.tsx"
export { LatchkeyRoot } from "./kit/page/LatchkeyRoot.tsx"
export { NetworkButton } from "./kit/shell/NetworkButton.tsx"
export type { ReadResult } from "./kit/hooks/answers.ts"
export type { ActivityByMonth } from "./kit/hooks/byPage.ts"
export { useApprove } from "./kit/acts/useApprove.ts"
export { type Swapping, useSwap } from "./kit/acts/useSwap.ts"
export { useActivity } from "./kit/hooks/useActivity.ts"
export { useBalance } from "./kit/hooks/useBalance.ts"
export { useCapabilities } from "./kit/hooks/useCapabilities.ts"
export { useIdentity } from "./kit/hooks/useIdentity.ts"
export { useNames } from "./kit/hooks/useNames.ts"
export { type Purchasable, useOnramp } from "./kit/hooks/useOnramp.ts"
export type { ReadOptions } from "./kit/hooks/useRead.ts"
export { useExplain } from "./kit/request/useExplain.ts"
export { useGrantPermissions } from "./kit/acts/useGrantPermissions.ts"
export { useRevokeSmartSession } from "./kit/acts/useRevokeSmartSession.ts"
export { useSend } from "./kit/acts/useSend.ts"
export { useSmartSessions } from "./kit/hooks/useSmartSessions.ts"
export { useSwapQuote } from "./kit/hooks/useSwapQuote.ts"
export { useTokens } from "./kit/hooks/useTokens.ts"
export type { Act, ActState } from "./kit/acts/useAct.ts"
export { useCallsStatus } from "./kit/acts/useCallsStatus.ts"
export { useRegisterName } from "./kit/acts/useRegisterName.ts"
export { useSendCalls } from "./kit/acts/useSendCalls.ts"
export { useSignMessage } from "./kit/acts/useSignMessage.ts"
export { useSignTypedData } from "./kit/acts/useSignTypedData.ts"
export { type ChoosingWallets, useWallets } from "./kit/page/useWallets.ts"
export { useSignIn } from "./kit/siwx/useSignIn.ts"
