/**
 * Time zones (IANA names) whose visitors are offered neither swap nor purchase. Empty: the specification does not list
 * them, and a service refuses calls from places that it may not serve.
 */
export const restrictedTimezones: ReadonlyArray<string> = []
