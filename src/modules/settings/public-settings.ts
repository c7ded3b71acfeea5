// Selects the settings any visitor may see. Figures of reviews and customers are left out; the reviews module
// decides about those (social-proof.ts).

import type { PublicSettings, Settings } from './contract.ts';

/**
 * Returns the settings that any visitor may see: without the fields for operators only and without the
 * figures of reviews and customers.
 */
export function publicSettings(settings: Settings): PublicSettings {
  const {
    bank: _bank,
    notifications: _notifications,
    reviews: _reviews,
    writing: _writing,
    media: _media,
    parcel: _parcel,
    evidence: _evidence,
    claims,
    ...open
  } = settings;
  const { guaranteeDays, moneyBackDays, resultDays } = claims;
  return { ...open, claims: { guaranteeDays, moneyBackDays, resultDays } };
}
