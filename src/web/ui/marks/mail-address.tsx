// A mail address to be read, and one that leads to writing. It goes to the next line whole; where it is too
// long for one it breaks behind the @, before it breaks anywhere.

import type { ComponentProps } from 'react';

type MailAddressProps = { address: string; after?: string } & ComponentProps<'a'>;

/** `after`: the sign behind it, which never begins a line. */
export function MailAddress({ address, after, ...link }: MailAddressProps) {
  if (after)
    return (
      <span className="inline-block max-w-full">
        <MailAddress address={address} className="inline!" {...link} />
        <span>{after}</span>
      </span>
    );
  return (
    <a href={`mailto:${address}`} className="inline-block max-w-full" {...link}>
      <BreakingAddress address={address} />
    </a>
  );
}

export function BreakingAddress({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span translate="no">
      <span>{`${name}@`}</span>
      <wbr />
      <span>{domain}</span>
    </span>
  );
}
