// How far a server has come: the end of what a primary has confirmed to anybody, and of what a replica shows.
// A replica that is at or past the first shows everything that was confirmed before it was asked for.

import * as z from 'zod';

/**
 * Of a primary. What was confirmed is on its disk, unless it was told not to wait for that. Only the server's
 * own number and the timeline make two places comparable: a replica that followed a primary of before a
 * failover may be further, elsewhere.
 */
export const PRIMARY_POSITION_SQL = `
  select system_identifier::text as system, current_database() as database,
    ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline, (lsn - '0/0')::text as place
  from pg_control_system(), (select case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as lsn) as confirmed`;

/** Of a replica; a server that is none has no place. Its timeline is told late, never early. */
export const REPLICA_POSITION_SQL = `
  select system_identifier::text as system, current_database() as database,
    greatest((pg_control_checkpoint()).timeline_id, (pg_control_recovery()).min_recovery_end_timeline) as timeline,
    case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as place,
    extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as "newestAge"
  from pg_control_system()`;

const lsnSchema = z.string().regex(/^\d+$/).transform(BigInt);
const serverSchema = z.object({ system: z.string(), database: z.string(), timeline: z.number().int() });

export const primaryPositionSchema = serverSchema.extend({ place: lsnSchema });
/** `newestAge`: seconds since the newest change it shows was made; null before the first. */
export const replicaPositionSchema = serverSchema.extend({
  place: lsnSchema.nullable(),
  newestAge: z.number().nullable(),
});

export type PrimaryPosition = z.output<typeof primaryPositionSchema>;
export type ReplicaPosition = z.output<typeof replicaPositionSchema>;

/** Whether it shows all of what was confirmed until then; false when that cannot be known. */
export function hasReplayed(replica: ReplicaPosition, primary: PrimaryPosition): boolean {
  return isSameTimeline(replica, primary) && replica.place !== null && replica.place >= primary.place;
}

/** For how many seconds it has not shown all of it, by its own clock; null when that cannot be known. */
export function replicationLag(replica: ReplicaPosition, primary: PrimaryPosition): number | null {
  if (hasReplayed(replica, primary)) return 0;
  if (!isSameTimeline(replica, primary) || replica.place === null || replica.newestAge === null) return null;
  return Math.max(0, replica.newestAge);
}

const isSameTimeline = (replica: ReplicaPosition, primary: PrimaryPosition) =>
  (['system', 'database', 'timeline'] as const).every((name) => replica[name] === primary[name]);
