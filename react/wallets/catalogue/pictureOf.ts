import type { Connector } from "../../../core/wallets/connectors/schema.ts"

/** Returns the picture of a connector: its image in the provider API if it has one, else its own icon. */
export const getPicture = ({ icon, imageId }: Connector): { readonly icon?: string; readonly imageId?: string } =>
  imageId === undefined ? { icon } : { imageId }
