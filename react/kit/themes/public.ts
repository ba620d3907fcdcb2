export { calm, contrast, midnight, paper, soft, square } from "./presets.ts"
export { shadcn, type ShadcnOptions } from "./shadcn.ts"
export type { ThemeTokens } from "./ThemeChange.ts"
