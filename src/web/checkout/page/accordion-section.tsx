// One numbered section of the form: a header that toggles it, a mark when it is complete, and its content.
// Closed content stays in the page, so nothing typed is lost and the browser can fill it in.

import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export type SectionName = 'person' | 'address' | 'payment';

type AccordionSectionProps = {
  name: SectionName;
  number: number;
  title: string;
  open: boolean;
  complete: boolean;
  /** What stands beside the title of a closed section, such as the address. */
  summary?: string;
  onToggle(): void;
  children: ReactNode;
};

export const headerId = (name: SectionName): string => `section-${name}`;

export function AccordionSection(props: AccordionSectionProps) {
  const { name, number, title, open, complete, summary, onToggle, children } = props;
  const contentId = `${headerId(name)}-content`;
  return (
    <section className="co-section" data-open={open}>
      <h2>
        <button
          type="button"
          id={headerId(name)}
          className="co-section-header"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={onToggle}
        >
          <span className="co-section-mark" data-complete={complete} aria-hidden="true">
            {complete ? <Check size={18} strokeWidth={2.5} /> : number}
          </span>
          <span className="co-section-title">
            {title}
            {complete ? <span className="co-hidden"> (ingevuld)</span> : null}
          </span>
          {!open && summary ? <span className="co-section-summary">{summary}</span> : null}
          <ChevronDown className="co-section-arrow" size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </h2>
      <div id={contentId} className="co-section-content" hidden={!open}>
        {children}
      </div>
    </section>
  );
}
