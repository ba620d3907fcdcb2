import { NotEmailOrSocial } from "../../../core/embedded/frame/errors.ts"

/** Creates the failure for opening a view of the embedded wallet while another wallet is connected. */
export const createNotEmailOrSocial = (): NotEmailOrSocial => new NotEmailOrSocial()
