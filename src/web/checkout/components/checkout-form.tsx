// The checkout once a payment is prepared: wallets, the three sections, coupon, order button and the summary beside it.
// It keeps what is typed, asks for a new total when the country changes, and leads the focus to what is wrong.

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { PreparedPayment } from '../checkout-answers.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { addressLine, type CustomerDetails, trimDetails } from '../customer-details.ts';
import { allProblems, fieldOrder, isAddressComplete, isPersonComplete } from '../field-rules.ts';
import { expectedTotal, useCountryQuote, useStableDetails, useTypedCopy } from '../form-effects.ts';
import { type FormProblem, listProblems, sectionOf } from '../form-problems.ts';
import type { PaymentFormHandle, PaymentKit } from '../payment/payment-form.ts';
import type { PaymentAdvice } from '../payment-errors.ts';
import type { TypedForm } from '../stored-details.ts';
import { useDraftSaver } from '../use-draft-saver.ts';
import { useOrderSubmission } from '../use-order-submission.ts';
import type { PaymentPreparation } from '../use-prepared-payment.ts';
import { AccordionSection, headerId, type SectionName } from './accordion-section.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContractNotes, OrderLine } from './contract-notes.tsx';
import { CouponCard } from './coupon-card.tsx';
import { OrderButton } from './order-button.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentAlert } from './payment-alert.tsx';
import { PersonFields } from './person-fields.tsx';
import { PreparationNotice } from './preparation-notice.tsx';
import { ProblemList } from './problem-list.tsx';

type CheckoutFormProps = {
  facts: CheckoutFacts;
  kit: PaymentKit;
  preparation: PaymentPreparation;
  prepared: PreparedPayment;
  start: TypedForm;
  /** Why the customer is back from the bank without having paid. */
  arrival: PaymentAdvice | null;
};

const resolver: Resolver<CustomerDetails> = (values) => {
  const problems = Object.entries(allProblems(values));
  if (problems.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }])),
  };
};

export function CheckoutForm({ facts, kit, preparation, prepared, start, arrival }: CheckoutFormProps) {
  const { request, pending, failure, ask } = preparation;
  const { quote } = prepared;
  const form = useForm({
    defaultValues: start.details,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const details = useStableDetails({ ...start.details, ...useWatch({ control: form.control }) });
  const [open, setOpen] = useState<SectionName | null>(() => firstSection(start.details, arrival));
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [advice, setAdvice] = useState(arrival);
  const payment = useRef<PaymentFormHandle>(null);
  const free = prepared.clientSecret === null;

  const basket = {
    sessionId: request.sessionId,
    variant: request.variant,
    couponCode: request.couponCode,
    prepared,
  };
  const saver = useDraftSaver({ ...basket, details });
  const submission = useOrderSubmission(basket, saver, (outcome) => {
    setAdvice(outcome.kind === 'refused' ? outcome.advice : null);
    if (outcome.kind === 'refused') showSection('payment', 'payment-alert');
    if (outcome.kind !== 'stale') return;
    toast({
      title: 'De betaling was verlopen',
      description: 'We hebben hem opnieuw klaargezet. Probeer het nog een keer.',
      severity: 'medium',
    });
    ask({ forceNew: true, amount: quote.total / 100 });
  });
  const blocked = pending || failure !== null;

  useTypedCopy(details, request.couponCode);
  useCountryQuote(details.country, request.country, (country) => ask({ country, forceNew: false }));

  function showSection(section: SectionName | null, focusId: string): void {
    if (section !== null) flushSync(() => setOpen(section));
    const target = document.getElementById(focusId);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }

  async function goOn(): Promise<void> {
    if (open === null || open === 'payment') return;
    const order = fieldOrder(details.country).filter((field) => sectionOf(field) === open);
    await form.trigger(order);
    const found = allProblems(form.getValues());
    const first = order.find((field) => found[field]);
    if (first) return showSection(open, first);
    const next = open === 'person' ? 'address' : free ? null : 'payment';
    if (next) showSection(next, headerId(next));
    else setOpen(null);
  }

  async function checkAll(): Promise<boolean> {
    await form.trigger();
    const cardProblems = free ? [] : ((await payment.current?.check()) ?? []);
    const found = listProblems(form.getValues(), cardProblems);
    flushSync(() => setProblems(found));
    const [first] = found;
    if (!first) return true;
    toast({
      title: 'Vul alle verplichte velden in',
      description: 'Controleer je gegevens en probeer opnieuw',
      severity: 'low',
    });
    showSection(first.section, first.fieldId);
    return false;
  }

  async function orderNow(): Promise<void> {
    if (submission.processing || blocked || !(await checkAll())) return;
    const handle = payment.current;
    await submission.order(trimDetails(form.getValues()), async (confirmation) => {
      if (!handle) throw new Error('The payment form is not on the page');
      return handle.confirm(confirmation);
    });
  }

  function mayUseWallet(): boolean {
    if (blocked || submission.processing) return false;
    const current = form.getValues();
    if (isPersonComplete(current)) return true;
    void form.trigger(['firstName', 'lastName', 'email']);
    toast({
      title: 'Vul je gegevens in',
      description: 'Je naam en e-mailadres zijn nodig om snel te betalen.',
    });
    const [first] = listProblems(current, []);
    if (first) showSection(first.section, first.fieldId);
    return false;
  }

  const toggle = (section: SectionName) => setOpen(open === section ? null : section);
  const personComplete = isPersonComplete(details);
  const addressComplete = isAddressComplete(details);
  const disabled = submission.processing;

  return (
    <div className="co-columns">
      <div className="co-main">
        <PreparationNotice preparation={preparation} shownTotal={quote.text.total} />
        {free ? null : (
          <section className="co-express" aria-labelledby="express-title">
            <h2 id="express-title" className="co-express-title">
              Betaal snel via
            </h2>
            <kit.Express
              totalText={quote.text.total}
              details={details}
              disabled={disabled || blocked}
              mayStart={mayUseWallet}
              pay={(payer, confirm) => {
                for (const field of fieldOrder(payer.country)) form.setValue(field, payer[field]);
                return submission.order(trimDetails(payer), confirm);
              }}
            />
            <p className="co-note">
              Je bevestigt daarna een bestelling met betalingsverplichting van €{quote.text.total}.
            </p>
            <p className="co-divider">
              <span>of vul gegevens in</span>
            </p>
          </section>
        )}
        <ProblemList
          problems={problems}
          onChoose={(problem) => showSection(problem.section, problem.fieldId)}
        />
        <form
          noValidate
          aria-label="Je gegevens"
          onSubmit={(event) => {
            // Enter in a field goes on to the next section; only the order button orders.
            event.preventDefault();
            void goOn();
          }}
        >
          <AccordionSection
            name="person"
            number={1}
            title="Verzendgegevens"
            open={open === 'person'}
            complete={personComplete}
            summary={personComplete ? `${details.firstName} ${details.lastName}` : ''}
            onToggle={() => toggle('person')}
          >
            <PersonFields form={form} />
            <Button type="submit" look="quiet" className="co-next">
              Volgende
            </Button>
          </AccordionSection>
          <AccordionSection
            name="address"
            number={2}
            title="Adresgegevens"
            open={open === 'address'}
            complete={addressComplete}
            summary={addressComplete ? addressLine(details) : ''}
            onToggle={() => toggle('address')}
          >
            <AddressFields
              form={form}
              details={details}
              countries={facts.countries}
              countryProblem={failure?.kind === 'country_refused' ? failure.message : undefined}
            />
            <Button type="submit" look="quiet" className="co-next">
              Volgende
            </Button>
          </AccordionSection>
          {free ? null : (
            <AccordionSection
              name="payment"
              number={3}
              title="Betaling"
              open={open === 'payment'}
              complete={false}
              onToggle={() => toggle('payment')}
            >
              <PaymentAlert advice={advice} />
              <kit.Form ref={payment} country={details.country} disabled={disabled} />
            </AccordionSection>
          )}
        </form>
        <CouponCard
          variant={request.variant}
          country={details.country}
          applied={quote.discount > 0 ? (quote.coupon?.code ?? request.couponCode) : null}
          discountText={quote.text.discount.replace(/^-/, '')}
          disabled={disabled || pending}
          refusal={preparation.couponMessage}
          onApply={(code, answer) =>
            ask({ couponCode: code, amount: expectedTotal(quote, answer.discountAmount), forceNew: false })
          }
          onRemove={() => ask({ couponCode: null, forceNew: false })}
        />
        <div className="co-order">
          <OrderLine facts={facts} quote={quote} />
          <div className="co-pay-bar">
            <OrderButton
              totalText={quote.text.total}
              processing={submission.processing}
              disabled={blocked}
              onOrder={() => void orderNow()}
            />
          </div>
          <ContractNotes facts={facts} country={details.country} />
        </div>
      </div>
      <OrderSummary facts={facts} quote={quote} pending={pending} />
    </div>
  );
}

function firstSection(details: CustomerDetails, arrival: PaymentAdvice | null): SectionName {
  if (arrival) return 'payment';
  if (!isPersonComplete(details)) return 'person';
  return isAddressComplete(details) ? 'payment' : 'address';
}
