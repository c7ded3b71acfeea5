// Compiled statements: the SQL of a frequent statement is built once and then executed with new values, on
// the connection or in any transaction. Rebuilding the SQL each time cost a tenth of the processor time of a
// sale.

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
 * Compiles a statement once and returns a function that executes it. `build` is called with placeholders
 * instead of values, so its statement must not depend on a value. An argument may be null, or an object whose
 * optional members become placeholders: each combination of members that are set is compiled once, and an
 * undefined member counts as absent.
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

/**
 * Compiles a statement that finds at most one row, as `statement` does. The returned function resolves to the
 * row or null.
 */
export function rowOrNull<Args extends unknown[], Row>(
  build: Build<Args, readonly Row[]>,
): (db: Orm, ...args: Args) => Promise<Row | null> {
  const run = statement(build);
  return (db, ...args) => findRow(run(db, ...args));
}

/**
 * Compiles a statement that always finds one row, as `statement` does. The returned function resolves to that
 * row and throws when there is none.
 */
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

/**
 * Returns the names and values of the placeholders of one argument. `position` is the argument's position in
 * the call.
 */
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

/**
 * Returns a function that reads one parameter's value from the arguments and encodes it for its column; null
 * stays null.
 */
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

/** A database session that builds SQL statements and never executes them. */
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
