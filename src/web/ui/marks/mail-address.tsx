// A mail address to be read, and one that leads to writing. Where it is too long for its line it breaks behind the @, before it breaks
// anywhere.

import type { ComponentProps } from 'react';

export function MailAddress({ address, ...link }: { address: string } & ComponentProps<'a'>) {
  return (
    <a href={`mailto:${address}`} {...link}>
      <BreakingAddress address={address} />
    </a>
  );
}

export function BreakingAddress({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}
