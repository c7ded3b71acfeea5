// A button that asks the shop for something at once, waits for it, and says how it ended.

import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type ToastMessage, toast } from '#web/ui/toast/toast-store.ts';
import { PageAction, type PageActionProps } from '../shell/actions/page-action.tsx';

type ActionButtonProps<Answer> = Omit<PageActionProps, 'requires' | 'busyLabel' | 'onPress'> & {
  requires: Endpoint | 'nothing';
  /** While it waits. */
  busyLabel?: string;
  run(): Promise<Answer>;
  /** What is read again afterwards. */
  invalidates?: readonly QueryKey[];
  /** The message that it is done; without one the page shows it. */
  done?(answer: Answer): ToastMessage;
  failed: string;
  /** As long as it stands there. */
  onDone?(answer: Answer): void;
};

export function ActionButton<Answer>(props: ActionButtonProps<Answer>) {
  const { busyLabel = 'Bezig...', run, invalidates, done, failed, onDone, ...action } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    meta: { ...(invalidates && { invalidates }), failed },
    onSuccess: (answer) => {
      if (done) toast(done(answer));
    },
  });
  return (
    <PageAction
      {...action}
      busyLabel={isPending && busyLabel}
      onPress={() => mutate(undefined, { onSuccess: (answer) => onDone?.(answer) })}
    />
  );
}
