// A button that asks the shop for something at once, waits for it, and says how it ended.

import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { type ToastMessage, toast } from '#web/ui/toast/toast-store.ts';

type ActButtonProps<Answer> = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  icon?: LucideIcon;
  label: string;
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
  return (
    <Button
      {...button}
      disabled={isPending || button.disabled}
      onClick={() => mutate(undefined, { onSuccess: (answer) => onDone?.(answer) })}
    >
      {Icon ? <Icon size={14} aria-hidden /> : null} {isPending ? busyLabel : label}
    </Button>
  );
}
