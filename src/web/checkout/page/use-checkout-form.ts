// The state of the checkout form: the typed details, their validity and the possible actions. It requests a
// new total when the country changes and moves the focus to the first error.

import { useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { sessionStore } from '#web/client/browser-storage.ts';
import { closeAllToasts, closeToast, type ToastMessage, toast } from '#web/ui/toast/toast-store.ts';
import { type CustomerDetails, emptyDetails } from '../details/customer-details.ts';
import type { DetailsForm } from '../details/detail-field.tsx';
import { allProblems, isAddressComplete, isPersonComplete } from '../details/field-rules.ts';
import { useCountryQuote, useStableDetails, useTypedFormBackup } from '../details/form-effects.ts';
import { readTypedForm } from '../details/storage/stored-details.ts';
import { useDraftSaver } from '../details/storage/use-draft-saver.ts';
import { useRestoredDetails } from '../details/storage/use-restored-details.ts';
import { type CountryChange, useCountryChange } from '../details/use-country-change.ts';
import { listProblems } from '../order/form-problems.ts';
import { usePlaceOrder } from '../order/use-place-order.ts';
import type { PaymentAdvice } from '../payment/payment-errors.ts';
import type { PaymentFormHandle, PaymentKit } from '../payment/payment-form.ts';
import type { PaymentPreparation } from '../payment/use-prepared-payment.ts';
import { WHO_ORDERS } from '../payment/wallet-texts.ts';
import type { SectionName } from './accordion-section.tsx';
import type { CheckoutInfo } from './checkout-info.ts';
import { type FormSections, focusOn, useFormSections } from './use-form-sections.ts';
import type { InitialCheckout } from './use-initial-checkout.ts';

export type CheckoutFormStart = {
  preparation: PaymentPreparation;
  /**
   * Of the start of the checkout form: the visitor's earlier input, which the browser stored, and the result
   * of an earlier payment attempt; null until it was read.
   */
  initial: InitialCheckout | null;
  /**
   * Of the start of the checkout form: the payment provider's components (payment form and wallet buttons);
   * null while they load.
   */
  kit: PaymentKit | null;
  countries: CheckoutInfo['countries'];
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

export function useCheckoutForm({ preparation, initial, kit, countries, helpAddress }: CheckoutFormStart) {
  const { request, prepared, pending, failure, prepare } = preparation;
  const form = useForm({
    defaultValues: emptyDetails,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // It tells of every change but of what was typed before the scripts came: the form itself knows that too.
  useWatch({ control: form.control });
  const details = useStableDetails({ ...emptyDetails, ...form.getValues() });
  const countryChange = useCountryChange(form);
  const free = prepared?.clientSecret === null;
  const sections = useFormSections({ form, details, countryChange, free });
  const checks = useChecks({ form, countryChange, sections, free });
  const parts = { form, countryChange, sections };
  const onRefused = (refused: PaymentAdvice) => ordering.showRefusal(refused);
  const isRestored = useFormRestoration({ ...parts, initial, onRefused });
  const draft = useMemo(
    () => (isRestored && request ? { ...request, details } : null),
    [isRestored, request, details],
  );
  const saver = useDraftSaver(draft);
  const basket = request && prepared ? { ...request, prepared } : null;
  const blocked = pending || failure !== null || !basket || !kit;
  const ordering = usePlaceOrder({ ...checks, form, sections, blocked, helpAddress, basket, saver, prepare });

  const couponCode = request?.couponCode ?? null;
  useTypedFormBackup({ details, couponCode, isPlaceUnsure: countryChange.isUnsure }, isRestored);
  useCountryQuote(details.country, isRestored && request ? request.country : null, (country) =>
    prepare({ country, forceNew: false }),
  );

  return {
    form,
    details,
    ...progressOf(details, countryChange, sections.open),
    open: sections.open,
    countryChange,
    toggle: sections.toggle,
    faultsOf: checks.faultsOf,
    advice: ordering.advice,
    /**
     * Number of payments refused since this checkout page was opened, including a refusal at the bank from
     * which the customer returned.
     */
    refusals: ordering.refusals,
    refusedCards: ordering.refusedCards,
    saver,
    payment: checks.payment,
    /**
     * True when the basket costs nothing; the checkout form then has no payment section and no wallet
     * buttons.
     */
    free,
    /**
     * True while the total of the basket is uncertain or its payment is not prepared. The customer then
     * cannot pay.
     */
    blocked,
    processing: ordering.processing,
    goOn: sections.continueToNext,
    orderNow: ordering.placeOrder,
    wallet: {
      ...walletHandlers({ blocked: blocked || ordering.processing, countries, countryChange, preparation }),
      onMissingPerson: checks.showMissingPerson,
      pay: ordering.payByWallet,
    },
  };
}

type WalletOptions = Pick<CheckoutFormStart, 'preparation' | 'countries'> & {
  blocked: boolean;
  countryChange: CountryChange;
};

/**
 * Returns the functions that a wallet calls: `mayStart` before it opens, and `moveTo` when its address is in
 * another country.
 */
function walletHandlers({ blocked, countries, countryChange, preparation }: WalletOptions) {
  const { request, prepared, prepare } = preparation;
  return {
    mayStart(): boolean {
      if (!blocked) closeAllToasts();
      return !blocked;
    },
    /**
     * Changes checkout form and payment to the country of the wallet's address and returns the new quote.
     * Null when the shop does not send there or no payment could be prepared.
     */
    async moveTo(country: string) {
      if (!countries.some(({ code }) => code === country)) return null;
      if (request?.country === country && prepared) return prepared.quote;
      countryChange.change(country);
      return (await prepare({ country, forceNew: false }))?.quote ?? null;
    },
  };
}

function progressOf(details: CustomerDetails, { isUnsure }: CountryChange, open: SectionName | null) {
  const personComplete = isPersonComplete(details);
  const addressComplete = isAddressComplete(details) && !isUnsure;
  /**
   * True when only the payment is missing in the checkout form and no other section is open; the order button
   * is then the next step.
   */
  const orderLeads = personComplete && addressComplete && open !== 'person' && open !== 'address';
  return { personComplete, addressComplete, orderLeads };
}

type ChecksOptions = {
  form: DetailsForm;
  countryChange: CountryChange;
  sections: FormSections;
  free: boolean;
};

/**
 * Returns the checks of the form for the order button and for wallets, and the number of errors per section.
 * A failed check shows a message and moves the focus to the first error.
 */
function useChecks({ form, countryChange, sections, free }: ChecksOptions) {
  const [wasSubmitted, setSubmitted] = useState(false);
  const payment = useRef<PaymentFormHandle>(null);

  async function checkAll(): Promise<boolean> {
    await form.trigger();
    const cardProblems = free ? [] : ((await payment.current?.check()) ?? []);
    const problems = listProblems(form.getValues(), cardProblems);
    setSubmitted(true);
    const [first] = problems;
    if (!first && !countryChange.isUnsure) return true;
    showMissing({
      title: 'Vul alle verplichte velden in',
      description: 'Controleer je gegevens en probeer opnieuw',
      severity: 'medium',
    });
    if (first) sections.show(first.section, first.fieldId);
    else sections.showPlace();
    return false;
  }

  /** Asks for name and e-mail address in the form when the wallet did not provide them. */
  function showMissingPerson(): void {
    void form.trigger(['firstName', 'lastName', 'email']);
    showMissing(WHO_ORDERS);
    const [first] = listProblems(form.getValues(), []);
    if (first) sections.show(first.section, first.fieldId);
  }

  /**
   * Returns the number of errors in a section of the checkout form; 0 until the customer presses the order
   * button for the first time.
   */
  const faultsOf = (section: SectionName) =>
    wasSubmitted ? listProblems(form.getValues(), []).filter((fault) => fault.section === section).length : 0;

  return { faultsOf, payment, checkAll, showMissingPerson };
}

/**
 * Shows a message about missing fields. It closes at the next input, because the fields show the same errors.
 */
function showMissing(message: ToastMessage): void {
  const toastId = toast(message);
  document.addEventListener('input', () => closeToast(toastId), { once: true });
}

type FormRestorationOptions = Omit<ChecksOptions, 'free'> & {
  initial: InitialCheckout | null;
  onRefused(refused: PaymentAdvice): void;
};

/**
 * Fills the checkout form with the customer's earlier input and opens the first section that is not complete,
 * or the payment section after a refusal. Returns true when that is done.
 */
function useFormRestoration({
  initial,
  form,
  countryChange,
  sections,
  onRefused,
}: FormRestorationOptions): boolean {
  const [isRestored, setRestored] = useState(false);
  // After a detour, such as choosing another pack, the newest text is this tab's own.
  const typed = useMemo(() => initial && (readTypedForm(sessionStore) ?? initial.typed), [initial]);
  const refused = initial?.refused ?? null;

  useRestoredDetails(form, typed?.details ?? null, (details) => {
    setRestored(true);
    if (typed?.isPlaceUnsure) countryChange.doubt();
    if (refused) {
      onRefused(refused);
      sections.openSection('payment');
      // Whoever is typing already stays where they are.
    } else if (!isTyping()) sections.openSection(firstSection(details, typed?.isPlaceUnsure ?? false));
  });

  // Back from the bank: why it failed is what this visit is about.
  const wasRefused = isRestored && refused !== null;
  useEffect(() => {
    if (wasRefused) focusOn('payment-alert');
  }, [wasRefused]);
  return isRestored;
}

function isTyping(): boolean {
  const field = document.activeElement;
  return field instanceof HTMLInputElement && field.value !== '';
}

function firstSection(details: CustomerDetails, isPlaceUnsure: boolean): SectionName {
  if (!isPersonComplete(details)) return 'person';
  return isAddressComplete(details) && !isPlaceUnsure ? 'payment' : 'address';
}
