// The common parts of the pages after a payment: frame, waiting screen and the title of a paid order.

import { Check, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Toaster } from '#web/ui/toast/toaster.tsx';
import { CheckoutHeader } from '../page/checkout-header.tsx';
import type { CheckoutInfo } from '../page/checkout-info.ts';

export function AfterPage({ info, children }: { info: CheckoutInfo; children: ReactNode }) {
  return (
    <>
      <div className="co">
        <CheckoutHeader info={info} buying={false} />
        <main className="page-width grid max-w-[calc(40rem+2*var(--gutter))] grid-cols-1 gap-6 pt-[clamp(2rem,5vw,4rem)] pb-16">
          {children}
        </main>
      </div>
      <Toaster />
    </>
  );
}

export function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <>
      <LoaderCircle className="co-spinner" size={28} strokeWidth={1.75} aria-hidden="true" />
      <h1 className="co-title">{title}</h1>
      <p className="wrap-anywhere">{text}</p>
    </>
  );
}

export function PaidTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The page was waiting until now: whoever listens to it hears that it is done.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h1
      className="inline-flex items-center gap-2 text-lead font-strong text-mint outline-none"
      ref={title}
      tabIndex={-1}
    >
      <span
        className="co-paid-mark grid size-7 place-items-center rounded-full bg-mint text-white"
        aria-hidden="true"
      >
        <Check size={18} strokeWidth={2.5} />
      </span>
      {children}
    </h1>
  );
}
