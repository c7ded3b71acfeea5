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
type Build<Given extends unknown[], Rows> = (
  db: Orm,
  ...given: Given
) => { prepare(name: string): PgPreparedQuery<Answer<Rows>> };
type Text = Parameters<PgSession['prepareQuery']>;

/**
 * `build` is called once for each form of what is given, and gets what stands in its place: good to be put
 * into a statement and for nothing else. Of an object each member is a value, unless it is undefined; null in
 * place of a whole one is seen as null.
 */
export function statement<Given extends unknown[], Rows>(
  build: Build<Given, Rows>,
): (db: Orm, ...given: Given) => Promise<Rows> {
  const texts = new Map<string, ReturnType<typeof textOf>>();
  return (db, ...given) => {
    const values = new Map(given.flatMap(valuesOf));
    const form = [...values.keys()].join();
    const text = texts.get(form) ?? textOf(build(drawingBoard, ...(given.map(standIn) as Given)).prepare(''));
    texts.set(form, text);
    const [query, fields, name, isInArrays] = text.drawn;
    const filled = { ...query, params: text.params.map((read) => read(values)) };
    return db._.session.prepareQuery<Answer<Rows>>(filled, fields, name, isInArrays).execute();
  };
}

/** A statement that answers at most one row. */
export function rowOrNull<Given extends unknown[], Row>(
  build: Build<Given, readonly Row[]>,
): (db: Orm, ...given: Given) => Promise<Row | null> {
  const ask = statement(build);
  return (db, ...given) => findRow(ask(db, ...given));
}

/** One that answers a row always. */
export function oneRow<Given extends unknown[], Row>(
  build: Build<Given, readonly Row[]>,
): (db: Orm, ...given: Given) => Promise<Row> {
  const find = rowOrNull(build);
  return async (db, ...given) => {
    const row = await find(db, ...given);
    if (row === null) throw new Error('A statement that always answers a row answered none');
    return row;
  };
}

const isGroup = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && Object.getPrototypeOf(given) === Object.prototype;
const membersOf = (group: object) => Object.entries(group).filter(([, value]) => value !== undefined);

/** Each value by where it stands. */
function valuesOf(given: unknown, place: number): [string, unknown][] {
  if (isGroup(given)) return membersOf(given).map(([name, value]) => [`${place}.${name}`, value]);
  return given === undefined || given === null ? [] : [[`${place}`, given]];
}

function standIn(given: unknown, place: number): unknown {
  if (given === undefined || given === null) return given;
  if (!isGroup(given)) return sql.placeholder(`${place}`);
  return Object.fromEntries(membersOf(given).map(([name]) => [name, sql.placeholder(`${place}.${name}`)]));
}

function textOf(prepared: PgPreparedQuery<PreparedQueryConfig>) {
  if (!(prepared instanceof Drawn)) throw new Error('A statement is built with the handle it is given');
  return { drawn: prepared.text, params: prepared.text[0].params.map(readerOf) };
}

type Values = ReadonlyMap<string, unknown>;

/** A value is written as its column has it, and nothing as nothing. */
function readerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values.get(param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  const { name } = value;
  return (values) => {
    const given = values.get(name);
    return given === null ? null : encoder.mapToDriverValue(given);
  };
}

class Drawn<Config extends PreparedQueryConfig> extends PgPreparedQuery<Config> {
  readonly text: Text;
  constructor(text: Text) {
    super(text[0], undefined, undefined);
    this.text = text;
  }
  execute = onlyDrawn;
}

/** Builds as every session does, and carries nothing out. */
class DrawingBoard extends PgSession {
  prepareQuery<Config extends PreparedQueryConfig>(...text: Text): PgPreparedQuery<Config> {
    return new Drawn<Config>(text);
  }
  transaction = onlyDrawn;
}

function onlyDrawn(): never {
  throw new Error('What is built here is carried out elsewhere');
}

const dialect = new PgDialect();
const drawingBoard: Orm = new PgDatabase(dialect, new DrawingBoard(dialect), undefined);
