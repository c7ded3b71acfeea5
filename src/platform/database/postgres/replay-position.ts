// Compares positions in the write-ahead log: how far a primary has confirmed writes to clients, and how far a
// replica has applied them. A replica at or past the primary's position shows everything that was confirmed
// before the query.

import * as z from 'zod';

/**
 * SQL that reads the position up to which a primary has confirmed writes: the end of its write-ahead log on
 * disk, or the end of the written log when `synchronous_commit` is off. The SQL also reads the system
 * identifier and the timeline. Positions are comparable only when both are equal, because a replica of a
 * former primary may be further on another timeline.
 */
export const PRIMARY_POSITION_SQL = `
  select system_identifier::text as system, current_database() as database,
    ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline, (lsn - '0/0')::text as place
  from pg_control_system(), (select case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as lsn) as confirmed`;

/**
 * SQL that reads the position up to which a replica has applied the primary's write-ahead log. Its column
 * `place`, the position in bytes, is null for a server that is no replica. The column `timeline` may lag
 * behind the actual timeline, but is never ahead of it.
 */
export const REPLICA_POSITION_SQL = `
  select system_identifier::text as system, current_database() as database,
    greatest((pg_control_checkpoint()).timeline_id, (pg_control_recovery()).min_recovery_end_timeline) as timeline,
    case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as place,
    extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as "newestAge"
  from pg_control_system()`;

const lsnSchema = z.string().regex(/^\d+$/).transform(BigInt);
const serverSchema = z.object({ system: z.string(), database: z.string(), timeline: z.number().int() });

export const primaryPositionSchema = serverSchema.extend({ place: lsnSchema });
/**
 * Schema of a replica's position. `newestAge` is the age in seconds of the newest change the replica shows;
 * null before the first change.
 */
export const replicaPositionSchema = serverSchema.extend({
  place: lsnSchema.nullable(),
  newestAge: z.number().nullable(),
});

export type PrimaryPosition = z.output<typeof primaryPositionSchema>;
export type ReplicaPosition = z.output<typeof replicaPositionSchema>;

/**
 * True when the replica shows everything the primary had confirmed; false also when the positions cannot be
 * compared.
 */
export function hasReplayed(replica: ReplicaPosition, primary: PrimaryPosition): boolean {
  return isSameTimeline(replica, primary) && replica.place !== null && replica.place >= primary.place;
}

/**
 * Replication lag in seconds: 0 when the replica shows everything the primary confirmed, else the age of the
 * newest change it shows. Null when the positions of the two servers cannot be compared.
 */
export function replicationLag(replica: ReplicaPosition, primary: PrimaryPosition): number | null {
  if (hasReplayed(replica, primary)) return 0;
  if (!isSameTimeline(replica, primary) || replica.place === null || replica.newestAge === null) return null;
  return Math.max(0, replica.newestAge);
}

const isSameTimeline = (replica: ReplicaPosition, primary: PrimaryPosition) =>
  (['system', 'database', 'timeline'] as const).every((name) => replica[name] === primary[name]);
