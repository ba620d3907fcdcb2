/**
 * Time zones (IANA names) whose visitors are offered neither swap nor purchase. Empty: nobody gave its content.
 * docs/decisions/0144-restricted-timezones.md.
 */
export const restrictedTimezones: ReadonlyArray<string> = []
