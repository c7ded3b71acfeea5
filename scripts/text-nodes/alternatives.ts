// Elements of which React makes one out of the other: it goes on with the nodes of the first branch of a
// condition when the second draws the same element in its place. What is fixed in either changes then, or
// goes.

import ts from 'typescript';

type Drawn = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

/** Every element inside which a text that never changes may change all the same. */
export function findAlternatives(source: ts.SourceFile): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  const compare = (branches: readonly Drawn[]) => {
    for (const one of branches)
      if (branches.some((other) => other !== one && nameOf(other) === nameOf(one))) found.add(one);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node) && !ts.isConditionalExpression(node.parent)) compare(drawnBy(node));
    if (ts.isFunctionLike(node)) compare(returnsOf(node).flatMap(drawnBy));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function drawnBy(expression: ts.Expression): Drawn[] {
  if (ts.isParenthesizedExpression(expression)) return drawnBy(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...drawnBy(expression.whenTrue), ...drawnBy(expression.whenFalse)];
  return ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression)
    ? [expression]
    : [];
}

function returnsOf(declaration: ts.SignatureDeclaration): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node !== declaration) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

/** Elements with keys of their own are never the same. */
function nameOf(drawn: Drawn): string {
  if (ts.isJsxFragment(drawn)) return '';
  const { tagName, attributes } = ts.isJsxElement(drawn) ? drawn.openingElement : drawn;
  const key = attributes.properties.find(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'key',
  );
  return `${tagName.getText()} ${key?.getText() ?? ''}`;
}
