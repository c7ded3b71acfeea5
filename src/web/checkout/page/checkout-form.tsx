// The checkout section by section: wallets, the three sections of which one is open, coupon, order button and the summary
// beside it.

import { hasHouseNumbers } from '#shared/recipient/recipient.ts';
import { addressLine } from '#shared/recipient/recipient-address.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { BreakingAddress } from '#web/ui/marks/mail-address.tsx';
import type { ShownQuote } from '../calls/checkout-answers.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import { DETAILS_FORM, DetailsForm } from '../details/details-form.tsx';
import { AccordionSection, type SectionName } from './accordion-section.tsx';
import { type CheckoutFormProps, useCheckoutParts } from './checkout-parts.tsx';

export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, parts } = useCheckoutParts(props);
  const { details } = checkout;
  const { personComplete, addressComplete } = checkout;
  const section = (name: SectionName) => ({
    name,
    open: checkout.open === name,
    faults: checkout.faultsOf(name),
    onToggle: () => checkout.toggle(name),
  });

  return (
    <div className="mt-3 grid grid-cols-1 gap-4 md:mt-6 md:grid-cols-[minmax(0,1fr)_clamp(17rem,34%,24rem)] md:items-start md:gap-[clamp(1.5rem,4vw,4rem)]">
      <div className="md:sticky md:top-6 md:col-start-2 md:row-start-1 md:[@media(height<54rem)]:static">
        {parts.summary}
        {parts.guarantee}
      </div>
      <div className="min-w-0" data-abroad={hasHouseNumbers(details.country) ? undefined : ''}>
        {parts.opening}
        <DetailsForm goOn={checkout.goOn}>
          <AccordionSection
            {...section('person')}
            number={1}
            title="Verzendgegevens"
            complete={personComplete}
            summary={personComplete ? <Payer {...details} /> : ''}
          >
            {parts.person}
            <NextButton />
          </AccordionSection>
          <AccordionSection
            {...section('address')}
            number={2}
            title="Adresgegevens"
            complete={addressComplete}
            summary={addressComplete ? addressLine(details).replace(IN_POSTAL_CODE, '\u00a0') : ''}
          >
            {parts.address}
            <NextButton />
          </AccordionSection>
          {parts.payment === null ? null : (
            // Never complete: whether it can be paid is not known before it is.
            <AccordionSection {...section('payment')} number={3} title="Betaling" complete={false}>
              {parts.payment}
            </AccordionSection>
          )}
        </DetailsForm>
        {parts.foot}
        {checkout.orderLeads ? null : <StepBar quote={props.quote} pending={props.preparation.pending} />}
      </div>
      {parts.recovery}
    </div>
  );
}

/** Where no line ends. */
const IN_POSTAL_CODE = /(?<=\d{4}) (?=[A-Z]{2}\b)/;

function Payer({ firstName, lastName, email }: CustomerDetails) {
  return (
    <>
      {firstName} {lastName}
      {'\u00a0'}· <BreakingAddress address={email} />
    </>
  );
}

function NextButton() {
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={!useHydrated()}
      className="mt-5 max-md:hidden md:min-w-48"
    >
      Volgende
    </Button>
  );
}

function StepBar({ quote, pending }: { quote: ShownQuote; pending: boolean }) {
  return (
    <div className="co-pay-bar -mb-8 flex flex-wrap items-center justify-between gap-x-[min(1rem,16px)] gap-y-2 md:hidden">
      <p className={`leading-tight ${pending ? 'text-smoke' : ''}`}>
        <span className="block text-note text-smoke">Totaal</span>
        <strong className="text-lead tabular-nums">€{quote.text.total}</strong>
      </p>
      <Button
        type="submit"
        form={DETAILS_FORM}
        variant="primary"
        disabled={!useHydrated()}
        className="min-h-[min(3.25rem,72px)] flex-1 px-[16px]"
      >
        Volgende
      </Button>
    </div>
  );
}
