// A setting that nothing reads is a button without effect: for every field of every section there is a place in the shop, outside the
// settings themselves, that takes it out of its section.

import ts from 'typescript';
import { expect, it } from 'vitest';
import { settingsSections } from '#modules/settings/contract.ts';
import { readSourceFiles } from './shape/source-files.mjs';

/** They write, store and edit every setting alike. */
const NOT_READERS = /^src\/(modules\/settings|web\/admin\/sections\/settings)\/|\.test\.tsx?$/;
/** Where settings are, or a text or a price is made with them: another thing of the same name, such as a product, is no setting. */
const mayRead = (path: string, text: string) =>
  !NOT_READERS.test(path) &&
  (/^src\/(copy|modules\/pricing)\//.test(path) || (path.startsWith('src/') && /settings/i.test(text)));
const ALL = '*';

/**
 * "company.legalName" for every place that takes a field of a section; "social.*" where it takes them all, by a name found out later, and
 * "vat>vatRate" where it hands the section to a function; "vatRate(oss" where that takes the field.
 */
function readsIn(path: string, text: string): string[] {
  const reads: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) reads.push(`${lastName(node.expression)}.${node.name.text}`);
    if (ts.isElementAccessExpression(node)) reads.push(`${lastName(node.expression)}.${ALL}`);
    if (ts.isCallExpression(node)) {
      const called = lastName(node.expression);
      const takesAll = /^(entries|values|keys)$/.test(called);
      for (const given of node.arguments)
        reads.push(`${lastName(given)}${takesAll ? `.${ALL}` : `>${called}`}`);
    }
    if (ts.isObjectBindingPattern(node))
      for (const { name, propertyName } of node.elements)
        reads.push(`${whatIsTakenApart(node)}${(propertyName ?? name).getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return reads;
}

/** The last word of `settings.company`, `company` or `(await getSettings()).company`. */
function lastName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/** `const { legalName } = company`, `({ company: { legalName } })`, `({ legalName }: Settings['company'])`, or of a function. */
function whatIsTakenApart({ parent }: ts.ObjectBindingPattern): string {
  if (ts.isBindingElement(parent)) return `${parent.propertyName?.getText()}.`;
  if (ts.isVariableDeclaration(parent)) return parent.initializer ? `${lastName(parent.initializer)}.` : '';
  const { type, parent: func } = parent;
  const index =
    type && ts.isIndexedAccessTypeNode(type) && ts.isLiteralTypeNode(type.indexType) ? type.indexType : null;
  if (index && ts.isStringLiteral(index.literal)) return `${index.literal.text}.`;
  return ts.isFunctionDeclaration(func) ? `${func.name?.text}(` : '';
}

it('every setting is read by something', () => {
  const reads = new Set(
    readSourceFiles()
      .filter(({ path, text }) => mayRead(path, text))
      .flatMap(({ path, text }) => readsIn(path, text)),
  );
  const isHanded = (section: string, field: string) =>
    [...reads].some((one) => one.startsWith(`${section}>`) && reads.has(`${one.split('>')[1]}(${field}`));
  const isRead = ({ section, field }: { section: string; field: string }) =>
    reads.has(`${section}.${field}`) || reads.has(`${section}.${ALL}`) || isHanded(section, field);
  const fields = Object.entries(settingsSections).flatMap(([section, { shape }]) =>
    Object.keys(shape).map((field) => ({ section, field })),
  );
  expect(fields.filter((field) => !isRead(field))).toEqual([]);
  expect(fields.length).toBeGreaterThan(40);
});

it('a setting that nothing takes is told from one that is taken', () => {
  const text = `const { name } = settings.brand; use(settings.company.email, notifications[kind], vatRate(settings.vat));
    function vatRate({ oss }: { oss: boolean }) {}`;
  const reads = readsIn('src/a.ts', text);
  for (const read of ['brand.name', 'company.email', 'notifications.*', 'vat>vatRate', 'vatRate(oss'])
    expect(reads).toContain(read);
  expect(reads).not.toContain('company.phone');
});
