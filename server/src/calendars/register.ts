import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '@pinjian/contract/errors.ts';
import { openAppointmentFile, readCalendarFeed } from '#domains/calendar/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SystemActor } from '../context.ts';

interface Deps {
  /** For one request; throws 429 where its network asks too often. */
  readonly admit: (request: FastifyRequest) => Ctx<SystemActor>;
}

/** A query parameter that is there once; repeated ones arrive as a list. */
function one(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Nobody keeps it without asking again: an address that is revoked is dead at once. */
function headers(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
}

/**
 * What calendar programs read (decisions 014): the private feed of a person, whose address is the permission, and one
 * appointment by a signed address. What is revoked, forged or expired reads as what never was.
 */
export function registerCalendars(app: FastifyInstance, { admit }: Deps): void {
  app.get<{ Params: { file: string } }>('/api/calendar/:file', async (request, reply) => {
    const ctx = admit(request);
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? [];
    const body = token === undefined ? null : await readCalendarFeed(ctx, token);
    if (body === null) throw new Refusal(errors.unknownCall, { message: '日历地址已停用或不存在' });
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const known = request.headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
    headers(reply, 'text/calendar; charset=utf-8').header('etag', etag);
    return known === true ? reply.status(304).send() : reply.send(body);
  });

  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/api/calendar/appointment/:file',
    async (request, reply) => {
      const ctx = admit(request);
      const [, subjectId] = /^([0-9a-f-]{36})\.ics$/.exec(request.params.file) ?? [];
      const { reader, expires, signature } = request.query;
      const file =
        subjectId === undefined
          ? null
          : await openAppointmentFile(ctx, {
              subjectId,
              reader: one(reader),
              expires: one(expires),
              signature: one(signature),
            });
      if (file === null) throw new Refusal(errors.unknownCall, { message: '下载地址已过期，请重新下载' });
      return headers(reply, file.type)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.content);
    },
  );
}
