// From answers to advice, in the browser and nowhere else: fixed rules, nothing is sent or stored.

import type { AdviceAnswers } from './answers.ts';
import { cannedAdvice } from './canned-advice.ts';
import { answerExtraInfo } from './canned-answers.ts';
import { type PackQuantity, quantityFor, type Score, scoreAnswers } from './score-answers.ts';

export type Recommendation = {
  quantity: PackQuantity;
  reasoning: string;
  timeline: string;
  tips: readonly string[];
  /** Only when something was written under extra information. */
  extraInfoResponse?: string;
  /** What the quantity was computed from. */
  score: Score;
};

/** The same answers always give the same advice. */
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
