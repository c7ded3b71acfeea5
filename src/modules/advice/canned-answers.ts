// The fixed answers to free-text questions in the questionnaire. The texts cannot know the reader's health,
// so every answer about health refers to a dentist, doctor, midwife or pharmacist first.

import { asksHowLong, findTopic, isQuestion, needsCare, type Topic } from './extra-info.ts';

const answers: Readonly<Record<Topic, string>> = {
  pregnancy:
    'Ben je zwanger of geef je borstvoeding? Vraag dan eerst je tandarts, huisarts of verloskundige of je dit poeder kunt gebruiken. Wij kunnen dat niet voor je beoordelen. Wacht met bestellen tot je het zeker weet.',
  medication:
    'Gebruik je medicijnen, ook de pil of antibiotica? Vraag dan eerst je huisarts of apotheker. Actieve kool kan medicijnen minder goed laten werken als je er iets van doorslikt. Slik het poeder dus nooit door en spoel altijd goed na.',
  sensitivity:
    'Bij gevoelige tanden, pijn, ontstoken tandvlees of werk in je mond, zoals kronen, vullingen of een beugel, overleg je eerst met je tandarts. Zegt die dat het kan, begin dan met 2 keer per week, zonder druk. Wordt het gevoeliger, stop dan.',
  safety:
    'Poets zacht, 2 minuten, hooguit 5 keer per week: dan schuurt het poeder zo min mogelijk over je glazuur. Slik het niet door en houd het weg bij jonge kinderen. Twijfel je over je gebit, vraag het dan je tandarts.',
  drinks:
    'Koffie, thee, rode wijn, cola en donkere sappen geven steeds nieuwe aanslag. Je hoeft ze niet te laten staan. Spoel erna met water, drink na het poetsen een half uur niets met kleur, en reken op wat meer tijd voor je verschil ziet.',
  duration:
    'De eerste verandering zie je meestal na 1 tot 2 weken, als je 3 tot 5 keer per week 2 minuten poetst. Oude of dikke aanslag vraagt langer. Jouw schatting staat bij de tijdlijn.',
  results:
    'Het poeder poetst aanslag van buitenaf weg, zoals die van koffie, thee, wijn en roken. Het verandert de eigen kleur van je tanden niet, en ook niet die van kronen of vullingen. Hoeveel verschil jij ziet, hangt af van je aanslag.',
};

/** The sentence added to an answer about duration when the visitor's question names a drink. */
const DRINKS_TAKE_TIME =
  'Koffie, thee, rode wijn, cola en donkere sappen geven steeds nieuwe aanslag: drink je die veel, reken dan op wat meer tijd. Erna met water spoelen helpt.';

const OTHER_QUESTION =
  'Bedankt voor je vraag. Een vast antwoord hebben we er niet op. Gaat het over je gezondheid of je gebit, vraag het dan je tandarts of huisarts.';
const ACKNOWLEDGED = 'Bedankt, dit telt mee in je advies.';
const ACKNOWLEDGED_WITH_CAUTION =
  'Bedankt, goed dat je het zegt. Overleg eerst met je tandarts of huisarts of dit poeder bij je past. Wij kunnen dat niet voor je beoordelen.';

/** Returns the fixed answer to the questionnaire's free text; undefined when the text is empty. */
export function answerExtraInfo(extraInfo: string | undefined): string | undefined {
  const text = extraInfo?.trim();
  if (!text) return undefined;
  const topic = findTopic(text);
  if (isQuestion(text)) {
    if (topic === 'drinks' && asksHowLong(text)) return `${answers.duration} ${DRINKS_TAKE_TIME}`;
    return topic ? answers[topic] : OTHER_QUESTION;
  }
  return needsCare(topic) ? ACKNOWLEDGED_WITH_CAUTION : ACKNOWLEDGED;
}
