// A short page: a title, a sentence, and what to do next.

import type { ReactNode } from 'react';

export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="legal page-width newsletter-page">
      <div className="legal-head">
        <h1 className="legal-title">{title}</h1>
        <p className="legal-intro">{text}</p>
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  );
}
