// Computes the advice from the answers. The rules are fixed and run in the browser, so no answer is sent or
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
  /** The answer to the visitor's free text; missing when the visitor typed nothing. */
  extraInfoResponse?: string;
  /**
   * The points for tooth stains from the visitor's answers, which determined the recommended number of jars.
   */
  score: Score;
};

/** Recommends a pack and returns the texts of the advice. Equal answers always give equal advice. */
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
