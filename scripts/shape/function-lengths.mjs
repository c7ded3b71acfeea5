// How many lines each function spans, from the first of its signature to the last of its body; nested ones count in both.

import ts from 'typescript';

/** @returns {{ path: string, line: number, name: string, lines: number }[]} */
export function functionLengths({ path, text }) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const lineAt = (position) => file.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineAt(node.getStart(file));
      found.push({ path, line, name: nameOf(node), lines: lineAt(node.getEnd()) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function nameOf(node) {
  const named = node.name ?? node.parent?.name;
  return named && ts.isIdentifier(named) ? named.text : 'unnamed';
}
