// Products for the back-office: drafts and archived ones too. What everybody may read is in catalog.ts.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type Product,
  type ProductInput,
  type ProductUpdate,
  productInputSchema,
  productSchema,
  productUpdateSchema,
} from '#modules/catalog/contract.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  listProducts(): Promise<Product[]>;
  createProduct(input: ProductInput): Promise<Product>;
  updateProduct(id: number, input: ProductUpdate): Promise<Product>;
  removeProduct(id: number): Promise<void>;
  requireOperator: onRequestAsyncHookHandler;
};

/** 404 `not_found`; 409 `product_in_use`, `edit_conflict`; 422 with the fields at fault, `peroxide_too_high`. */
export function productRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);
    const tags = ['products'];

    app.route({
      method: 'GET',
      url: '/api/admin/products',
      schema: {
        tags,
        summary: 'All products, oldest first, drafts and archived ones too',
        response: { 200: z.array(productSchema) },
      },
      handler: async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return ports.listProducts();
      },
    });

    app.route({
      method: 'POST',
      url: '/api/admin/products',
      schema: {
        tags,
        problems: ['peroxide_too_high'],
        summary: 'Add a product',
        body: productInputSchema,
        response: { 201: productSchema },
      },
      handler: async (request, reply) => reply.code(201).send(await ports.createProduct(request.body)),
    });

    app.route({
      method: 'PUT',
      url: '/api/admin/products/:id',
      schema: {
        tags,
        problems: ['peroxide_too_high', 'edit_conflict'],
        summary: 'Change the given fields of a product, or archive it',
        params: idParams,
        body: productUpdateSchema,
        response: { 200: productSchema },
      },
      handler: async (request) => ports.updateProduct(request.params.id, request.body),
    });

    app.route({
      method: 'DELETE',
      url: '/api/admin/products/:id',
      schema: {
        tags,
        problems: ['product_in_use'],
        summary: 'Delete a product that was never ordered',
        params: idParams,
        response: { 204: z.void() },
      },
      handler: async (request, reply) => {
        await ports.removeProduct(request.params.id);
        return reply.code(204).send();
      },
    });
  };
}
