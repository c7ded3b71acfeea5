// GET and PUT /api/admin/settings: what the operator decides without a new release.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { GetSettings, UpdateSettingsUseCase } from '#modules/settings/index.ts';
import { settingsSchema, updateSettingsSchema } from '#modules/settings/index.ts';

type Ports = {
  getSettings: GetSettings;
  updateSettings: UpdateSettingsUseCase;
  requireOperator: onRequestAsyncHookHandler;
};

/** Both calls need the session; a change names only what it changes and answers everything. */
export function settingsRoutes({
  getSettings,
  updateSettings,
  requireOperator,
}: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/admin/settings',
      onRequest: requireOperator,
      schema: { tags: ['settings'], summary: 'All settings', response: { 200: settingsSchema } },
      handler: async (_request, reply) => reply.header('cache-control', 'no-store').send(await getSettings()),
    });

    app.route({
      method: 'PUT',
      url: '/api/admin/settings',
      onRequest: requireOperator,
      schema: {
        tags: ['settings'],
        problems: ['edit_conflict'],
        summary: 'Change settings; fields that are not named stay as they are',
        body: updateSettingsSchema,
        response: { 200: settingsSchema },
      },
      handler: async (request) => updateSettings(request.body),
    });
  };
}
