// A statement that is asked for all the time: its text is built once and then carried out with its values
// alone, on the connection or in any transaction. Building the same texts again was a tenth of what a sale
// cost the processor.

import { is, Param, Placeholder, sql } from 'drizzle-orm';
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import type { Orm } from './database.ts';
import { findRow } from './find-row.ts';

type Answer<Rows> = PreparedQueryConfig & { execute: Rows };
type Build<Args extends unknown[], Rows> = (
  db: Orm,
  ...args: Args
) => { prepare(name: string): PgPreparedQuery<Answer<Rows>> };
type Text = Parameters<PgSession['prepareQuery']>;

/**
 * `build` is called once for each form of what is given, and gets what stands in its place: good to be put
 * into a statement and for nothing else. Of an object each member is a value, unless it is undefined; null in
 * place of a whole one is seen as null.
 */
export function statement<Args extends unknown[], Rows>(
  build: Build<Args, Rows>,
): (db: Orm, ...args: Args) => Promise<Rows> {
  const texts = new Map<string, ReturnType<typeof compile>>();
  return (db, ...args) => {
    const values = new Map(args.flatMap(valuesOf));
    const form = [...values.keys()].join();
    const text =
      texts.get(form) ?? compile(build(compileOrm, ...(args.map(toPlaceholders) as Args)).prepare(''));
    texts.set(form, text);
    const [query, fields, name, isInArrays] = text.compiled;
    const boundQuery = { ...query, params: text.params.map((read) => read(values)) };
    return db._.session.prepareQuery<Answer<Rows>>(boundQuery, fields, name, isInArrays).execute();
  };
}

/** A statement that answers at most one row. */
export function rowOrNull<Args extends unknown[], Row>(
  build: Build<Args, readonly Row[]>,
): (db: Orm, ...args: Args) => Promise<Row | null> {
  const run = statement(build);
  return (db, ...args) => findRow(run(db, ...args));
}

/** One that answers a row always. */
export function oneRow<Args extends unknown[], Row>(
  build: Build<Args, readonly Row[]>,
): (db: Orm, ...args: Args) => Promise<Row> {
  const find = rowOrNull(build);
  return async (db, ...args) => {
    const row = await find(db, ...args);
    if (row === null) throw new Error('A statement that always answers a row answered none');
    return row;
  };
}

const isGroup = (argument: unknown): argument is object =>
  typeof argument === 'object' && argument !== null && Object.getPrototypeOf(argument) === Object.prototype;
const membersOf = (group: object) => Object.entries(group).filter(([, value]) => value !== undefined);

/** Each value by where it stands. */
function valuesOf(argument: unknown, position: number): [string, unknown][] {
  if (isGroup(argument)) return membersOf(argument).map(([name, value]) => [`${position}.${name}`, value]);
  return argument === undefined || argument === null ? [] : [[`${position}`, argument]];
}

function toPlaceholders(argument: unknown, position: number): unknown {
  if (argument === undefined || argument === null) return argument;
  if (!isGroup(argument)) return sql.placeholder(`${position}`);
  return Object.fromEntries(
    membersOf(argument).map(([name]) => [name, sql.placeholder(`${position}.${name}`)]),
  );
}

function compile(prepared: PgPreparedQuery<PreparedQueryConfig>) {
  if (!(prepared instanceof CompiledQuery))
    throw new Error('A statement is built with the handle it is given');
  return { compiled: prepared.text, params: prepared.text[0].params.map(readerOf) };
}

type Values = ReadonlyMap<string, unknown>;

/** A value is written as its column has it, and nothing as nothing. */
function readerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values.get(param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  const { name } = value;
  return (values) => {
    const bound = values.get(name);
    return bound === null ? null : encoder.mapToDriverValue(bound);
  };
}

class CompiledQuery<Config extends PreparedQueryConfig> extends PgPreparedQuery<Config> {
  readonly text: Text;
  constructor(text: Text) {
    super(text[0], undefined, undefined);
    this.text = text;
  }
  execute = refuseExecution;
}

/** Builds as every session does, and carries nothing out. */
class CompileSession extends PgSession {
  prepareQuery<Config extends PreparedQueryConfig>(...text: Text): PgPreparedQuery<Config> {
    return new CompiledQuery<Config>(text);
  }
  transaction = refuseExecution;
}

function refuseExecution(): never {
  throw new Error('What is built here is carried out elsewhere');
}

const dialect = new PgDialect();
const compileOrm: Orm = new PgDatabase(dialect, new CompileSession(dialect), undefined);
