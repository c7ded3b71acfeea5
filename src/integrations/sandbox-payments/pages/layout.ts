// The frame around the pages of the sandbox, without scripts and with one style sheet. Every page says that
// this is a test and that no money moves.

import { type Html, html } from './html.ts';

export function layout(page: { title: string; shopName: string; main: Html }): string {
  const document = html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light">
<title>${page.title} – ${page.shopName}</title>
<link rel="stylesheet" href="/sandbox/bank.css">
</head>
<body>
<header class="ribbon"><p>Testmodus – er wordt niets afgeschreven</p></header>
<main>
${page.main}
</main>
</body>
</html>
`;
  return document.markup;
}
