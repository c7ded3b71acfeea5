// A button that asks the shop for something at once, waits for it, and says how it ended.

import { type QueryKey, useMutation } from '@tanstack/react-query';
import { Check, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { type ToastMessage, toast } from '#web/ui/toast/toast-store.ts';
import { useMayAsk } from '../session/admin-session.ts';
import { commandTraits, useKnownAction } from '../shell/actions/page-action.tsx';

type ActButtonProps<Answer> = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  icon?: LucideIcon;
  label: string;
  /** Makes it an action of the page, which the palette offers as well. */
  command?: string;
  words?: string;
  /** Does it from anywhere on the page; goes with `command`. */
  letter?: string;
  /** As of a page's action: who would be refused it does not see it. */
  asks: Endpoint | 'nothing';
  /** While it waits. */
  busyLabel?: string;
  act(): Promise<Answer>;
  /** What is read again afterwards. */
  invalidates?: readonly QueryKey[];
  /** The message that it is done; without one the page shows it. */
  done?(answer: Answer): ToastMessage;
  failed: string;
  /** As long as it stands there. */
  onDone?(answer: Answer): void;
};

export function ActButton<Answer>(props: ActButtonProps<Answer>) {
  const {
    icon: Icon,
    label,
    command,
    words,
    letter,
    asks,
    busyLabel = 'Bezig...',
    act,
    invalidates,
    done,
    failed,
    onDone,
    ...button
  } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    meta: { ...(invalidates && { invalidates }), failed },
    onSuccess: (answer) => {
      if (done) toast(done(answer));
    },
  });
  const press = () => mutate(undefined, { onSuccess: (answer) => onDone?.(answer) });
  const isMine = useMayAsk(asks);
  const isReady = isMine && !isPending && !button.disabled;
  useKnownAction(isReady && command ? { command, label, icon: Icon ?? Check, words, letter, press } : null);
  if (!isMine) return null;
  return (
    <Button {...button} {...commandTraits({ command, label, letter })} disabled={!isReady} onClick={press}>
      {Icon ? <Icon size={14} aria-hidden /> : null} {isPending ? busyLabel : label}
    </Button>
  );
}
