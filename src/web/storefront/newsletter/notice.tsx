// A short page: a title, a sentence, and what to do next.

import type { ReactNode } from 'react';

export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="article page-width newsletter-page">
      <div className="article-head">
        <h1 className="article-title">{title}</h1>
        <p className="article-intro">{text}</p>
        {children ? <div className="mt-8">{children}</div> : null}
      </div>
    </div>
  );
}
