// The payment section of the sandbox: iDEAL | Wero, Bancontact or a test card. Card data stays in this
// component; it is sent to the sandbox once and never stored.

import { useId, useImperativeHandle, useState } from 'react';
import { type LogoName, PaymentLogo } from '../marks/payment-logo.tsx';
import type { PaymentFormProps } from '../payment-form.ts';
import { type CardProblems, cardProblems, emptyCard } from './card-rules.ts';
import { confirmSandboxPayment } from './confirm-sandbox-payment.ts';
import { SandboxCardFields } from './sandbox-card-fields.tsx';

const NOTES: Record<MethodChoice, string> = {
  ideal: 'Je betaalt in de app of op de site van je bank.',
  bancontact: 'Je rondt de betaling af met je Bancontact-kaart of -app.',
  card: 'Creditcard of betaalpas. Je bank kan om een extra bevestiging vragen.',
};

export function SandboxPaymentForm({ country, disabled, preferred, ref }: PaymentFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState<MethodChoice | null>(null);
  const [card, setCard] = useState(emptyCard);
  const [problems, setProblems] = useState<CardProblems>({});
  const methods = usualMethods(country);
  // What is preferred is chosen, in its usual place.
  const method = chosen ?? methods.find((usual) => preferred?.includes(usual)) ?? methods[0] ?? 'card';

  useImperativeHandle(ref, () => ({
    async check() {
      const cardErrors = method === 'card' ? cardProblems(card, new Date()) : {};
      setProblems(cardErrors);
      return Object.entries(cardErrors).map(([field, message]) => ({ fieldId: `${id}-${field}`, message }));
    },
    confirm: (confirmation) =>
      confirmSandboxPayment(confirmation, method === 'card' ? payingCard(card) : { type: method }),
  }));

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2 in-[dialog]:mt-4" disabled={disabled}>
      <legend className="mb-1.5 block text-small font-[550] leading-[1.35]">Betaalmethode</legend>
      {methods.map((choice) => (
        <div
          key={choice}
          className="co-method has-[[type=radio]:focus-visible]:outline-3 has-[[type=radio]:focus-visible]:outline-mint"
          data-chosen={choice === method}
        >
          <label className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-[12px] gap-y-1 rounded-[inherit] px-[16px] py-2 font-semibold">
            <input
              type="radio"
              className="size-5 flex-none accent-ink outline-none"
              name="payment-method"
              value={choice}
              checked={choice === method}
              aria-describedby={choice === method ? `${id}-note` : undefined}
              onChange={() => setChosen(choice)}
            />
            {/* Beside its button at every size of text. */}
            <span className="min-w-min flex-1 basis-0 whitespace-nowrap">{METHOD_LABELS[choice]}</span>
            <span className="ml-auto flex items-center gap-2 text-[min(1.375rem,26px)]">
              {METHOD_LOGOS[choice].map((logo) => (
                <PaymentLogo key={logo} name={logo} className={logo === 'visa' ? 'h-[.64em]' : 'h-[1em]'} />
              ))}
            </span>
          </label>
          {choice === method ? (
            <div className="px-[16px] pb-4" ref={chosen && showWhole}>
              <p id={`${id}-note`} className="co-note">
                {NOTES[choice]}
              </p>
              {choice === 'card' ? (
                <SandboxCardFields idPrefix={id} card={card} problems={problems} onChange={setCard} />
              ) : null}
            </div>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

/**
 * Scrolls the fields of the payment method that the customer chose into view, so that the pay bar does not
 * cover them.
 */
const showWhole = (part: HTMLElement | null) => part?.parentElement?.scrollIntoView({ block: 'nearest' });

function payingCard({ number, expiry, cvc }: typeof emptyCard) {
  return { type: 'card', number: number.replaceAll(' ', ''), expiry, cvc } as const;
}

type MethodChoice = 'ideal' | 'bancontact' | 'card';

/** Dutch names of the sandbox's payment methods. */
const METHOD_LABELS: Record<MethodChoice, string> = {
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  card: 'Kaart',
};

const METHOD_LOGOS: Record<MethodChoice, readonly LogoName[]> = {
  ideal: ['ideal'],
  bancontact: ['bancontact'],
  card: ['visa', 'mastercard'],
};

/**
 * Returns the payment methods for a country, most used first. Outside the Netherlands and Belgium that is the
 * card, because few people there have a Dutch or Belgian bank.
 */
function usualMethods(country: string): readonly MethodChoice[] {
  if (country === 'NL') return ['ideal', 'bancontact', 'card'];
  if (country === 'BE') return ['bancontact', 'ideal', 'card'];
  return ['card', 'ideal', 'bancontact'];
}
