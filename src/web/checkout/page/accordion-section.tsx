// One numbered section of the form: a header that opens and closes it, a mark when the section is complete,
// and its fields. Closed fields stay in the page, so that typed text is kept and autofill works.

import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHydrated } from '#web/client/use-hydrated.ts';

export type SectionName = 'person' | 'address' | 'payment';

type AccordionSectionProps = {
  name: SectionName;
  number: number;
  title: string;
  open: boolean;
  complete: boolean;
  /** Of a section of the checkout form: content beside its title while it is closed, such as the address. */
  summary?: ReactNode;
  /**
   * Of a section of the checkout form: the number of fields to correct before the order can be placed; shown
   * while the section is closed.
   */
  faults?: number;
  onToggle(): void;
  children: ReactNode;
};

export const fieldsLeft = (faults: number) => (faults === 1 ? 'Nog 1 veld' : `Nog ${faults} velden`);

export const headerId = (name: SectionName): string => `section-${name}`;

export function AccordionSection(props: AccordionSectionProps) {
  const { name, number, title, open, complete, summary, faults = 0, onToggle, children } = props;
  const hydrated = useHydrated();
  const contentId = `${headerId(name)}-content`;
  return (
    <section className="border-line border-t first-of-type:border-t-0 last-of-type:border-b">
      <h2>
        <button
          type="button"
          id={headerId(name)}
          className="flex min-h-16 w-full cursor-pointer items-center gap-[min(0.75rem,12px)] py-3 text-left"
          aria-expanded={open}
          aria-controls={contentId}
          disabled={!hydrated}
          onClick={onToggle}
        >
          <span
            className={`grid size-[min(2rem,36px)] flex-none place-items-center rounded-full border-[1.5px] text-[min(0.9375rem,20px)] font-strong ${complete ? 'border-mint bg-mint text-white' : 'border-ink'}`}
            aria-hidden="true"
          >
            {complete ? <Check size="1.2em" strokeWidth={2.5} /> : number}
          </span>
          {/* What is filled in stands beside its title, or whole under it. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-[max(0.875rem,min(1.125rem,6vw))] leading-tight font-strong">
              <span>{title}</span>
              {complete ? <span className="sr-only"> (ingevuld)</span> : null}
            </span>
            {!open && faults > 0 ? (
              <span className="text-note font-[550] text-fault">{fieldsLeft(faults)}</span>
            ) : !open && summary ? (
              <span className="text-note leading-snug text-smoke wrap-anywhere">{summary}</span>
            ) : null}
          </span>
          <ChevronDown className="co-arrow" size="min(1.25em, 24px)" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h2>
      <div id={contentId} className="pt-1 pb-6" hidden={!open}>
        {children}
      </div>
    </section>
  );
}
