// Asks before something is deleted for good, and shows why when the shop refuses.

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { refusalText } from './refusal-text.ts';

type DeleteDialogProps = {
  title: string;
  children: ReactNode;
  remove(): Promise<unknown>;
  /** What is read again afterwards. */
  listKeys: readonly QueryKey[];
  deleted: string;
  failed: string;
  onClose(): void;
};

export function DeleteDialog({
  title,
  children,
  remove,
  listKeys,
  deleted,
  failed,
  onClose,
}: DeleteDialogProps) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: remove,
    onSuccess: () => toast({ title: deleted }),
    onError: (error) => toast({ title: failed, description: refusalText(error), severity: 'high' }),
    onSettled: () => Promise.all(listKeys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={mutation.isPending ? 'Verwijderen...' : 'Verwijderen'}
      busy={mutation.isPending}
      error={mutation.error ? refusalText(mutation.error) : null}
      // Closes only itself: by then another dialog may stand in its place.
      onConfirm={() => mutation.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
