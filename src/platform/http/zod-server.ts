// Creates a Fastify server whose input and output are validated by zod.

import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Validator that Fastify must never call; it throws. Setting it keeps Fastify from loading its JSON Schema
 * validator, a hundred files.
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
