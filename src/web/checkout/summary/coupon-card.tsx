// The form field Kortingscode with its button. A code is checked when the customer submits it; the reason of
// a refusal is shown as a toast and beside the field.

import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { closeAllToasts, toast } from '#web/ui/toast/toast-store.ts';
import { validateCoupon } from '../calls/checkout-calls.ts';
import type { CouponResponse } from '../calls/checkout-responses.ts';
import { CheckoutField } from '../details/checkout-field.tsx';

type CouponCardProps = {
  variant: string;
  country: string;
  /** Of the coupon field: the code that the shown total includes; null when no coupon is applied. */
  applied: string | null;
  discountText: string;
  disabled: boolean;
  /**
   * Of the coupon field: the Dutch reason why the server removed a code that was valid before; null when it
   * removed none.
   */
  refusal: string | null;
  onApply(code: string, answer: CouponResponse): void;
  onRemove(): void;
};

const FIELD = 'couponCode';
type Problem = { title: string; description: string };
/**
 * Message for a code that is unknown or expired. For every other reason the server sends its own sentence.
 */
const UNKNOWN = { title: 'Ongeldige kortingscode', description: 'Deze code is verlopen of niet geldig' };
const REFUSED = 'Kortingscode niet toegepast';
const FAILED = { title: 'Fout bij validatie', description: 'Probeer het later opnieuw' };

const refusedFor = (reason: string | undefined): Problem =>
  reason === undefined || reason === UNKNOWN.description ? UNKNOWN : { title: REFUSED, description: reason };

/**
 * Returns the state of the coupon field: the typed code, whether it is being checked, and the text of a
 * refusal.
 */
function useCouponCode({ variant, country, refusal, onApply }: CouponCardProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [checking, setChecking] = useState(false);

  // The message tells it aloud; what stands beside the field is for who looks for it later.
  function refuse(reason: Problem): void {
    setProblem(reason);
    toast({ ...reason, severity: 'low' });
  }

  // Refused at the order button: nobody looks at this card.
  const showToast = useEffectEvent((reason: string) => toast({ ...refusedFor(reason), severity: 'low' }));
  useEffect(() => {
    if (refusal) showToast(refusal);
  }, [refusal]);

  async function apply(): Promise<void> {
    const code = text.trim();
    if (code === '' || checking) return;
    setProblem(null);
    setChecking(true);
    try {
      const answer = await validateCoupon(code, variant, country);
      if (!answer.valid) return refuse(refusedFor(answer.reason));
      closeAllToasts();
      onApply(code, answer);
      setText('');
    } catch (error) {
      console.warn('Coupon not checked', error);
      refuse(FAILED);
    } finally {
      setChecking(false);
    }
  }

  return {
    text,
    type(code: string) {
      setText(code);
      setProblem(null);
    },
    problem: problem ? sentenceOf(problem) : refusal ? sentenceOf(refusedFor(refusal)) : undefined,
    checking,
    apply,
  };
}

const sentenceOf = ({ title, description }: Problem) => `${title}. ${description.replace(/\.$/, '')}.`;

/**
 * Returns the ref of the coupon form. When a code was applied or removed and the focused field or button
 * disappeared with it, the focus moves to the first field or button of that form.
 */
function useFocusAfter(applied: string | null) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(applied);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [applied]);
  return form;
}

export function CouponCard(props: CouponCardProps) {
  const coupon = useCouponCode(props);
  const hydrated = useHydrated();
  const { applied } = props;
  const form = useFocusAfter(applied);
  return (
    <form
      ref={form}
      className={applied ? 'my-6' : 'my-6 rounded-card border border-line p-4'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void coupon.apply();
      }}
    >
      {applied ? (
        <AppliedCode {...props} applied={applied} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <CodeField coupon={coupon} />
          <Button type="submit" disabled={!hydrated || props.disabled || coupon.checking}>
            <span>{coupon.checking ? 'Controleren...' : 'Toepassen'}</span>
          </Button>
        </div>
      )}
    </form>
  );
}

function CodeField({ coupon }: { coupon: ReturnType<typeof useCouponCode> }) {
  const hydrated = useHydrated();
  return (
    <CheckoutField
      id={FIELD}
      label="Kortingscode"
      columns={6}
      className="contents *:[label,p]:col-span-2 *:[p]:order-1"
      problem={coupon.problem}
    >
      {(described) => (
        <input
          {...described}
          className="co-input uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={!hydrated}
          value={coupon.text}
          onChange={(event) => coupon.type(event.target.value)}
        />
      )}
    </CheckoutField>
  );
}

type AppliedProps = Pick<CouponCardProps, 'discountText' | 'disabled' | 'onRemove'> & { applied: string };

function AppliedCode({ applied, discountText, disabled, onRemove }: AppliedProps) {
  return (
    <p className="flex items-center justify-between gap-3 rounded-lg bg-mint-wash py-1 pl-3.5 text-small leading-snug">
      <span role="status">
        <strong translate="no">{applied}</strong>
        <span> is toegepast</span>
        {discountText ? (
          <span>
            {': '}
            <span className="whitespace-nowrap">
              <span translate="no">{`€${discountText}`}</span> korting
            </span>
          </span>
        ) : null}
        <span>.</span>
      </span>
      <button
        type="button"
        className="grid size-11 flex-none cursor-pointer place-items-center"
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="sr-only">
          Kortingscode <span translate="no">{applied}</span> verwijderen
        </span>
      </button>
    </p>
  );
}
