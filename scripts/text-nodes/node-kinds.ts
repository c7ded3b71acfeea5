// Classifies what a JSX child adds to the page: fixed text, changing text, permanent elements, or content
// that may appear and disappear. It uses the syntax where possible, and the slower type checker for the rest.

import ts from 'typescript';

export type Content = {
  /** The kind of text the child adds, whatever stands beside it. */
  text: 'none' | 'fixed' | 'changing';
  /** True when the number of its nodes may change. */
  comesAndGoes: boolean;
  /** True when the child always starts with an element. */
  anchors: boolean;
  /**
   * The property that a component renders as it is; the caller of the component decides its kind. Null for
   * other content.
   */
  given: ts.Identifier | ts.PropertyAccessExpression | null;
};

const NOTHING: Content = { text: 'none', comesAndGoes: false, anchors: false, given: null };
const ELEMENT: Content = { ...NOTHING, anchors: true };
const OPTIONAL: Content = { ...NOTHING, comesAndGoes: true };
const FIXED: Content = { ...NOTHING, text: 'fixed' };
const CHANGING: Content = { ...NOTHING, text: 'changing', comesAndGoes: true };

const TEXT_TYPES =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any;

type Branch = readonly Content[];

/** Combines the branches of a condition: the result has every property that one of the branches may have. */
function either(branches: Branch): Content {
  const hasText = branches.some(({ text }) => text !== 'none');
  return {
    text: hasText ? 'changing' : 'none',
    comesAndGoes: true,
    anchors: branches.every(({ anchors }) => anchors),
    given: branches.find(({ given }) => given)?.given ?? null,
  };
}

export function contentOf(child: ts.JsxChild | ts.Expression, checker: ts.TypeChecker): Content {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? NOTHING : FIXED;
  if (ts.isJsxExpression(child)) return child.expression ? contentOf(child.expression, checker) : NOTHING;
  if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)) return elementContent(child, checker);
  if (ts.isJsxFragment(child)) return fragmentContent(child, checker);
  return expressionContent(child, checker);
}

function elementContent(element: ts.JsxElement | ts.JsxSelfClosingElement, checker: ts.TypeChecker): Content {
  const { tagName } = ts.isJsxElement(element) ? element.openingElement : element;
  if (ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return ELEMENT;
  const types = checker
    .getTypeAtLocation(tagName)
    .getCallSignatures()
    .map((signature) => signature.getReturnType());
  // What a package draws for `ReactNode` is an element: an icon, a link.
  const content = types.map((type) => (isAnyNode(type) ? ELEMENT : typeContent(type, null)));
  return content.length > 0 && content.every(({ comesAndGoes }) => !comesAndGoes) ? ELEMENT : either(content);
}

function fragmentContent({ children }: ts.JsxFragment, checker: ts.TypeChecker): Content {
  const content = children.map((child) => contentOf(child, checker));
  const first = content[0];
  if (content.length === 0 || !first) return NOTHING;
  return {
    text: content.some(({ text }) => text === 'changing')
      ? 'changing'
      : content.some(({ text }) => text === 'fixed')
        ? 'fixed'
        : 'none',
    comesAndGoes: content.some(({ comesAndGoes }) => comesAndGoes),
    anchors: first.anchors,
    given: content.find(({ given }) => given)?.given ?? null,
  };
}

function expressionContent(expression: ts.Expression, checker: ts.TypeChecker): Content {
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return contentOf(expression.expression, checker);
  if (ts.isStringLiteralLike(expression)) return expression.text === '' ? NOTHING : FIXED;
  if (ts.isNumericLiteral(expression)) return FIXED;
  if (isNothing(expression)) return NOTHING;
  if (ts.isConditionalExpression(expression))
    return either([contentOf(expression.whenTrue, checker), contentOf(expression.whenFalse, checker)]);
  if (ts.isBinaryExpression(expression)) {
    const right = contentOf(expression.right, checker);
    if (expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return either([right, OPTIONAL]);
  }
  const drawn = mappedElement(expression) ?? initialElement(expression, checker);
  if (drawn) return either([contentOf(drawn, checker), OPTIONAL]);
  return typeContent(checker.getTypeAtLocation(expression), expression);
}

const isNothing = (expression: ts.Expression) =>
  expression.kind === ts.SyntaxKind.NullKeyword ||
  expression.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(expression) && expression.text === 'undefined');

/** The element that `list.map(() => <li />)` renders for each item; null for other expressions. */
function mappedElement(expression: ts.Expression): ts.Expression | null {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return null;
  const [draw] = expression.arguments;
  if (expression.expression.name.text !== 'map' || !draw || !ts.isArrowFunction(draw)) return null;
  return ts.isBlock(draw.body) ? null : draw.body;
}

/**
 * The element a constant of the same file was initialised with, as in `const next = <Button />`; null for
 * other expressions.
 */
function initialElement(expression: ts.Expression, checker: ts.TypeChecker): ts.Expression | null {
  if (!ts.isIdentifier(expression)) return null;
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return null;
  const { initializer } = declaration;
  const drawn = ts.isParenthesizedExpression(initializer) ? initializer.expression : initializer;
  return ts.isJsxElement(drawn) || ts.isJsxSelfClosingElement(drawn) ? drawn : null;
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const isElement = (part: ts.Type) => Boolean(part.getProperty('props') && part.getProperty('type'));
const isText = (part: ts.Type) => (part.flags & TEXT_TYPES) !== 0;
const isAnyNode = (type: ts.Type) => partsOf(type).some(isText) && partsOf(type).some(isElement);

function typeContent(type: ts.Type, expression: ts.Expression | null): Content {
  const parts = partsOf(type);
  if (!parts.some(isText)) return parts.every(isElement) ? ELEMENT : OPTIONAL;
  if (type.isStringLiteral() || type.isNumberLiteral()) return FIXED;
  if (!isAnyNode(type)) return CHANGING;
  if (expression && (ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression)))
    return { ...OPTIONAL, given: expression };
  return OPTIONAL;
}
