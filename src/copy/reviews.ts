// The texts of the review form and the list of reviews. The form asks for an opinion and must not ask for
// praise.

export const reviewCopy = {
  title: 'Schrijf een review',
  description: (brand: string) => `Vertel wat je van ${brand} vindt, goed of slecht. Het kost twee minuten.`,
  intro:
    'Wat vind je van het poeder? Schrijf het zoals het is, ook als iets tegenviel. Daar hebben anderen het meest aan.',
  policy: 'Zo gaan we met reviews om',
  labels: {
    customerName: 'Naam',
    rating: 'Beoordeling',
    comment: 'Je review',
    orderNumber: 'Bestelnummer (niet verplicht)',
  },
  hints: {
    customerName: 'Deze naam komt bij je review te staan. Een voornaam is genoeg.',
    comment: 'Minstens 10 tekens.',
    orderNumber: 'Staat in je bevestigingsmail, bijvoorbeeld ZW100123.',
  },
  stars: (count: number) => (count === 1 ? '1 ster' : `${count} sterren`),
  counter: (length: number, max: number) => `${length}/${max}`,
  invited: (orderNumber: string) =>
    `Je review hoort bij bestelling ${orderNumber} en krijgt het kenmerk ‘Geverifieerde aankoop’.`,
  submit: 'Review versturen',
  submitting: 'Bezig met verzenden...',
  problemsTitle: 'Dit klopt nog niet',
  failure: {
    title: 'Fout bij verzenden',
    description: 'Er is iets misgegaan. Probeer het opnieuw.',
  },
  success: {
    title: 'Bedankt voor je review!',
    description: 'Je review is succesvol verzonden en zal binnenkort worden gepubliceerd.',
  },
  thanksTitle: 'Bedankt!',
  thanksText:
    'Je review is succesvol verzonden en zal binnenkort worden gepubliceerd. We lezen hem eerst, binnen 24\u00a0uur.',
  allReviews: 'Bekijk alle reviews',
  loading: 'Reviews laden...',
  page: {
    title: 'Reviews',
    heading: 'Wat klanten zeggen.',
    description: (brand: string) =>
      `Alle reviews van ${brand}, de nieuwste eerst. Kies zelf hoeveel sterren je wilt zien.`,
    choose: 'Kies op sterren',
    all: 'Alle',
    none: (stars: number) => `Er zijn geen reviews met ${stars === 1 ? '1 ster' : `${stars} sterren`}.`,
    newer: 'Nieuwere reviews',
    older: 'Oudere reviews',
    where: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
    pages: 'Meer reviews',
    write: 'Schrijf een review',
  },
  usedTitle: 'Je review is er al',
  usedText: (orderNumber: string, email: string) =>
    `Bij bestelling ${orderNumber} is al een review geschreven. Wil je hem aanpassen of wissen? Mail ${email}.`,
  endedTitle: 'Deze link werkt niet meer',
  endedText: (email: string) =>
    `De link hoort niet meer bij een bestelling. Een review schrijven kan nog wel, alleen zonder het kenmerk ‘Geverifieerde aankoop’. Vragen? Mail ${email}.`,
  endedAction: 'Schrijf een review',
  verified: 'Geverifieerde aankoop',
  importedFrom: (place: string) => `Overgenomen van ${place}`,
  ownerReply: 'Onze reactie',
  tooOften: 'Je doet dit te vaak achter elkaar. Wacht even en probeer het opnieuw.',
} as const;
