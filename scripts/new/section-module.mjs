// Generates the server's half of a back-office section: its table, and what an operator may do with a row.
// The model is src/modules/coupons.

/** Returns the texts of the module's files by path. */
export function moduleFiles(words) {
  const { kebab } = words.many;
  const folder = `src/modules/${kebab}`;
  return {
    [`${folder}/contract.ts`]: contract(words),
    [`${folder}/endpoints.ts`]: endpoints(words),
    [`${folder}/index.ts`]: index(words),
    [`${folder}/${kebab}.tables.ts`]: tables(words),
    [`${folder}/${kebab}.repository.ts`]: repository(words),
    [`${folder}/manage-${kebab}.ts`]: manage(words),
    [`src/api/back-office/content/${kebab}.ts`]: served(words),
  };
}

const contract = ({
  many,
  one,
}) => `// Entry point of ${many.words} for browser code and other modules: the schemas of a
// ${one.words}.

import * as z from 'zod';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';

/** The fields of a new ${one.words}. */
export const ${one.camel}InputSchema = z.object({
  name: requiredText('Vul een naam in', 120),
  note: z.string().trim().max(2000).optional(),
  isActive: z.boolean().optional(),
});
/** Changed fields. \`version\` is that of the edited row; an outdated version is refused. */
export const ${one.camel}UpdateSchema = ${one.camel}InputSchema
  .partial()
  .extend({ version: rowVersionSchema.optional() });
export type ${one.pascal}Input = z.infer<typeof ${one.camel}InputSchema>;
export type ${one.pascal}Update = z.infer<typeof ${one.camel}UpdateSchema>;

export const ${one.camel}Schema = z.object({
  id: z.number().int(),
  name: z.string(),
  note: z.string(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ${one.pascal} = z.infer<typeof ${one.camel}Schema>;
`;

const endpoints = ({ many, one }) => `// The API endpoints with which operators manage ${many.words}.

import { endpoints } from '#shared/api/endpoint.ts';
import { pageQuerySchema, pageSchemaOf, listOrPageSchema } from '#shared/api/paging.ts';
import { ${one.camel}InputSchema, ${one.camel}Schema, ${one.camel}UpdateSchema } from './contract.ts';

const { get, post, put, remove } = endpoints({ tag: '${many.kebab}', access: 'operator' });

export const ${one.camel}Endpoints = {
  list: get('/api/admin/${many.kebab}', {
    summary: '${many.title}, newest first: a plain list, or a page when any of limit, cursor, q is given',
    query: pageQuerySchema,
    answer: listOrPageSchema(pageSchemaOf(${one.camel}Schema)),
  }),
  create: post('/api/admin/${many.kebab}', {
    summary: 'Add a ${one.words}',
    body: ${one.camel}InputSchema,
    answer: ${one.camel}Schema,
    status: 201,
  }),
  update: put('/api/admin/${many.kebab}/:id', {
    summary: 'Change the given fields of a ${one.words}',
    body: ${one.camel}UpdateSchema,
    answer: ${one.camel}Schema,
    problems: ['edit_conflict'],
  }),
  delete: remove('/api/admin/${many.kebab}/:id', { summary: 'Delete a ${one.words}' }),
};
`;

const index = ({ many, one }) => `// Server entry point of ${many.words}: the use cases of operators.
// Browser code uses contract.ts instead.

export * from './contract.ts';
export { create${one.pascal}, delete${one.pascal}, list${many.pascal}, update${one.pascal} } from './manage-${many.kebab}.ts';
`;

const tables = ({ many }) => `// The table of ${many.words}.

import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const ${many.camel} = pgTable('${many.snake}', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  note: text('note').notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  /** Increases with every change, so that an edit of an outdated row is detected and refused. */
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
`;

const repository = ({ many, one }) => `// The SQL of ${many.words}.

import { desc } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { deleteById, findBy, insertIfAbsent, lockBy, updateById } from '#platform/database/find-row.ts';
import { ${many.camel} } from './${many.kebab}.tables.ts';

export type ${one.pascal}Row = typeof ${many.camel}.$inferSelect;

/** Lists ${many.words}, newest first. */
export async function select${many.pascal}(db: Orm): Promise<${one.pascal}Row[]> {
  return db.select().from(${many.camel}).orderBy(desc(${many.camel}.id));
}

export const find${one.pascal}ByName = findBy(${many.camel}, ${many.camel}.name);
export const lock${one.pascal} = lockBy(${many.camel}, ${many.camel}.id);

/** Inserts a row and returns it; null when another row has the name. */
export const insert${one.pascal} = insertIfAbsent(${many.camel});

export const update${one.pascal}Row = updateById(${many.camel});

/** Deletes a row; false when it does not exist. */
export const delete${one.pascal}Row = deleteById(${many.camel});
`;

const manage = (words) => `// The use cases of operators: list, add, change and delete ${words.many.words}.

${manageImports(words)}

${manageUseCases(words)}

${manageSteps(words)}
`;

const manageImports = ({ many, one }) => `import type { Database } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound, type Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { ${one.pascal}, ${one.pascal}Input, ${one.pascal}Update } from './contract.ts';
import {
  type ${one.pascal}Row,
  delete${one.pascal}Row,
  find${one.pascal}ByName,
  insert${one.pascal},
  lock${one.pascal},
  select${many.pascal},
  update${one.pascal}Row,
} from './${many.kebab}.repository.ts';

const UNKNOWN = 'Deze ${one.words} bestaat niet.';

type Needs = { database: Database; clock: Clock };`;

const manageUseCases = ({ many, one }) => `/** Lists all ${many.words} for the back-office, newest first. */
export async function list${many.pascal}({ database }: { database: Pick<Database, 'orm'> }): Promise<${one.pascal}[]> {
  return (await select${many.pascal}(database.orm)).map(to${one.pascal});
}

/** Creates a ${one.words} and returns it. Throws 422 when another one has the name. */
export async function create${one.pascal}({ database, clock }: Needs, input: ${one.pascal}Input): Promise<${one.pascal}> {
  const now = clock.now();
  const row = await database.transaction((tx) =>
    insert${one.pascal}(tx, { ...input, createdAt: now, updatedAt: now }),
  );
  if (!row) throw nameTaken();
  return to${one.pascal}(row);
}

/**
 * Changes the given fields and returns the new state. Throws 404 \`not_found\`; 409 \`edit_conflict\` when
 * somebody else changed the row meanwhile; 422 when another one has the name.
 */
export async function update${one.pascal}(
  { database, clock }: Needs,
  id: number,
  { version, ...fields }: ${one.pascal}Update,
): Promise<${one.pascal}> {
  return database.transaction(async (tx) => {
    const current = await lock${one.pascal}(tx, id);
    if (!current) throw notFound(UNKNOWN);
    refuseStaleEdit(current.version, version, 'Iemand anders heeft deze ${one.words} intussen gewijzigd.');
    const namesake = await find${one.pascal}ByName(tx, fields.name ?? current.name);
    if (namesake && namesake.id !== id) throw nameTaken();
    const change = { ...fields, version: current.version + 1, updatedAt: clock.now() };
    const row = await update${one.pascal}Row(tx, id, change);
    if (!row) throw notFound(UNKNOWN);
    return to${one.pascal}(row);
  });
}

/** Deletes a ${one.words}. Throws 404 \`not_found\`. */
export async function delete${one.pascal}({ database }: Pick<Needs, 'database'>, id: number): Promise<void> {
  if (!(await database.transaction((tx) => delete${one.pascal}Row(tx, id)))) throw notFound(UNKNOWN);
}`;

const manageSteps = ({
  one,
}) => `function to${one.pascal}({ createdAt, updatedAt, ...row }: ${one.pascal}Row): ${one.pascal} {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function nameTaken(): Refusal {
  return invalidFields([{ path: 'name', message: 'Er is al een ${one.words} met deze naam.' }]);
}`;

const served = ({ many, one }) => `// Serves the endpoints with which operators manage ${many.words}.

import { ${one.camel}Endpoints } from '#modules/${many.kebab}/endpoints.ts';
import {
  create${one.pascal},
  delete${one.pascal},
  list${many.pascal},
  update${one.pascal},
} from '#modules/${many.kebab}/index.ts';
import { listOrPage } from '#shared/api/paging.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

export function serve${many.pascal}(serve: Serve, shop: Shop): void {
  serve(${one.camel}Endpoints.list, async ({ query }) =>
    listOrPage(await list${many.pascal}(shop), query, ({ name, note }) => \`\${name} \${note}\`),
  );
  serve(${one.camel}Endpoints.create, ({ body }) => create${one.pascal}(shop, body));
  serve(${one.camel}Endpoints.update, ({ params, body }) => update${one.pascal}(shop, params.id, body));
  serve(${one.camel}Endpoints.delete, ({ params }) => delete${one.pascal}(shop, params.id));
}
`;
