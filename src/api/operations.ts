// The running of the shop: whether its services work, comparing with the provider, backups, and the check before live mode.

import type { Readable } from 'node:stream';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type BackupView,
  backupSchema,
  type GoLive,
  goLiveSchema,
  type MadeBackup,
  madeBackupSchema,
  type Service,
  type SyncReport,
  serviceSchema,
  syncReportSchema,
} from '#modules/operations/contract.ts';
import { notFound } from '#shared/problems.ts';

type Ports = {
  checkServices(): Promise<Service[]>;
  syncWithProvider(): Promise<SyncReport>;
  /** With what this call tells about the proxies it came through. */
  checkGoLive(trace: FastifyRequest['proxyTrace']): Promise<GoLive>;
  backups: {
    list(): BackupView[];
    make(): Promise<MadeBackup>;
    open(name: string): { content: Readable; bytes: number } | null;
  };
  requireOperator: onRequestAsyncHookHandler;
  requireOwner: onRequestAsyncHookHandler;
  /** Beside the owner's guard, for what takes every customer out of the shop. */
  requireProof: onRequestAsyncHookHandler;
  /** The owner, or a program on the shop's own machine that can read its secret. */
  requireOwnerOrMachine: onRequestAsyncHookHandler;
};

const tags = ['operations'];
const backupParams = z.object({ name: z.string().max(80) });

/** A backup holds everything about everybody: only an owner sees, makes or takes one. */
export function operationRoutes(ports: Ports): FastifyPluginAsyncZod {
  const { requireOperator, requireOwner, requireProof, requireOwnerOrMachine, backups } = ports;
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/api/admin/services',
      {
        onRequest: requireOperator,
        schema: {
          tags,
          summary: 'Every service the shop leans on, looked at now',
          response: { 200: z.array(serviceSchema) },
        },
      },
      () => ports.checkServices(),
    );

    app.get(
      '/api/admin/go-live',
      {
        onRequest: requireOperator,
        schema: { tags, summary: 'What must be true before live mode', response: { 200: goLiveSchema } },
      },
      ({ proxyTrace }) => ports.checkGoLive(proxyTrace),
    );

    app.post(
      '/api/admin/sync',
      {
        onRequest: requireOperator,
        schema: {
          tags,
          summary: 'Compare the payment provider with the shop in full, and repair',
          response: { 200: syncReportSchema },
        },
      },
      () => ports.syncWithProvider(),
    );

    app.get(
      '/api/admin/backups',
      {
        onRequest: requireOwner,
        schema: { tags, summary: 'Backups, newest first', response: { 200: z.array(backupSchema) } },
      },
      async () => backups.list(),
    );

    app.post(
      '/api/admin/backup',
      {
        onRequest: requireOwnerOrMachine,
        schema: {
          tags,
          summary: 'Make a backup of database, pictures and sandbox; it is read back before it counts',
          response: { 201: madeBackupSchema },
        },
      },
      async (_request, reply) => reply.code(201).send(await backups.make()),
    );

    app.get(
      '/api/admin/backups/:name',
      {
        onRequest: [requireOwner, requireProof],
        schema: { tags, summary: 'A backup as a file', params: backupParams },
      },
      async ({ params }, reply) => {
        const backup = backups.open(params.name);
        if (!backup) throw notFound('Deze back-up is er niet meer.');
        return reply
          .type('application/gzip')
          .header('content-length', backup.bytes)
          .header('content-disposition', `attachment; filename="${params.name}"`)
          .send(backup.content);
      },
    );
  };
}
