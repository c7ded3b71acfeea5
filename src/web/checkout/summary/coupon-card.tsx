// Kortingscode: a code is tried when the customer asks for it, and its result stands beside it in words.

import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { closeAllToasts, toast } from '#web/ui/toast/toast-store.ts';
import type { CouponAnswer } from '../calls/checkout-answers.ts';
import { validateCoupon } from '../calls/checkout-calls.ts';
import { FieldFrame } from '../details/field-frame.tsx';

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

const INVALID = { title: 'Ongeldige kortingscode', description: 'Deze code is verlopen of niet geldig' };
const FAILED = { title: 'Fout bij validatie', description: 'Probeer het later opnieuw' };

export function CouponCard(props: CouponCardProps) {
  const { variant, country, applied, discountText, disabled, refusal, onApply, onRemove } = props;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<typeof INVALID | null>(null);
  const validation = useMutation({ mutationFn: (code: string) => validateCoupon(code, variant, country) });

  function refuse(reason: typeof INVALID): void {
    setProblem(reason);
    toast({ ...reason, severity: 'medium' });
  }

  async function apply(): Promise<void> {
    const code = text.trim();
    if (code === '' || validation.isPending) return;
    setProblem(null);
    try {
      const answer = await validation.mutateAsync(code);
      if (!answer.valid) return refuse(INVALID);
      closeAllToasts();
      onApply(code, answer);
      setText('');
    } catch (error) {
      console.warn('Coupon not checked', error);
      refuse(FAILED);
    }
  }

  const shownProblem = problem ? `${problem.title}. ${problem.description}.` : (refusal ?? undefined);
  return (
    <form
      className="co-coupon"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <div className="co-coupon-row">
        <FieldFrame id="couponCode" label="Kortingscode" columns={6} problem={shownProblem}>
          {(described) => (
            <input
              {...described}
              className="co-input co-code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setProblem(null);
              }}
            />
          )}
        </FieldFrame>
        <button
          type="submit"
          className="button button-quiet co-coupon-button"
          disabled={disabled || validation.isPending}
        >
          {validation.isPending ? 'Controleren...' : 'Toepassen'}
        </button>
      </div>
      <div role="status">
        {applied ? (
          <p className="co-applied">
            <span>
              Code <strong>{applied}</strong> is toegepast{discountText ? `: €${discountText} korting` : ''}.
            </span>
            <button type="button" className="co-icon-button" disabled={disabled} onClick={onRemove}>
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
              <span className="co-hidden">Kortingscode {applied} verwijderen</span>
            </button>
          </p>
        ) : null}
      </div>
    </form>
  );
}
