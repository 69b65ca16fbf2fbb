import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from '@pinjian/contract/errors.ts';
import { openResumeFile } from '#domains/resume/index.ts';
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

/**
 * A person's own resume as Word, Markdown or JSON Resume: the signed address is the permission. What is forged, expired or
 * gone reads the same.
 */
export function registerResumeFiles(app: FastifyInstance, { admit }: Deps): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/resume/file/:file',
    async (request, reply) => {
      const ctx = admit(request);
      const [, resumeId, ending] = /^([0-9a-f-]{36})\.([a-z]{2,5})$/.exec(request.params.file) ?? [];
      const { shown, expires, signature } = request.query;
      const file =
        resumeId === undefined || ending === undefined
          ? null
          : await openResumeFile(ctx, {
              resumeId,
              ending,
              shown: one(shown),
              expires: one(expires),
              signature: one(signature),
            });
      if (file === null) throw new Refusal(errors.unknownCall, { message: '下载地址已过期，请重新下载' });
      return reply
        .type(file.type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .send(Buffer.from(file.bytes));
    },
  );
}
