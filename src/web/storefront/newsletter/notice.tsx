// The layout of a short page: a title, a sentence and what to do next.

import type { ReactNode } from 'react';
import { commonCopy } from '#copy/common.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ShortPage } from '../frame/short-page.tsx';
import '../form/form.css';

type NoticeProps = { title: string; text: ReactNode; children?: ReactNode };

export function Notice({ title, text, children }: NoticeProps) {
  return (
    <ShortPage className="form-page">
      <h1 className="legal-title focus:outline-none" tabIndex={-1}>
        {title}
      </h1>
      <p className="legal-intro">{text}</p>
      {children ? <div className="mt-8">{children}</div> : null}
    </ShortPage>
  );
}

type ConfirmNoticeProps = { title: string; text: string; action: string; button: string };

/**
 * The page behind a link in a mail: the visitor confirms with the button, whose form is sent to `action`.
 * Opening the page changes nothing, because mail scanners open links too.
 */
export function ConfirmNotice({ title, text, action, button }: ConfirmNoticeProps) {
  return (
    <Notice title={title} text={text}>
      <form method="post" action={action}>
        <NoticeLinks>
          <Button variant="primary" type="submit" name="page" value="1" size="large">
            {button}
          </Button>
        </NoticeLinks>
      </form>
    </Notice>
  );
}

export function HomeLink() {
  return (
    <ButtonLink variant="primary" size="large" href="/">
      {commonCopy.toShop}
    </ButtonLink>
  );
}

/** The links below the text of a short page: the main action, and a link to the shop. */
export function NoticeLinks({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-5">
      {children}
      <a href="/">{commonCopy.toShop}</a>
    </p>
  );
}
