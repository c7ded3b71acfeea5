// The fields of each of the five steps. Every step receives the answers so far and reports its changes.

import { Check, Cigarette, Coffee, Leaf, Wine } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ComponentType, useId } from 'react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { AGE_GROUPS, EXTRA_INFO_MAX, GOALS, type Goal } from '#modules/advice/contract.ts';
import { Counter } from './counter.tsx';
import type { Draft, StepName } from './wizard-state.ts';

export type StepFieldsProps = {
  draft: Draft;
  change(change: Partial<Draft>): void;
  /**
   * Of the fields of a step of AI Advies: the id of the step's heading, which labels the group of choices.
   */
  titleId: string;
};

function DrinksFields({ draft, change }: StepFieldsProps) {
  return (
    <div className="grid gap-3">
      <Counter
        counted="coffee"
        icon={Coffee}
        value={draft.coffee}
        onChange={(coffee) => change({ coffee })}
      />
      <Counter counted="tea" icon={Leaf} value={draft.tea} onChange={(tea) => change({ tea })} />
    </div>
  );
}

function HabitsFields({ draft, change }: StepFieldsProps) {
  const { label, hint } = adviceCopy.smoking;
  const hintId = useId();
  return (
    <div className="grid gap-3">
      <Counter counted="wine" icon={Wine} value={draft.wine} onChange={(wine) => change({ wine })} />
      <label className="advice-row cursor-pointer">
        <Cigarette aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0" />
        <span className="advice-row-label">
          <span className="font-semibold">{label}</span>
          <span id={hintId} className="advice-hint">
            {hint}
          </span>
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, as a switch too
          role="switch"
          aria-label={label}
          aria-describedby={hintId}
          className="advice-switch"
          checked={draft.smoking}
          onChange={(event) => change({ smoking: event.target.checked })}
        />
      </label>
    </div>
  );
}

function AgeFields({ draft, change, titleId }: StepFieldsProps) {
  return (
    <div role="radiogroup" aria-labelledby={titleId} className="grid gap-2.5">
      {AGE_GROUPS.map((age) => (
        <ChoiceCard
          key={age}
          type="radio"
          name="age"
          label={adviceCopy.ages[age]}
          checked={draft.age === age}
          onChange={() => change({ age })}
        />
      ))}
    </div>
  );
}

function GoalsFields({ draft, change, titleId }: StepFieldsProps) {
  const toggle = (goal: Goal) =>
    draft.goals.includes(goal) ? draft.goals.filter((chosen) => chosen !== goal) : [...draft.goals, goal];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of the step is its legend
    <div role="group" aria-labelledby={titleId} className="grid gap-2.5">
      {GOALS.map((goal) => (
        <ChoiceCard
          key={goal}
          type="checkbox"
          {...adviceCopy.goals[goal]}
          checked={draft.goals.includes(goal)}
          onChange={() => change({ goals: toggle(goal) })}
        />
      ))}
    </div>
  );
}

function ExtraInfoFields({ draft, change }: StepFieldsProps) {
  const copy = adviceCopy.extraInfo;
  const id = useId();
  const careId = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {copy.label}
        </label>
        <span className="text-sm text-smoke tabular-nums">
          {copy.count(draft.extraInfo.length, EXTRA_INFO_MAX)}
        </span>
      </div>
      <textarea
        id={id}
        className="advice-textarea"
        rows={4}
        maxLength={EXTRA_INFO_MAX}
        placeholder={copy.placeholder}
        aria-describedby={careId}
        value={draft.extraInfo}
        onChange={(event) => change({ extraInfo: event.target.value })}
      />
      <p id={careId} className="advice-hint mt-3">
        {copy.care}
      </p>
      <p className="advice-hint mt-2">{copy.privacy}</p>
    </div>
  );
}

export const stepFields: Readonly<Record<StepName, ComponentType<StepFieldsProps>>> = {
  drinks: DrinksFields,
  habits: HabitsFields,
  age: AgeFields,
  goals: GoalsFields,
  extraInfo: ExtraInfoFields,
};

type ChoiceCardProps = { label: string; hint?: string } & Omit<ComponentProps<'input'>, 'className'>;

/**
 * A card around the browser's own radio button or checkbox, so that arrow keys and space work without code.
 */
function ChoiceCard({ label, hint, ...input }: ChoiceCardProps) {
  return (
    <label className="advice-choice">
      <input {...input} className="sr-only" />
      <span className="flex flex-col">
        <span className="font-semibold">{label}</span>
        {hint ? <span className="advice-hint">{hint}</span> : null}
      </span>
      <span aria-hidden="true" className="advice-choice-mark">
        <Check strokeWidth={2.5} className="size-4" />
      </span>
    </label>
  );
}
