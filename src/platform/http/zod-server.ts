// Fastify whose routes are judged by zod: what comes in, and what goes out.

import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Fastify loads what judges by JSON Schema, a hundred files, unless it is told of another way as it is made.
 */
const byJsonSchema = (): never => {
  throw new Error('A route of this server is judged by something else than zod');
};

export function createZodServer(options: FastifyServerOptions = {}): FastifyInstance {
  const app = Fastify({
    ...options,
    schemaController: { compilersFactory: { buildValidator: byJsonSchema, buildSerializer: byJsonSchema } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}
