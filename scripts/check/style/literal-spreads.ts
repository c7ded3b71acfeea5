// Finds literals that are spread or destructured only to save lines. Biome forbids them (scripts/lint); this
// file counts them for the table of style measures.

import ts from 'typescript';

/** Returns the places as `path:line` in TypeScript and JavaScript sources. */
export function findLiteralSpreads(sources: readonly { path: string; text: string }[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        /\.(tsx?|mts|mjs)$/.test(path) && /\.\.\.[\s(]*[[{]|[\]}]\)?\s*=[\s(]*[[{]/.test(text),
    )
    .flatMap(({ path, text }) => spreadsIn(path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest)));
}

function spreadsIn(path: string, source: ts.SourceFile): string[] {
  const places: string[] = [];
  const visit = (node: ts.Node) => {
    if (isLiteralSpread(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      places.push(`${path}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

function isLiteralSpread(node: ts.Node): boolean {
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node))
    return isLiteral(node.expression);
  if (ts.isVariableDeclaration(node))
    return !ts.isIdentifier(node.name) && node.initializer !== undefined && isLiteral(node.initializer);
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    (ts.isArrayLiteralExpression(node.left) || ts.isObjectLiteralExpression(node.left)) &&
    isLiteral(node.right)
  );
}

/** Whether `node` is a literal, also within parentheses, `as`, `satisfies` or `!`. */
function isLiteral(node: ts.Node): boolean {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAssertionExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  )
    return isLiteral(node.expression);
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}
