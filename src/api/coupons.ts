// Discount codes for the back-office. What a code is worth to a shopper is asked in catalog.ts.

import type { onRequestAsyncHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  type Coupon,
  type CouponInput,
  type CouponUpdate,
  couponInputSchema,
  couponSchema,
  couponUpdateSchema,
} from '#modules/coupons/contract.ts';
import { listOrPage, pageQuerySchema, pageSchemaOf } from '#shared/paging.ts';
import { guardScope } from './guard-scope.ts';
import { idParams } from './id-params.ts';

type Ports = {
  listCoupons(): Promise<Coupon[]>;
  createCoupon(input: CouponInput): Promise<Coupon>;
  updateCoupon(id: number, input: CouponUpdate): Promise<Coupon>;
  deleteCoupon(id: number): Promise<void>;
  requireOperator: onRequestAsyncHookHandler;
};

/** 404 `not_found`; 409 `coupon_code_taken`, `edit_conflict`; 422 with the fields at fault. */
export function couponRoutes(ports: Ports): FastifyPluginAsyncZod {
  return async (app) => {
    guardScope(app, ports.requireOperator);
    const tags = ['coupons'];

    app.route({
      method: 'GET',
      url: '/api/admin/coupons',
      schema: {
        tags,
        summary: 'Codes, newest first: a plain list, or a page when any of limit, cursor, q is given',
        querystring: pageQuerySchema,
        response: { 200: z.union([z.array(couponSchema), pageSchemaOf(couponSchema)]) },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return listOrPage(await ports.listCoupons(), request.query, ({ code }) => code);
      },
    });

    app.route({
      method: 'POST',
      url: '/api/admin/coupons',
      schema: {
        tags,
        problems: ['coupon_code_taken'],
        summary: 'Add a code',
        body: couponInputSchema,
        response: { 201: couponSchema },
      },
      handler: async (request, reply) => reply.code(201).send(await ports.createCoupon(request.body)),
    });

    app.route({
      method: 'PUT',
      url: '/api/admin/coupons/:id',
      schema: {
        tags,
        problems: ['coupon_code_taken', 'edit_conflict'],
        summary: 'Change the given fields of a code',
        params: idParams,
        body: couponUpdateSchema,
        response: { 200: couponSchema },
      },
      handler: async (request) => ports.updateCoupon(request.params.id, request.body),
    });

    app.route({
      method: 'DELETE',
      url: '/api/admin/coupons/:id',
      schema: {
        tags,
        summary: 'Delete a code; orders keep it as text',
        params: idParams,
        response: { 204: z.void() },
      },
      handler: async (request, reply) => {
        await ports.deleteCoupon(request.params.id);
        return reply.code(204).send();
      },
    });
  };
}
