// The messages that the page has shown, stored outside React so that any code can show a message:
// `toast({…})`. One message is visible at a time. A closed message stays in the list until about 17 minutes
// after it was shown.

export type ToastSeverity = 'low' | 'medium' | 'high';

type ToastAction = { label: string; run(): void };

export type ToastMessage = {
  title: string;
  description?: string;
  /**
   * Urgency of a toast, announced before its title. `high` stays 10 s; `medium`, `low` and a toast without
   * severity stay 5 s.
   */
  severity?: ToastSeverity;
  /** The main button of a toast, such as "Opnieuw proberen". */
  action?: ToastAction;
  /** A second button of a toast, for a less common action. */
  otherAction?: ToastAction;
  /** A link to help in a toast, beside the buttons. */
  help?: { label: string; href: string };
};

export type ToastRecord = ToastMessage & { id: number; open: boolean };

const RECORD_LIFETIME_MS = 1_000_000;
const DURATION_MS = 5_000;
const URGENT_DURATION_MS = 10_000;

let records: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message and closes the previous one. Returns the id for `closeToast`. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const id = lastId;
  replace([{ ...message, id, open: true }, ...records.map((record) => ({ ...record, open: false }))]);
  const timer: unknown = setTimeout(
    () => replace(records.filter((record) => record.id !== id)),
    RECORD_LIFETIME_MS,
  );
  letProcessEnd(timer);
  return id;
}

export function closeToast(id: number): void {
  replace(records.map((record) => (record.id === id ? { ...record, open: false } : record)));
}

/** Closes all messages. For a page that starts something new, to which earlier messages do not apply. */
export function closeAllToasts(): void {
  replace(records.map((record) => ({ ...record, open: false })));
}

export function toastDuration(message: ToastMessage): number {
  return message.severity === 'high' ? URGENT_DURATION_MS : DURATION_MS;
}

export function listToasts(): readonly ToastRecord[] {
  return records;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(next: readonly ToastRecord[]): void {
  records = next;
  for (const listener of listeners) listener();
}

// Outside a browser a timer is an object that keeps the process alive.
function letProcessEnd(timer: unknown): void {
  if (typeof timer === 'object' && timer !== null && 'unref' in timer && typeof timer.unref === 'function')
    timer.unref();
}
