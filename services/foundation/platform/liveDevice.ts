import { type Device, readDevice } from "../../../core/foundation/platform/device.ts"

/** Returns the device that the code runs on. */
export const detectDevice = (): Device =>
  readDevice(
    navigator.userAgent,
    globalThis.matchMedia?.("(pointer:coarse)").matches ?? false,
    "TelegramWebviewProxy" in globalThis || "Telegram" in globalThis,
    "ethereum" in globalThis
  )
