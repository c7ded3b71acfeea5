// Decides which findings of wapiti count: those of level medium and high, except findings it cannot judge,
// each with the reason.

export type Finding = {
  kind: string;
  level: number;
  method: string;
  path: string;
  parameter: string;
  info: string;
};

const MEDIUM = 2;

/** Findings that are no vulnerability of this shop, each with the reason. */
const EXPLAINED: readonly { kind: string; info: RegExp; because: string }[] = [
  {
    kind: 'Cross Site Request Forgery',
    info: /anti CSRF token/,
    because:
      'It knows tokens only. A form of another site is refused by Origin and Sec-Fetch-Site (src/modules/accounts/csrf-protection.ts), and cookies are SameSite.',
  },
  {
    kind: 'HttpOnly Flag cookie',
    info: /cookie-keuze/,
    because: 'The choice about cookies is read by the script that asks for it, and is no secret.',
  },
  {
    kind: 'Secure Flag cookie',
    info: /./,
    because:
      'The shop under test has no https; on https every cookie is Secure (tests/integration/thorough/one-address.test.ts).',
  },
];

export function ofWeight(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ kind, level, info }) =>
      level >= MEDIUM && !EXPLAINED.some((known) => known.kind === kind && known.info.test(info)),
  );
}
