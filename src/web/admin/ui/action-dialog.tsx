// Asks before something is done for good, does it, and shows why when the shop refuses.

import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ToastMessage, toast } from '#web/ui/toast/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { RowDialog } from './list/define-list.ts';
import { refusalText } from './refusal-text.ts';

type ActionDialogProps = {
  title: string;
  children: ReactNode;
  /** What is done, on its button: "Verwijderen" when left out; while it waits with dots behind it. */
  label?: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** A step on the way, by which nothing is lost. */
  isStep?: boolean;
  run(): Promise<unknown>;
  /** What is read again afterwards. */
  invalidates: readonly QueryKey[];
  /** Titles of the messages; without them the dialog itself, or what follows it, says enough. */
  done?: string | ToastMessage;
  failed?: string;
  /** The dialog has closed by then. */
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

/** Such a dialog of each row of a list. */
export const rowActionDialog =
  <Row,>(about: (row: Row) => Omit<ActionDialogProps, 'onClose'>): RowDialog<Row> =>
  ({ row, onClose }) => <ActionDialog {...about(row)} onClose={onClose} />;
