import { expect, test } from 'vitest';
import {
  hasReplayed,
  primaryPositionSchema,
  replicaPositionSchema,
  replicationLag,
} from './replay-position.ts';

const server = { system: '7301', database: 'shop', timeline: 2 };
const primary = primaryPositionSchema.parse({ ...server, place: '18446744073709551000' });
const replica = (differs: object) =>
  replicaPositionSchema.parse({ ...server, place: '18446744073709551000', newestAge: 40, ...differs });

test.each([
  ['just as far', {}, 0],
  ['further', { place: '18446744073709551001' }, 0],
  ['one byte behind, where doubles cannot tell', { place: '18446744073709550999' }, 40],
  ['behind with fewer digits', { place: '999' }, 40],
  ['behind by a clock that is wrong', { place: '999', newestAge: -3 }, 0],
  ['behind, and has shown no change yet', { place: '999', newestAge: null }, null],
  ['no replica', { place: null }, null],
  ['further on the timeline of before a failover', { place: '18446744073709551615', timeline: 1 }, null],
  ['further on a timeline that this primary is not on', { timeline: 3 }, null],
  ['the copy of another server', { system: '7302' }, null],
  ['another database of the same server', { database: 'shop_before' }, null],
])('a server that is %s (%o) lags %o s', (_, differs, lag) => {
  expect(replicationLag(replica(differs), primary)).toBe(lag);
});

test.each([
  ['just as far', {}, true],
  ['further', { place: '18446744073709551001' }, true],
  ['one byte behind, where doubles cannot tell', { place: '18446744073709550999' }, false],
  ['behind by a clock that is wrong', { place: '999', newestAge: 0 }, false],
  ['no replica', { place: null }, false],
  ['further on the timeline of before a failover', { place: '18446744073709551615', timeline: 1 }, false],
])('a server that is %s (%o) has replayed it: %o', (_, differs, isFarEnough) => {
  expect(hasReplayed(replica(differs), primary)).toBe(isFarEnough);
});

test('a place that is no number is refused', () => {
  expect(() => replica({ place: '0/3000060' })).toThrow();
});
