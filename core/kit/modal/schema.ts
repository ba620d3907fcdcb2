import { NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { Alert, ModalEvent, ModalState, RaisedAlert, Toast } from "./state.ts"
import { laterViews, type View } from "./view.ts"

export const ViewSchema = tied<View>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Connect") }),
  Schema.Struct({ _tag: Schema.Literal("Account") }),
  Schema.Struct({ _tag: Schema.Literal("AllWallets") }),
  Schema.Struct({
    _tag: Schema.Literal("ConnectingExternal"),
    connectorId: Schema.optional(Schema.String), walletId: Schema.optional(Schema.String)
  }),
  Schema.Struct({ _tag: Schema.Literal("SwitchNetwork"), to: Schema.optional(NetworkIdSchema) }),
  Schema.Struct({ _tag: Schema.Literal("UnsupportedChain") }),
  Schema.Struct({ _tag: Schema.Literal("ConnectingWalletConnectBasic") }),
  Schema.Struct({ _tag: Schema.Literal("ConnectingWalletConnect"), walletId: Schema.optional(Schema.String) }),
  Schema.Struct({ _tag: Schema.Literal("ProfileWallets") }),
  Schema.Struct({ _tag: Schema.Literal("SwitchActiveChain"), to: Schema.optional(NetworkIdSchema) }),
  Schema.Struct({ _tag: Schema.Literal(...laterViews) })
))

export const ToastSchema = tied<Toast>()(Schema.Union(
  Schema.Struct({ kind: Schema.Literal("success", "loading"), key: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("error"), error: FailureDataSchema })
))

export const AlertSchema = tied<Alert>()(Schema.Struct({
  variant: Schema.Literal("info", "success", "warning", "error"), key: Schema.String, short: Schema.String, detail: Schema.String
}))

const raised = { key: Schema.String, facts: Schema.String }
export const RaisedAlertSchema = tied<RaisedAlert>()(Schema.Struct(raised))

export const ModalStateSchema = tied<ModalState>()(Schema.Struct({
  open: Schema.Boolean,
  history: Schema.NonEmptyArray(ViewSchema),
  shake: Schema.Boolean,
  toast: Schema.NullOr(ToastSchema),
  nextToast: Schema.NullOr(ToastSchema),
  alert: Schema.NullOr(AlertSchema),
  raised: Schema.Array(RaisedAlertSchema)
}))

export const ModalEventSchema = tied<ModalEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Opened"), view: ViewSchema }),
  Schema.Struct({ _tag: Schema.Literal("Closed") }),
  Schema.Struct({ _tag: Schema.Literal("Pushed"), view: ViewSchema }),
  Schema.Struct({ _tag: Schema.Literal("Replaced"), view: ViewSchema }),
  Schema.Struct({ _tag: Schema.Literal("WentBack") }),
  Schema.Struct({ _tag: Schema.Literal("Shaken") }),
  Schema.Struct({ _tag: Schema.Literal("ShakeEnded") }),
  Schema.Struct({ _tag: Schema.Literal("ToastShown"), toast: ToastSchema }),
  Schema.Struct({ _tag: Schema.Literal("ToastClosed") }),
  Schema.Struct({ _tag: Schema.Literal("AlertRaised"), ...raised }),
  Schema.Struct({ _tag: Schema.Literal("AlertShown"), alert: AlertSchema }),
  Schema.Struct({ _tag: Schema.Literal("AlertClosed") })
))
