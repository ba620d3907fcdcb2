/**
 * The payers of a network fee that the host offers to pay. `paid`: the host. Otherwise the account: its wallet does not support
 * paymasters (`unsupported`) or paid the fee although it reported support (`ignored`); the paymaster service refused
 * (`refused`), or did not give a usable answer (`unavailable`).
 */
export const sponsorships = ["paid", "unsupported", "ignored", "refused", "unavailable"] as const
/** The payer of a network fee that the host offers to pay: see `sponsorships`. */
export type Sponsorship = (typeof sponsorships)[number]
