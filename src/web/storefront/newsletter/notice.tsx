// A short page: a title, a sentence, and what to do next.

import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';

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

type AskNoticeProps = { title: string; text: string; action: string; button: string };

/** Behind the link of a mail. Opening it changes nothing, because programs that check mail open links too; the button says yes. */
export function AskNotice({ title, text, action, button }: AskNoticeProps) {
  return (
    <Notice title={title} text={text}>
      <form method="post" action={action}>
        <Button variant="primary" type="submit" name="page" value="1" size="large">
          {button}
        </Button>
      </form>
    </Notice>
  );
}

export function HomeLink({ children }: { children: string }) {
  return (
    <ButtonLink variant="primary" href="/">
      {children}
    </ButtonLink>
  );
}
