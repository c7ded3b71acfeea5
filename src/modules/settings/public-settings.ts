// The part of the settings that pages may carry to any visitor.

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
    ...open
  } = settings;
  return open;
}
