// The newsletter form of the footer answers on the page it stands on. All it needs comes with it once the
// form is nearly in sight: a script that were to be loaded only at the press could not come when the
// connection is gone by then.

import { enhanceForm } from '../enhance-form.ts';
import { prepareSignUp } from '../newsletter/sign-up.ts';

export function attach(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) enhanceForm(form, async () => ({ prepare: prepareSignUp }));
}
