// Writes the prompt for the text service: the audience, the only facts it may use, the promises it may not
// make, and the format of the answer. The version number changes with the prompt, so that the prompt of an
// article can be found again.

import type { ArticleRequest } from '#modules/blog/index.ts';
import type { ChatMessage } from './chat-service.ts';

export const PROMPT_VERSION = 1;
const MAX_TITLES = 150;

const RULES = `Je schrijft blogartikelen voor een Nederlandse webwinkel. Regels:
- Nederlands, je-vorm, korte zinnen, concreet en eerlijk. Minstens 700 woorden.
- Gebruik over de winkel en het product alleen de feiten die je krijgt. Verzin geen cijfers, onderzoeken, citaten, keurmerken of ervaringen van klanten.
- Het product is een cosmetisch product. Geen medische beloften: het geneest, behandelt of voorkomt niets, en het bleekt niet. Verwijs bij klachten naar de tandarts.
- Noem geen prijzen, kortingen, levertijden of garanties: die veranderen, het artikel niet.
- Geen algemene milieuclaims zoals duurzaam, ecologisch of milieuvriendelijk.
- Opmaak van de tekst, een blok per regel: **Kop** voor een kop, *Tussenkop* voor een tussenkop, "• " voor een opsomming, "1. " voor een stap, "Zin" tussen dubbele aanhalingstekens voor een uitgelicht citaat van jezelf. Geen HTML, geen Markdown-links, geen # koppen, geen titel in de tekst.
Antwoord met uitsluitend één JSON-object: {"topic": "kort-onderwerp-in-kleine-letters", "title": "hoogstens 70 tekens", "excerpt": "samenvatting van 1 of 2 zinnen, hoogstens 300 tekens", "content": "de tekst", "seoKeywords": ["3 tot 6 zoekwoorden"]}. Is er over het gevraagde onderwerp al een artikel met dezelfde inhoud en valt er niets nieuws te zeggen, antwoord dan {"duplicate": true}.`;

export function articlePrompt({ info, topic, existing }: ArticleRequest): ChatMessage[] {
  const titles = existing.slice(0, MAX_TITLES).map(({ title }) => title);
  // The facts are passed as JSON, so that no text of the shop or the operator can act as an instruction.
  const material = {
    winkel: info.brand,
    product: info.product,
    omschrijving: info.description,
    ingredienten: info.ingredients,
    waarschuwingen: info.warnings,
    inhoudInGram: info.netWeightGrams,
    gevraagdOnderwerp: topic,
    bestaandeArtikelen: titles,
  };
  const instruction =
    topic === null
      ? 'Kies zelf een onderwerp over mondverzorging, verkleuring of het gebruik van het product dat nog niet in bestaandeArtikelen staat.'
      : 'Schrijf over gevraagdOnderwerp, vanuit een hoek die nog niet in bestaandeArtikelen staat.';
  return [
    { role: 'system', content: RULES },
    { role: 'user', content: `${instruction}\n\nFeiten:\n${JSON.stringify(material)}` },
  ];
}

/**
 * Returns the messages that ask the text service to correct its first answer: that answer, and the problems
 * found in it.
 */
export function repairPrompt(answer: string, problems: readonly string[]): ChatMessage[] {
  return [
    { role: 'assistant', content: answer.slice(0, 40_000) },
    {
      role: 'user',
      content: `Dat antwoord is niet bruikbaar:\n${problems.map((problem) => `- ${problem}`).join('\n')}\nGeef het hele artikel opnieuw, als één geldig JSON-object in de gevraagde vorm.`,
    },
  ];
}
