// Packs for the back-office. The list is never cached: the operator sets prices and stock by it.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type PriceIssue,
  priceIssueSchema,
  type Variant,
  type VariantInput,
  type VariantUpdate,
  variantInputSchema,
  variantSchema,
  variantUpdateSchema,
} from '#modules/catalog/contract.ts';
import { listOrPage, pageQuerySchema, pageSchemaOf } from '#shared/paging.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  listVariants(): Promise<Variant[]>;
  checkStruckPrices(): Promise<PriceIssue[]>;
  createVariant(input: VariantInput): Promise<Variant>;
  updateVariant(id: number, input: VariantUpdate): Promise<Variant>;
  removeVariant(id: number): Promise<void>;
  requireOperator: onRequestAsyncHookHandler;
};

/** 404 `not_found`; 409 `variant_in_use`, `edit_conflict`; 422 with the fields at fault. */
export function variantRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const tags = ['variants'];

    app.route({
      method: 'GET',
      url: '/api/admin/variants',
      schema: {
        tags,
        summary:
          'Packs with stock and discount, never cached: a plain list, or a page when any of limit, cursor, q is given',
        querystring: pageQuerySchema,
        response: { 200: z.union([z.array(variantSchema), pageSchemaOf(variantSchema)]) },
      },
      handler: async (request) =>
        listOrPage(await ports.listVariants(), request.query, ({ code, name, productName, sku }) =>
          [code, name, productName, sku ?? ''].join(' '),
        ),
    });

    app.route({
      method: 'GET',
      url: '/api/admin/variants/price-issues',
      schema: {
        tags,
        summary: 'Struck prices that the price history does not back up',
        response: { 200: z.array(priceIssueSchema) },
      },
      handler: async () => ports.checkStruckPrices(),
    });

    app.route({
      method: 'POST',
      url: '/api/admin/variants',
      schema: { tags, summary: 'Add a pack', body: variantInputSchema, response: { 201: variantSchema } },
      handler: async (request, reply) => reply.code(201).send(await ports.createVariant(request.body)),
    });

    app.route({
      method: 'PUT',
      url: '/api/admin/variants/:id',
      schema: {
        tags,
        problems: ['edit_conflict'],
        summary: 'Change the given fields of a pack; a new price joins the price history',
        params: idParams,
        body: variantUpdateSchema,
        response: { 200: variantSchema },
      },
      handler: async (request) => ports.updateVariant(request.params.id, request.body),
    });

    app.route({
      method: 'DELETE',
      url: '/api/admin/variants/:id',
      schema: {
        tags,
        problems: ['variant_in_use'],
        summary: 'Delete a pack that was never ordered',
        params: idParams,
        response: { 204: z.void() },
      },
      handler: async (request, reply) => {
        await ports.removeVariant(request.params.id);
        return reply.code(204).send();
      },
    });
  };
}
