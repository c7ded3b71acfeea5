// An e-mail address as text or as a mailto link. It moves to the next line as a whole; only an address longer
// than a line breaks, first behind the @.

import type { ComponentProps } from 'react';

type MailAddressProps = { address: string; after?: string } & ComponentProps<'a'>;

/** An e-mail address. `after` is a punctuation mark behind the address, which never begins a line. */
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
