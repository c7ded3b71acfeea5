// The buyers of the demo shop: common Dutch names, streets and places, and some in neighbouring countries.
// Mail addresses end in .example and telephone numbers are not in use, so that no real person can be reached.

const words = (text: string): string[] => text.split(',').map((word) => word.trim());

export const FIRST_NAMES = words(
  'Anna, Emma, Sanne, Lotte, Fleur, Eva, Sophie, Julia, Iris, Femke, Marloes, Ingrid, Petra, Annelies, Truus, Fatima, Samira, Noor, Yara, Zoë, Renée, Anouk, Esther, Monique, Saskia, Wilma, Hanneke, Joke, Maaike, Roos, Daan, Sem, Lars, Thijs, Bram, Jeroen, Mark, Peter, Jan, Kees, Henk, Willem, Ruud, Erik, Stefan, Mohammed, Youssef, Mehmet, Ali, Ravi, Sander, Niels, Tim, Koen, Bas, Wouter, Jasper, Pieter-Jan, Gijs, Floris, Daniël, Michaël, Naïm, Björn',
);

export const LAST_NAMES = words(
  "de Jong, Jansen, de Vries, van den Berg, van Dijk, Bakker, Janssen, Visser, Smit, Meijer, de Boer, Mulder, de Groot, Bos, Vos, Peters, Hendriks, van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf, van der Meer, van der Linden, Kok, Jacobs, de Haan, Vermeulen, van den Heuvel, van der Veen, van den Broek, de Bruijn, de Bruin, van der Heijden, Schouten, van Beek, Willems, van Vliet, Hoekstra, Maas, Verhoeven, Koster, van Dam, Prins, Blom, Huisman, Peeters, Kuipers, El Amrani, Yılmaz, Kaya, Bouzid, Ramdin, Nguyen, Wiśniewski, van 't Hof, Müller, García",
);

export const STREETS = words(
  'Dorpsstraat, Kerkstraat, Schoolstraat, Molenstraat, Stationsweg, Julianalaan, Wilhelminastraat, Beatrixlaan, Nieuwstraat, Hoofdstraat, Parallelweg, Beukenlaan, Eikenlaan, Kastanjelaan, Lindelaan, Populierenlaan, Rozenstraat, Tulpstraat, Lijsterstraat, Merelstraat, Kievitstraat, Sperwerstraat, Zonnebloemstraat, Prinsengracht, Oudegracht, Singel, Marktstraat, Havenstraat, Industrieweg, Burgemeester van Dijklaan, Prins Bernhardstraat, Oranjestraat, Vondelstraat, Rembrandtlaan, Mozartstraat, Europalaan, Churchilllaan, Troelstralaan, Graaf Florisstraat, Van Speijkstraat, De Ruyterstraat, Jan van Galenstraat, Weverstraat, Waterstraat, Achterweg, Zandweg, Heideweg, Boslaan, Veldweg, Duinweg',
);

export type DemoPlace = {
  country: string;
  city: string;
  /** The lowest postal code number of the place; `postalCount` is how many numbers follow. */
  postalFrom: number;
  postalCount: number;
  /** The place's share of the orders, relative to the other places. */
  weight: number;
};

const place = (
  country: string,
  city: string,
  postalFrom: number,
  postalCount: number,
  weight: number,
): DemoPlace => ({ country, city, postalFrom, postalCount, weight });

export const PLACES: readonly DemoPlace[] = [
  place('NL', 'Amsterdam', 1011, 98, 90),
  place('NL', 'Rotterdam', 3011, 78, 66),
  place('NL', "'s-Gravenhage", 2491, 100, 56),
  place('NL', 'Utrecht', 3511, 74, 40),
  place('NL', 'Eindhoven', 5611, 46, 26),
  place('NL', 'Groningen', 9711, 36, 26),
  place('NL', 'Tilburg', 5011, 38, 24),
  place('NL', 'Almere', 1311, 50, 24),
  place('NL', 'Breda', 4811, 26, 20),
  place('NL', 'Nijmegen', 6511, 34, 20),
  place('NL', 'Apeldoorn', 7311, 24, 18),
  place('NL', 'Haarlem', 2011, 26, 18),
  place('NL', 'Arnhem', 6811, 30, 18),
  place('NL', 'Enschede', 7511, 38, 16),
  place('NL', 'Amersfoort', 3811, 15, 18),
  place('NL', 'Zaandam', 1501, 9, 12),
  place('NL', "'s-Hertogenbosch", 5211, 36, 16),
  place('NL', 'Zwolle', 8011, 32, 14),
  place('NL', 'Leiden', 2311, 22, 14),
  place('NL', 'Maastricht', 6211, 18, 12),
  place('NL', 'Dordrecht', 3311, 19, 12),
  place('NL', 'Leeuwarden', 8911, 30, 12),
  place('NL', 'Ede', 6711, 8, 10),
  place('NL', 'Alkmaar', 1811, 15, 10),
  place('NL', 'Emmen', 7811, 17, 8),
  place('NL', 'Venlo', 5911, 17, 8),
  place('NL', 'Middelburg', 4331, 8, 6),
  place('NL', 'Hoorn', 1621, 8, 6),
  place('NL', 'Den Helder', 1781, 8, 5),
  place('NL', 'Goes', 4461, 6, 5),
  place('BE', 'Antwerpen', 2000, 60, 36),
  place('BE', 'Gent', 9000, 50, 24),
  place('BE', 'Brugge', 8000, 20, 12),
  place('BE', 'Leuven', 3000, 18, 12),
  place('BE', 'Mechelen', 2800, 12, 10),
  place('BE', 'Hasselt', 3500, 12, 10),
  place('BE', 'Brussel', 1000, 80, 12),
  place('DE', 'Köln', 50667, 900, 12),
  place('DE', 'Düsseldorf', 40210, 300, 9),
  place('DE', 'Aachen', 52062, 16, 5),
  place('FR', 'Lille', 59000, 90, 6),
  place('FR', 'Paris', 75001, 20, 6),
  place('LU', 'Luxembourg', 1110, 900, 3),
  place('ES', 'Barcelona', 48001, 40, 4),
  place('AT', 'Wien', 1010, 200, 3),
  place('SE', 'Malmö', 21119, 300, 2),
  place('GB', 'London', 10001, 900, 3),
  place('CH', 'Zürich', 8001, 50, 2),
  place('US', 'New York', 10001, 280, 2),
];
