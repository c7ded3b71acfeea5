import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDisputesRepository } from './disputes.repository.ts';
import { openSandboxFile } from './sandbox-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zwartwit-sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nobody else may read the file or what SQLite puts beside it, from the first moment', () => {
  const path = join(folder, 'sandbox.db');
  const file = openSandboxFile(path, 'full');
  for (const end of ['', '-wal', '-shm']) expect(statSync(`${path}${end}`).mode & 0o777).toBe(0o600);
  file.close();
});

test('a file of the first version keeps its payments and learns about disputes', () => {
  const path = join(folder, 'sandbox.db');
  const old = openSandboxFile(path, 'full');
  old.connection.exec(
    `DROP TABLE disputes; DROP INDEX refunds_by_payment; DROP INDEX refunds_by_age; PRAGMA user_version = 1;
     INSERT INTO payments (id, secret, status, amount, initial_amount, reference, idempotency_key, created_at)
     VALUES ('pi_1', 's', 'succeeded', 2495, 2495, 'r', 'k', 1)`,
  );
  old.close();
  const file = openSandboxFile(path, 'full');
  const disputes = createDisputesRepository(file.connection);
  const dispute = {
    id: 'du_1',
    paymentId: 'pi_1',
    amount: 2495,
    status: 'open',
    reason: 'fraudulent',
  } as const;
  disputes.insert({ ...dispute, createdAt: 5 });
  expect(disputes.listOf('pi_1')).toMatchObject([dispute]);
  expect(disputes.listReversedPayments(5)).toEqual(['pi_1']);
  expect(disputes.listReversedPayments(6)).toEqual([]);
  file.close();
});
