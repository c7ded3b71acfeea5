// Answers the newsletter form of the footer on the same page. Its code is loaded when the form is nearly in
// view, because a script loaded at the press would not arrive after the connection is lost.

import { enhanceForm } from '../enhance-form.ts';
import { prepareSignUp } from '../newsletter/sign-up.ts';

export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) enhanceForm(form, async () => ({ prepare: prepareSignUp }));
}
