// The links to the shop's social channels. Instagram, Facebook and TikTok are always shown. Without an
// address in the settings they are buttons that announce the channel, in an alert with JavaScript or a
// popover without.

import { commonCopy } from '#copy/common.ts';
import { navigationCopy, type SocialChannel, socialNames } from '#copy/navigation.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { SocialIcon } from '../../ui/marks/social-icon.tsx';

const ALWAYS: readonly SocialChannel[] = ['instagram', 'facebook', 'tiktok'];
const WITH_AN_ADDRESS: readonly SocialChannel[] = ['youtube', 'pinterest'];
const NOTE_ID = 'nog-niet';
const shape =
  'grid size-11 cursor-pointer place-items-center rounded-full border border-charcoal hover:border-ash';

export function SocialButtons({ social }: { social: PublicSettings['social'] }) {
  const isIncomplete = ALWAYS.some((channel) => !social[channel]);
  const shown = [...ALWAYS, ...WITH_AN_ADDRESS.filter((channel) => social[channel])];
  return (
    <>
      <ul className="mt-7 flex flex-wrap gap-3" aria-label={navigationCopy.footerSocialLabel}>
        {shown.map((channel) => (
          <li key={channel}>
            {social[channel] ? (
              <a href={social[channel]} rel="noopener" aria-label={socialNames[channel]} className={shape}>
                <SocialIcon channel={channel} />
              </a>
            ) : (
              <button
                type="button"
                aria-label={socialNames[channel]}
                data-behaviour="notice"
                data-notice={commonCopy.comingSoon}
                popoverTarget={NOTE_ID}
                popoverTargetAction="show"
                className={shape}
              >
                <SocialIcon channel={channel} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isIncomplete ? (
        <p id={NOTE_ID} popover="auto" role="status" className="passing-note">
          {commonCopy.comingSoon}
        </p>
      ) : null}
    </>
  );
}
