// The review form counts characters, says what is wrong at once, and thanks on the page it stands on.

import { enhanceForm } from '../enhance-form.ts';

export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement)
    enhanceForm(form, () =>
      import('../reviews/review-form.ts').then(({ prepareReview }) => ({ prepare: prepareReview })),
    );
}
