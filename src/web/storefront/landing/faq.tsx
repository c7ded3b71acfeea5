// Frequently asked questions, of which one is open at a time. It uses `details` elements with one shared name
// and needs no script.

import { Plus } from 'lucide-react';
import type { BlockFields } from '#modules/pages/contract.ts';

export function Faq({ title, items }: BlockFields<'questions'>) {
  return (
    <section id="faq" aria-labelledby="faq-title" className="section page-width">
      <div className="grid gap-x-16 gap-y-9 md:grid-cols-[5fr_7fr]">
        <h2 id="faq-title" className="font-display text-title font-[560]">
          {title}
        </h2>
        <div className="border-b border-line">
          {items.map(({ question, answer }) => (
            <details key={question} name="faq" className="faq">
              <summary>
                <h3 className="font-display text-subtitle font-[560]">{question}</h3>
                <Plus
                  aria-hidden="true"
                  className="size-6 shrink-0 transition-transform duration-200 ease-settle in-open:rotate-45 print:hidden"
                  strokeWidth={1.5}
                />
              </summary>
              <p className="max-w-[38em] pb-7 text-charcoal">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
