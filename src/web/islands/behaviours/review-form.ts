// The review form with JavaScript: it counts characters, shows errors at once and shows the thanks on the
// same page.

import { enhanceForm } from '../enhance-form.ts';

export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement)
    enhanceForm(form, () =>
      import('../reviews/review-form.ts').then(({ prepareReview }) => ({ prepare: prepareReview })),
    );
}
