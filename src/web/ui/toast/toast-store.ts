// The messages the page has shown, stored outside React so that any code can show one: `toast({…})`. One
// message is visible at a time; a closed message stays in the list for a while and is then removed.

export type ToastSeverity = 'low' | 'medium' | 'high';

type ToastAction = { label: string; run(): void };

export type ToastMessage = {
  title: string;
  description?: string;
  /**
   * The urgency. `high` stays 10 s and reads "Urgent", `medium` and `low` stay 5 s; without a severity it is
   * a plain message.
   */
  severity?: ToastSeverity;
  /** The main button, such as "Opnieuw proberen". */
  action?: ToastAction;
  /** A second, less common button. */
  otherAction?: ToastAction;
  /** A link to help, beside the buttons. */
  help?: { label: string; href: string };
};

export type ToastRecord = ToastMessage & { id: number; open: boolean };

const RECORD_LIFETIME_MS = 1_000_000;
const DURATION_MS = 5_000;
const URGENT_DURATION_MS = 10_000;

let records: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message and closes the one before it. Returns the id for `closeToast`. */
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

/** Closes all messages, for a page that starts something new: the earlier messages no longer apply. */
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
