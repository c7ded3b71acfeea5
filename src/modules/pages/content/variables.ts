// The variables of written texts, such as `{winkel}` and `{garantiedagen}`. The author types the name;
// readers see the current value from the settings and data of the shop.

/**
 * Where a variable can be used. `text`: in any line. `link`: in any line, shown to readers as a link.
 * `block`: only on a line of its own.
 */
export type VariableKind = 'text' | 'link' | 'block';

const variable =
  <Kind extends VariableKind>(kind: Kind) =>
  (says: string) => ({ kind, says });
const text = variable('text');
const link = variable('link');
const block = variable('block');

/** All variables that page texts can use, by name, in the order of the editor's list. */
export const pageVariables = {
  winkel: text('Naam van de winkel'),
  product: text('Naam van het product'),
  cadeau: text('Kop over wat gratis bij elk pack zit; niets als een pack zonder komt'),
  prijs: text('Prijs van één pot'),
  'prijs-per-pot': text('Laagste prijs per pot van alle packs'),
  resultaatdagen: text('Dagen tot zichtbaar resultaat'),
  garantiedagen: text('Dagen niet goed, geld terug'),
  besteltijd: text('Tot hoe laat een bestelling vandaag meegaat'),
  bezorgdag: text('Dag waarop een bestelling van nu komt: morgen, of ‘zodra het kan’ als dat niet vaststaat'),
  'bezorgen-van': text('Begin van het bezorgvenster'),
  'bezorgen-tot': text('Einde van het bezorgvenster'),
  'bereikbaar-van': text('Begin van de bereikbaarheid'),
  'bereikbaar-tot': text('Einde van de bereikbaarheid'),
  antwoordtijd: text('Uren tot antwoord'),
  bezorgers: text('De bezorgers, met ‘en’ ertussen'),
  'bezorgers-lijst': text('De bezorgers, met komma’s ertussen'),
  bedenktijd: text('Dagen bedenktijd'),
  retourtermijn: text('Dagen om terug te sturen'),
  terugbetaaltermijn: text('Dagen tot het geld terug is'),
  garantiejaren: text('Jaren garantie'),
  wijzigingstermijn: text('Dagen vooraf dat een wijziging op de pagina staat'),
  klachttermijn: text('Dagen tot antwoord op een klacht'),
  reviewtijd: text('Uren tot een review gelezen is'),
  'levertijd-buitenland': text('Werkdagen bezorgen buiten Nederland en België'),
  'langste-levertijd': text('Dagen die bezorgen hooguit duurt'),
  verzending: text('Kop over verzenden: gratis, of wat het kost'),
  verzendlanden: text('Landen waarvoor die kop geldt'),
  'zin-verzendkosten': text('Zin over wat verzenden in Nederland en België kost'),
  'belofte-verzending': text('Zin over gratis verzenden en de bezorgdag'),
  bedrijf: text('Naam van het bedrijf'),
  adres: text('Adres van het bedrijf, in één regel'),
  kvk: text('KvK-nummer'),
  'btw-id': text('Btw-id'),
  'e-mail': link('E-mailadres van het bedrijf'),
  telefoon: link('Telefoonnummer van het bedrijf'),
  verzendkosten: block('Tabel met kosten en levertijd per land'),
  'niet-verzonden': block('Zin over landen waar de winkel niet verzendt; niets als er geen zijn'),
  modelformulier: block('Modelformulier voor herroeping'),
  'wettelijke-garantie': block('Europese kennisgeving over de wettelijke garantie'),
  'uitleg-cijfer': block('Waar het cijfer in de winkel op rust'),
} as const;

export type VariableName = keyof typeof pageVariables;
/** The names of all variables of one kind (`text`, `link` or `block`). */
export type VariableOf<Kind extends VariableKind> = {
  [Name in VariableName]: (typeof pageVariables)[Name]['kind'] extends Kind ? Name : never;
}[VariableName];

/** Matches a variable in a page's text, such as `{winkel}`. */
const VARIABLE = /\{([^{}\n]*)\}/g;

export const isVariableName = (name: string): name is VariableName => Object.hasOwn(pageVariables, name);
export const variableNames = Object.keys(pageVariables).filter(isVariableName);

/** Splits a page's text into plain text and variables; an unknown name stays plain text. */
export function variableParts(written: string): (string | { variable: VariableName })[] {
  const pieces: (string | { variable: VariableName })[] = [];
  let from = 0;
  for (const { 0: whole, 1: name = '', index } of written.matchAll(VARIABLE)) {
    if (!isVariableName(name)) continue;
    if (index > from) pieces.push(written.slice(from, index));
    pieces.push({ variable: name });
    from = index + whole.length;
  }
  if (from < written.length) pieces.push(written.slice(from));
  return pieces;
}

/** Returns the variable of kind `block` that the line consists of; null for any other line. */
export function blockVariableOf(line: string): VariableName | null {
  const name = /^\{([^{}\n]*)\}$/.exec(line.trim())?.[1] ?? '';
  return isVariableName(name) && pageVariables[name].kind === 'block' ? name : null;
}

/**
 * Returns the Dutch error about the first wrong variable in a text: an unknown name, or a variable of kind
 * `block` where it is not allowed. Null when there is none. `article` allows variables of kind `block` on a
 * line of their own.
 */
export function variableError(written: string, { article = false } = {}): string | null {
  for (const line of written.split('\n')) {
    if (article && blockVariableOf(line)) continue;
    for (const [whole, name = ''] of line.matchAll(VARIABLE)) {
      if (!isVariableName(name)) return `${whole} is geen gegeven van de winkel. Kies er een uit de lijst.`;
      if (pageVariables[name].kind === 'block') return misplacedBlock(whole, article);
    }
  }
  return null;
}

const misplacedBlock = (whole: string, article: boolean) =>
  article ? `${whole} staat alleen op een eigen regel.` : `${whole} kan alleen in de tekst van een pagina.`;
