// Tests two hundred labels in progress when the process is killed. Labels cost money, so none may be bought
// twice.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOrderLabel } from '#modules/fulfilment/index.ts';
import { type SendyStandIn, startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { interruptJobs, type JobKind } from '#tests/harness/chaos/interrupted-jobs.ts';
import { builtShop } from '#tests/harness/shop/shop-launcher.ts';
import { onEmptyDatabase } from '#tests/support/empty-database.ts';
import { insertPaidOrders } from '#tests/support/paid-orders.ts';

const COUNT = 200;

let sendy: SendyStandIn;
beforeEach(async () => {
  sendy = await startSendyStandIn({ slowMs: 10 });
});
afterEach(() => sendy.stop());

const labels = (): JobKind => ({
  env: { SENDY_TOKEN: sendy.token, SENDY_API_BASE: sendy.url },
  effects: () => sendy.bought,
  /**
   * Requests labels while the label service is busy, so that all are left to the jobs, and makes these jobs
   * due at once.
   */
  async queue(shop, database) {
    sendy.fail({ on: '*', kind: 'busy' });
    const shipmentOptions = {
      carrier: 'postnl',
      serviceLevel: 'standard',
      shippingMethod: 'pakket',
      insurance: false,
      signature: false,
    } as const;
    for (const orderId of await insertPaidOrders(database, COUNT)) {
      const wanted = { orderId, shipmentOptions, replace: false };
      await expect(createOrderLabel(shop, wanted, 'admin')).rejects.toMatchObject({ status: 503 });
    }
    await database.execute("update jobs.job set start_after = now() where data->>'kind' = 'make-label'");
    sendy.heal();
  },
  /** Makes requests without an answer five minutes older, so that they are checked. */
  async letTimePass(database) {
    await database.execute(
      "update shipments set claimed_at = claimed_at - interval '5 minutes', asked_at = asked_at - interval '5 minutes'",
    );
  },
});

test('200 labels whose process is killed all come, and each is bought once', async () => {
  await onEmptyDatabase(async (databaseUrl) => {
    const cutOff = await interruptJobs({
      launcher: builtShop,
      databaseUrl,
      kind: labels(),
      count: COUNT,
      async inspect(database) {
        const made = await database.execute(
          `select s.status, count(*)::int as labels, count(distinct s.tracking_code)::int as codes
           from shipments s join orders o on o.id = s.order_id and o.tracking_code = s.tracking_code group by 1`,
        );
        expect(made.rows).toEqual([{ status: 'made', labels: COUNT, codes: COUNT }]);
      },
    });
    console.info(JSON.stringify(cutOff));
    expect(cutOff.before).toBeLessThan(COUNT);
    expect(cutOff).toMatchObject({ happened: COUNT, repeated: [] });
    expect(sendy.shipments.filter(({ status }) => status === 'generated')).toHaveLength(COUNT);
    expect(sendy.shipments).toHaveLength(COUNT);
  });
});
