// A dialog that asks for confirmation and runs an action. When the server refuses the action, the dialog
// shows the reason.

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
   * Of a dialog that confirms an action: the text of its button, "Verwijderen" by default. While the action
   * runs, the button shows `busyLabel`, by default the text followed by dots.
   */
  label?: string;
  busyLabel?: string;
  cancelLabel?: string;
  /**
   * Of a dialog that confirms an action: true for a normal step that deletes nothing; its button is then not
   * red.
   */
  isStep?: boolean;
  run(): Promise<unknown>;
  /** Of a dialog that confirms an action: the keys of the queries to refetch after the action. */
  invalidates: readonly QueryKey[];
  /**
   * Of a dialog that confirms an action: the success message; `failed` is the title of the failure message.
   * Leave out both when the dialog or the next step shows the result.
   */
  done?: string | ToastMessage;
  failed?: string;
  /** Of a dialog that confirms an action: called after success, when the dialog has closed. */
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
      // Closes only this dialog; another one may be open by then.
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

/**
 * Creates a confirmation dialog for an action on one row of a list; `about` returns the dialog's texts and
 * its action for that row.
 */
export const rowActionDialog =
  <Row,>(about: (row: Row) => Omit<ActionDialogProps, 'onClose'>): RowDialog<Row> =>
  ({ row, onClose }) => <ActionDialog {...about(row)} onClose={onClose} />;
