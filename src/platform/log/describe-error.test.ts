// Tests that no value of an SQL statement is logged, whatever fails and however deep the error is wrapped.

import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError, redactError } from './describe-error.ts';

const SECRET = 'geheim.persoon@example.nl';
const STATEMENT = 'insert into "draft_orders" ("customer_email") values ($1) returning "id"';

function failed(code = '23505'): DrizzleQueryError {
  const serialised = Object.assign(
    new Error(code === '22P02' ? `invalid input syntax: "${SECRET}"` : 'duplicate key'),
    {
      code,
      constraint: 'drafts_email',
      detail: `Key (email)=(${SECRET}) already exists.`,
      where: SECRET,
    },
  );
  return new DrizzleQueryError(STATEMENT, [`x\n    at ${SECRET}`, SECRET, '\nparams: '], serialised);
}

test.each([
  ['the error itself', () => failed()],
  ['a value of the wrong form', () => failed('22P02')],
  ['an error around it', () => new Error('the basket was not saved', { cause: failed() })],
])('%s tells what failed, and no value', (_name, make) => {
  const error = make();
  for (const text of [
    JSON.stringify(describeError(error)),
    String(redactError(error).stack),
    redactError(error).message,
  ])
    expect(text).not.toContain(SECRET);
  expect(JSON.stringify(describeError(error))).toContain('insert into \\"draft_orders\\"');
});

test('kind, SQLSTATE, constraint and place remain', () => {
  const described = describeError(failed());
  expect(described).toMatchObject({
    type: 'DrizzleQueryError',
    message: expect.stringMatching(/^Failed query: insert into "draft_orders"/),
    statement: 'insert into "draft_orders" ("customer_email")',
    cause: { code: '23505', constraint: 'drafts_email', message: 'duplicate key' },
  });
  expect(described.stack).toContain('describe-error.test.ts');
  expect(described.cause).not.toHaveProperty('detail');
});

test('an ordinary error keeps its words and its place', () => {
  const described = describeError(new TypeError('x is not a function'));
  expect(described).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(described.stack).toMatch(/^TypeError: x is not a function\n {4}at /);
});

test('a circle of causes ends', () => {
  const error = new Error('a');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
});
