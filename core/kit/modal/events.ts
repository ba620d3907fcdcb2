import { NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { accountTabs } from "../../onchain/account/accountTabs.ts"
import { toastKeys } from "../../foundation/text/toasts.ts"
import type { View, ViewName, ViewWithData } from "./views.ts"
import { viewNames } from "./viewNames.ts"

/** A schema of views, which does not compile if a view is missing or has different data. */
const viewSchema = <I>(schema: Schema.Schema<View, I>): Schema.Schema<View, I> => schema

/** The fields of view data. */
const fields = {
  ConnectingExternal: { connectorId: Schema.optional(Schema.String), walletId: Schema.optional(Schema.String) },
  SwitchNetwork: { to: Schema.optional(NetworkIdSchema) },
  ConnectingWalletConnect: { walletId: Schema.optional(Schema.String) },
  SwitchActiveChain: { to: Schema.optional(NetworkIdSchema) },
  ConnectingMultiChain: { connectorId: Schema.optional(Schema.String) },
  WalletSend: {
    token: Schema.optional(Schema.NullOr(Schema.String)),
    to: Schema.optional(Schema.String),
    amount: Schema.optional(Schema.String),
    byHost: Schema.optional(Schema.Boolean)
  },
  Swap: {
    from: Schema.optional(Schema.String),
    to: Schema.optional(Schema.String),
    amount: Schema.optional(Schema.String),
    slippage: Schema.optional(Schema.String)
  },
  OnRampProviders: {
    amount: Schema.optional(Schema.String),
    currency: Schema.optional(Schema.String),
    token: Schema.optional(Schema.String),
    byHost: Schema.optional(Schema.Boolean)
  },
  AddFunds: {
    token: Schema.optional(Schema.NullOr(Schema.String)),
    amount: Schema.optional(Schema.String),
    network: Schema.optional(NetworkIdSchema),
    byHost: Schema.optional(Schema.Boolean)
  },
  FundsFromWallet: { token: Schema.optional(Schema.NullOr(Schema.String)), amount: Schema.optional(Schema.String) },
  RegisterAccountName: { name: Schema.optional(Schema.String) },
  Account: { tab: Schema.optional(Schema.Literal(...accountTabs)) },
  Downloads: { walletId: Schema.optional(Schema.String) },
  SIWXSignMessage: { required: Schema.optional(Schema.Boolean) }
} as const satisfies { readonly [Name in ViewWithData]: Schema.Struct.Fields }

const bareViews = viewNames.filter((name): name is Exclude<ViewName, ViewWithData> => !(name in fields))

export const ViewSchema = viewSchema(
  Schema.Union(
    Schema.Struct({ _tag: Schema.Literal("ConnectingExternal"), ...fields.ConnectingExternal }),
    Schema.Struct({ _tag: Schema.Literal("SwitchNetwork"), ...fields.SwitchNetwork }),
    Schema.Struct({ _tag: Schema.Literal("ConnectingWalletConnect"), ...fields.ConnectingWalletConnect }),
    Schema.Struct({ _tag: Schema.Literal("SwitchActiveChain"), ...fields.SwitchActiveChain }),
    Schema.Struct({ _tag: Schema.Literal("ConnectingMultiChain"), ...fields.ConnectingMultiChain }),
    Schema.Struct({ _tag: Schema.Literal("WalletSend"), ...fields.WalletSend }),
    Schema.Struct({ _tag: Schema.Literal("Swap"), ...fields.Swap }),
    Schema.Struct({ _tag: Schema.Literal("OnRampProviders"), ...fields.OnRampProviders }),
    Schema.Struct({ _tag: Schema.Literal("AddFunds"), ...fields.AddFunds }),
    Schema.Struct({ _tag: Schema.Literal("FundsFromWallet"), ...fields.FundsFromWallet }),
    Schema.Struct({ _tag: Schema.Literal("RegisterAccountName"), ...fields.RegisterAccountName }),
    Schema.Struct({ _tag: Schema.Literal("Account"), ...fields.Account }),
    Schema.Struct({ _tag: Schema.Literal("Downloads"), ...fields.Downloads }),
    Schema.Struct({ _tag: Schema.Literal("SIWXSignMessage"), ...fields.SIWXSignMessage }),
    Schema.Struct({ _tag: Schema.Literal(...bareViews) })
  )
)

/**
 * A short message over the view. `key` names a text. `error`: a failure of the catalogue, shown only in debug mode, or
 * to every visitor if it is a `notice` that no view shows.
 */
export const ToastSchema = Schema.Union(
  Schema.Struct({ kind: Schema.Literal("success", "loading"), key: Schema.Literal(...toastKeys) }),
  Schema.Struct({ kind: Schema.Literal("error", "notice"), error: FailureDataSchema })
)
/** A short message to the visitor. */
export type Toast = Schema.Schema.Type<typeof ToastSchema>

/** A banner for developers, shown in debug mode. docs/spec/kit.md#modal-alerts. */
export const AlertSchema = Schema.Struct({
  variant: Schema.Literal("info", "success", "warning", "error"),
  /** The alert's key. */
  key: Schema.String,
  short: Schema.String,
  /** The text that says what happened and what to do. */
  detail: Schema.String,
  /** The facts in the text, for the same sentence in another language. */
  facts: Schema.optional(Schema.String)
})
/** A banner for developers, with its text. */
export interface Alert extends Schema.Schema.Type<typeof AlertSchema> {}

/** A message for developers, without its text, which comes with the network chunk. */
export const RaisedAlertSchema = Schema.Struct({
  key: Schema.String,
  /** The facts of the case: an origin, a network, a list of settings. */
  facts: Schema.String
})
/** An alert by its key, with the facts that its text names. */
export interface RaisedAlert extends Schema.Schema.Type<typeof RaisedAlertSchema> {}

/** The modal and its current view. */
export const ModalStateSchema = Schema.Struct({
  open: Schema.Boolean,
  /** Oldest first and never empty. */
  history: Schema.NonEmptyArray(ViewSchema),
  /** The namespace that `open` requested: only its wallets are listed until the modal closes. */
  only: Schema.NullOr(NamespaceSchema),
  /** The account view that was requested while disconnected: it follows the connection. */
  wanted: Schema.NullOr(ViewSchema),
  /** The visitor accepted the terms; valid until the modal closes. docs/spec/kit.md#modal-agreement. */
  agreed: Schema.Boolean,
  /** Lasts 500 ms. docs/spec/kit.md#modal-shake. */
  shake: Schema.Boolean,
  /** How often the card was shaken since the modal opened: another shake restarts the 500 ms. */
  shakes: Schema.JsonNumber,
  toast: Schema.NullOr(ToastSchema),
  /** Shown 150 ms after the previous toast leaves. docs/spec/kit.md#modal-toasts. */
  nextToast: Schema.NullOr(ToastSchema),
  alert: Schema.NullOr(AlertSchema),
  /** Every alert raised so far, each key once. docs/spec/kit.md#modal-alerts. */
  raised: Schema.Array(RaisedAlertSchema)
})
export interface ModalState extends Schema.Schema.Type<typeof ModalStateSchema> {}

export const ModalEventSchema = Schema.Union(
  Schema.Struct({
    _tag: Schema.Literal("Opened"),
    view: ViewSchema,
    only: Schema.optional(NamespaceSchema),
    wanted: Schema.optional(Schema.NullOr(ViewSchema))
  }),
  Schema.Struct({ _tag: Schema.Literal("TermsAgreed"), agreed: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("Closed") }),
  Schema.Struct({ _tag: Schema.Literal("Pushed"), view: ViewSchema }),
  Schema.Struct({ _tag: Schema.Literal("Replaced"), view: ViewSchema }),
  Schema.Struct({ _tag: Schema.Literal("WentBack") }),
  Schema.Struct({ _tag: Schema.Literal("Shaken") }),
  Schema.Struct({ _tag: Schema.Literal("ShakeEnded") }),
  Schema.Struct({ _tag: Schema.Literal("ToastShown"), toast: ToastSchema }),
  Schema.Struct({ _tag: Schema.Literal("ToastClosed") }),
  Schema.Struct({ _tag: Schema.Literal("AlertRaised"), ...RaisedAlertSchema.fields }),
  Schema.Struct({ _tag: Schema.Literal("AlertShown"), alert: AlertSchema }),
  Schema.Struct({ _tag: Schema.Literal("AlertClosed") })
)
export type ModalEvent = Schema.Schema.Type<typeof ModalEventSchema>
