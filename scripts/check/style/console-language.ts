// What commands print is English: developers and operators of any country read it. Dutch is for the shop's
// own pages, mails and papers, and for the invented content of tests and the demo.

import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const FOLDERS = /^(scripts|lab|ops|demo|assets)\/(?!.*\.test\.tsx?$).*\.(ts|mjs)$/;

/** Words that are frequent in Dutch and no English. */
const DUTCH = new RegExp(
  `(?<![\\p{L}\\d_.-])(?:${[
    'aankoop|aankopen|alle|antwoorden|back-up|bestaat|bestanden|bestelling|bestellingen|betaald|deze|dit|draait',
    'duur|een|één|en|er|fouten|geen|geheugen|gelezen|gemaakt|gemeten|geweigerd|het|hoogstens|kernen|keer|klaar',
    'langzaamste|mislukt|naar|niet|nog|ook|opnieuw|regels|rijen|sinds|staat|tabellen|tegen|uit|van|vanaf|verschillen',
    'voor|winkel|wordt|worden|zijn|zonder|de',
  ].join('|')})(?![\\p{L}\\d_-])`,
  'u',
);

/** Their arguments are printed, wherever they were declared. */
const PRINTERS = new Set('fail,judge,line,printRow,printTable,promtool,rowOf,tell,timed,until'.split(','));
/** Columns of the tables of the laboratory, and of its reports. */
const PRINTED_PROPERTIES = new Set(['what', 'measured', 'aim', 'words', 'proves', 'takes', 'does']);
/** Methods of which the arguments are a language, a file, a place in a text or what has names. */
const NO_TEXT =
  /^(toLocale\w*|entries|keys|values|join|resolve|replace|replaceAll|split|test|exec|has|get|includes)$/;

export type DutchOutput = { path: string; line: number; text: string };

/** `declared`: what each name of the file stands for. `imported`: from which file it comes. */
type CommandFile = {
  path: string;
  source: ts.SourceFile;
  declared: Map<string, ts.Node[]>;
  imported: Map<string, { path: string; name: string }>;
};

/** `isFollowed`: a name led here. `isIndexed`: one property of an object is printed, any of them. */
type Walk = {
  files: ReadonlyMap<string, CommandFile>;
  file: CommandFile;
  found: Map<string, DutchOutput>;
  seen: Set<string>;
  isFollowed: boolean;
  isIndexed: boolean;
};

/**
 * The Dutch texts that commands print, in the order of the files: arguments of `console.*`, of
 * `process.stdout.write`, of the helpers that print, and of errors, also where the text is held by a variable
 * or returned by a function of these files. `sources` may hold other files, which are not read.
 */
export function findDutchOutput(sources: readonly { path: string; text: string }[]): DutchOutput[] {
  const files = new Map(
    sources.filter(({ path }) => FOLDERS.test(path)).map(({ path, text }) => [path, readFile(path, text)]),
  );
  const found = new Map<string, DutchOutput>();
  for (const file of files.values())
    visitAll(file.source, (node) => {
      for (const printed of printedBy(node))
        collectDutch(printed, { files, file, found, seen: new Set(), isFollowed: false, isIndexed: false });
    });
  return [...found.values()];
}

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

function readFile(path: string, text: string): CommandFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const file: CommandFile = { path, source, declared: new Map(), imported: new Map() };
  visitAll(source, (node) => {
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer))
      for (const { name } of node.initializer.declarations) declare(file, name, node.expression);
    if (ts.isVariableDeclaration(node)) declare(file, node.name, node.initializer);
    if (ts.isFunctionDeclaration(node)) declare(file, node.name, node);
    if (ts.isImportSpecifier(node)) declareImport(file, node);
  });
  return file;
}

/** Every name of a pattern stands for the whole of what is taken apart. */
function declare(
  { declared }: CommandFile,
  name: ts.BindingName | undefined,
  node: ts.Node | undefined,
): void {
  if (!name || !node) return;
  for (const each of namesIn(name)) declared.set(each, [...(declared.get(each) ?? []), node]);
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

function declareImport({ path, imported }: CommandFile, node: ts.ImportSpecifier): void {
  const { moduleSpecifier } = node.parent.parent.parent;
  if (!ts.isStringLiteral(moduleSpecifier)) return;
  const from = moduleSpecifier.text;
  imported.set(node.name.text, {
    path: from.startsWith('#lab/') ? from.slice(1) : normalize(join(dirname(path), from)),
    name: (node.propertyName ?? node.name).text,
  });
}

function printedBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(node)) return isPrinter(node.expression) ? node.arguments : [];
  if (ts.isNewExpression(node))
    return ts.isIdentifier(node.expression) && isError(node.expression.text) ? (node.arguments ?? []) : [];
  if (ts.isPropertyAssignment(node))
    return PRINTED_PROPERTIES.has(node.name.getText()) ? [node.initializer] : [];
  return [];
}

const isPrinter = (called: ts.Expression) =>
  (ts.isIdentifier(called) && PRINTERS.has(called.text)) ||
  /^(console\.\w+|process\.std(out|err)\.write|answers\.fail)$/.test(called.getText());

/** A class of errors, or the refusal of a command under a name of its own. */
const isError = (name: string) => /Error$|^Refused$|^NoPlaceForDemo$/.test(name);

/**
 * Follows names to what they stand for, and functions to what they return; not what a thing that is printed
 * was made of: the properties of objects and what other functions were called with.
 */
function collectDutch(node: ts.Node, walk: Walk): void {
  if (isFunction(node) && node.body && ts.isBlock(node.body)) collectReturned(node.body, walk);
  else if (ts.isIdentifier(node)) followName(node.text, walk);
  else if (ts.isPropertyAssignment(node)) collectDutch(node.initializer, walk);
  else if (ts.isElementAccessExpression(node)) collectDutch(node.expression, { ...walk, isIndexed: true });
  else if (ts.isCallExpression(node)) collectFromCall(node, walk);
  else if (!isMadeOf(node, walk)) {
    if (ts.isStringLiteralLike(node) || isPartOfTemplate(node)) note(node, walk);
    ts.forEachChild(node, (child) => collectDutch(child, walk));
  }
}

const isMadeOf = (node: ts.Node, { isFollowed, isIndexed }: Walk) =>
  ts.isPropertyAccessExpression(node) || (ts.isObjectLiteralExpression(node) && isFollowed && !isIndexed);

/** A method hands on what its object holds, as `lines.join()` does. */
function collectFromCall({ expression, arguments: handed }: ts.CallExpression, walk: Walk): void {
  const method = ts.isPropertyAccessExpression(expression) ? expression : null;
  collectDutch(method ? method.expression : expression, walk);
  if (method ? NO_TEXT.test(method.name.text) : walk.isFollowed) return;
  for (const each of handed) collectDutch(each, walk);
}

const isFunction = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

const isPartOfTemplate = (node: ts.Node) =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

function collectReturned(node: ts.Node, walk: Walk): void {
  if (ts.isReturnStatement(node) && node.expression) collectDutch(node.expression, walk);
  else if (!ts.isFunctionLike(node)) ts.forEachChild(node, (child) => collectReturned(child, walk));
}

function followName(name: string, walk: Walk): void {
  const { files, file, seen } = walk;
  const key = `${file.path} ${name}`;
  if (seen.has(key)) return;
  seen.add(key);
  for (const node of file.declared.get(name) ?? []) collectDutch(node, { ...walk, isFollowed: true });
  const origin = file.imported.get(name);
  const home = origin && files.get(origin.path);
  if (home) followName(origin.name, { ...walk, file: home });
}

function note(node: ts.LiteralLikeNode, { file, found }: Walk): void {
  if (!DUTCH.test(node.text)) return;
  const line = file.source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  found.set(`${file.path}:${node.pos}`, { path: file.path, line, text: node.text.trim() });
}
