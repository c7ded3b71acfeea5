// What the reminder of a basket says. It is advertising, so only who asked for it gets one.

import type { PackVariant } from '#modules/catalog/contract.ts';
import { recoveryUrlOf } from '#modules/checkout/index.ts';
import type { DraftRow } from '#modules/drafts/index.ts';
import type { MailContent } from '#modules/mail/index.ts';
import type { CodeOf } from '#shared/api/problem-codes.ts';
import { Refusal } from '#shared/api/problems.ts';
import { cents, formatEuro } from '#shared/money.ts';

export type ReminderNeeds = Parameters<typeof recoveryUrlOf>[0] & {
  packVariants: { read(): Promise<{ value: PackVariant[] }> };
};

/** 409 `no_consent` for who did not ask for a reminder, `nothing_to_tell` for what is paid. */
export async function reminderOf(
  shop: ReminderNeeds,
  draft: DraftRow,
): Promise<MailContent<'abandoned_checkout'>> {
  if (draft.isCompleted) throw refused('nothing_to_tell', 'Dit winkelmandje is al een bestelling.');
  if (!draft.reminderAskedAt)
    throw refused('no_consent', 'Deze klant heeft niet om een herinnering gevraagd.');
  return {
    variables: {
      customerName: draft.customerName,
      productLabel: await packLabel(shop, draft.variantCode),
      total: formatEuro(cents(draft.total)),
      checkoutUrl: recoveryUrlOf(shop, draft),
    },
    blocks: {},
  };
}

/** What a pack is called in the shop. */
async function packLabel(
  { packVariants }: Pick<ReminderNeeds, 'packVariants'>,
  code: string,
): Promise<string> {
  return (await packVariants.read()).value.find(({ id }) => id === code)?.name ?? code;
}

const refused = (code: CodeOf<409>, detail: string) => new Refusal({ status: 409, code, detail });
