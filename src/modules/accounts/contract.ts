// Logging in to the back-office, as the browser sends it and gets it back.

import * as z from 'zod';

const withoutNul = (text: string) => text.replaceAll('\0', '');

export const logInSchema = z.object({
  username: z
    .string('Gebruikersnaam is verplicht')
    .overwrite(withoutNul)
    .trim()
    .min(1, 'Gebruikersnaam is verplicht')
    .max(64, 'Gebruikersnaam is te lang'),
  password: z
    .string('Wachtwoord is verplicht')
    .min(1, 'Wachtwoord is verplicht')
    .max(200, 'Wachtwoord is te lang'),
  /** Of an authenticator app; asked only from accounts that use one. */
  code: z
    .string()
    .regex(/^\d{6}$/, 'Een code heeft 6 cijfers')
    .optional(),
});
export type LogIn = z.infer<typeof logInSchema>;

export const operatorSchema = z.object({ username: z.string() });
export type Operator = z.infer<typeof operatorSchema>;

/** Codes of the refusals of this module. */
export const accountCodes = [
  'invalid_credentials',
  'too_many_attempts',
  'not_logged_in',
  'cross_origin',
] as const;
