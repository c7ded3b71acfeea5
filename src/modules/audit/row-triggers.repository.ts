// The SQL of the triggers that record an operator's row changes, in the transaction of the change.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { ON_BEHALF_OF } from '#platform/database/on-behalf-of.ts';
import { HIDDEN_VALUE } from './contract.ts';

const TRIGGER = 'write_down_change';

const tableSchema = z.object({ name: z.string(), keys: z.array(z.string()) });
export type WatchableTable = z.infer<typeof tableSchema>;

/** A regular expression for the names of columns that contain secrets or portraits. */
const SECRET_COLUMNS = '(password|secret|token|hash|mark|photo)$';

/**
 * A SQL condition for columns whose values are not recorded. Mail bodies are included because links in them
 * act on the customer's behalf; operators can read those mails in the outbox.
 */
const IS_SECRET = `(key ~ '${SECRET_COLUMNS}' or tg_table_name = 'mails' and key in ('html', 'text', 'unsubscribe_url'))`;

/**
 * Creates the trigger function. For a new or deleted row it records all columns, for an updated row the
 * changed columns. For secret columns it records only that the value changed.
 */
export async function createTriggerFunction(tx: Orm): Promise<void> {
  await tx.execute(
    sql.raw(`
    create or replace function ${TRIGGER}() returns trigger language plpgsql as $$
    declare
      computed text[] := array(select attname from pg_attribute where attrelid = tg_relid and attgenerated <> '');
      was jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - computed end;
      now_is jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - computed end;
      key_of_row text := (select coalesce(string_agg(coalesce(now_is, was) ->> name, ':' order by place), '')
                          from unnest(tg_argv) with ordinality as arguments(name, place));
      differing text[];
    begin
      if tg_op = 'UPDATE' then
        select array_agg(key) into differing from jsonb_object_keys(now_is) as key
        where was -> key is distinct from now_is -> key;
        if differing is null then return null; end if;
      end if;
      insert into audit_changes (entry_id, entity, entity_id, before, after)
      select current_setting('${ON_BEHALF_OF}')::int, tg_table_name, key_of_row,
        (select jsonb_object_agg(key, case when ${IS_SECRET} and value <> 'null' then '"${HIDDEN_VALUE}"' else value end)
         from jsonb_each(was) where differing is null or key = any(differing)),
        (select jsonb_object_agg(key, case when ${IS_SECRET} and value <> 'null' then '"${HIDDEN_VALUE}"' else value end)
         from jsonb_each(now_is) where differing is null or key = any(differing));
      return null;
    end $$`),
  );
}

/**
 * Takes a lock until the transaction ends, so that only one of several starting processes installs triggers.
 */
export async function lockTriggerInstallation(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('watch rows', 0))`);
}

/** Lists the shop's tables that lack the trigger, each with its primary key columns. */
export async function listTablesWithoutTrigger(tx: Orm): Promise<WatchableTable[]> {
  const { rows } = await tx.execute(sql`
    select c.relname as name,
      array(select a.attname::text from pg_index i
            join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
            where i.indrelid = c.oid and i.indisprimary order by array_position(i.indkey::int[], a.attnum::int)) as keys
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = ${TRIGGER})
    order by c.relname`);
  return z.array(tableSchema).parse(rows);
}

export async function createRowTrigger(tx: Orm, { name, keys }: WatchableTable): Promise<void> {
  const columns = sql.join(
    keys.map((key) => sql.raw(`'${key.replaceAll("'", "''")}'`)),
    sql`, `,
  );
  await tx.execute(sql`
    create trigger ${sql.identifier(TRIGGER)} after insert or update or delete on ${sql.identifier(name)}
    for each row when (current_setting(${sql.raw(`'${ON_BEHALF_OF}'`)}, true) <> '')
    execute function ${sql.identifier(TRIGGER)}(${columns})`);
}
