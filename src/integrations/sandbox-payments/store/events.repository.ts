// Webhook events in the sandbox's file: written in the transaction of the change they report, claimed by one
// process at a time, kept for 30 days. `due_at` is the earliest time of the next attempt; null when no
// attempt is needed any more.

import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { SandboxEvent } from '../messages/webhook-event.ts';

const claimedEvent = z.object({
  seq: z.int(),
  id: z.string(),
  body: z.string(),
  attempts: z.int(),
  createdAt: z.int(),
});

export type ClaimedEvent = z.infer<typeof claimedEvent>;

export type EventsRepository = ReturnType<typeof createEventsRepository>;

export function createEventsRepository(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO events (id, body, created_at, due_at) VALUES (?, ?, ?, ?)');
  const claim = (waiting: string) =>
    db.prepare(
      `UPDATE events SET claimed_until = ?1, attempts = attempts + 1
       WHERE seq IN (SELECT seq FROM events WHERE due_at IS NOT NULL AND claimed_until <= ?2 AND ${waiting} LIMIT ?3)
       RETURNING seq, id, body, attempts, created_at AS createdAt`,
    );
  const claimOldest = claim('due_at <= ?2 ORDER BY due_at, seq');
  // As soon as one event is due, events that were never sent are claimed with it, so that they can overtake
  // it.
  const claimInOrder = claim(
    `(due_at <= ?2 OR (attempts = 0 AND EXISTS (SELECT 1 FROM events WHERE due_at <= ?2 AND claimed_until <= ?2)))
     ORDER BY due_at, seq`,
  );
  const anyDue = db.prepare('SELECT 1 FROM events WHERE due_at <= ?1 AND claimed_until <= ?1 LIMIT 1');
  const delivered = db.prepare(
    'UPDATE events SET delivered_at = ?, due_at = NULL, claimed_until = 0 WHERE seq = ?',
  );
  const retry = db.prepare(
    'UPDATE events SET due_at = ?, claimed_until = 0 WHERE seq = ? AND due_at IS NOT NULL',
  );
  const prune = db.prepare('DELETE FROM events WHERE due_at IS NULL AND created_at < ?');

  return {
    /** Stores a webhook event of the sandbox. With `dueAt` null the event is never sent. */
    insert(event: SandboxEvent, dueAt: number | null): void {
      insert.run(event.id, event.body, event.createdAt.getTime(), dueAt);
    },
    hasDue: (now: number): boolean => anyDue.get(now) !== undefined,
    /**
     * Claims at most `limit` due events for this process until `leaseUntil`, and counts an attempt for each
     * before it is made. With `inOrder`, also claims events that were never sent and are not due yet,
     * provided that one event is due. Returns the events in the order of their creation.
     */
    claim(input: { now: number; leaseUntil: number; limit: number; inOrder: boolean }): ClaimedEvent[] {
      const statement = input.inOrder ? claimInOrder : claimOldest;
      const rows = statement
        .all(input.leaseUntil, input.now, input.limit)
        .map((row) => claimedEvent.parse(row));
      return rows.toSorted((a, b) => a.seq - b.seq);
    },
    markDelivered(seq: number, at: number): void {
      delivered.run(at, seq);
    },
    /**
     * Releases the claim of a webhook event and sets `dueAt`, the time of its next attempt; null when the
     * event is given up and not sent again.
     */
    scheduleRetry(seq: number, dueAt: number | null): void {
      retry.run(dueAt, seq);
    },
    prune(before: number): void {
      prune.run(before);
    },
  };
}
