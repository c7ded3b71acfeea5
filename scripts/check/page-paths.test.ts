// Tests that paths of pages occur in src only where the type checker compares them with src/web/routes.ts: in
// `href(…)`, before `satisfies Page`, and in values that a type of the same file declares as `Page`. Anywhere
// else, a wrong path would compile.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { readSourceFiles } from './source-files.mjs';

/** Strings that begin with a slash and are not a page. */
const OTHERS = [
  // Programs call it; `addressOf` of an endpoint, or the call's own schema, is its check.
  /^\/api\//,
  // A file, or a picture drawn for the shop.
  /\.\w+$/,
  /^\/(assets|pictures)\//,
  // The name under which pages are counted together.
  /\/:rest$/,
];

let roots: ReadonlySet<string>;

beforeAll(async () => {
  const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path = '', children }) => (children ? pathsOf(children) : path));
  roots = new Set(pathsOf(await routes).map((path) => path.split('/')[0] ?? ''));
});

/**
 * Returns one line for each path in a file that the type checker does not check. Files in src/web may contain
 * no other paths.
 */
function uncheckedPaths(path: string, text: string): string[] {
  if (!/["'`}]\/[a-z]/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  const called = namesOfPages(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const [, address, root = ''] = /^((?:\/([a-z][\w-]*))[^?#]*)/.exec(node.text) ?? [];
      const isMeant = roots.has(root) || (path.startsWith('src/web/') && !ts.isTemplateTail(node));
      if (address && isMeant && !OTHERS.some((other) => other.test(address)) && !isChecked(node, called))
        found.push(`${path}:${file.getLineAndCharacterOfPosition(node.pos).line + 1} ${address}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const kindOf = (path: string) => (path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);

/**
 * Returns the properties that a type of the file declares as `Page`, and the types of rows with such a
 * property.
 */
function namesOfPages(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && /\bPage\b/.test(node.type?.getText() ?? ''))
      names.add(node.name.getText());
    if (ts.isTypeAliasDeclaration(node) && /\[.*\bPage\b/.test(node.type.getText()))
      names.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

function isChecked(node: ts.Node, called: ReadonlySet<string>): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'href';
  if (ts.isSatisfiesExpression(parent)) return /^Page(Path)?(\[\])?$/.test(parent.type.getText());
  if (ts.isArrayLiteralExpression(parent)) return isChecked(parent, called);
  if (ts.isVariableDeclaration(parent))
    return (parent.type?.getText().match(/\w+/g) ?? []).some((word) => called.has(word));
  return (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && called.has(parent.name.getText());
}

it('every path of a page is checked by its type', () => {
  const sources = readSourceFiles().filter(
    ({ path, isTest }) => /^src\/.*\.tsx?$/.test(path) && path !== 'src/web/routes.ts' && !isTest,
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(({ path, text }) => uncheckedPaths(path, text))).toEqual([]);
});

/** Splits a text into samples, one per line. */
const samples = (text: string) => text.trim().split('\n');

it.each(
  samples(`
const to = "/admin/orders";
const to = \`/admin/orders/\${id}\`;
const to = <a href="/nowhere">x</a>;
const to = <Link to="/admin">x</Link>;
const mail = \`\${publicUrl}/herroepen\`;
void navigate("/checkout?variant=1x");
const command: { path: string } = { path: "/admin/coupons" };
`),
)('finds what nothing checks: %s', (text) => {
  expect(uncheckedPaths('src/web/a.tsx', text)).toHaveLength(1);
});

it.each(
  samples(`
const to = href("/admin/orders");
const to = \`\${"/checkout" satisfies Page}?\${search}\`;
const pages = ["/blog", "/cookies"] satisfies Page[];
type Command = { path: Page }; const command: Command = { path: "/admin/coupons" };
type Row = readonly [path: Page, label: string]; const rows: readonly Row[] = [["/admin/coupons", "Codes"]];
const PageLink = ({ page }: { page: Page }) => <a href={page} />; <PageLink page="/herroepen" />;
const others = ["/", "/#faq", "/api/coupons", "/favicon.svg", "/blog/rss.xml"];
`),
)('leaves alone what is checked, and what is no page: %s', (text) => {
  expect(uncheckedPaths('src/web/a.tsx', text)).toEqual([]);
});
