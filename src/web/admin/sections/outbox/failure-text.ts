// Explains in Dutch why a mail was not delivered; the back-office shows this text instead of the mail
// server's error.

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\bE(?:CONN|TIMEDOUT|NOTFOUND|HOST|AI_AGAIN|DNS)|time-?out/i, 'De mailserver was niet bereikbaar.'],
  [/\b53[45]\b|\bEAUTH\b|invalid login/i, 'De mailserver weigert het wachtwoord van de winkel.'],
  [/\b5\.1\.[0136]\b|no such user|user unknown/i, 'Dit adres bestaat niet.'],
  [/\b[45]\.2\.2\b|quota|\bfull\b/i, 'De mailbox van de ontvanger is vol.'],
  [/\b5\.7\.\d|spam|block/i, 'De mailserver van de ontvanger vertrouwt de winkel niet.'],
  [/\b4\d\d[ -]/, 'De mailserver nam deze mail nog niet aan.'],
  [/\b5\d\d[ -]/, 'De mailserver weigerde deze mail.'],
];

/**
 * Translates a mail server's error into Dutch. Unrecognised errors, such as texts of the shop itself, are
 * returned unchanged.
 */
export const failureText = (error: string): string =>
  REASONS.find(([pattern]) => pattern.test(error))?.[1] ?? error;
