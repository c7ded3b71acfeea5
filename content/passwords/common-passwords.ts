// Common words from lists of stolen passwords, international and Dutch, in lower case, without digits and
// punctuation. The shop refuses new passwords that consist of such a word.

export const COMMON_PASSWORDS: readonly string[] = `
  password passwort passw wachtwoord wachtwrd geheim welkom welcome letmein login
  admin administrator beheer beheerder root toor master super guest gast test
  qwerty qwertyuiop azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc abcdef
  iloveyou ikhouvanjou schatje liefje lieverd princess prinses sunshine zonnetje
  monkey dragon shadow football voetbal baseball superman batman pokemon starwars
  ajax feyenoord amsterdam rotterdam utrecht eindhoven nederland holland belgie
  januari februari maart april juni juli augustus september oktober november december
  lente zomer herfst winter spring summer autumn maandag vrijdag zondag
  michael jordan daniel jessica thomas charlie andrea nicole michelle johan peter
  computer internet samsung google facebook microsoft changeme default secret trustno
  webshop winkel shop tandpoeder houtskool charcoal tanden correct horse battery staple
`
  .trim()
  .split(/\s+/);
