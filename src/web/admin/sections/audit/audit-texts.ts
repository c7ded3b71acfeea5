// Describes an audit log entry in Dutch: the action, its subject, and each value before and after.

import { type AuditChange, type AuditEntry, HIDDEN_VALUE } from '#modules/audit/contract.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { capitalise } from '#shared/writing/capitalise.ts';
import { bytesText, countText, momentText } from '../../format.ts';
import { SECTIONS } from '../../shell/sections.ts';
import { ADDRESS_WORDS, METHOD_WORDS, REFUSED_WORDS, ROUTE_WORDS } from './request-words.ts';
import { ENTITY_WORDS, FIELD_WORDS, OMITTED_FIELDS, SETTINGS_WORDS } from './row-words.ts';

type AuditedAction = Pick<AuditEntry, 'method' | 'route' | 'path' | 'changes'> &
  Partial<Pick<AuditEntry, 'status'>>;

/**
 * The columns whose value can name a changed row in the audit log, such as a code or a title, in order of
 * preference.
 */
const NAMING_FIELDS: readonly string[] = [
  'order_number',
  'number',
  'name',
  'file_name',
  'title',
  'code',
  'username',
  'email',
  'recipient',
  'from_path',
  'subject',
  'supplier',
  'author',
];

const RANKS = Object.keys(ENTITY_WORDS);
/** Matches an internal key such as "mail:order_confirmation:order:280", which is not shown to people. */
const MACHINE_NAME = /^[a-z_]+:[a-z_]+:\S+$/;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const AMOUNTS = /(_cents|^total|^subtotal|^discount|^shipping_cost|^vat_amount|^amount|^unit_amount)$/;

/**
 * Describes the action: "Bestelling 12 gewijzigd". A write that changed no row is described by its method and
 * URL.
 */
export function actionText(action: AuditedAction): string {
  const { method, path, changes } = action;
  const named = namedAction(action);
  if (named) return named;
  const main = mainChangeOf(changes);
  return main ? changeText(main) : attemptText(method, path);
}

function namedAction({ method, route, status }: AuditedAction): string | undefined {
  const refused = (status ?? 0) >= 400 && REFUSED_WORDS[`${method} ${route}`];
  return refused || ROUTE_WORDS[`${method} ${route}`];
}

const mainChangeOf = (changes: readonly AuditChange[]) =>
  changes.toSorted((a, b) => rankOf(a) - rankOf(b))[0];

/**
 * The name of the changed row, such as "ZOMER10". A row without a name is described by the number in the
 * request's URL ("nr. 12") if the request has a Dutch name of its own; otherwise the text is empty.
 */
export function subjectText(action: AuditedAction): string {
  const main = mainChangeOf(action.changes);
  const row = { ...main?.before, ...main?.after };
  const name = NAMING_FIELDS.map((field) => row[field]).find(
    (value) => typeof value === 'string' && value && !MACHINE_NAME.test(value),
  );
  if (name) return String(name);
  const [number] = namedAction(action) ? (/\b\d+\b/.exec(action.path) ?? []) : [];
  return number ? `nr. ${number}` : '';
}

/** Describes a change: "Bestelling 12 gewijzigd", "Instellingen van merk gewijzigd". */
export function changeText(change: AuditChange): string {
  const { entity, entityId } = change;
  const name = entity === 'settings' ? `van ${SETTINGS_WORDS[entityId] ?? entityId}` : entityId;
  return `${entityText(entity)} ${name} ${verbOf(change)}`;
}

/**
 * Describes a request that changed nothing: "Bestelling 12 wijzigen". When URL or method has no Dutch name,
 * returns method and path unchanged.
 */
function attemptText(method: string, path: string): string {
  const [, name = '', id = ''] = /^\/api\/(?:admin\/)?([\w-]+)(?:\/(\d+))?$/.exec(path) ?? [];
  const thing = ADDRESS_WORDS[name] ?? knownLabel(name);
  const verb = METHOD_WORDS[method];
  return thing && verb ? [thing, id, verb].filter(Boolean).join(' ') : `${method} ${path}`;
}

export function entityText(entity: string): string {
  return knownLabel(entity) ?? sentence(entity);
}

/**
 * The Dutch name of a table; `name` may use underscores (database) or hyphens (URL). Falls back to the label
 * of the back-office section with that path; undefined when neither exists.
 */
function knownLabel(name: string): string | undefined {
  const section = name.replaceAll('_', '-');
  const isOf = ({ path }: { path: string }) => path.split('/').at(-1) === section;
  return ENTITY_WORDS[name.replaceAll('-', '_')] ?? SECTIONS.find(isOf)?.label;
}

export function verbOf({ before, after }: AuditChange): string {
  if (before === null) return 'toegevoegd';
  return after === null ? 'verwijderd' : 'gewijzigd';
}

/**
 * Describes the failure of a request by its HTTP status. Returns null when the request succeeded. A null
 * `status` means that the request was aborted.
 */
export function failureText(status: number | null): string | null {
  if (status === null) return 'Afgebroken';
  if (status === 401 || status === 403) return 'Niet toegestaan';
  if (status === 429) return 'Te vaak geprobeerd';
  if (status >= 500) return 'Mislukt';
  return status >= 400 ? 'Geweigerd' : null;
}

export type ValueRow = { label: string; before: string; after: string };

/**
 * Returns one row per changed column, without technical columns. An object, such as a section of the
 * settings, gives one row per changed part.
 */
export function valueRows({ before, after }: AuditChange): ValueRow[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !OMITTED_FIELDS.includes(name))
    .flatMap((name) => rowsOf(name, FIELD_WORDS[name] ?? sentence(name), before?.[name], after?.[name]))
    .filter((row) => row.before !== NOTHING || row.after !== NOTHING);
}

const NOTHING = '–';
const DIGEST = /\b([0-9a-f]{10})[0-9a-f]{30,}\b/g;
const LONGEST_TEXT = 300;
/**
 * The number of unchanged characters that the audit log shows before the first difference of two long texts.
 */
const LEAD = 40;

function rowsOf(name: string, label: string, before: unknown, after: unknown): ValueRow[] {
  if (isRecord(before) && isRecord(after)) {
    const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return parts.flatMap((part) => rowsOf(part, partLabel(label, part), before[part], after[part]));
  }
  if (before !== HIDDEN_VALUE && JSON.stringify(before) === JSON.stringify(after)) return [];
  const texts = { before: valueText(name, before), after: valueText(name, after) };
  const from = Math.max(0, firstDifference(texts.before, texts.after) - LEAD);
  return [{ label, before: shortened(texts.before, from), after: shortened(texts.after, from) }];
}

/**
 * The label of one part of an object: "Adres › Plaats". The column `value` of the settings holds a whole
 * section, so its parts get no prefix.
 */
function partLabel(label: string, part: string): string {
  const own = FIELD_WORDS[part] ?? sentence(part);
  return label === FIELD_WORDS.value ? own : `${label} › ${own}`;
}

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (value === HIDDEN_VALUE) return 'verborgen';
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  if (typeof value === 'number') return numberText(name, value);
  if (typeof value === 'string')
    return MOMENT.test(value) ? momentText(value) : value.replaceAll(DIGEST, '$1…');
  if (Array.isArray(value))
    return value.length === 0 ? NOTHING : value.map((item) => valueText('', item)).join(', ');
  return JSON.stringify(value);
}

function numberText(name: string, value: number): string {
  if (name === 'bytes') return bytesText(value);
  return AMOUNTS.test(name) ? formatEuro(cents(value)) : String(value);
}

/**
 * Shortens a long value of the audit log to the part from index `from` and adds its full length. The stored
 * log keeps the whole text.
 */
function shortened(text: string, from: number): string {
  if (text.length <= LONGEST_TEXT) return text;
  const part = text.slice(from, from + LONGEST_TEXT);
  const end = from + LONGEST_TEXT < text.length ? '…' : '';
  return `${from > 0 ? '…' : ''}${part}${end} (${countText(text.length)} tekens)`;
}

function firstDifference(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  for (let place = 0; place < end; place += 1) if (one[place] !== other[place]) return place;
  return end;
}

/** Turns a column name into words: "payment_state" and "paymentState" become "Payment state". */
function sentence(name: string): string {
  return capitalise(
    name
      .replaceAll('_', ' ')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );
}

function rankOf({ entity }: AuditChange): number {
  const rank = RANKS.indexOf(entity);
  return rank < 0 ? RANKS.length : rank;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
