// Computes the advice from the answers, only in the browser: the rules are fixed, and nothing is sent or
// stored.

import type { AdviceAnswers } from './answers.ts';
import { cannedAdvice } from './canned-advice.ts';
import { answerExtraInfo } from './canned-answers.ts';
import { type PackQuantity, quantityFor, type Score, scoreAnswers } from './score-answers.ts';

export type Recommendation = {
  quantity: PackQuantity;
  reasoning: string;
  timeline: string;
  tips: readonly string[];
  /** The answer to the free text; missing when nothing was written. */
  extraInfoResponse?: string;
  /** The score that determined the quantity. */
  score: Score;
};

/** Recommends a pack with its texts. Deterministic: equal answers give equal advice. */
export function recommend(answers: AdviceAnswers): Recommendation {
  const score = scoreAnswers(answers);
  const quantity = quantityFor(score.total);
  const extraInfoResponse = answerExtraInfo(answers.extraInfo);
  const { reasoning, timeline, tips, smokers } = cannedAdvice[quantity];
  return {
    quantity,
    reasoning,
    timeline,
    tips: answers.smoking && smokers !== undefined ? tips.toSpliced(1, 0, smokers) : tips,
    ...(extraInfoResponse === undefined ? {} : { extraInfoResponse }),
    score,
  };
}
