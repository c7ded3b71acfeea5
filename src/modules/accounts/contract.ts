// The API contract of log-in, second factor and operator accounts: the schemas and types of requests and
// answers.

import * as z from 'zod';
import { type OperatorRole, operatorRoles } from './permissions.ts';

export * from './permissions.ts';

/**
 * The schema of a second-factor code: six digits of an authenticator app, or a recovery code. Spaces and
 * hyphens are removed.
 */
const codeSchema = z
  .string('Vul de code in')
  .overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  // Recovery codes of an earlier release have 16 characters. They stay valid until they are used or replaced.
  .regex(/^(\d{6}|[a-z2-9]{16}|[a-z2-9]{24})$/, 'Een code heeft 6 cijfers; een herstelcode 24 tekens');

const passwordSchema = z
  .string('Wachtwoord is verplicht')
  .min(1, 'Wachtwoord is verplicht')
  .max(200, 'Wachtwoord is te lang');

export const logInSchema = z.object({
  username: z
    .string('Gebruikersnaam is verplicht')
    .trim()
    .min(1, 'Gebruikersnaam is verplicht')
    .max(64, 'Gebruikersnaam is te lang'),
  password: passwordSchema,
  code: codeSchema.optional(),
});
export type LogIn = z.infer<typeof logInSchema>;

/**
 * An action the operator must complete before the back-office opens: choose an own password, or enable a
 * second factor.
 */
export type RequiredAction = 'password' | 'two_factor';

/** The logged-in operator. `duty` is the action the operator must complete first; null when there is none. */
export type Operator = { id: number; username: string; role: OperatorRole; duty: RequiredAction | null };

/** The answer to a successful log-in: the operator's username. */
export const operatorSchema = z.object({ username: z.string() });

export const PASSWORD_MIN_LENGTH = 12;

const newPasswordSchema = z
  .string('Kies een nieuw wachtwoord')
  .min(PASSWORD_MIN_LENGTH, `Kies minstens ${PASSWORD_MIN_LENGTH} tekens`)
  .max(200, 'Wachtwoord is te lang');

/** The logged-in operator's own account, as the account page shows it. */
export const accountSchema = z.object({
  username: z.string(),
  role: z.enum(operatorRoles),
  twoFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  passwordChangedAt: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

export const changePasswordSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

export const sessionSchema = z.object({
  id: z.number().int(),
  current: z.boolean(),
  device: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
});
export type OperatorSession = z.infer<typeof sessionSchema>;

export const startTwoFactorSchema = z.object({ password: passwordSchema });
export const confirmTwoFactorSchema = z.object({ code: codeSchema });
export const proveTwoFactorSchema = z.object({ password: passwordSchema, code: codeSchema });
export type ProveTwoFactor = z.infer<typeof proveTwoFactorSchema>;

/**
 * The password, and the second-factor code if the account has one, sent again before an irreversible action.
 */
export const reauthenticationSchema = z.object({
  password: passwordSchema,
  code: z.preprocess((code) => (code === '' ? undefined : code), codeSchema.optional()),
});
export type Reauthentication = z.output<typeof reauthenticationSchema>;

/** The data to set up an authenticator app. `qr` is an image of `uri`; `secret` is for typing in by hand. */
export const twoFactorSetupSchema = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;

/**
 * New recovery codes, in readable form. They are shown only once, because the database stores only their
 * hashes.
 */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** An operator account as shown to owners in the list of operators. */
export const operatorViewSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  role: z.enum(operatorRoles),
  twoFactor: z.boolean(),
  createdAt: z.string(),
  /**
   * The last time this operator used the back-office, from the stored sessions; null when the account has no
   * stored session.
   */
  seenAt: z.string().nullable(),
});
export type OperatorView = z.infer<typeof operatorViewSchema>;

export const addOperatorSchema = z.object({
  username: z
    .string('Gebruikersnaam is verplicht')
    .trim()
    .min(1, 'Gebruikersnaam is verplicht')
    .max(64, 'Gebruikersnaam is te lang')
    .regex(/^[\p{L}\p{N}._@+-]+$/u, 'Gebruik letters, cijfers en . _ @ + -'),
  role: z.enum(operatorRoles, 'Kies een rol'),
});
export type AddOperator = z.infer<typeof addOperatorSchema>;

export const changeRoleSchema = addOperatorSchema.pick({ role: true });

/** An account and its generated temporary password. The password is shown only in this answer. */
export const newPasswordAnswerSchema = z.object({ operator: operatorViewSchema, password: z.string() });
export type NewPasswordAnswer = z.infer<typeof newPasswordAnswerSchema>;
