// Finds elements that React reuses between two branches of a condition, because both render the same element
// at the same place. Even fixed text in such an element can then change or disappear.

import ts from 'typescript';

type Drawn = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;

/** Returns the elements in which a fixed text may still change, because React reuses them. */
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

/** A name that is equal for elements React would reuse; elements with different keys are never reused. */
function nameOf(drawn: Drawn): string {
  if (ts.isJsxFragment(drawn)) return '';
  const { tagName, attributes } = ts.isJsxElement(drawn) ? drawn.openingElement : drawn;
  const key = attributes.properties.find(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === 'key',
  );
  return `${tagName.getText()} ${key?.getText() ?? ''}`;
}
