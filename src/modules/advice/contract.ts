// Entry point of the advice module, which recommends a pack from a questionnaire about habits. The code is
// pure and runs in the browser.

export {
  type AdviceAnswers,
  AGE_GROUPS,
  type AgeGroup,
  adviceAnswersSchema,
  COUNT_LIMITS,
  type Counted,
  clampCount,
  EXTRA_INFO_MAX,
  GOALS,
  type Goal,
} from './answers.ts';
export { type Recommendation, recommend } from './recommend.ts';
export type { Score } from './score-answers.ts';
export { likelyShade, reachableShade, SHADES, shadeAt, USUAL_SHADE } from './shades.ts';
