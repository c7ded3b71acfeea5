// The newsletter form of the footer answers on the page it stands on.

import { enhanceForm } from '../enhance-form.ts';

export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement)
    enhanceForm(form, () =>
      import('../newsletter/sign-up.ts').then(({ prepareSignUp }) => ({ prepare: prepareSignUp })),
    );
}
