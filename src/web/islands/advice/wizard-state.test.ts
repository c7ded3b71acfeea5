// Tests the steps of the questionnaire: guarded steps, back, result, and restart.

import { describe, expect, test } from 'vitest';
import { changeWizard, initialState, type WizardAction, type WizardState } from './wizard-state.ts';

const next: WizardAction = { type: 'next' };
const chooseAge: WizardAction = { type: 'change', change: { age: '46-55' } };
const chooseGoal: WizardAction = { type: 'change', change: { goals: ['stains'] } };
const smoke: WizardAction = { type: 'change', change: { smoking: true } };

const walk = (...actions: WizardAction[]): WizardState => actions.reduce(changeWizard, initialState);
const place = (state: WizardState) => (state.phase === 'asking' ? state.step : state.phase);

describe('steps', () => {
  test('five steps lead to thinking, and thinking to the advice', () => {
    const thinking = walk(next, smoke, next, chooseAge, next, chooseGoal, next, next);
    expect(place(thinking)).toBe('thinking');
    const advised = changeWizard(thinking, { type: 'advise' });
    expect(advised.phase === 'advised' && advised.recommendation.quantity).toBe(3);
  });

  test('without an age step 3 stays', () => {
    expect(place(walk(next, next, next))).toBe('age');
    expect(place(walk(next, next, chooseAge, next))).toBe('goals');
  });

  test('without a goal step 4 stays, also when one was taken back', () => {
    const none: WizardAction = { type: 'change', change: { goals: [] } };
    expect(place(walk(next, next, chooseAge, next, next))).toBe('goals');
    expect(place(walk(next, next, chooseAge, next, chooseGoal, none, next))).toBe('goals');
    expect(place(walk(next, next, chooseAge, next, chooseGoal, next))).toBe('extraInfo');
  });

  test('back goes one step and keeps the answers; at the first step it stays', () => {
    const state = walk(next, smoke, next, { type: 'back' });
    expect(state).toMatchObject({ step: 'habits', draft: { smoking: true } });
    expect(place(walk({ type: 'back' }))).toBe('drinks');
  });

  test('advice is not given before it was asked for', () => {
    expect(walk({ type: 'advise' })).toBe(initialState);
  });

  test('starting afresh forgets answers and advice', () => {
    const advised = walk(next, smoke, next, chooseAge, next, chooseGoal, next, next, { type: 'advise' });
    expect(changeWizard(advised, { type: 'restart' })).toEqual(initialState);
    expect(changeWizard(advised, next)).toBe(advised);
  });
});
