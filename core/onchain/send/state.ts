import type { OtherEvent } from "../../foundation/data/step.ts"
import type { SendEvent, SendState } from "./events.ts"

const noFee = { fee: null, isFeeRequested: false, isFeePaid: false }

export const sendStart: SendState = {
  account: null,
  form: { token: null, amount: "", to: "", isMax: false },
  isFilledIn: false,
  search: "",
  receiver: null,
  earlier: [],
  ...noFee,
  phase: "Filling",
  review: null,
  ticked: [],
  error: null,
  hash: null
}

/** Warnings of a review that must be ticked. */
const needsTick: ReadonlySet<string> = new Set(["contract-receiver", "looks-alike", "name-moved"])

/** Returns true if the draft may be checked now: it is not being checked or sent. */
export const mayReview = ({ phase }: SendState): boolean => phase === "Filling" || phase === "Reviewing"

/** Returns true if a press on this intent sends it: it is the displayed one, and its warnings are ticked. */
export const mayPress = ({ phase, review, ticked }: SendState, intentId: string): boolean =>
  phase === "Reviewing" &&
  review?.intentId === intentId &&
  review.warnings.every(({ name }) => !needsTick.has(name) || ticked.includes(name))

/** Returns true if the wallet is asked for this intent, and the visitor waits for it. */
export const isAskingFor = ({ phase, review }: SendState, intentId: string): boolean =>
  phase === "Asking" && review?.intentId === intentId

type SendFilled = Extract<SendEvent, { readonly _tag: "SendFilled" }>

/** Returns the draft with another form, ready for a new review. */
const fillForm = (send: SendState, event: SendFilled): SendState => {
  const form = { ...send.form, isMax: false, ...event.form }
  const isSameReceiver = send.receiver?.typed === form.to.trim()
  return {
    ...send,
    form,
    isFilledIn: event.byHost === true,
    receiver: isSameReceiver ? send.receiver : null,
    search: "",
    // Another token has another fee.
    ...(form.token === send.form.token ? {} : noFee),
    phase: "Filling",
    review: null,
    ticked: [],
    error: null,
    hash: null
  }
}

const showReview = (send: SendState, review: NonNullable<SendState["review"]>): SendState => ({
  ...send,
  phase: "Reviewing",
  review,
  fee: review.fee,
  isFeeRequested: true,
  isFeePaid: review.sponsorship === "paid"
})

type SendStopped = Extract<SendEvent, { readonly _tag: "SendStopped" }>

/** Returns to the form if a check failed, and to the review if the wallet did; shows the error there. */
const stopSend = (send: SendState, { error, intentId }: SendStopped): SendState => {
  if (intentId === null)
    return send.phase === "Checking" || send.phase === "Filling" ? { ...send, phase: "Filling", error } : send
  if (!isAskingFor(send, intentId)) return send
  // A transfer that the host does not pay for needs a new review, which shows the fee.
  return error.tag === "SponsorRefused"
    ? { ...send, ...noFee, phase: "Filling", review: null, ticked: [], error }
    : { ...send, phase: "Reviewing", error }
}

/** Updates the draft of a transfer: filled, reviewed, pressed once, sent. docs/spec/onchain.md#send-flow. */
export const stepSend = (send: SendState, event: SendEvent | OtherEvent): SendState => {
  switch (event._tag) {
    case "SendBegun":
      return { ...sendStart, account: event.account }
    case "SendFilled":
      return fillForm(send, event)
    case "SendSearched":
      return { ...send, search: event.text }
    case "ReceiverLooked":
      return event.receiver.typed === send.form.to.trim() ? { ...send, receiver: event.receiver } : send
    case "EarlierReceiversFound":
      return event.account === send.account ? { ...send, earlier: event.all } : send
    case "SendFeeTold":
      return { ...send, fee: event.fee, isFeeRequested: true, isFeePaid: event.isPaid }
    case "SendReviewAsked":
      return mayReview(send) ? { ...send, phase: "Checking", review: null, ticked: [], error: null } : send
    case "SendReviewed":
      return send.phase === "Checking" ? showReview(send, event.review) : send
    case "SendTicked": {
      const others = send.ticked.filter((warning) => warning !== event.warning)
      return { ...send, ticked: event.on ? [...others, event.warning] : others }
    }
    case "SendPressed":
      return mayPress(send, event.intentId) ? { ...send, phase: "Asking", error: null } : send
    case "SendLeft":
      return send.phase === "Asking" || send.phase === "Checking"
        ? { ...send, phase: "Filling", review: null, ticked: [] }
        : send
    case "SendStopped":
      return stopSend(send, event)
    case "SendDone":
      return isAskingFor(send, event.intentId)
        ? {
            ...sendStart,
            account: send.account,
            earlier: send.earlier,
            phase: "Sent",
            review: send.review,
            hash: event.hash
          }
        : send
    default:
      return send
  }
}
