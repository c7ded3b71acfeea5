// Draws the messages of the toast store. Put one <Toaster /> on a page; F8 moves the focus to it,
// hovering or focusing holds it, a swipe of 50 px to the right or the button closes it.

import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import {
  closeToast,
  listToasts,
  subscribeToToasts,
  type ToastRecord,
  type ToastSeverity,
  toastDuration,
} from './toast-store.ts';
import './toast.css';

const SEVERITY_LABELS: Record<ToastSeverity, string> = { high: 'Urgent', medium: 'Belangrijk', low: 'Info' };

const nothing: readonly ToastRecord[] = [];

export function Toaster() {
  const records = useSyncExternalStore(subscribeToToasts, listToasts, () => nothing);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label="Melding">
      {records.slice(0, 1).map((record) => (
        <ToastCard key={record.id} record={record} />
      ))}
      <Toast.Viewport className="toast-viewport" label="Meldingen ({hotkey})" />
    </Toast.Provider>
  );
}

function ToastCard({ record }: { record: ToastRecord }) {
  return (
    <Toast.Root
      className="toast"
      data-severity={record.severity ?? 'none'}
      open={record.open}
      duration={toastDuration(record)}
      onOpenChange={(open) => {
        if (!open) closeToast(record.id);
      }}
    >
      <div className="toast-text">
        {record.severity ? <span className="toast-label">{SEVERITY_LABELS[record.severity]}</span> : null}
        <Toast.Title className="toast-title">{record.title}</Toast.Title>
        {record.description ? (
          <Toast.Description className="toast-description">{record.description}</Toast.Description>
        ) : null}
        {record.action || record.otherAction || record.help ? (
          <div className="toast-actions">
            {[record.action, record.otherAction].map((action) =>
              action ? (
                <Toast.Action
                  key={action.label}
                  className="toast-action"
                  altText={action.label}
                  onClick={action.run}
                >
                  {action.label}
                </Toast.Action>
              ) : null,
            )}
            {record.help ? (
              <a className="toast-action" href={record.help.href}>
                {record.help.label}
              </a>
            ) : null}
          </div>
        ) : null}
      </div>
      <Toast.Close className="toast-close" aria-label="Melding sluiten">
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </Toast.Close>
    </Toast.Root>
  );
}
