// A dialog that asks for confirmation, runs an action, and shows the reason when the shop refuses.

import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ToastMessage, toast } from '#web/ui/toast/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { RowDialog } from './list/define-list.ts';
import { refusalText } from './refusal-text.ts';

type ActionDialogProps = {
  title: string;
  children: ReactNode;
  /**
   * The text of the button, "Verwijderen" by default; while it runs `busyLabel`, by default the text with
   * dots.
   */
  label?: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** The action is only a step and deletes nothing. */
  isStep?: boolean;
  run(): Promise<unknown>;
  /** The queries to refetch afterwards. */
  invalidates: readonly QueryKey[];
  /** The titles of the messages. Leave them out when the dialog or the next step says enough. */
  done?: string | ToastMessage;
  failed?: string;
  /** Called after success, when the dialog has closed. */
  onDone?(): void;
  onClose(): void;
};

export function ActionDialog(props: ActionDialogProps) {
  const {
    title,
    children,
    label = 'Verwijderen',
    busyLabel = `${label}...`,
    cancelLabel,
    isStep = false,
  } = props;
  const { run, invalidates, done, failed, onDone, onClose } = props;
  const mutation = useMutation({
    mutationFn: run,
    meta: { invalidates, failed },
    onSuccess: () => {
      if (done !== undefined) toast(typeof done === 'string' ? { title: done } : done);
    },
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={mutation.isPending ? busyLabel : label}
      {...(cancelLabel && { cancelLabel })}
      isStep={isStep}
      busy={mutation.isPending}
      error={mutation.error ? refusalText(mutation.error) : null}
      // Closes only itself: by then another dialog may stand in its place.
      onConfirm={() =>
        mutation.mutate(undefined, {
          onSuccess() {
            onClose();
            onDone?.();
          },
        })
      }
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

/** A confirmation dialog for a row of a list. */
export const rowActionDialog =
  <Row,>(about: (row: Row) => Omit<ActionDialogProps, 'onClose'>): RowDialog<Row> =>
  ({ row, onClose }) => <ActionDialog {...about(row)} onClose={onClose} />;
