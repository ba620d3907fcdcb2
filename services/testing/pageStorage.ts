/** A page's storage that holds so many characters; past that it refuses, as a browser's does. Its keys are its own properties. */
export const pageStorage = (characters = Infinity): globalThis.Storage => {
  const used = (storage: object) => Object.entries(storage).reduce((sum, [key, value]) => sum + key.length + String(value).length, 0)
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      const before = Object.hasOwn(this, key) ? key.length + String(this[key]).length : 0
      if (used(this) - before + key.length + value.length > characters) throw new DOMException("full", "QuotaExceededError")
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    }
  })
}
