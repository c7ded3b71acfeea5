// The state machine of AI Advies: asking (one of five steps), thinking, or advised. Pure functions, so that
// tests cover every path.

import * as v from 'valibot';
import {
  type AdviceAnswers,
  type AgeGroup,
  adviceAnswersSchema,
  type Goal,
  type Recommendation,
  recommend,
} from '#modules/advice/contract.ts';

export const STEPS = ['drinks', 'habits', 'age', 'goals', 'extraInfo'] as const;
export type StepName = (typeof STEPS)[number];

/**
 * The answers given so far. `coffee` and `tea` are cups per day, `wine` is glasses per week. `age` is null
 * until an age is chosen.
 */
export type Draft = {
  coffee: number;
  tea: number;
  wine: number;
  smoking: boolean;
  age: AgeGroup | null;
  goals: readonly Goal[];
  extraInfo: string;
};

export type WizardState =
  | { phase: 'asking'; step: StepName; draft: Draft }
  | { phase: 'thinking'; answers: AdviceAnswers }
  | { phase: 'advised'; recommendation: Recommendation };

export type WizardAction =
  | { type: 'change'; change: Partial<Draft> }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'advise' }
  | { type: 'restart' };

export const initialState: WizardState = {
  phase: 'asking',
  step: 'drinks',
  draft: { coffee: 0, tea: 0, wine: 0, smoking: false, age: null, goals: [], extraInfo: '' },
};

/**
 * True when the button 'Volgende' of AI Advies may be pressed on this step. An age and at least one goal are
 * required; all other answers have a default.
 */
export function isComplete(step: StepName, draft: Draft): boolean {
  if (step === 'age') return draft.age !== null;
  return step !== 'goals' || draft.goals.length > 0;
}

/**
 * Returns the next state of AI Advies. An action that does not fit the current state returns that state
 * unchanged.
 */
export function changeWizard(state: WizardState, action: WizardAction): WizardState {
  if (action.type === 'restart') return initialState;
  if (action.type === 'advise') {
    return state.phase === 'thinking'
      ? { phase: 'advised', recommendation: recommend(state.answers) }
      : state;
  }
  if (state.phase !== 'asking') return state;
  if (action.type === 'change') return { ...state, draft: { ...state.draft, ...action.change } };
  return action.type === 'back' ? previousStep(state) : nextStep(state);
}

type AskingState = Extract<WizardState, { phase: 'asking' }>;

function nextStep(state: AskingState): WizardState {
  const { step, draft } = state;
  if (!isComplete(step, draft)) return state;
  const following = STEPS[STEPS.indexOf(step) + 1];
  if (following) return { ...state, step: following };
  const answers = v.safeParse(adviceAnswersSchema, draft);
  return answers.success ? { phase: 'thinking', answers: answers.output } : state;
}

function previousStep(state: AskingState): WizardState {
  const previous = STEPS[STEPS.indexOf(state.step) - 1];
  return previous ? { ...state, step: previous } : state;
}
