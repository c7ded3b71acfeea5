// One step of the questionnaire: progress, question, fields, and the buttons back and next. It is a form, so
// that Enter continues from every field except the free text.

import type { Dispatch } from 'react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { Button } from '../../ui/controls/button.tsx';
import { stepFields } from './step-fields.tsx';
import { type Draft, isComplete, STEPS, type StepName, type WizardAction } from './wizard-state.ts';

type QuestionsProps = { step: StepName; draft: Draft; dispatch: Dispatch<WizardAction>; titleId: string };

export function Questions({ step, draft, dispatch, titleId }: QuestionsProps) {
  const number = STEPS.indexOf(step) + 1;
  const isLast = number === STEPS.length;
  const complete = isComplete(step, draft);
  const { title, intro } = adviceCopy.steps[step];
  const Fields = stepFields[step];
  const progressId = `${titleId}-progress`;
  return (
    <form
      className="advice-view"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'next' });
      }}
    >
      <div key={step} className="advice-body">
        <Progress id={progressId} number={number} />
        <h2 id={titleId} tabIndex={-1} data-view-title aria-describedby={progressId} className="advice-title">
          {title}
        </h2>
        <p className="advice-intro mt-2 mb-6 text-smoke">{intro}</p>
        <Fields draft={draft} change={(change) => dispatch({ type: 'change', change })} titleId={titleId} />
      </div>
      <div className="advice-footer">
        {complete ? null : (
          <p className="advice-missing">{step === 'age' ? adviceCopy.chooseAge : adviceCopy.chooseGoal}</p>
        )}
        {number > 1 ? <Button onClick={() => dispatch({ type: 'back' })}>{adviceCopy.back}</Button> : null}
        <Button variant="primary" type="submit" className="grow" disabled={!complete}>
          {isLast ? adviceCopy.submit : adviceCopy.next}
        </Button>
      </div>
    </form>
  );
}

function Progress({ id, number }: { id: string; number: number }) {
  return (
    <div className="advice-progress">
      <p id={id}>{adviceCopy.progress(number, STEPS.length)}</p>
      <span aria-hidden="true" className="advice-progress-bar">
        {STEPS.map((step, index) => (
          <span key={step} data-done={index < number ? '' : undefined} />
        ))}
      </span>
    </div>
  );
}
