import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';
import { isHashOf, type SecretBox } from '../core/secret-box.ts';
import type { FileStore } from './port.ts';
import { findFile } from './stored-file.ts';

/** A signed address works for this long (decisions §12). */
const lifetimeSeconds = 600;

const use = 'file-url';
const signed = (id: string, expires: number): string => `${id}.${expires}`;

/**
 * The address of a file for those who may see it now: a path of ours with its expiry and signature. The expiry is
 * rounded up to five minutes so that a page asked for twice gets the same picture from the browser's cache.
 */
export function signedUrl(secretBox: SecretBox, id: string, now: Date): string {
  const expires = Math.ceil((now.getTime() / 1000 + lifetimeSeconds) / 300) * 300;
  return `/files/${id}?expires=${expires}&signature=${secretBox.hash(use, signed(id, expires)).toString('base64url')}`;
}

interface FileRoute {
  readonly db: Kysely<never>;
  readonly files: FileStore;
  readonly secretBox: SecretBox;
  now(): Date;
}

/** A query parameter that is there once; repeated ones arrive as a list. */
function one(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** GET /files/{id}: the signature is the permission. A file that is gone, expired or forged reads the same. */
export function registerFileRoute(app: FastifyInstance, route: FileRoute): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>('/files/:id', async (request, reply) => {
    const expires = Number(one(request.query.expires));
    const given = Buffer.from(one(request.query.signature), 'base64url');
    const valid =
      isHashOf(route.secretBox, { use, text: signed(request.params.id, expires) }, given) &&
      expires * 1000 > route.now().getTime();
    if (!valid) throw new Refusal(errors.notFound);
    const file = await findFile(route.db as unknown as Parameters<typeof findFile>[0], request.params.id);
    if (file === undefined) throw new Refusal(errors.notFound);
    const isArchive = file.kind === 'archive';
    // Only a picture is looked at where it lies; a document is opened by whoever asked for it, outside of our origin.
    const disposition = file.kind === 'image' ? 'inline' : 'attachment';
    return reply
      .type(file.type)
      .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', isArchive ? 'no-store' : 'private, max-age=300')
      .header('content-length', file.size)
      .send(await route.files.open(file.id));
  });
}
