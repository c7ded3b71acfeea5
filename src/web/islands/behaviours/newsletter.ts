// Sends the newsletter form of the footer and shows the result on the same page. The code is loaded when the
// form is nearly in view, and not at the press, because then it could no longer be loaded when the connection
// is lost.

import { enhanceForm } from '../enhance-form.ts';
import { prepareSignUp } from '../newsletter/sign-up.ts';

export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) enhanceForm(form, async () => ({ prepare: prepareSignUp }));
}
