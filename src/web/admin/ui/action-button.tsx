// A button that sends a request when pressed, shows that it is busy, and reports the result in a message.

import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type ToastMessage, toast } from '#web/ui/toast/toast-store.ts';
import { PageAction, type PageActionProps } from '../shell/actions/page-action.tsx';

type ActionButtonProps<Answer> = Omit<PageActionProps, 'requires' | 'busyLabel' | 'onPress'> & {
  requires: Endpoint | 'nothing';
  /** Of a button that sends a request: its text while the request runs. */
  busyLabel?: string;
  run(): Promise<Answer>;
  /** Of a button that sends a request: the keys of the queries to refetch after the request. */
  invalidates?: readonly QueryKey[];
  /**
   * Of a button that sends a request: returns the success message for the server's answer; leave it out when
   * the page itself shows the result.
   */
  done?(answer: Answer): ToastMessage;
  failed: string;
  /**
   * Of a button that sends a request: called with the server's answer after success, if the button is still
   * on screen.
   */
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
