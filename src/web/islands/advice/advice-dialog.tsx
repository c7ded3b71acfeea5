// The dialog of AI Advies, based on the browser's <dialog>, which provides the focus trap, Escape and the
// inert page behind it. The component exists only while the dialog is open, so each opening starts with empty
// answers.

import { X } from 'lucide-react';
import { useCallback, useEffect, useId, useReducer, useRef } from 'react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { likelyShade } from '#modules/advice/contract.ts';
import type { Page } from '#shared/href.ts';
import { cents, toDecimalText } from '#shared/money.ts';
import { clearCachedPayment, saveSelectedPack } from '#web/client/pack-storage.ts';
import { saveShade } from '#web/client/shade-storage.ts';
import { trackEvent } from '../shop-events.ts';
import type { AdviceProps, OfferedPack } from './advice-props.ts';
import { Questions } from './questions.tsx';
import { recommendPack } from './recommend-pack.ts';
import { Result } from './result.tsx';
import { changeWizard, initialState } from './wizard-state.ts';

type AdviceDialogProps = AdviceProps & { onClose(): void };

export function AdviceDialog({ packs, freeIn, onClose }: AdviceDialogProps) {
  const [state, dispatch] = useReducer(changeWizard, initialState);
  const dialog = useRef<HTMLDialogElement>(null);
  const nameId = useId();
  const titleId = useId();
  const view = state.phase === 'asking' ? state.step : state.phase;
  const advised = state.phase === 'advised' ? state.recommendation : null;
  const advise = useCallback(() => dispatch({ type: 'advise' }), []);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    trackEvent('ai_advisor_open');
  }, []);

  // A new view is read from its title on; the button that led to it may be gone.
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>(`[data-view="${view}"] [data-view-title]`)?.focus();
  }, [view]);

  // The figures say what was advised, never what was answered; the likely shade stays on this device.
  useEffect(() => {
    if (advised) trackEvent('ai_advisor_complete', { quantity: advised.quantity });
    if (advised) saveShade(likelyShade(advised.score));
  }, [advised]);

  function order(pack: OfferedPack): void {
    close();
    goToCheckout(pack);
  }

  return (
    <dialog ref={dialog} className="advice" aria-labelledby={nameId} onClose={onClose}>
      <header className="advice-header">
        <p id={nameId} className="font-semibold">
          {adviceCopy.name}
        </p>
        <button type="button" aria-label={adviceCopy.close} className="advice-close" onClick={close}>
          <X aria-hidden="true" strokeWidth={1.75} />
        </button>
      </header>
      <div data-view={view} className="contents">
        {state.phase === 'asking' ? (
          <Questions step={state.step} draft={state.draft} dispatch={dispatch} titleId={titleId} />
        ) : null}
        {state.phase === 'thinking' ? <Thinking onDone={advise} titleId={titleId} /> : null}
        {advised ? (
          <Result
            recommendation={advised}
            offer={recommendPack(packs, advised.quantity)}
            titleId={titleId}
            freeIn={freeIn}
            onOrder={order}
            onLeave={close}
            onRestart={() => dispatch({ type: 'restart' })}
          />
        ) : null}
      </div>
    </dialog>
  );
}

/** Opens the checkout with this pack and reports the recommendation to analytics. */
function goToCheckout(pack: OfferedPack): void {
  const price = toDecimalText(cents(pack.priceCents));
  saveSelectedPack(pack.id, price);
  clearCachedPayment();
  trackEvent('ai_recommendation', { variant: pack.id, quantity: pack.quantity, value: Number(price) });
  location.assign(`${'/checkout' satisfies Page}?${new URLSearchParams({ variant: pack.id })}`);
}

const THINKING_MS = 2000;

/**
 * Number of grains in each row of the drawn heap of tooth powder, from the bottom row up. Each grain falls a
 * little after the previous one.
 */
const ROWS = [22, 18, 14, 11, 7, 4, 2];
const GRAINS = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, index) => ({
    id: `${row}-${index}`,
    x: 60 + (index - (length - 1) / 2) * 4.6 + ((index * 7 + row * 3) % 5) * 0.6,
    y: 58 - row * 4.6 - ((index * 5 + row) % 3),
    radius: 1.5 + ((index * 3 + row) % 4) * 0.5,
    delay: row * 190 + ((index * 5) % length) * 16,
  })),
);

function Thinking({ onDone, titleId }: { onDone(): void; titleId: string }) {
  useEffect(() => {
    const timer = setTimeout(onDone, THINKING_MS);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <div className="advice-thinking">
      <svg viewBox="0 0 120 64" aria-hidden="true" className="advice-heap">
        {GRAINS.map(({ id, x, y, radius, delay }) => (
          <circle key={id} cx={x} cy={y} r={radius} style={{ animationDelay: `${delay}ms` }} />
        ))}
      </svg>
      <p id={titleId} tabIndex={-1} data-view-title className="advice-title">
        {adviceCopy.thinking}
      </p>
    </div>
  );
}
