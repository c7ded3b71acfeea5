import { describe, expect, test } from 'vitest';
import { isDatabaseOutage, problemOf } from './problem-replies.ts';

const coded = (code: string) => Object.assign(new Error('a failure'), { code });

describe('a database that is away', () => {
  test.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['a name that cannot be resolved', coded('ENOTFOUND')],
    ['a connection ended by the operator of the server', coded('57P01')],
    ['a server that is starting up', coded('57P03')],
    ['a full disk of the server', coded('53100')],
    ['a statement the server gave up after its time', coded('57014')],
    ['a lock that could not be had', coded('55P03')],
    ['a server that only reads since a failover', coded('25006')],
    ['a connection that went silent', new Error('Query read timeout')],
    ['a connection that broke off under a query', new Error('Connection terminated unexpectedly')],
    [
      'a connection that broke off between two queries of a transaction',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['no free connection in time', new Error('timeout exceeded when trying to connect')],
    ['any of these, wrapped by the query builder', new Error('Failed query', { cause: coded('08006') })],
  ])('is seen in %s, and answered with 503 and Retry-After', (_what, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
    expect(problemOf(error)).toMatchObject({
      problem: { status: 503, code: 'temporarily_unavailable' },
      retryAfter: 5,
    });
  });

  test('is not seen in a broken rule of the database', () => {
    expect(isDatabaseOutage(coded('23505'))).toBe(false);
    expect(problemOf(coded('23505')).problem).toMatchObject({ status: 500, code: 'internal_error' });
  });
});

describe('a value that no column holds', () => {
  test.each(['22021', '22P05', '22003'])('is the sender’s mistake, should a schema let it by: %s', (code) => {
    const error = new Error('Failed query', { cause: coded(code) });
    expect(problemOf(error)).toMatchObject({
      problem: { status: 422, code: 'validation_failed' },
      fault: false,
    });
  });
});
