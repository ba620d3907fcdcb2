/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  ConfigInvalid:
    "One or more options of the kit are wrong, so it did not start. Each is named with what it should be: correct them and start again.",
  BothSignIns:
    "Sign-in was set up twice. Keep `siwx` and remove `siweConfig`: the second is the older form of the first."
} as const
