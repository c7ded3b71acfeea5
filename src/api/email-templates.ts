// The templates of the shop's mails for the back-office: reading, writing, putting back, and a test to oneself.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  changeEmailTemplateSchema,
  emailTemplateSchema,
  mailPreviewSchema,
  previewQuerySchema,
  saveEmailTemplateSchema,
  sentEmailSchema,
  testEmailSchema,
} from '#modules/mail/contract.ts';
import type { EmailTemplates, SendByHand } from '#modules/mail/index.ts';
import { listOrPage, pageQuerySchema, pageSchemaOf } from '#shared/paging.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  emailTemplates: EmailTemplates;
  sendByHand: Pick<SendByHand, 'preview' | 'sendTest'>;
  requireOperator: onRequestAsyncHookHandler;
};

const tags = ['mail'];
const TEMPLATES = '/api/admin/email-templates';

/** 404 `not_found`; 409 `template_exists`, `template_in_use`, `edit_conflict`; 422 with the fields at fault. */
export function emailTemplateRoutes({
  emailTemplates,
  requireOperator,
  ...ports
}: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, requireOperator);
    await app.register(previewRoutes(ports));

    app.route({
      method: 'GET',
      url: TEMPLATES,
      schema: {
        tags,
        summary: 'E-mail templates: a plain list, or a page when any of limit, cursor, q is given',
        querystring: pageQuerySchema,
        response: { 200: z.union([z.array(emailTemplateSchema), pageSchemaOf(emailTemplateSchema)]) },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return listOrPage(await emailTemplates.list(), request.query, ({ key, name, subject }) =>
          [key, name, subject].join(' '),
        );
      },
    });

    app.route({
      method: 'POST',
      url: TEMPLATES,
      schema: {
        tags,
        problems: ['template_exists'],
        summary: 'Add a template',
        body: saveEmailTemplateSchema,
        response: { 201: emailTemplateSchema },
      },
      handler: async (request, reply) => reply.code(201).send(await emailTemplates.create(request.body)),
    });

    app.route({
      method: 'PUT',
      url: `${TEMPLATES}/:id`,
      schema: {
        tags,
        problems: ['edit_conflict'],
        summary: 'Change the given parts of a template',
        params: idParams,
        body: changeEmailTemplateSchema,
        response: { 200: emailTemplateSchema },
      },
      handler: async (request) => emailTemplates.change(request.params.id, request.body),
    });

    app.route({
      method: 'DELETE',
      url: `${TEMPLATES}/:id`,
      schema: {
        tags,
        problems: ['template_in_use'],
        summary: 'Delete a template of your own',
        params: idParams,
        response: { 204: z.void() },
      },
      handler: async (request, reply) => {
        await emailTemplates.remove(request.params.id);
        return reply.code(204).send();
      },
    });

    app.route({
      method: 'POST',
      url: `${TEMPLATES}/:id/reset`,
      schema: {
        tags,
        summary: 'Give a template of the shop its first words again',
        params: idParams,
        response: { 200: emailTemplateSchema },
      },
      handler: async (request) => emailTemplates.reset(request.params.id),
    });
  };
}

function previewRoutes({ sendByHand }: Pick<Ports, 'sendByHand'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/api/admin/email-preview',
      schema: {
        tags,
        problems: ['nothing_to_tell', 'not_found'],
        summary: 'What a mail of a type says of an order or basket; examples without one',
        querystring: previewQuerySchema,
        response: { 200: mailPreviewSchema },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return sendByHand.preview(request.query);
      },
    });

    app.route({
      method: 'POST',
      url: `${TEMPLATES}/test`,
      schema: {
        tags,
        summary: 'Send the words of a template to yourself',
        body: testEmailSchema,
        response: { 200: sentEmailSchema },
      },
      handler: async (request) => sendByHand.sendTest(request.body),
    });
  };
}
