// Messages to the shop and sign-ups for its newsletter, and the list of them in the back-office.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type Contact,
  contactPageSchema,
  contactReceivedSchema,
  contactSchema,
  listContactsQuerySchema,
  submitContactSchema,
} from '#modules/contacts/contract.ts';
import type { ListContacts, RecordContact } from '#modules/contacts/index.ts';
import { type CsvColumn, csvResponse, everyRow, sendCsv } from './csv-reply.ts';

const CSV_PAGE = 200;

const CSV: readonly CsvColumn<Contact>[] = [
  ['Ontvangen', ({ createdAt }) => createdAt],
  ['Voornaam', ({ firstName }) => firstName],
  ['Achternaam', ({ lastName }) => lastName],
  ['E-mailadres', ({ email }) => email],
  ['Telefoonnummer', ({ phone }) => phone],
  ['Onderwerp', ({ subject }) => subject],
  ['Bericht', ({ message }) => message],
  ['Nieuwsbrief', ({ newsletterStatus }) => newsletterStatus],
];

type Ports = {
  recordContact: RecordContact;
  listContacts: ListContacts;
  requireOperator: onRequestAsyncHookHandler;
  /** Route option that limits how often one address may write: 20 per hour. */
  limits: { contacts: object };
};

/** Writing is public: 201 with the same answer for every address, 422 with the fields at fault. Reading is not. */
export function contactRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'POST',
      url: '/api/contacts',
      config: ports.limits.contacts,
      schema: {
        tags: ['contacts'],
        summary: 'Write to the shop, or sign up for the newsletter; a sign-up is confirmed by mail',
        body: submitContactSchema,
        response: { 201: contactReceivedSchema },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return reply.code(201).send(await ports.recordContact(request.body, 'api'));
      },
    });

    app.route({
      method: 'GET',
      url: '/api/contacts',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['contacts'],
        summary: 'Messages, newest first: a plain list, or a page when any of limit, cursor, q is given',
        querystring: listContactsQuerySchema,
        response: { 200: z.union([z.array(contactSchema), contactPageSchema]) },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const asksForPage = Object.keys(request.query).length > 0;
        return asksForPage ? ports.listContacts.page(request.query) : ports.listContacts.recent();
      },
    });

    app.route({
      method: 'GET',
      url: '/api/contacts.csv',
      onRequest: ports.requireOperator,
      schema: {
        tags: ['contacts'],
        response: csvResponse,
        summary: 'All messages, or those a search finds, as a file',
        querystring: listContactsQuerySchema.pick({ q: true }),
      },
      handler: async (request, reply) => {
        const rows = everyRow((cursor) =>
          ports.listContacts.page({ ...request.query, cursor, limit: CSV_PAGE }),
        );
        return sendCsv(reply, 'contact', CSV, rows);
      },
    });
  };
}
