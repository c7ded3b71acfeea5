// Kortingscode: folded away, so that nobody leaves to look for one; a code is tried when the customer asks for it, and its result
// stands beside it in words.

import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '#web/client/use-hydrated.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { closeAllToasts } from '#web/ui/toast/toast-store.ts';
import type { CouponAnswer } from '../calls/checkout-answers.ts';
import { validateCoupon } from '../calls/checkout-calls.ts';
import { CheckoutField } from '../details/checkout-field.tsx';
import { Folded, foldedField } from '../details/folded.tsx';

type CouponCardProps = {
  variant: string;
  country: string;
  /** The code the shown total counts with. */
  applied: string | null;
  discountText: string;
  disabled: boolean;
  /** Why the server dropped a code that was valid a moment ago. */
  refusal: string | null;
  onApply(code: string, answer: CouponAnswer): void;
  onRemove(): void;
};

const FIELD = 'couponCode';
const INVALID = { title: 'Ongeldige kortingscode', description: 'Deze code is verlopen of niet geldig' };
const FAILED = { title: 'Fout bij validatie', description: 'Probeer het later opnieuw' };

/** What is typed, whether it is being looked at, and why it was refused. */
function useCouponCode({ variant, country, refusal, onApply }: CouponCardProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<typeof INVALID | null>(null);
  const [checking, setChecking] = useState(false);

  function refuse(reason: typeof INVALID): void {
    setProblem(reason);
    // Whoever does not see what is wrong with it hears it there.
    document.getElementById(FIELD)?.focus();
  }

  async function apply(): Promise<void> {
    const code = text.trim();
    if (code === '' || checking) return;
    setProblem(null);
    setChecking(true);
    try {
      const answer = await validateCoupon(code, variant, country);
      if (!answer.valid) return refuse(INVALID);
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
    problem: problem ? `${problem.title}. ${problem.description}.` : (refusal ?? undefined),
    checking,
    apply,
  };
}

/** Where the focus goes on from when what had it made way for something else of the form. */
function useFocusAfter(applied: string | null, isOpen: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const goOn = useEffectEvent(() => {
    if (isOpen && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('input, button')?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another code
  useEffect(() => goOn(), [applied]);
  return form;
}

export function CouponCard(props: CouponCardProps) {
  const coupon = useCouponCode(props);
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const folded = !isOpen && !coupon.problem;
  const open = () => setOpen(true);
  const { applied } = props;
  const form = useFocusAfter(applied, isOpen);

  if (applied)
    return (
      <form ref={form} className="my-6">
        <AppliedCode
          {...{ ...props, applied }}
          onRemove={() => {
            open();
            props.onRemove();
          }}
        />
      </form>
    );
  return (
    <form
      ref={form}
      className={folded ? 'mt-2' : 'my-6 rounded-card border border-line p-4'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void coupon.apply();
      }}
    >
      {folded ? (
        <button
          type="button"
          className="min-h-11 cursor-pointer text-left text-small underline underline-offset-3"
          disabled={!hydrated}
          onClick={() => {
            open();
            document.getElementById(FIELD)?.focus();
          }}
        >
          Heb je een kortingscode?
        </button>
      ) : null}
      <Folded folded={folded} onOpen={open} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <CodeField coupon={coupon} folded={folded} />
        <Button type="submit" {...foldedField(folded)} disabled={props.disabled || coupon.checking}>
          {coupon.checking ? 'Controleren...' : 'Toepassen'}
        </Button>
      </Folded>
    </form>
  );
}

function CodeField({ coupon, folded }: { coupon: ReturnType<typeof useCouponCode>; folded: boolean }) {
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
          {...foldedField(folded)}
          className="co-input uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
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
        <strong>{applied}</strong> is toegepast
        {discountText ? (
          <span>
            :{' '}
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
          Kortingscode <span>{applied}</span> verwijderen
        </span>
      </button>
    </p>
  );
}
