// What a text names and nobody types: `{winkel}`, `{garantiedagen}`. Who writes sees the name of a variable,
// who reads what the settings and the tables of the shop say at that moment.

/**
 * `text` stands in any line; `link` too, and can be clicked where a page is read; `block` is a line of its
 * own in a text.
 */
export type VariableKind = 'text' | 'link' | 'block';

const variable =
  <Kind extends VariableKind>(kind: Kind) =>
  (says: string) => ({ kind, says });
const text = variable('text');
const link = variable('link');
const block = variable('block');

/** By their names, in the order in which an editor offers them. */
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
/** The names of the variables of one kind. */
export type VariableOf<Kind extends VariableKind> = {
  [Name in VariableName]: (typeof pageVariables)[Name]['kind'] extends Kind ? Name : never;
}[VariableName];

/** How a variable is written in a text. */
const VARIABLE = /\{([^{}\n]*)\}/g;

export const isVariableName = (name: string): name is VariableName => Object.hasOwn(pageVariables, name);
export const variableNames = Object.keys(pageVariables).filter(isVariableName);

/**
 * A text in pieces: what is written, and the variables it names; a name nobody knows stays as it was written.
 */
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

/** The variable that a line of a text consists of, when it is one of those that stand alone. */
export function blockVariableOf(line: string): VariableName | null {
  const name = /^\{([^{}\n]*)\}$/.exec(line.trim())?.[1] ?? '';
  return isVariableName(name) && pageVariables[name].kind === 'block' ? name : null;
}

/**
 * What is wrong with the variables a line names; null when nothing is. `article`: of a text in which some
 * stand alone.
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
