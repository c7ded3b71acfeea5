// Finds text that breaks when a browser translates the page. The browser replaces text nodes, and React then
// updates nodes that are no longer on the page: a text among several children stays unchanged, and removing
// it or inserting before it throws an error. A text that is the only child of its element is safe, because
// React sets it through the element.

import ts from 'typescript';
import { findAlternatives } from './alternatives.ts';
import { type Content, contentOf } from './node-kinds.ts';

export type BareText = { file: string; line: number; text: string; why: Why; node: ts.Node };
type Why =
  | 'changes beside others'
  | 'another branch draws the same'
  | 'something before it may come'
  | 'bare in a fragment'
  | 'given beside others';
type Parent = ts.JsxElement | ts.JsxFragment;

export function findBareText(program: ts.Program, isAsked: (path: string) => boolean): BareText[] {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => isAsked(fileName));
  const parents: { parent: Parent; content: Content[]; isBranch: boolean }[] = [];
  const alternatives = new Set(sources.flatMap((source) => [...findAlternatives(source)]));
  const visit = (node: ts.Node, isBranch: boolean): void => {
    const within = isBranch || alternatives.has(node);
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length > 1 || ts.isJsxFragment(node))
        parents.push({
          parent: node,
          content: children.map((child) => contentOf(child, checker)),
          isBranch: within,
        });
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  for (const source of sources) visit(source, false);
  const given = parents.flatMap(({ content }) => content.flatMap((each) => each.given ?? []));
  const mixing = new Set(given.flatMap((each) => propOf(each, checker) ?? []));
  return [
    ...parents.flatMap(({ parent, content, isBranch }) => bareIn(parent, content, isBranch)),
    ...givenText(sources, mixing, checker),
  ];
}

const isBlank = (child: ts.JsxChild) =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) ||
  (ts.isJsxExpression(child) && !child.expression);

function bareIn(parent: Parent, content: Content[], isBranch: boolean): BareText[] {
  const children = parent.children.filter((child) => !isBlank(child));
  return children.flatMap((child, index) => {
    const own = content[index];
    if (!own || own.text === 'none') return [];
    if (own.text === 'changing') return [bareText(child, 'changes beside others')];
    if (ts.isJsxFragment(parent)) return [bareText(child, 'bare in a fragment')];
    if (isBranch && !isBlankText(child)) return [bareText(child, 'another branch draws the same')];
    return followsLoose(content.slice(0, index)) ? [bareText(child, 'something before it may come')] : [];
  });
}

const isBlankText = (child: ts.JsxChild) => /^(\{' '\}|\s*)$/.test(child.getText());

/**
 * True when React could insert a preceding node directly before this text. With a permanent element in
 * between, React inserts before that element instead.
 */
function followsLoose(before: readonly Content[]): boolean {
  const lastAnchor = before.findLastIndex(({ anchors, comesAndGoes }) => anchors && !comesAndGoes);
  return before.slice(lastAnchor + 1).some(({ comesAndGoes }) => comesAndGoes);
}

function bareText(node: ts.Node, why: Why): BareText {
  const source = node.getSourceFile();
  return {
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    text: node.getText().trim(),
    why,
    node,
  };
}

/** Returns which property of which component an expression is; null when it is not a property. */
function propOf(given: ts.Identifier | ts.PropertyAccessExpression, checker: ts.TypeChecker): string | null {
  const root = ts.isPropertyAccessExpression(given) ? given.expression : given;
  const declaration = checker.getSymbolAtLocation(root)?.valueDeclaration;
  const parameter = declaration && ts.findAncestor(declaration, ts.isParameter);
  if (!parameter) return null;
  if (ts.isPropertyAccessExpression(given)) return propName(parameter.parent, given.name.text);
  if (!ts.isBindingElement(declaration)) return null;
  const name = declaration.propertyName ?? declaration.name;
  return ts.isIdentifier(name) ? propName(parameter.parent, name.text) : null;
}

const propName = (component: ts.Node, name: string) =>
  `${component.getSourceFile().fileName}:${component.getStart()}:${name}`;

/** Returns the function of a component in this repository; null for other tags. */
function componentOf(tag: ts.JsxTagNameExpression, checker: ts.TypeChecker): ts.Node | null {
  const symbol = checker.getSymbolAtLocation(tag);
  const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = own?.valueDeclaration;
  if (!declaration) return null;
  return ts.isVariableDeclaration(declaration) ? (declaration.initializer ?? null) : declaration;
}

/** Finds changing text passed to a component that renders it beside other content. */
function givenText(
  sources: readonly ts.SourceFile[],
  mixing: ReadonlySet<string>,
  checker: ts.TypeChecker,
): BareText[] {
  const found: BareText[] = [];
  const take = (tag: ts.JsxTagNameExpression, name: string, value: ts.JsxChild | ts.Expression) => {
    const component = isHost(tag) ? null : componentOf(tag, checker);
    if (!component || !mixing.has(propName(component, name))) return;
    if (contentOf(value, checker).text === 'changing') found.push(bareText(value, 'given beside others'));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) {
      const [only, ...more] = node.children.filter((child) => !isBlank(child));
      if (only && more.length === 0) take(node.openingElement.tagName, 'children', only);
    }
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
      if (value) take(node.parent.parent.tagName, node.name.text, value);
    }
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return found;
}

const isHost = (tag: ts.JsxTagNameExpression) => ts.isIdentifier(tag) && /^[a-z]/.test(tag.text);
