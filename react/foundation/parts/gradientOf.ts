/** Returns a gradient of four colors whose hues are a hash of the address. */
export const createGradient = (address: string): string => {
  let hash = 2166136261
  for (const letter of address.toLowerCase()) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0
  const hue = hash % 360
  return [
    `radial-gradient(circle at 24% 18%, hsl(${hue} 92% 74%) 0, transparent 56%)`,
    `radial-gradient(circle at 82% 34%, hsl(${(hue + 58) % 360} 82% 62%) 0, transparent 58%)`,
    `radial-gradient(circle at 36% 92%, hsl(${(hue + 128) % 360} 84% 68%) 0, transparent 54%)`,
    `hsl(${(hue + 28) % 360} 66% 52%)`
  ].join(", ")
}
