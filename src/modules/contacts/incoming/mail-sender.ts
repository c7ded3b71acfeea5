// Determines the address to which an answer to a mail is sent: the mail's Reply-To address, or the From
// address when Reply-To is the shop itself or a no-reply address.

import type { GetSettings } from '#modules/settings/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Orm } from '#platform/database/database.ts';
import { emailKey } from '#shared/recipient/email-key.ts';
import type { IncomingMail } from '../incoming-mail.port.ts';

export type OwnAddresses = { addresses: ReadonlySet<string>; domains: readonly string[]; host: string };

type Needs = { config: Pick<Config, 'mailFrom'>; publicUrl: string; getSettings: GetSettings };

/** Returns the shop's own addresses: the company's address and the sender of the shop's mails. */
export async function ownAddresses(
  { config, publicUrl, getSettings }: Needs,
  tx: Orm,
): Promise<OwnAddresses> {
  const { company } = await getSettings(tx);
  const sender = /<([^<>]+)>\s*$/.exec(config.mailFrom ?? '')?.[1] ?? config.mailFrom ?? '';
  const addresses = [company.email, sender].filter(Boolean).map(emailKey);
  return {
    addresses: new Set(addresses),
    domains: addresses.map((address) => address.slice(address.lastIndexOf('@') + 1)),
    host: new URL(publicUrl).hostname,
  };
}

/**
 * Returns true when the address belongs to the shop, with or without a token: hallo+token@ is the same as
 * hallo@.
 */
const isOwn = ({ addresses }: OwnAddresses, address: string) =>
  addresses.has(emailKey(address)) || addresses.has(emailKey(address).replace(/\+[^@]*@/, '@'));

const NOBODY = /^(no|do-?not|geen)[-_.]?(reply|repl|antwoord|respond)/;
/** Matches the sender's name as mailing lists write it: "Anna via List". */
const VIA = /^['"]?(.{1,100}?)['"]? via .{1,100}$/;

export type MailSender = { from: string; name: string; isProven: boolean };

/**
 * Returns the address and name to which an answer is sent. `from` is empty when the mail has no such address
 * or the shop sent it. `isProven` is true when the mail server verified `from`; a Reply-To address is never
 * verified.
 */
export function mailSenderOf(own: OwnAddresses, mail: IncomingMail): MailSender {
  const reply = mail.replyTo.find(({ address }) => !isOwn(own, address) && !NOBODY.test(address));
  if (!reply || reply.address === mail.from) {
    const from = isFromShop(own, mail) ? '' : mail.from;
    return { from, name: mail.name, isProven: mail.isProven && from !== '' };
  }
  // The mail server verified the From address, and the Reply-To address is a different one.
  return { from: reply.address, name: reply.name || (VIA.exec(mail.name)?.[1] ?? ''), isProven: false };
}

export const isFromShop = (own: OwnAddresses, { from }: IncomingMail) => from !== '' && isOwn(own, from);

/** Returns true when the shop itself sent this mail, such as a notice to its own mailbox. */
export const isByShop = ({ host }: OwnAddresses, { messageId }: IncomingMail): boolean =>
  messageId?.endsWith(`@${host}>`) ?? false;

/**
 * Returns true when the mailing list belongs to the shop's own domain, such as a group address for customers.
 */
export const isOwnList = ({ domains }: OwnAddresses, { list }: IncomingMail): boolean =>
  list
    .split(/[\s<>,:;]+/)
    .some((word) => domains.some((domain) => word.endsWith(`.${domain}`) || word.endsWith(`@${domain}`)));
