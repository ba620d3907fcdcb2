import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import {
  toAddressLines,
  toReceiverLines,
  showTokenAmount,
  showCoin,
  createLine,
  showOutsideText,
  type Reading,
  toTimeLines,
  toTokenLines,
  showToken,
  warn,
  formatParty,
  sayTransferFrom
} from "../calldata/reading.ts"
import type { SentenceKey } from "../calldata/sentences.ts"
import {
  showAllowedAmount,
  toEndLines,
  toOwnerLines,
  warnAboutBalance,
  describeAllowance,
  describeDaiPermit
} from "./allowances.ts"
import { isWrapped, permit2 } from "./contracts.ts"
import { formatItem, moveItem, moveLines } from "./moves.ts"
import type { CallShape } from "./shape.ts"
import { signedTransferShapes } from "./signedTransfers.ts"

const isCollection = ({ facts, network }: Reading, address: string): boolean =>
  facts.collection(network, address) !== undefined && facts.token(network, address) === undefined

/** Amounts of an unknown token are shown as digits: they may be a collectible's number. */
const isUnknown = ({ facts, network }: Reading, address: string): boolean => facts.token(network, address) === undefined

const sayChange =
  (key: SentenceKey): CallShape["describe"] =>
  (args, { to }, reading) => {
    const allowance = { token: to, spender: args.text(0), amount: args.number(1), bits: 256 }
    const description = describeAllowance(reading, allowance, {
      some: key,
      all: key === "token.increase" ? "token.approveAll" : key
    })
    return args.number(1) === 0n
      ? {
          ...description,
          sentence: reading.say(key, {
            spender: formatParty(reading, args.text(0)),
            amount: showAllowedAmount(reading, allowance)
          })
        }
      : description
  }

const sendItem: CallShape["describe"] = (args, { to }, reading) =>
  moveItem(reading, to, args.text(0), args.text(1), formatItem(reading, to, args.number(2)), args.number(2))

/** Functions of tokens and collections, by their selectors. */
export const tokenShapes: Readonly<Record<string, CallShape>> = {
  ...signedTransferShapes,
  a9059cbb: {
    signature: "transfer(address to,uint256 amount)",
    describe: (args, { to: token }, reading) => ({
      sentence: reading.say("token.transfer", {
        amount: showTokenAmount(reading, token, args.number(1)),
        to: formatParty(reading, args.text(0))
      }),
      fields: [
        ...toTokenLines(reading, token),
        createLine(
          reading,
          "label.amount",
          showTokenAmount(reading, token, args.number(1)),
          String(args.number(1)),
          "amount"
        ),
        warnAboutBalance(reading, token, args.number(1)),
        ...toReceiverLines(reading, args.text(0), token)
      ]
    })
  },
  "23b872dd": {
    signature: "transferFrom(address from,address to,uint256 amount)",
    describe: (args, { to: token }, reading) => {
      const [from, to, amount] = [args.text(0), args.text(1), args.number(2)]
      if (isCollection(reading, token))
        return moveItem(reading, token, from, to, formatItem(reading, token, amount), amount)
      const words = showTokenAmount(reading, token, amount, isUnknown(reading, token))
      return {
        sentence: sayTransferFrom(reading, words, from, to),
        fields: [
          ...toTokenLines(reading, token),
          createLine(reading, "label.amount", words, String(amount), "amount"),
          ...moveLines(reading, token, from, to)
        ]
      }
    }
  },
  "095ea7b3": {
    signature: "approve(address spender,uint256 amount)",
    describe: (args, { to: token }, reading) => {
      const [spender, amount] = [args.text(0), args.number(1)]
      if (!isCollection(reading, token))
        return describeAllowance(reading, { token, spender, amount, bits: 256, isEither: isUnknown(reading, token) })
      const what = formatItem(reading, token, amount)
      return {
        sentence: reading.say("token.approve", { spender: formatParty(reading, spender), amount: what }),
        fields: [
          createLine(reading, "label.item", what, String(amount), "amount"),
          ...toAddressLines(reading, "label.spender", spender)
        ],
        risk: "careful"
      }
    }
  },
  "39509351": { signature: "increaseAllowance(address spender,uint256 amount)", describe: sayChange("token.increase") },
  a457c2d7: {
    signature: "decreaseAllowance(address spender,uint256 amount)",
    describe: (args, { to }, reading) => {
      const amount = showTokenAmount(reading, to, args.number(1))
      return {
        sentence: reading.say("token.decrease", { spender: formatParty(reading, args.text(0)), amount }),
        fields: [
          ...toTokenLines(reading, to),
          createLine(reading, "label.amount", amount, String(args.number(1)), "amount"),
          ...toAddressLines(reading, "label.spender", args.text(0))
        ]
      }
    }
  },
  "42842e0e": { signature: "safeTransferFrom(address from,address to,uint256 id)", describe: sendItem },
  b88d4fde: { signature: "safeTransferFrom(address from,address to,uint256 id,bytes data)", describe: sendItem },
  f242432a: {
    signature: "safeTransferFrom(address from,address to,uint256 id,uint256 amount,bytes data)",
    describe: (args, { to: token }, reading) => {
      const name = showOutsideText(reading.facts.collection(reading.network, token) ?? "")
      const what = reading.say("items", {
        count: String(args.number(3)),
        id: String(args.number(2)),
        collection: name === "" ? toChecksumAddress(token) : name
      })
      return moveItem(reading, token, args.text(0), args.text(1), what, args.number(2))
    }
  },
  "2eb2c2d6": {
    signature: "safeBatchTransferFrom(address from,address to,uint256[] ids,uint256[] amounts,bytes data)",
    describe: (args, { to: token }, reading) => {
      const [ids, amounts] = [args.list(2), args.list(3)]
      if (ids.length !== amounts.length) return undefined
      const values = {
        count: String(ids.length),
        collection: showToken(reading, token, "symbol.items"),
        from: formatParty(reading, args.text(0)),
        to: formatParty(reading, args.text(1))
      }
      return {
        sentence: reading.say("nft.transferMany", values),
        fields: [
          ...ids
            .slice(0, 32)
            .map((id, i) =>
              createLine(
                reading,
                "label.item",
                `${amounts[i]} × ${reading.say("item.one", { id: String(id) })}`,
                String(id),
                "amount"
              )
            ),
          ids.length > 32 ? warn(reading, "warn.depth") : undefined,
          ...moveLines(reading, token, args.text(0), args.text(1))
        ]
      }
    }
  },
  a22cb465: {
    signature: "setApprovalForAll(address operator,bool approved)",
    describe: (args, { to: token }, reading) => {
      const name = showOutsideText(reading.facts.collection(reading.network, token) ?? "")
      const values = {
        spender: formatParty(reading, args.text(0)),
        symbol: name === "" ? showToken(reading, token, "symbol.items") : name
      }
      return {
        sentence: reading.say(args.flag(1) ? "nft.approveAll" : "nft.takeBack", values),
        fields: [
          createLine(reading, "label.collection", formatParty(reading, token), toChecksumAddress(token), "address"),
          ...toAddressLines(reading, "label.operator", args.text(0)),
          args.flag(1) ? warn(reading, "warn.all") : undefined
        ]
      }
    }
  },
  d505accf: {
    signature: "permit(address owner,address spender,uint256 amount,uint256 deadline,uint8 v,bytes32 r,bytes32 s)",
    describe: (args, { to: token }, reading) => {
      const description = describeAllowance(reading, {
        token,
        spender: args.text(1),
        amount: args.number(2),
        bits: 256
      })
      return {
        ...description,
        fields: [
          ...description.fields,
          ...toOwnerLines(reading, "label.account", args.text(0)),
          ...toTimeLines(reading, "label.usable", args.number(3), true)
        ]
      }
    }
  },
  "8fcbaf0c": {
    signature:
      "permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed,uint8 v,bytes32 r,bytes32 s)",
    describe: (args, { to: token }, reading) =>
      describeDaiPermit(reading, token, args.text(0), args.text(1), args.number(3), args.flag(4))
  },
  "87517c45": {
    signature: "approve(address token,address spender,uint160 amount,uint48 expiration)",
    describe: (args, { to }, reading) => {
      if (to !== permit2) return undefined
      const description = describeAllowance(reading, {
        token: args.text(0),
        spender: args.text(1),
        amount: args.number(2),
        bits: 160
      })
      return { ...description, fields: [...description.fields, ...toEndLines(reading, args.number(3))] }
    }
  },
  d0e30db0: {
    signature: "deposit()",
    isPayable: true,
    describe: (_, { network, to, value }, reading) =>
      isWrapped(network, to)
        ? {
            sentence: reading.say("wrap", { amount: showCoin(reading, value), wrapped: showToken(reading, to) }),
            fields: [
              createLine(reading, "label.amount", showCoin(reading, value), String(value), "amount"),
              createLine(reading, "label.contract", formatParty(reading, to), toChecksumAddress(to), "address")
            ]
          }
        : undefined
  },
  "2e1a7d4d": {
    signature: "withdraw(uint256 amount)",
    describe: (args, { network, to }, reading) =>
      isWrapped(network, to)
        ? {
            sentence: reading.say("unwrap", {
              amount: showTokenAmount(reading, to, args.number(0)),
              coin: showOutsideText(reading.facts.coin(network)?.symbol ?? "")
            }),
            fields: [
              createLine(
                reading,
                "label.amount",
                showTokenAmount(reading, to, args.number(0)),
                String(args.number(0)),
                "amount"
              ),
              warnAboutBalance(reading, to, args.number(0)),
              createLine(reading, "label.contract", formatParty(reading, to), toChecksumAddress(to), "address")
            ]
          }
        : undefined
  }
}
