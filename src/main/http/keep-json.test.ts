import { expect, test } from 'vitest';
import * as z from 'zod';
import { keepJson } from './keep-json.ts';

const schema = z.array(z.object({ id: z.string() }));

test('what is kept is loaded once for all who ask, and again after it was dropped', async () => {
  let loads = 0;
  const kept = keepJson(schema, async () => {
    loads += 1;
    return [{ id: String(loads) }];
  });
  const answers = await Promise.all([kept.read(), kept.read(), kept.read()]);
  expect(answers.map(({ text }) => text)).toEqual(Array(3).fill('[{"id":"1"}]'));
  kept.drop();
  expect((await kept.read()).value).toEqual([{ id: '2' }]);
});

test('what was dropped while it was loaded is given to those who waited and not kept', async () => {
  const gate = Promise.withResolvers<{ id: string }[]>();
  const loads = [gate.promise, Promise.resolve([{ id: 'new' }])];
  const kept = keepJson(schema, () => loads.shift() ?? Promise.reject(new Error('too many')));
  const waiting = kept.read();
  kept.drop();
  gate.resolve([{ id: 'old' }]);
  expect((await waiting).value).toEqual([{ id: 'old' }]);
  expect((await kept.read()).value).toEqual([{ id: 'new' }]);
});

test('a failure is not kept', async () => {
  const loads = [Promise.reject(new Error('away')), Promise.resolve([{ id: 'back' }])];
  const kept = keepJson(schema, () => loads.shift() ?? Promise.reject(new Error('too many')));
  await expect(kept.read()).rejects.toThrow('away');
  expect((await kept.read()).value).toEqual([{ id: 'back' }]);
});

test('what breaks its own contract is not sent', async () => {
  const kept = keepJson(z.array(z.object({ id: z.string().min(1) })), async () => [{ id: '' }]);
  await expect(kept.read()).rejects.toThrow();
});
