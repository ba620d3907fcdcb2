import type { Connector } from "../../../core/wallets/connectors/schema.ts"

/** Returns what is drawn for a connector: its picture in the provider API where it has one there, else its own icon. */
export const pictureOf = ({ icon, imageId }: Connector): { readonly icon?: string; readonly imageId?: string } =>
  imageId === undefined ? { icon } : { imageId }
