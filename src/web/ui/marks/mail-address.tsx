// A mail address to be read, and one that leads to writing. It goes to the next line whole; where it is too long
// for one it breaks behind the @, before it breaks anywhere.

import type { ComponentProps } from 'react';

export function MailAddress({ address, ...link }: { address: string } & ComponentProps<'a'>) {
  return (
    <a href={`mailto:${address}`} className="inline-block max-w-full" {...link}>
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
