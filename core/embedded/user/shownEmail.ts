/** An email as the account shows it: of more than 30 characters 27, and an ellipsis. docs/spec/foundation.md#text-display-names. */
export const shownEmail = (email: string): string => (email.length > 30 ? `${email.slice(0, 27)}...` : email)
