/** A sentence of a failure with its full stop, before another one: some have theirs already. */
export const stopped = (sentence: string): string => (/[.!?…。।؟]\p{Cf}*$/u.test(sentence) ? sentence : `${sentence}.`)
