// The badge beside the sender of a mail whose address the mail server could not verify.

import { Badge } from '#web/ui/controls/badge.tsx';

const EXPLANATION =
  'De mailserver bevestigt niet dat deze mail van dit adres komt. Vraag bij twijfel na voordat je een adres wijzigt of geld terugbetaalt.';

export const UnverifiedSenderBadge = () => (
  <Badge tone="warning" title={EXPLANATION}>
    Afzender niet bevestigd
  </Badge>
);
