// A mail address that leads to writing one. Where it is too long for its line it breaks behind the @, before it breaks anywhere.

import type { ComponentProps } from 'react';

export function MailAddress({ address, ...link }: { address: string } & ComponentProps<'a'>) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`} {...link}>
      {name}@<wbr />
      {domain}
    </a>
  );
}
