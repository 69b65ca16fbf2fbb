import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { successCode, successMessage, type InputIssue } from '@pinjian/contract/envelope.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';
import { receiveUpload } from './upload.ts';

/** An endpoint with the operation behind it. The types were checked where they were paired. */
export interface BoundEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
  run(ctx: never, input: never): Promise<unknown>;
}

/**
 * Answers the context for a call, or refuses with 401 or 403. Called before the body is looked at, so that a stranger
 * learns nothing about an input.
 */
export type Admit = (request: FastifyRequest, endpoint: Endpoint, reply: FastifyReply) => Promise<unknown>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface Parsed {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

/** The one method of a zod schema that is needed here; mini and classic both have it. */
interface Parser {
  safeParse(value: unknown): Parsed;
}

/** Registers one endpoint: admit, parse, run, strip the output to what was declared, wrap in the envelope. */
export function registerEndpoint(app: FastifyInstance, bound: BoundEndpoint, admit: Admit): void {
  const { endpoint } = bound;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    preParsing: async (request, reply) => {
      // RFC 6749 §5.1 asks it of tokens; what calls answer about people is no less private.
      reply.header('cache-control', 'no-store');
      request.context = await admit(request, endpoint, reply);
      refuseForms(request, endpoint);
    },
    handler: async (request, reply) => {
      const input = {
        ...parse(endpoint.query, endpoint.query === undefined ? {} : request.query),
        ...(endpoint.upload === undefined
          ? parse(endpoint.body, endpoint.body === undefined ? {} : (request.body ?? {}))
          : {}),
        ...pathParameters(request),
        ...(endpoint.upload === undefined ? {} : { file: await receiveUpload(request, endpoint.upload) }),
      };
      const answer = await bound.run(request.context as never, input as never);
      return endpoint.file === undefined ? success(bound, answer) : sendFile(reply, answer);
    },
  });
}

/**
 * A form on any website can post urlencoded, multipart or plain text in the name of whoever looks at it; JSON it cannot.
 * @throws Refusal 415
 */
function refuseForms({ headers }: FastifyRequest, endpoint: Endpoint): void {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (endpoint.method === 'GET' || endpoint.upload !== undefined) return;
  if (type === undefined || type === 'application/json') return;
  if (endpoint.form !== true || type !== 'application/x-www-form-urlencoded') throw new Refusal(errors.unsupportedType);
}

/** Path parameters named …Id are ids: what cannot be one names a row that does not exist. */
function pathParameters(request: FastifyRequest): Record<string, string> {
  const parameters = request.params as Record<string, string>;
  for (const [name, value] of Object.entries(parameters)) {
    if (name.endsWith('Id') && !uuid.test(value)) throw new Refusal(errors.notFound);
    if (value.length > 200) throw new Refusal(errors.notFound);
  }
  return parameters;
}

function parse(schema: unknown, value: unknown): object {
  if (schema === undefined) return {};
  const result = (schema as Parser).safeParse(value);
  if (result.success) return result.data as object;
  const issues: InputIssue[] = (result.error?.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }));
  throw new Refusal(errors.invalidInput, {
    data: issues,
    ...(issues[0] === undefined ? {} : { message: issues[0].message }),
  });
}

function success(bound: BoundEndpoint, answer: unknown): object {
  const schema = bound.endpoint.output;
  if (schema === undefined) return { code: successCode, data: null, message: successMessage };
  const result = (schema as unknown as Parser).safeParse(answer);
  if (!result.success) {
    const where = (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`the answer of ${bound.name} breaks its contract: ${where}`);
  }
  return { code: successCode, data: result.data, message: successMessage };
}

function sendFile(reply: FastifyReply, answer: unknown): FastifyReply {
  return reply
    .type('application/octet-stream')
    .header('content-disposition', 'attachment')
    .send(Buffer.from(answer as Uint8Array));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What `admit` answered: the context of the operation. */
    context: unknown;
  }
}
