// The top of a page of text: what it is called and what it is about.

import type { ReactNode } from 'react';

type TextHeadProps = { title: string; intro: ReactNode; children?: ReactNode };

export function TextHead({ title, intro, children }: TextHeadProps) {
  return (
    <header className="legal-head">
      <h1 className="legal-title">{title}</h1>
      <p className="legal-intro">{intro}</p>
      {children}
    </header>
  );
}
