// A button that opens AI Advies, hidden without JavaScript. When it is pressed before the script has loaded,
// it opens a note that says so; the script notices the press and opens the dialog.

import { MessageCircleQuestion } from 'lucide-react';
import type { ComponentProps } from 'react';
import { adviceCopy } from '#copy/advice/advice-copy.ts';
import { ADVICE_ISLAND, ADVICE_NOTE } from '../../islands/advice/advice-names.ts';
import { classNames } from '../../ui/class-names.ts';

export function AdviceButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type' | 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      data-opens={ADVICE_ISLAND}
      popoverTarget={ADVICE_NOTE}
      popoverTargetAction="show"
      aria-haspopup="dialog"
      className={classNames('inline-flex cursor-pointer items-center gap-2 noscript:hidden', className)}
    >
      <MessageCircleQuestion aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {adviceCopy.name}
    </button>
  );
}
