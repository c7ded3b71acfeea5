// Tests that every setting is used. For every field of every section, code outside the settings themselves
// must read the field; otherwise the setting would have no effect.

import ts from 'typescript';
import { expect, it } from 'vitest';
import { settingsSections } from '#modules/settings/contract.ts';
import { readSourceFiles } from './source-files.mjs';

/** Files that write, store or edit all settings alike; their accesses do not count as reading a setting. */
const NOT_READERS = /^src\/(modules\/settings|web\/admin\/sections\/settings)\/|\.test\.tsx?$/;
/**
 * True for files that use settings to make texts or prices. In other files, a field of the same name belongs
 * to something else, such as a product.
 */
const mayRead = (path: string, text: string) =>
  !NOT_READERS.test(path) &&
  (/^src\/(copy|modules\/pricing)\//.test(path) || (path.startsWith('src/') && /settings/i.test(text)));
const ALL = '*';

/**
 * Returns the accesses to settings in a text, in this notation. "company.legalName": a field of a section.
 * "social.*": a field with a computed name. "vat>vatRate": the section is passed to a function.
 * "vatRate(oss": that function reads the field. "claims=rating": the field is only passed on under its own
 * name. "'youtube": a name that a computed access may use.
 */
function readsIn(path: string, text: string): string[] {
  const reads: string[] = [];
  const aliases = aliasesIn(text);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const mark = isPassedOn(node) ? '=' : '.';
      const holder = lastName(node.expression);
      reads.push(`${aliases.get(holder) ?? holder}${mark}${node.name.text}`);
    }
    if (ts.isPropertyAssignment(node) || ts.isStringLiteral(node)) {
      const name = ts.isStringLiteral(node) ? node : node.name;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) reads.push(`'${name.text}`);
    }
    if (ts.isElementAccessExpression(node)) reads.push(`${lastName(node.expression)}.${ALL}`);
    if (ts.isCallExpression(node)) {
      const called = lastName(node.expression);
      // Whoever goes through all of them shows none of them by itself.
      if (!/^(entries|values|keys)$/.test(called))
        for (const given of node.arguments) reads.push(`${lastName(given)}>${called}`);
    }
    if (ts.isObjectBindingPattern(node))
      for (const { name, propertyName } of node.elements)
        reads.push(
          `${whatIsTakenApart(node).replace(/^(\w+)\.$/, (_, holder) => `${aliases.get(holder) ?? holder}.`)}${(propertyName ?? name).getText()}`,
        );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return reads;
}

/** Returns other names of a section, as in `ids: Settings['analytics']`. */
function aliasesIn(text: string): Map<string, string> {
  const typed = text.matchAll(/\b(\w+): (?:Public)?Settings\['(\w+)'\]/g);
  return new Map([...typed].map(([, name = '', section = '']) => [name, section]));
}

/**
 * True when a field is only passed on under its own name, as in `{ rating: claims.rating }`, also behind a
 * condition. Other code then has to read it.
 */
function isPassedOn(node: ts.PropertyAccessExpression): boolean {
  let { parent } = node;
  while (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) parent = parent.parent;
  return ts.isPropertyAssignment(parent) && parent.name.getText() === node.name.text;
}

/**
 * The last name of an expression: `company` in `settings.company`, `company` and `(await
 * getSettings()).company`.
 */
function lastName(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/**
 * The name of the destructured section, as in `const { legalName } = company`, `({ company: { legalName }
 * })`, `({ legalName }: Settings['company'])`, or a function's result.
 */
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
  const files = readSourceFiles().filter(({ path }) => path.startsWith('src/') && !NOT_READERS.test(path));
  const reads = new Set(
    files.filter(({ path, text }) => mayRead(path, text)).flatMap(({ path, text }) => readsIn(path, text)),
  );
  /** A pattern of all section names, for fields that are passed on under the name of the setting. */
  const ofSections = Object.keys(settingsSections).join('|');
  const isTaken = (field: string) =>
    files.some(({ text }) =>
      text
        .replaceAll(new RegExp(`\\b(?:${ofSections})\\.${field}\\b`, 'g'), '')
        .match(new RegExp(`\\w\\.${field}\\b|(?:const|\\() ?\\{[^{}:]*\\b${field}\\b[^{}:]*\\}`)),
    );
  const isHanded = (section: string, field: string) =>
    [...reads].some((one) => one.startsWith(`${section}>`) && reads.has(`${one.split('>')[1]}(${field}`));
  const isReadOn = (section: string, field: string) => reads.has(`${section}=${field}`) && isTaken(field);
  const isRead = ({ section, field }: { section: string; field: string }) =>
    reads.has(`${section}.${field}`) ||
    (reads.has(`${section}.${ALL}`) && reads.has(`'${field}`)) ||
    isReadOn(section, field) ||
    isHanded(section, field);
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

it('a setting that is only passed on, or only listed among all of its section, is not read yet', () => {
  const text = `const shown = { rating: testMode ? claims.rating : null, sameAs: Object.values(social) };
    const shownProof = (ids: Settings['analytics']) => ids.tagManagerId;
    social[channel]; const names = { instagram: 'Instagram' };`;
  const reads = readsIn('src/a.ts', text);
  for (const read of ['claims=rating', 'social.*', "'instagram", 'analytics.tagManagerId'])
    expect(reads).toContain(read);
  expect(reads).not.toContain('claims.rating');
  expect(readsIn('src/a.ts', 'Object.values(social)')).not.toContain('social.*');
  expect(reads).not.toContain("'youtube");
});
