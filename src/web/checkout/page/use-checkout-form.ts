// The state of the checkout form and what its buttons do: going on, ordering, paying by wallet.
// It keeps what is typed, asks for a new total when the country changes, and leads the focus to what is wrong.

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { closeAllToasts, toast } from '#web/ui/toast/toast-store.ts';
import type { PreparedPayment } from '../calls/checkout-answers.ts';
import { type CustomerDetails, trimDetails } from '../details/customer-details.ts';
import { allProblems, fieldOrder, isAddressComplete, isPersonComplete } from '../details/field-rules.ts';
import { useCountryQuote, useStableDetails, useTypedCopy } from '../details/form-effects.ts';
import type { TypedForm } from '../details/kept/stored-details.ts';
import { useDraftSaver } from '../details/kept/use-draft-saver.ts';
import { useCountryChange } from '../details/use-country-change.ts';
import { type FormProblem, listProblems, reviewProblems, sectionOf } from '../order/form-problems.ts';
import { useOrderSubmission } from '../order/use-order-submission.ts';
import type { PaymentAdvice } from '../payment/payment-errors.ts';
import type { ExpressPaymentProps, PaymentFormHandle } from '../payment/payment-form.ts';
import { toastAdvice } from '../payment/toast-advice.ts';
import type { PaymentPreparation } from '../payment/use-prepared-payment.ts';
import { headerId, type SectionName } from './accordion-section.tsx';

export type CheckoutFormStart = {
  preparation: PaymentPreparation;
  prepared: PreparedPayment;
  start: TypedForm;
  /** Why the customer is back from the bank without having paid. */
  arrival: PaymentAdvice | null;
  helpAddress: string;
};

const resolver: Resolver<CustomerDetails> = (values) => {
  const problems = Object.entries(allProblems(values));
  if (problems.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }])),
  };
};

export type CheckoutState = ReturnType<typeof useCheckoutForm>;

export function useCheckoutForm({ preparation, prepared, start, arrival, helpAddress }: CheckoutFormStart) {
  const { request, pending, failure, ask } = preparation;
  const form = useForm({
    defaultValues: start.details,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const details = useStableDetails({ ...start.details, ...useWatch({ control: form.control }) });
  const [open, setOpen] = useState<SectionName | null>(() => firstSection(start, arrival));
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [advice, setAdvice] = useState(arrival);
  const [refusals, setRefusals] = useState(arrival ? 1 : 0);
  const payment = useRef<PaymentFormHandle>(null);
  const free = prepared.clientSecret === null;

  const basket = {
    sessionId: request.sessionId,
    variant: request.variant,
    couponCode: request.couponCode,
    prepared,
  };
  const countryChange = useCountryChange(form, start.isPlaceUnsure);
  const saver = useDraftSaver({ ...basket, details });
  const submission = useOrderSubmission(basket, saver);
  const blocked = pending || failure !== null;

  // Back from the bank: why it failed is what this visit is about.
  const arrived = useRef(arrival !== null);
  useEffect(() => {
    if (arrived.current) focusOn('payment-alert');
    arrived.current = false;
  }, []);
  useTypedCopy({ details, couponCode: request.couponCode, isPlaceUnsure: countryChange.isUnsure });
  useCountryQuote(details.country, request.country, (country) => ask({ country, forceNew: false }));

  function showSection(section: SectionName | null, focusId: string): void {
    if (section !== null) flushSync(() => setOpen(section));
    focusOn(focusId);
  }

  async function goOn(): Promise<void> {
    if (open === null || open === 'payment') return;
    const order = fieldOrder(details.country).filter((field) => sectionOf(field) === open);
    await form.trigger(order);
    const found = allProblems(form.getValues());
    const first = order.find((field) => found[field]);
    if (first) return showSection(open, first);
    if (open === 'address' && countryChange.isUnsure) return showPlace();
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
    if (!first && !countryChange.isUnsure) return true;
    toast({
      title: 'Vul alle verplichte velden in',
      description: 'Controleer je gegevens en probeer opnieuw',
      severity: 'low',
    });
    if (first) showSection(first.section, first.fieldId);
    else showPlace();
    return false;
  }

  /** To the first of postal code and city, as the country has them. */
  function showPlace(): void {
    const place = fieldOrder(details.country).find((field) => field === 'postalCode' || field === 'city');
    if (place) showSection('address', place);
  }

  function prepareAnew(): void {
    toast({
      title: 'De betaling was verlopen',
      description: 'We hebben hem opnieuw klaargezet. Probeer het nog een keer.',
      severity: 'medium',
    });
    ask({ forceNew: true, amount: prepared.quote.total / 100 });
  }

  async function orderNow(): Promise<void> {
    if (submission.processing || blocked || !(await checkAll())) return;
    const handle = payment.current;
    setAdvice(null);
    const outcome = await submission.order(trimDetails(form.getValues()), async (confirmation) => {
      if (!handle) throw new Error('The payment form is not on the page');
      return handle.confirm(confirmation);
    });
    if (outcome?.kind === 'stale') prepareAnew();
    if (outcome?.kind !== 'refused') return;
    setRefusals((count) => count + 1);
    flushSync(() => setAdvice(outcome.advice));
    showSection(free ? null : 'payment', 'payment-alert');
    toastAdvice(outcome.advice, helpAddress, () => retry.current());
  }

  // The toast outlives the render it was made in.
  const retry = useRef(orderNow);
  useEffect(() => {
    retry.current = orderNow;
  });

  const payByWallet: ExpressPaymentProps['pay'] = async (payer, confirm) => {
    for (const field of fieldOrder(payer.country)) form.setValue(field, payer[field]);
    const outcome = await submission.order(trimDetails(payer), confirm);
    if (outcome?.kind === 'stale') prepareAnew();
    if (outcome?.kind === 'refused') setRefusals((count) => count + 1);
    return outcome;
  };

  function mayUseWallet(): boolean {
    if (blocked || submission.processing) return false;
    const current = form.getValues();
    if (isPersonComplete(current)) {
      closeAllToasts();
      // A wallet delivers to the form's own address when there is one: it has to be right.
      if (!countryChange.isUnsure || !isAddressComplete(current)) return true;
      showPlace();
      return false;
    }
    void form.trigger(['firstName', 'lastName', 'email']);
    toast({
      title: 'Vul je gegevens in',
      description: 'Je naam en e-mailadres zijn nodig om snel te betalen.',
    });
    const [first] = listProblems(current, []);
    if (first) showSection(first.section, first.fieldId);
    return false;
  }

  return {
    form,
    details,
    open,
    countryChange,
    toggle: (section: SectionName) => setOpen(open === section ? null : section),
    problems: reviewProblems(problems, details),
    showSection,
    advice,
    /** Payments refused so far, the one this visit came back from included. */
    refusals,
    saver,
    payment,
    /** Nothing to pay: no payment section, no wallets. */
    free,
    /** The total is not certain: paying waits. */
    blocked,
    processing: submission.processing,
    goOn,
    orderNow,
    mayUseWallet,
    payByWallet,
  };
}

function focusOn(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}

function firstSection({ details, isPlaceUnsure }: TypedForm, arrival: PaymentAdvice | null): SectionName {
  if (arrival) return 'payment';
  if (!isPersonComplete(details)) return 'person';
  return isAddressComplete(details) && !isPlaceUnsure ? 'payment' : 'address';
}
