import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLog, safePath } from './create-log.ts';

/** Returns the log lines as text, from a logger with the settings of the shop's logger. */
function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLog('debug');
  Object.assign(log, { [pino.symbols.streamSym]: stream });
  write(log);
  return lines.join('');
}

describe('safePath', () => {
  it.each([
    ['/api/quote?email=jan@example.com', '/api/quote'],
    ['/bestelling/abc.def', '/bestelling/…'],
    ['/bestelling/abc.def/factuur', '/bestelling/…/factuur'],
    ['/herstel/abc?x=1', '/herstel/…'],
    ['/sandbox/bank/pi_1', '/sandbox/bank/…'],
    ['/sandbox/3ds/pi_1', '/sandbox/3ds/…'],
    ['/checkout', '/checkout'],
    ['/', '/'],
  ])('%s is logged as %s', (url, logged) => {
    expect(safePath(url)).toBe(logged);
  });
});

describe('the log', () => {
  it('writes JSON with the level as a word and the time in ISO form', () => {
    const line: unknown = JSON.parse(linesOf((log) => log.info('hello')));
    expect(line).toMatchObject({ level: 'info', msg: 'hello' });
    expect(line).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
  });

  it('keeps personal data and secrets to itself', () => {
    const customer = {
      email: 'jan@example.com',
      customerEmail: 'jan@example.com',
      phone: '0612345678',
      password: 'geheim-123',
      number: '4242424242424242',
      cvc: '987',
      sessionId: 'checkout_1_abc',
      clientSecret: 'pi_1_secret_2',
    };
    const written = linesOf((log) => log.warn({ customer }, 'refused'));
    for (const value of Object.values(customer)) expect(written).not.toContain(value);
    expect(written).toContain('refused');
  });

  it('logs of a request its id, method and path without the query', () => {
    const req = {
      id: 'r1',
      method: 'GET',
      url: '/api/quote?email=jan@example.com',
      headers: { cookie: 'x' },
    };
    const line: unknown = JSON.parse(linesOf((log) => log.info({ req })));
    expect(line).toHaveProperty('req', { id: 'r1', method: 'GET', path: '/api/quote' });
  });
});
