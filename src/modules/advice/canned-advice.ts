// The fixed texts of the advice, one set for each recommended number of jars: the reason, the duration and
// the tips.

import type { PackQuantity } from './score-answers.ts';

/**
 * The texts of the advice for one number of jars. `smokers` is an extra tip for smokers only, shown as the
 * second tip.
 */
export type CannedAdvice = { reasoning: string; timeline: string; tips: readonly string[]; smokers?: string };

export const cannedAdvice: Readonly<Record<PackQuantity, CannedAdvice>> = {
  1: {
    reasoning:
      'Je tanden krijgen weinig te verduren: er komt nauwelijks aanslag bij. Met één pot poets je de lichte aanslag weg en zie je zelf wat het poeder doet.',
    timeline:
      'Reken op 2–3 weken. Poets 3 tot 5 keer per week, 2 minuten per keer, en kijk dan nog eens in de spiegel.',
    tips: [
      'Kies vaste dagen, bijvoorbeeld maandag, woensdag en vrijdag. Dan vergeet je het niet.',
      'Gebruik weinig: maak je borstel nat, dip hem in het poeder en dep het teveel af.',
      'Poets zacht, in kleine rondjes. Het poeder doet het werk, niet de druk.',
    ],
  },
  2: {
    reasoning:
      'Je hebt een paar gewoontes die elke dag wat aanslag geven. Twee potten zijn genoeg voor de eerste weken én om het daarna bij te houden.',
    timeline:
      'Het eerste verschil zie je meestal na 1 tot 2 weken, het volle resultaat na 3–4 weken. Daarna onderhoud: 1 tot 2 keer per week poetsen met het poeder.',
    tips: [
      'Neem na koffie, thee of wijn een paar slokken water. Wat niet intrekt, hoef je ook niet weg te poetsen.',
      'Wacht na iets zuurs, zoals sap of wijn, een half uur met poetsen. Je glazuur is dan even zachter.',
      'Maak een foto voor je begint, bij hetzelfde raam. Zo zie je het verschil eerlijk.',
    ],
  },
  3: {
    reasoning:
      'Meerdere gewoontes samen geven aanslag die steeds terugkomt. Drie potten geven je tijd om die rustig weg te poetsen, en daarna voorraad om het zo te houden.',
    timeline:
      'Het eerste verschil zie je meestal na 1 tot 2 weken, het volle resultaat na 4–6 weken. Daarna regelmatig onderhoud: 2 keer per week poetsen met het poeder.',
    tips: [
      'Houd het bij 5 keer per week. Vaker of harder poetsen maakt het niet witter, wel gevoeliger.',
      'Drink gekleurde dranken bij de maaltijd in plaats van de hele dag door.',
      'Laat tandsteen eerst weghalen door je mondhygiënist. Geen enkel poeder krijgt dat los.',
    ],
  },
  4: {
    reasoning:
      'Koffie, thee en wijn geven bij jou veel aanslag, en die komt snel terug. Met vier potten heb je genoeg voor een lange eerste periode en voor het onderhoud daarna.',
    timeline:
      'Het eerste verschil zie je meestal na 1 tot 2 weken, het volle resultaat na 6–8 weken. Daarna maandelijks onderhoud: een week lang om de dag poetsen met het poeder.',
    tips: [
      'Begin met een afspraak bij je mondhygiënist. Tandsteen en diepe verkleuring haalt poeder niet weg.',
      'Houd het bij 5 keer per week en poets zacht. Worden je tanden gevoelig, stop dan een week.',
      'Sluit de potten goed af en bewaar ze droog. Zo blijft het poeder fijn tot de laatste pot.',
    ],
    smokers: 'De aanslag komt terug zolang je rookt. Minderen doet meer dan welk poeder ook.',
  },
};
