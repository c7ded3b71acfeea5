// The model withdrawal form of annex I(B) of the Consumer Rights Directive. Its use is optional.

import type { Block } from './article.ts';
import { addressLine, type LegalInfo } from './legal-info.ts';

export function modelForm(shop: LegalInfo): Block {
  const { company } = shop;
  return {
    kind: 'form',
    title: 'Modelformulier voor herroeping',
    lines: [
      'Dit formulier vul je alleen in en stuur je alleen terug als je de overeenkomst wilt herroepen.',
      `Aan: ${company.legalName}, ${addressLine(shop)}, ${company.email}`,
      'Ik/Wij* deel/delen* u hierbij mede dat ik/wij* onze overeenkomst betreffende de verkoop van de volgende goederen herroep/herroepen*:',
      'Besteld op*/Ontvangen op*:',
      'Naam consument(en):',
      'Adres consument(en):',
      'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
      'Datum:',
      '* Doorhalen wat niet van toepassing is.',
    ],
  };
}
