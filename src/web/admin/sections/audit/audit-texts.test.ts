// Tests the texts of audit log entries.

import { describe, expect, test } from 'vitest';
import type { AuditChange } from '#modules/audit/contract.ts';
import { type Endpoint, takesDataOut } from '#shared/api/endpoint.ts';
import { actionText, failureText, subjectText, valueRows } from './audit-texts.ts';
import { ROUTE_WORDS } from './request-words.ts';

const change = (entity: string, before: AuditChange['before'], after: AuditChange['after']) => ({
  entity,
  entityId: '12',
  before,
  after,
});
const write = (method: string, path: string, changes: AuditChange[] = []) => ({
  method,
  path,
  route: path.replace(/\d+/, ':id'),
  changes,
});

describe('what was done', () => {
  test.each([
    [write('PUT', '/api/orders/12', [change('orders', {}, {})]), 'Bestelling 12 gewijzigd'],
    [write('POST', '/api/admin/coupons', [change('coupons', null, {})]), 'Kortingscode 12 toegevoegd'],
    [write('DELETE', '/api/blog/12', [change('blog_posts', {}, null)]), 'Artikel 12 verwijderd'],
    [write('POST', '/api/admin/login'), 'Ingelogd'],
    [
      write('PUT', '/x', [{ ...change('settings', {}, {}), entityId: 'brand' }]),
      'Instellingen van merk gewijzigd',
    ],
    [write('PATCH', '/api/admin/orders/12'), 'Bestelling 12 wijzigen'],
    [write('PATCH', '/api/admin/email-templates/12'), 'E-mailsjabloon 12 wijzigen'],
    [write('PUT', '/api/admin/withdrawals/12'), 'Herroeping 12 wijzigen'],
    [write('POST', '/api/admin/orders/12/label'), 'POST /api/admin/orders/12/label'],
    [write('POST', '/api/admin/things/7'), 'POST /api/admin/things/7'],
    [write('POST', '/x', [change('brand_new_things', null, {})]), 'Brand new things 12 toegevoegd'],
  ])('%j is “%s”', (entry, text) => {
    expect(actionText(entry)).toBe(text);
  });

  test('what was refused about the own account is told as what was tried', () => {
    const proof = { method: 'POST', route: '/api/admin/account/proof', path: '/api/admin/account/proof' };
    expect(actionText({ ...proof, changes: [], status: 204 })).toBe('Identiteit bevestigd');
    expect(actionText({ ...proof, changes: [], status: 422 })).toBe('Identiteit bevestigen');
  });

  test.each([
    [write('PUT', '/api/admin/coupons/12', [change('coupons', { value: 5 }, { value: 6 })]), ''],
    [write('POST', '/api/admin/coupons', [change('coupons', null, { code: 'ZOMER10' })]), 'ZOMER10'],
    [write('DELETE', '/api/blog/12', [change('blog_posts', { title: 'Wit' }, null)]), 'Wit'],
    [
      write('POST', '/api/upload', [change('media_pictures', null, { name: 'pot.jpg', bytes: 9 })]),
      'pot.jpg',
    ],
    [write('POST', '/x', [change('differences', null, { subject: 'mail:shipped:order:2' })]), ''],
    [write('POST', '/api/admin/operators/7/reset'), 'nr. 7'],
    [write('POST', '/api/admin/login'), ''],
  ])('%j is about “%s”', (entry, thing) => {
    expect(subjectText(entry)).toBe(thing);
  });

  test('the order gives its name to a write that also wrote its history', () => {
    const changes = [change('order_events', null, {}), change('orders', {}, {})];
    expect(actionText(write('PUT', '/api/orders/12', changes))).toBe('Bestelling 12 gewijzigd');
  });

  test.each([
    [200, null],
    [204, null],
    [403, 'Niet toegestaan'],
    [409, 'Geweigerd'],
    [500, 'Mislukt'],
    [null, 'Afgebroken'],
  ])('status %s is %s', (status, text) => {
    expect(failureText(status)).toBe(text);
  });
});

describe('the values', () => {
  test('are told as amounts, moments, words and dashes', () => {
    const before = { total: 2495, is_active: true, shipped_at: null, flags: [], tracking_code: '' };
    const after = {
      total: 3743,
      is_active: false,
      shipped_at: '2026-11-20T12:05:00+00:00',
      flags: ['oversold'],
      tracking_code: '3SX',
    };
    expect(valueRows(change('orders', before, after))).toEqual([
      { label: 'Totaal', before: '€24,95', after: '€37,43' },
      { label: 'Actief', before: 'ja', after: 'nee' },
      { label: 'Verzonden op', before: '–', after: '20\u00a0nov 2026, 13:05' },
      { label: 'Aandachtspunten', before: '–', after: 'oversold' },
      { label: 'Track & trace-code', before: '–', after: '3SX' },
    ]);
  });

  test('of settings are told part by part, and what stayed is not', () => {
    const before = { value: { name: 'Zwartwit', social: { x: '' } }, updated_at: 'a' };
    const after = { value: { name: 'Zwartwit', social: { x: 'https://x.example' } }, updated_at: 'b' };
    expect(valueRows(change('settings', before, after))).toEqual([
      { label: 'Social › X', before: '–', after: 'https://x.example' },
    ]);
  });

  test('of long texts are told from just before the first difference', () => {
    const same = 'Koffie kleurt tanden. '.repeat(100);
    const [row] = valueRows(
      change('blog_posts', { content: `${same}Thee ook.` }, { content: `${same}Wijn ook.` }),
    );
    expect(row?.before).toMatch(/^….{40}Thee ook\. \(2\.209 tekens\)$/);
    expect(row?.after).toMatch(/^….{40}Wijn ook\. \(2\.209 tekens\)$/);
  });

  test('that are secret tell only that they changed', () => {
    expect(valueRows(change('operators', { password_hash: '•••' }, { password_hash: '•••' }))).toEqual([
      { label: 'Wachtwoord', before: 'verborgen', after: 'verborgen' },
    ]);
  });
});

/** All exports of the modules' endpoint files. */
const modules = import.meta.glob<Record<string, object>>('../../../../modules/**/*endpoints.ts', {
  eager: true,
});
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const exporting = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((group) => Object.values(group))
  .filter(isEndpoint)
  .filter(takesDataOut)
  .map(({ method, path }) => `${method} ${path}`);

test('whatever takes data out of the shop is told in Dutch words', () => {
  expect(exporting).toContain('GET /api/admin/customers.csv');
  expect([...new Set(exporting)].filter((route) => !(route in ROUTE_WORDS))).toEqual([]);
});
