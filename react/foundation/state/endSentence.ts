/** Adds a full stop to a sentence that has no end mark, so that another sentence can follow. */
export const endSentence = (sentence: string): string =>
  /[.!?…。।؟]\p{Cf}*$/u.test(sentence) ? sentence : `${sentence}.`
