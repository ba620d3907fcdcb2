import { expect, test } from "vitest"
import { hasMixedScripts } from "./plain.ts"

const lookalikes =
  "МetaMask,Metаmask,MetaМask,Mеtamask,Сoinbase,Coinbаse,Coinbаsе Wallet,Trust Wаllet,Тrust Wallet,Рhantom,Phаntom,Lеdger,Ledgеr Live,ОKX Wallet,OKХ Wallet,Rаinbow,Rainbοw,Sаfe,Binаnce Wallet,Вinance,МЕТАМАЅК,Solflаre,РАУ Wallet,Backpаck,Zеrion,Uniswаp Wallet,Argеnt,Kraкen,Xvеrse,Rаbby Wallet".split(
    ","
  )
const honest =
  "MetaMask,Coinbase Wallet,Trust Wallet,Phantom,Ledger Live,OKX Wallet,Rainbow,Safe,Binance Wallet,Solflare,Backpack,Zerion,Uniswap Wallet,Argent,Kraken Wallet,Xverse,Leather,Magic Eden,Coin98,Frontier,Bitget Wallet,Rabby,Taho,Frame,imToken,TokenPocket,MathWallet,SafePal,BitKeep,Exodus,Brave Wallet,Opera Wallet,Ronin Wallet,Fireblocks,1inch Wallet,Crypto.com,Blockchain.com,Robinhood Wallet,Bybit Wallet,Gate Wallet,HyperPay,ONTO,AlphaWallet,Unstoppable,ZenGo,Atomic Wallet,Guarda,Edge,Infinity Wallet,Enkrypt,Core,Ambire,Sequence,Venly,Loopring,Pillar,Nabox,Spot,Valora,Omni,Kaikas,D'CENT,Wallet 3,Tonkeeper,MyTonWallet,Keplr,Leap,Cosmostation,Station,Fearless,SubWallet,Talisman,Nova,Polkadot.js,Glow,Slope,Sollet,Braavos,Petra,Martian,Pontem,Fewcha,Rise,Suiet,Ethos,Temple,Kukai,Yoroi,Nami,Eternl,Lace,Flint,Typhon,Casper,Plug,Stoic,Bifrost,Komodo,Trezor Suite,Keystone,GridPlus,BitBox,Ellipal,Ngrave,Tangem,Cypherock,Jade,Blue Wallet,Muun,Phoenix,Breez,Zeus,Alby,Sparrow,Electrum,Wasabi,Samourai,Specter,Nunchuk,Casa,Unchained,Кошелёк,Тонкипер,Мой кошелёк,Кошелёк Tonkeeper,Кошелёк MetaMask,Сбер,Тинькофф Банк,Яндекс,Портмоне,Гаманець,Мій гаманець,Портфейл,Новчаник,Крипто Wallet,Πορτοφόλι,Πορτοφόλι MetaMask,Ψηφιακό,Ω Wallet,Σ Finance,λ Wallet,Δ Exchange,Դրամապանակ,财布,ウォレット,暗号 Wallet,仮想通貨ウォレット,ビットコインWallet,钱包,小狐狸钱包,MetaMask 钱包,欧易钱包,火币钱包,지갑,카이카스,토스 Wallet,클립,กระเป๋า,กระเป๋า Wallet,बटुआ,মানিব্যাগ,பணப்பை,محفظة,محفظة MetaMask,کیف پول,ארנק,ארנק קריפטו,Ví tiền,Túi,Geldbörse,Brieftasche,Portefeuille,Billetera,Cartera,Portafoglio,Carteira,Cüzdan,Çüzdan,Plånbok,Lommebok,Tegnebog,Lompakko,Rahakott,Maks,Piniginė,Portfel,Peněženka,Peňaženka,Pénztárca,Portofel,Novčanik,Denarnica,Kuleta,Veski,Ɛ Wallet,Dompet,Pitaka,Pochi,Waleti,Mkoba,Alaaba".split(
    ","
  )

test("hasMixedScripts recognizes 30 of 30 look-alike names and flags at most 2 of 200 honest ones", () => {
  expect(lookalikes).toHaveLength(30)
  expect(lookalikes.filter((name) => !hasMixedScripts(name))).toEqual([])
  expect(honest.length).toBeGreaterThanOrEqual(200)
  expect(honest.filter(hasMixedScripts).length).toBeLessThanOrEqual(2)
})
