import { getChunk, type ChunkName, type ViewName } from "../../../core/kit/modal/views.ts"

const code = "304*304*24,200*12,120*40*20"
const moment = "80*80*20,160*20,220*12,180*12|0*48"
const form = "72*72*20,160*20,240*12,0*52|0*48"
const lesson = "72*72*20 0*56*8,72*72*20 0*56*8,72*72*20 0*56*8|0*48"
const account = "64*64*32,128*16"
const panels = "0*116*20,0*92*20"
const ask = "0*48 0*48"

/**
 * The shape of each view while its code loads, by its own name or that of its flow; rows for all others. A comma
 * separates lines, and a space the boxes of a line: `width*height*radius` in pixels, 0 for the remaining width. `rows*5`
 * are five rows of a list; the boxes after `|` are in the foot.
 */
const shapes: { readonly [Name in ChunkName | ViewName]?: string } = {
  Account: `${account},140*32,48*48 48*48 48*48 48*48,0*44 0*44,rows`,
  AccountSettings: `${account},rows*4`,
  AllWallets: "0*44,rows*5",
  ApproveTransaction: `0*44*12,0*56*8,0*200*20|${ask}`,
  Buy: "80*32,140*48,0*40 0*40 0*40 0*40,rows|0*48",
  ConnectingExternal: moment,
  ConnectingWalletConnect: code,
  Downloads: "200*200*24,rows",
  EmailLogin: form,
  ConnectSocials: "rows*5",
  ConnectingSocial: moment,
  Farcaster: code,
  Names: form,
  Newcomers: lesson,
  GetWallet: "0*72*20,0*72*20,0*72*20,rows",
  Send: `${panels}|0*48`,
  SignIn: `104*56*20,200*24,240*12,0*160*20|${ask}`,
  Swap: `${panels},0*64*16|0*48`,
  SwitchActiveChain: moment,
  UnsupportedChain: "72*72*20,200*20,rows",
  UpdateEmail: form,
  UpgradeEmailWallet: moment,
  WalletReceive: "304*304*24,0*40*8,0*40*8|0*48",
  WhatIsABuy: lesson
}

/** Returns the shape of a view. */
export const getShape = (view: ViewName): string => shapes[view] ?? shapes[getChunk(view) ?? "network"] ?? "rows*5"
