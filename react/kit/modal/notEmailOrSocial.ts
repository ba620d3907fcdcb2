import { NotEmailOrSocial } from "../../../core/embedded/frame/errors.ts"

/** Creates the failure of a view for accounts by email or a social login that was opened with another wallet. */
export const notEmailOrSocial = (): NotEmailOrSocial => new NotEmailOrSocial()
