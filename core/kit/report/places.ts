/** The places in an event or a room that a bug file must not show: a secret, or the name of an account. */
export type Place = "secret" | "name" | Places

/** Places by the name of their field; lists are traversed. `*`: any field; `#`: the fields themselves are names. */
export interface Places {
  readonly [field: string]: Place
}

const row: Places = { value: "secret", raw: "secret" }
const words: Places = {
  sentence: "secret",
  title: "secret",
  fields: row,
  get nested() {
    return words
  }
}
const explained: Places = { words, changes: row, digests: row, fee: row, late: row, raw: "secret" }
const review: Places = { words, name: "name" }
const profile: Places = { name: "name", avatar: "secret", bio: "secret" }
const identity: Places = { name: "name", avatar: "secret" }
const login: Places = { email: "secret", userName: "secret" }
const signIn: Places = { message: "secret", signature: "secret" }
/** A value requested by a name, and its last result. */
const createRemote = (value: Place): Places => ({ value, last: value })

/**
 * The places of secrets and names in events, by their tags. A page writes its bug file without the schemas, which no
 * page loads: a test holds this table equal to the `Secret`s of the schemas.
 */
export const eventPlaces: Places = {
  CodeEntered: { code: "secret" },
  ChangeCodeEntered: { code: "secret" },
  CounterpartyNamesArrived: { names: "name" },
  EmailChangeAsked: { email: "secret" },
  EmailChanged: { email: "secret" },
  EmailGiven: { email: "secret" },
  EmailOffered: { email: "secret" },
  FarcasterShown: { url: "secret" },
  IdentityArrived: { identity },
  LentReviewed: { review },
  NameArrived: { name: "name", profile },
  NameAsked: { name: "name" },
  NameFailed: { name: "name" },
  NameRegistered: { name: "name" },
  NameRegistrationAsked: { name: "name" },
  NameRegistrationFailed: { name: "name" },
  NameSuggestionsArrived: { name: "name", suggestions: profile },
  NameSuggestionsAsked: { name: "name" },
  NameSuggestionsFailed: { name: "name" },
  NameTextMade: { name: "name", message: "secret" },
  NameTyped: { label: "name" },
  NamesArrived: { names: profile },
  OnrampQuoteArrived: { page: "secret" },
  PairingMade: { uri: "secret" },
  SendReviewed: { review },
  SignInAsked: { message: "secret" },
  SignedIn: { session: signIn },
  TransactionTold: { told: explained },
  UserArrived: login,
  WalletSearched: { text: "secret" }
}

/** The places in the rooms of the state. */
export const roomPlaces: Places = {
  approval: { stack: { told: explained } },
  connection: { pairing: { uri: "secret" } },
  identity: { identities: { "*": createRemote(identity) } },
  lending: { review },
  login: { email: "secret", code: "secret", social: { url: "secret" } },
  name: {
    typed: "name",
    profiles: { "#": "name", "*": createRemote(profile) },
    ofAccounts: { "*": createRemote(profile) },
    counterparties: { "*": createRemote("name") },
    suggestions: { "#": "name", "*": createRemote(profile) },
    registration: { name: "name", message: "secret" }
  },
  onramp: { page: "secret", bought: { url: "secret" } },
  send: { review },
  siwx: { message: "secret", session: signIn },
  user: { email: "secret", userName: "secret", change: { to: "secret", code: "secret" } },
  wallet: { search: "secret" }
}
