// Checks the DNS records for mail of the sender's domain. Without these records, other mail servers treat the
// shop's mail as forged.

import { Resolver } from 'node:dns/promises';
import type { MailRecords } from '#modules/operations/index.ts';
import { seconds } from '#shared/clock.ts';

type ResolveTxt = (name: string) => Promise<string[][]>;

const resolver = new Resolver({ timeout: seconds(2), tries: 2 });
const NOT_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Checks which DNS records for mail the sender's domain has: SPF, DKIM and DMARC, each true or false. A
 * single result is null when the lookup failed or, for DKIM, no selector is configured. The whole result is
 * null when the sender's address has no domain.
 */
export async function lookUpMailRecords(
  sender: string | null,
  dkimSelector: string | null,
  resolveTxt: ResolveTxt = (name) => resolver.resolveTxt(name),
): Promise<MailRecords | null> {
  const domain = /@([\w.-]+\w)/.exec(sender ?? '')?.[1];
  if (!domain) return null;
  const hasRecord = (name: string, pattern: RegExp) =>
    resolveTxt(name).then(
      (records) => records.some((parts) => pattern.test(parts.join(''))),
      (error) => (NOT_THERE.has(error.code) ? false : null),
    );
  const [spf, dkim, dmarc] = await Promise.all([
    hasRecord(domain, /^v=spf1\b/i),
    dkimSelector ? hasRecord(`${dkimSelector}._domainkey.${domain}`, /\bp=[\w+/]/i) : null,
    hasRecord(`_dmarc.${domain}`, /^v=DMARC1\b/i),
  ]);
  return { spf, dkim, dmarc };
}
