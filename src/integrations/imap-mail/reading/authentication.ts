// Reads the result of the sender check that the shop's own mail server added to a mail (RFC 8601): whether
// the domain of the From header vouches for the mail (DMARC). Only one header is trusted: the topmost, which
// was added last, or the topmost with the configured server name.

import type { Email } from 'postal-mime';
import { headersOf } from './sender.ts';

const LONGEST = 5000;

export function isProven(mail: Email, from: string, server: string | null): boolean {
  const results = headersOf(mail, 'authentication-results').map((line) =>
    readResults(line.slice(0, LONGEST)),
  );
  const own = server ? results.find(({ by }) => by === server.toLowerCase()) : results[0];
  const dmarc = own?.methods.find((method) => method.startsWith('dmarc='));
  if (!dmarc || !/^dmarc=pass(\s|$)/.test(dmarc)) return false;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const about = /\sheader\.from=([^\s;]+)/.exec(dmarc)?.[1];
  return domain !== '' && (about === undefined || about.slice(about.lastIndexOf('@') + 1) === domain);
}

function readResults(line: string): { by: string; methods: string[] } {
  const [by = '', ...methods] = withoutComments(line.toLowerCase())
    .split(';')
    .map((part) => part.replaceAll(/\s+/g, ' ').trim());
  return { by: by.split(' ')[0] ?? '', methods };
}

/** Removes the comments of a header. Comments may contain anything and may be nested. */
function withoutComments(line: string): string {
  let depth = 0;
  let out = '';
  for (const sign of line) {
    if (sign === '(') depth += 1;
    else if (sign === ')' && depth > 0) depth -= 1;
    else if (depth === 0) out += sign;
  }
  return out;
}
