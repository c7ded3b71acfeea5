// The state of the checkout form: what is typed, whether it is right, and what may be done with it.
// It asks for a new total when the country changes, and leads the focus to what is wrong.

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { closeAllToasts, toast } from '#web/ui/toast/toast-store.ts';
import type { PreparedPayment } from '../calls/checkout-answers.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import type { DetailsForm } from '../details/detail-field.tsx';
import { allProblems, isAddressComplete, isPersonComplete } from '../details/field-rules.ts';
import { useCountryQuote, useStableDetails, useTypedCopy } from '../details/form-effects.ts';
import type { TypedForm } from '../details/kept/stored-details.ts';
import { useDraftSaver } from '../details/kept/use-draft-saver.ts';
import { type CountryChange, useCountryChange } from '../details/use-country-change.ts';
import { type FormProblem, listProblems, reviewProblems } from '../order/form-problems.ts';
import { useOrdering } from '../order/use-ordering.ts';
import type { PaymentAdvice } from '../payment/payment-errors.ts';
import type { PaymentFormHandle } from '../payment/payment-form.ts';
import type { PaymentPreparation } from '../payment/use-prepared-payment.ts';
import type { SectionName } from './accordion-section.tsx';
import { type FormSections, focusOn, useFormSections } from './use-form-sections.ts';

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
  const { sessionId, variant, couponCode } = request;
  const form = useForm({
    defaultValues: start.details,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const details = useStableDetails({ ...start.details, ...useWatch({ control: form.control }) });
  const countryChange = useCountryChange(form, start.isPlaceUnsure);
  const free = prepared.clientSecret === null;
  const first = () => firstSection(start, arrival);
  const sections = useFormSections({ first, form, details, countryChange, free });
  const checks = useChecks({ form, countryChange, sections, free });
  const basket = { sessionId, variant, couponCode, prepared };
  const saver = useDraftSaver({ ...basket, details });
  const blocked = pending || failure !== null;
  const { payment, checkAll } = checks;
  const common = { form, sections, blocked, arrival, helpAddress };
  const ordering = useOrdering({ ...common, basket, saver, payment, ask, checkAll });

  useFocusOnArrival(arrival !== null);
  useTypedCopy({ details, couponCode, isPlaceUnsure: countryChange.isUnsure });
  useCountryQuote(details.country, request.country, (country) => ask({ country, forceNew: false }));

  return {
    form,
    details,
    open: sections.open,
    countryChange,
    toggle: sections.toggle,
    problems: reviewProblems(checks.problems, details),
    showSection: sections.show,
    advice: ordering.advice,
    /** Payments refused so far, the one this visit came back from included. */
    refusals: ordering.refusals,
    saver,
    payment,
    /** Nothing to pay: no payment section, no wallets. */
    free,
    /** The total is not certain: paying waits. */
    blocked,
    processing: ordering.processing,
    goOn: sections.goOn,
    orderNow: ordering.orderNow,
    mayUseWallet: () => !blocked && !ordering.processing && checks.checkForWallet(),
    payByWallet: ordering.payByWallet,
  };
}

type ChecksStart = {
  form: DetailsForm;
  countryChange: CountryChange;
  sections: FormSections;
  free: boolean;
};

/** Whether the form is right, for the order button and for a wallet; says what is not and leads there. */
function useChecks({ form, countryChange, sections, free }: ChecksStart) {
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const payment = useRef<PaymentFormHandle>(null);

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
    if (first) sections.show(first.section, first.fieldId);
    else sections.showPlace();
    return false;
  }

  function checkForWallet(): boolean {
    const current = form.getValues();
    if (isPersonComplete(current)) {
      closeAllToasts();
      // A wallet delivers to the form's own address when there is one: it has to be right.
      if (!countryChange.isUnsure || !isAddressComplete(current)) return true;
      sections.showPlace();
      return false;
    }
    void form.trigger(['firstName', 'lastName', 'email']);
    toast({
      title: 'Vul je gegevens in',
      description: 'Je naam en e-mailadres zijn nodig om snel te betalen.',
    });
    const [first] = listProblems(current, []);
    if (first) sections.show(first.section, first.fieldId);
    return false;
  }

  return { problems, payment, checkAll, checkForWallet };
}

/** Back from the bank: why it failed is what this visit is about. */
function useFocusOnArrival(isRefused: boolean): void {
  const arrived = useRef(isRefused);
  useEffect(() => {
    if (arrived.current) focusOn('payment-alert');
    arrived.current = false;
  }, []);
}

function firstSection({ details, isPlaceUnsure }: TypedForm, arrival: PaymentAdvice | null): SectionName {
  if (arrival) return 'payment';
  if (!isPersonComplete(details)) return 'person';
  return isAddressComplete(details) && !isPlaceUnsure ? 'payment' : 'address';
}
