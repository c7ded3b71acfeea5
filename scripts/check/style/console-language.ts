// Finds Dutch text in the output of commands, which must be English for developers and operators of any
// country. Dutch is for the shop's pages, mails and documents, and for invented content of tests and the
// demo.

import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const FOLDERS = /^(scripts|lab|ops|demo|assets)\/(?!.*\.test\.tsx?$).*\.(ts|mjs)$/;

/** Frequent Dutch words that are not English words. */
const DUTCH_WORDS = [
  'aankoop',
  'aankopen',
  'alle',
  'antwoorden',
  'back-up',
  'bestaat',
  'bestanden',
  'bestelling',
  'bestellingen',
  'betaald',
  'deze',
  'dit',
  'draait',
  'duur',
  'een',
  'één',
  'en',
  'er',
  'fouten',
  'geen',
  'geheugen',
  'gelezen',
  'gemaakt',
  'gemeten',
  'geweigerd',
  'het',
  'hoogstens',
  'kernen',
  'keer',
  'klaar',
  'langzaamste',
  'mislukt',
  'naar',
  'niet',
  'nog',
  'ook',
  'opnieuw',
  'regels',
  'rijen',
  'sinds',
  'staat',
  'tabellen',
  'tegen',
  'uit',
  'van',
  'vanaf',
  'verschillen',
  'voor',
  'winkel',
  'wordt',
  'worden',
  'zijn',
  'zonder',
  'de',
];
const DUTCH = new RegExp(`(?<![\\p{L}\\d_.-])(?:${DUTCH_WORDS.join('|')})(?![\\p{L}\\d_-])`, 'u');

/** The functions that print their arguments, wherever they are declared. */
const PRINTERS = new Set([
  'fail',
  'judge',
  'line',
  'printRow',
  'printTable',
  'promtool',
  'rowOf',
  'tell',
  'timed',
  'until',
]);
/** The properties of objects that the tables and reports of the lab print. */
const PRINTED_PROPERTIES = new Set(['what', 'measured', 'aim', 'words', 'proves', 'takes', 'does']);
/** Methods whose arguments are not printed texts, such as a language, a file name, or a search pattern. */
const NO_TEXT =
  /^(toLocale\w*|entries|keys|values|join|resolve|replace|replaceAll|split|test|exec|has|get|includes)$/;

export type DutchOutput = { path: string; line: number; text: string };

/**
 * A file to check. `declared` maps each name of the file to its declaration, `imported` maps a name to the
 * file it is imported from.
 */
type CommandFile = {
  path: string;
  source: ts.SourceFile;
  declared: Map<string, ts.Node[]>;
  imported: Map<string, { path: string; name: string }>;
};

/**
 * The state of a walk through the code. `isFollowed`: the walk came here through a name. `isIndexed`: any one
 * property of the object is printed.
 */
type Walk = {
  files: ReadonlyMap<string, CommandFile>;
  file: CommandFile;
  found: Map<string, DutchOutput>;
  seen: Set<string>;
  isFollowed: boolean;
  isIndexed: boolean;
};

/**
 * Returns the Dutch texts that commands print, in the order of the files: arguments of `console.*`, of
 * `process.stdout.write`, of printing helpers and of errors. Texts in variables and results of functions of
 * these files count too. `sources` may contain other files, which are ignored.
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

/** Declares every name of a destructuring pattern with the whole destructured value. */
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

/** True for the name of an error class, including the errors of commands that do not end in "Error". */
const isError = (name: string) => /Error$|^Refused$|^NoPlaceForDemo$/.test(name);

/**
 * Collects Dutch texts below a node. It follows names to their declarations, and calls to the results of
 * functions. It ignores properties of objects that are not printed, and arguments of other calls.
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

/** Collects texts from a call. For a method such as `lines.join()`, the texts of its object count. */
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
