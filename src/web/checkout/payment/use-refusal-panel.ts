// The panel that tells of a refused payment, beside the ways to pay. As long as it is seen nothing else says the same: the message and
// the floating button come when the customer has left it.

import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentAdvice } from './payment-errors.ts';

export type RefusalPanel = {
  ref(panel: HTMLElement | null): void;
  /** Where the way to earlier payments stands while the panel is seen; null while it is not. */
  dock: Element | null;
};

/** `onLeft` is called once for each refusal, when its panel is out of view. */
export function useRefusalPanel(
  advice: PaymentAdvice | null,
  onLeft: (left: PaymentAdvice) => void,
): RefusalPanel {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [isSeen, setSeen] = useState(false);
  const left = useEffectEvent(onLeft);

  useEffect(() => {
    if (!panel || !advice) return;
    let wasSeen = false;
    let told = false;
    const watch = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting ?? false;
      setSeen(seen);
      wasSeen ||= seen;
      // The page is still on its way to it.
      if (seen || told || !wasSeen) return;
      told = true;
      left(advice);
    });
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panel, advice]);

  return { ref: setPanel, dock: (isSeen && panel?.querySelector('[data-dock]')) || null };
}
