/**
 * Time zones (IANA names) where neither swap nor purchase is offered. Empty: the specification does not list them, and
 * a service refuses calls from places that it may not serve.
 */
export const restrictedTimezones: ReadonlyArray<string> = []
