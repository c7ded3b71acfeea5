// Tests templates on a real database: created, checked, changed by two operators at once, updated by a
// release and reset.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#shared/api/problems.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  changeEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  listEmailTemplates,
  resetEmailTemplate,
  seedEmailTemplates,
} from '../index.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
const template = {
  key: 'refund',
  name: 'Terugbetaling',
  subject: '{{refundAmount}} terug van {{brandName}}',
  htmlContent: '<p>Hoi {{customerName}}</p>',
  textContent: 'Hoi {{customerName}}',
};
let shop: TestDatabase;

beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction((tx) => seedEmailTemplates(tx, clock, [template]));
});
afterAll(() => shop.drop());

const needs = () => ({ database: shop.database, clock, mailLayout: { templates: [template] } });
const codeOf = (error: unknown) => (error instanceof Refusal ? [error.status, error.code] : error);

describe('templates of the operator', () => {
  const own = {
    name: 'Vakantie & rust',
    subject: 'Even dicht',
    htmlContent: '<p>Hoi {{customerName}}</p>{{message}}',
  };

  test('one can be added, listed with its names and removed', async () => {
    const made = await createEmailTemplate(needs(), own);
    expect(made).toMatchObject({ key: 'vakantie_rust', variables: 'customerName, message', isActive: true });
    expect(made).toMatchObject({ isBuiltIn: false, isChanged: true, version: 1 });
    expect(made.textContent).toContain('Hoi {{customerName}}');
    const again = await createEmailTemplate(needs(), own).catch((thrown: unknown) => thrown);
    expect(codeOf(again)).toEqual([409, 'template_exists']);
    await deleteEmailTemplate(needs(), made.id);
    expect(await listEmailTemplates(needs())).toHaveLength(1);
  });

  test('an unknown variable is refused at saving, at its field, with the name that was meant', async () => {
    const error = await createEmailTemplate(needs(), { ...own, htmlContent: '{{custmerName}}' }).catch(
      (thrown: unknown) => thrown,
    );
    expect(codeOf(error)).toEqual([422, 'validation_failed']);
    expect(error instanceof Refusal && error.errors?.[0]).toEqual({
      path: 'htmlContent',
      message: 'Onbekende variabele {{custmerName}}. Bedoel je {{customerName}}?',
    });
  });

  test("the shop's own template cannot be removed, and a missing one is 404", async () => {
    const [stored] = await listEmailTemplates(needs());
    const remove = (id: number) => deleteEmailTemplate(needs(), id).catch((thrown: unknown) => thrown);
    expect(codeOf(await remove(stored?.id ?? 0))).toEqual([409, 'template_in_use']);
    expect(codeOf(await remove(99_999))).toEqual([404, 'not_found']);
  });

  test('two operators: the second is told, and nothing is overwritten', async () => {
    const [stored] = await listEmailTemplates(needs());
    const { id = 0, version = 0 } = stored ?? {};
    await changeEmailTemplate(needs(), id, { ...template, subject: 'Eerste', version });
    const second = await changeEmailTemplate(needs(), id, { ...template, subject: 'Tweede', version }).catch(
      (thrown: unknown) => thrown,
    );
    expect(codeOf(second)).toEqual([409, 'edit_conflict']);
    expect((await listEmailTemplates(needs()))[0]?.subject).toBe('Eerste');
  });

  test('a release renews what nobody changed, and a changed one can be put back', async () => {
    const release = { ...template, subject: 'Beter' };
    const seed = () => shop.database.transaction((tx) => seedEmailTemplates(tx, clock, [release]));
    await seed();
    const [changed] = await listEmailTemplates(needs());
    expect(changed).toMatchObject({ subject: 'Eerste', isChanged: true });
    expect(await resetEmailTemplate(needs(), changed?.id ?? 0)).toMatchObject({
      subject: template.subject,
      isChanged: false,
    });
    await seed();
    expect((await listEmailTemplates(needs()))[0]).toMatchObject({ subject: 'Beter', isChanged: false });
  });
});
