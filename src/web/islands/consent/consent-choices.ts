// The form of /cookies with JavaScript. It shows the stored choice and stores a new choice without leaving
// the page.

import { choicesFromForm, consentDateText } from './consent-form.ts';
import { type Choices, REFUSED } from './consent-record.ts';
import { CONSENT_CHANGED, sendsPrivacySignal, storedConsent } from './consent-store.ts';
import { saveConsent } from './save-consent.ts';

export function attach(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const switches = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const signal = sendsPrivacySignal();
  // Browsers restore nothing in this form, so a switch that stands otherwise than it was sent was moved
  // before this script came.
  let isTouched = switches.some((one) => one.checked !== one.defaultChecked);

  function show(): void {
    const stored = signal ? null : storedConsent();
    if (!isTouched) setSwitches(stored?.choices ?? REFUSED);
    for (const one of [...switches, ...form.querySelectorAll('button')]) one.disabled = signal;
    toggle(part('signal'), signal);
    toggle(part('none'), !signal && stored === null);
    toggle(part('stored'), stored !== null);
    if (!stored) return;
    part('time')?.replaceChildren(consentDateText(stored));
    part('id')?.replaceChildren(stored.id);
  }

  function setSwitches({ statistics, marketing }: Choices): void {
    for (const one of switches) one.checked = one.name === 'statistics' ? statistics : marketing;
  }

  function chosen(button: HTMLElement | null): Choices {
    const isOn = (name: string) => switches.some((one) => one.name === name && one.checked);
    const shown = { statistics: isOn('statistics'), marketing: isOn('marketing') };
    return choicesFromForm(button instanceof HTMLButtonElement ? button.value : 'save', shown);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (signal) return;
    toggle(part('saved'), false);
    isTouched = false;
    saveConsent(chosen(event.submitter));
    toggle(part('saved'), true);
  });
  form.addEventListener('change', () => toggle(part('saved'), false));
  document.addEventListener(CONSENT_CHANGED, show);
  show();
}

function toggle(element: HTMLElement | null, visible: boolean): void {
  if (element) element.hidden = !visible;
}
