// Tests that an operator who saves something sees it at once in the figures, each time through another
// process. The figures come from a replica, which follows, is paused and follows again.

import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { serviceSchema } from '#modules/operations/contract.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { queryServer } from '#tests/support/query-server.ts';
import { until } from './database-node.ts';
import { OPERATOR } from './pictures.ts';

/**
 * The result of the rounds. `unseen`: rounds whose figures lacked the coupon saved just before. `onReplica`:
 * reads that reached the replica.
 */
export type ReadYourWrites = {
  replica: string;
  rounds: number;
  unseen: number;
  onReplica: number;
};

const ROUNDS = 30;
/**
 * The wait in ms until the statistics of a replica are complete; an idle connection reports its reads after
 * ten seconds.
 */
const COUNTED_AFTER_MS = 11_000;
const READ_THERE = 'De cijfers komen van de replica';
const overviewSchema = z.object({ activeCoupons: z.number() });

export async function createBookkeeper(address: string, replica: string) {
  const cookie = await logInForCookie(address, OPERATOR);
  /** Sends a request on a new connection, so that the next request reaches another process. */
  const ask = (path: string, body?: object) =>
    callHttp({
      url: `${address}${path}`,
      body,
      method: body ? 'POST' : 'GET',
      headers: { cookie, connection: 'close' },
    });
  const countCoupons = async () =>
    overviewSchema.parse((await ask('/api/admin/overview')).body).activeCoupons;
  let saved = await countCoupons();

  async function readShopHealth(): Promise<string> {
    const services = z.array(serviceSchema).parse((await ask('/api/admin/services')).body);
    return services.find(({ key }) => key === 'database')?.detail ?? '';
  }

  /** Saves a coupon and reads the figures. Returns true when the figures include the coupon. */
  async function saveAndLook(): Promise<boolean> {
    const code = `EIGEN${saved}`;
    const days = { validFrom: '2026-01-01', validUntil: '2036-01-01' };
    const { status } = await ask('/api/admin/coupons', { code, type: 'percentage', value: '5', ...days });
    if (status !== 201) throw new Error(`The coupon was answered ${status}`);
    saved += 1;
    return (await countCoupons()) === saved;
  }

  /** Returns how often the replica has read the table `coupons`. */
  async function countReads(): Promise<number> {
    await pause(COUNTED_AFTER_MS);
    const [row] = await queryServer(
      replica,
      `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as reads from pg_stat_user_tables where relname = 'coupons'`,
    );
    return Number(row?.reads);
  }

  async function saveOften(state: string, beforeEach = async () => {}): Promise<ReadYourWrites> {
    const before = await countReads();
    let unseen = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await beforeEach();
      if (!(await saveAndLook())) unseen += 1;
    }
    return { replica: state, rounds: ROUNDS, unseen, onReplica: (await countReads()) - before };
  }

  /**
   * Pauses the replication of the replica. The command is repeated until it has an effect, because Patroni
   * resumes a paused replica.
   */
  async function stop(): Promise<void> {
    await until('the replica stands still', async () => {
      await queryServer(replica, 'select pg_wal_replay_pause()');
      const [row] = await queryServer(replica, 'select pg_get_wal_replay_pause_state() as state');
      return row?.state === 'paused';
    });
  }

  return {
    saveOften,
    async saveWhileItStandsStill(): Promise<ReadYourWrites> {
      const still = await saveOften('stands still', () => stop()).finally(() =>
        queryServer(replica, 'select pg_wal_replay_resume()'),
      );
      await until('the replica is read again', async () => (await readShopHealth()).includes(READ_THERE));
      return still;
    },
  };
}
