// The parcel is on its way: by whom, and where to follow it.

import { emailTemplate } from './email-template.ts';
import { block, button, heading, paragraph, subheading } from './pieces.ts';

export const shipped = emailTemplate(
  { key: 'shipped', name: 'Bestelling verzonden', subject: 'Je bestelling {{orderNumber}} is onderweg' },
  [
    heading('Je pakket is onderweg'),
    paragraph('Hoi {{customerName}}, we hebben bestelling {{orderNumber}} meegegeven aan {{carrier}}.'),
    block('trackingDetails'),
    subheading('Bezorgadres'),
    block('deliveryAddress'),
    paragraph(
      'Het kan een paar uur duren voordat de bezorger het pakket laat zien. Duurt het langer dan je verwacht? Laat het ons weten, dan zoeken we het uit.',
    ),
    button('Bekijk je bestelling', 'orderUrl'),
    paragraph(
      'Toch niet wat je zocht? Tot en met 14 dagen na ontvangst kun je [je overeenkomst hier herroepen]({{withdrawalUrl}}).',
    ),
  ],
);
