export type {
  ButtonElementProps,
  ButtonProps,
  ConnectButtonProps,
  ConnectButtonState,
  CustomProps
} from "./kit/button/props.ts"
export { AccountButton } from "./kit/button/AccountButton.tsx"
export { ConnectButton } from "./kit/button/ConnectButton.tsx"
export {
  type EvmAccount,
  type OtherAccount,
  type UseAccount,
  useAccount,
  useProvider
} from "./kit/shell/stateHooks.ts"
export { useConnections, useDisconnect, useNetwork } from "./kit/actionHooks/connectionHooks.ts"
export { useEvents, useLocale, useModal, useTheme } from "./kit/hooks/frameHooks.ts"
export { useReceipt, useTransactions } from "./kit/actionHooks/transactionHooks.ts"
export { LatchkeyProvider, useLatchkey, useSnapshot } from "./kit/shell/LatchkeyProvider.tsx"
export { LatchkeyRoot } from "./kit/shell/LatchkeyRoot.tsx"
export { NetworkButton } from "./kit/button/NetworkButton.tsx"
export type { ReadResult } from "./kit/hooks/answers.ts"
export type { ActivityByMonth } from "./kit/hooks/addHistoryPage.ts"
export { useApprove } from "./kit/actionHooks/useApprove.ts"
export { type Swapping, useSwap } from "./kit/actionHooks/useSwap.ts"
export { useActivity } from "./kit/hooks/useActivity.ts"
export { useBalance } from "./kit/hooks/useBalance.ts"
export { useCapabilities } from "./kit/hooks/useCapabilities.ts"
export { useIdentity } from "./kit/hooks/useIdentity.ts"
export { useNames } from "./kit/hooks/useNames.ts"
export { type Purchasable, useOnramp } from "./kit/hooks/useOnramp.ts"
export type { ReadOptions } from "./kit/hooks/useRead.ts"
export { useExplain } from "./kit/hooks/useExplain.ts"
export { useGrantPermissions } from "./kit/actionHooks/useGrantPermissions.ts"
export { useGrantSmartSession } from "./kit/actionHooks/useGrantSmartSession.ts"
export { useRevokePermission } from "./kit/actionHooks/useRevokePermission.ts"
export { useRevokeSmartSession } from "./kit/actionHooks/useRevokeSmartSession.ts"
export { useSend } from "./kit/actionHooks/useSend.ts"
export { useSmartSessions } from "./kit/hooks/useSmartSessions.ts"
export { useSwapQuote } from "./kit/hooks/useSwapQuote.ts"
export { useTokens } from "./kit/hooks/useTokens.ts"
export type { Act, ActState } from "./kit/actionHooks/useAct.ts"
export { useCallsStatus } from "./kit/actionHooks/useCallsStatus.ts"
export { useRegisterName } from "./kit/actionHooks/useRegisterName.ts"
export { useSendCalls } from "./kit/actionHooks/useSendCalls.ts"
export { useSignMessage } from "./kit/actionHooks/useSignMessage.ts"
export { useSignTypedData } from "./kit/actionHooks/useSignTypedData.ts"
export { type ChoosingWallets, useWallets } from "./kit/hooks/useWallets.ts"
export { useSignIn } from "./kit/actionHooks/useSignIn.ts"
