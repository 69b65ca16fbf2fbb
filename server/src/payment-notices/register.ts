import type { FastifyInstance } from 'fastify';
import { errors } from '@pinjian/contract/errors.ts';
import { receiveNotice } from '#domains/billing/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SystemActor } from '../context.ts';

interface Deps {
  readonly context: (requestId: string) => Ctx<SystemActor>;
}

/** What vendors tell is small. */
const mostBytes = 64 * 1024;

/**
 * Where payment vendors tell of payments and refunds (decisions §3): in their own format, without an envelope. What a
 * signature is made over is taken to the byte, whatever the vendor calls its kind; nothing but the signature lets it in.
 */
export function registerPaymentNotices(app: FastifyInstance, { context }: Deps): void {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) => {
      done(null, body);
    });
    inner.post<{ Params: { vendor: string } }>('/wallet/notify/:vendor', async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      const raw = { headers: request.headers, body };
      const answer = await receiveNotice(context(request.id), { vendor: request.params.vendor, raw });
      if (answer === null) throw new Refusal(errors.unknownCall);
      return reply.status(answer.status).type(answer.type).send(answer.body);
    });
  });
}
