// The part of the settings that pages may carry to any visitor. Figures of reviews and customers are not
// among them: what may be said of those is decided in the module of the reviews (social-proof.ts).

import type { PublicSettings, Settings } from './contract.ts';

/** Leaves out what only the operator should see. */
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
