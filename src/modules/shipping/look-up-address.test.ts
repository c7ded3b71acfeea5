import { describe, expect, it } from 'vitest';
import type { RegisteredAddress } from './address-directory.port.ts';
import { createLookUpAddress } from './look-up-address.ts';

const dam = (addition: string): RegisteredAddress => ({ streetName: 'Dam', city: 'Amsterdam', addition });

function lookUp(find: (postalCode: string, houseNumber: number) => Promise<RegisteredAddress[]>) {
  const requests: string[] = [];
  let now = Date.UTC(2026, 10, 20);
  const use = createLookUpAddress({
    directory: {
      find: (postalCode, houseNumber) => {
        requests.push(`${postalCode} ${houseNumber}`);
        return find(postalCode, houseNumber);
      },
    },
    clock: { now: () => new Date(now) },
    log: { warn: () => undefined },
  });
  return { use, asked: requests, pass: (ms: number) => (now += ms) };
}

describe('looking up an address', () => {
  it('answers street, place and the additions in order, each once', async () => {
    const { use, asked: requests } = lookUp(async () => [dam(''), dam('10'), dam('B'), dam('2'), dam('B')]);
    expect(await use({ postalCode: '1012 js', houseNumber: '1' })).toEqual({
      success: true,
      address: { streetName: 'Dam', city: 'Amsterdam' },
      additions: ['2', '10', 'B'],
    });
    expect(requests).toEqual(['1012JS 1']);
  });

  it('an address nobody knows is no success', async () => {
    const { use } = lookUp(async () => []);
    expect(await use({ postalCode: '9999ZZ', houseNumber: '1' })).toEqual({ success: false, additions: [] });
  });

  it('asks the register once for the same doorstep', async () => {
    const { use, asked: requests } = lookUp(async () => [dam('')]);
    await use({ postalCode: '1012JS', houseNumber: '1' });
    await use({ postalCode: '1012 JS', houseNumber: '1A' });
    expect(requests).toHaveLength(1);
  });

  it('a failing register is told from an unknown address, and is asked again the next time', async () => {
    const { use, asked: requests } = lookUp(async () => {
      throw new Error('down');
    });
    for (let time = 0; time < 2; time += 1)
      expect(await use({ postalCode: '1012JS', houseNumber: '1' })).toMatchObject({
        success: false,
        away: true,
      });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['123', '1', ['postalCode']],
    ['1234SS', '1', ['postalCode']],
    ['1234AB', 'x', ['houseNumber']],
    ['', '', ['postalCode', 'houseNumber']],
  ])('refuses %j %j by the fields at fault', async (postalCode, houseNumber, paths) => {
    const { use } = lookUp(async () => []);
    await expect(use({ postalCode, houseNumber })).rejects.toMatchObject({
      status: 422,
      errors: paths.map((path) => ({ path })),
    });
  });
});
