// The list of messages the page has shown, kept outside React so that any code can say something:
// `toast({…})`. One is visible at a time; a closed one stays in the list for its long afterlife and is then
// forgotten.

export type ToastSeverity = 'low' | 'medium' | 'high';

type ToastAction = { label: string; run(): void };

export type ToastMessage = {
  title: string;
  description?: string;
  /**
   * `high` stands 10 s and reads "Urgent", `medium` and `low` stand 5 s. Without one it is a plain message.
   */
  severity?: ToastSeverity;
  /** A button, such as "Opnieuw proberen". */
  action?: ToastAction;
  /** The rarer choice beside it. */
  otherAction?: ToastAction;
  /** Where a person helps, beside the action. */
  help?: { label: string; href: string };
};

export type ToastRecord = ToastMessage & { id: number; open: boolean };

const RECORD_LIFETIME_MS = 1_000_000;
const DURATION_MS = 5_000;
const URGENT_DURATION_MS = 10_000;

let records: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message and closes the one before it. Answers the id that `closeToast` takes. */
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

/** For a page that starts something new: what was said before no longer holds. */
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
