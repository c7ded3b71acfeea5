// The accordion form of the checkout: wallets, three sections of which one is open, coupon, order button, and
// the summary beside them.

import { hasHouseNumbers } from '#shared/recipient/recipient.ts';
import { addressLine, postalCodesUnbroken } from '#shared/recipient/recipient-address.ts';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { BreakingAddress } from '#web/ui/marks/mail-address.tsx';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import { DETAILS_FORM, DetailsForm } from '../details/details-form.tsx';
import { AccordionSection, type SectionName } from './accordion-section.tsx';
import { type CheckoutFormProps, useCheckoutParts } from './checkout-parts.tsx';

export function CheckoutForm(props: CheckoutFormProps) {
  const { checkout, parts } = useCheckoutParts(props);
  const { details, personComplete, addressComplete } = checkout;
  const { failure, pending } = props.preparation;
  const leads = failure?.kind !== 'price_changed' && !(failure?.kind === 'unavailable' && failure.isClosed);
  const next = <NextButton leads={leads} className="mt-5 max-md:hidden md:min-w-48" />;
  const section = (name: SectionName) => ({
    name,
    open: checkout.open === name,
    faults: checkout.faultsOf(name),
    onToggle: () => checkout.toggle(name),
  });

  return (
    <div className="mt-3 max-md:flex max-md:flex-col md:mt-6 md:grid md:grid-cols-[minmax(0,1fr)_clamp(17rem,34%,24rem)] md:items-start md:gap-[clamp(1.5rem,4vw,4rem)]">
      <div className="max-md:order-1 max-md:mt-6 md:sticky md:top-6 md:col-start-2 md:row-start-1 md:[@media(height<54rem)]:static">
        {parts.summary}
        {parts.guarantee}
      </div>
      <div
        className="co-column max-md:contents"
        data-abroad={hasHouseNumbers(details.country) ? undefined : ''}
      >
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
            {next}
          </AccordionSection>
          <AccordionSection
            {...section('address')}
            number={2}
            title="Adresgegevens"
            complete={addressComplete}
            summary={addressComplete ? postalCodesUnbroken(addressLine(details)) : ''}
          >
            {parts.address}
            {next}
          </AccordionSection>
          {parts.payment === null ? null : (
            // Never complete: whether it can be paid is not known before it is.
            <AccordionSection {...section('payment')} number={3} title="Betaling" complete={false}>
              {parts.payment}
            </AccordionSection>
          )}
        </DetailsForm>
        {parts.foot}
        {checkout.orderLeads ? null : <StepBar pending={pending} leads={leads} quote={props.quote} />}
      </div>
      {parts.recovery}
    </div>
  );
}

function Payer({ firstName, lastName, email }: CustomerDetails) {
  return (
    <span>
      <span translate="no">{`${firstName} ${lastName}`}</span>
      {'\u00a0'}· <BreakingAddress address={email} />
    </span>
  );
}

function NextButton({ leads, className }: { leads: boolean; className: string }) {
  return (
    <Button
      type="submit"
      form={DETAILS_FORM}
      variant={leads ? 'primary' : 'secondary'}
      disabled={!useHydrated()}
      className={className}
    >
      Volgende
    </Button>
  );
}

type StepBarProps = { quote: ShownQuote; pending: boolean; leads: boolean };

function StepBar({ quote, pending, leads }: StepBarProps) {
  return (
    <div className="co-pay-bar -mb-8 flex flex-wrap items-center justify-between gap-x-[16px] gap-y-2 md:hidden">
      <p className={`leading-tight ${pending ? 'text-smoke' : ''}`}>
        <span className="block text-[min(0.875rem,16px)] text-smoke">Totaal</span>
        <strong
          className="text-[min(1.125rem,28px)] tabular-nums"
          translate="no"
        >{`€${quote.text.total}`}</strong>
      </p>
      <NextButton leads={leads} className="min-h-[min(3.25rem,72px)] flex-1 px-[16px]" />
    </div>
  );
}
