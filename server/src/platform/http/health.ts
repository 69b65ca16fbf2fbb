import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';

/** GET /healthz: the process answers. GET /readyz: it can serve, the database included, and is not about to end; else 503. */
export function registerHealth(app: FastifyInstance, db: Kysely<never>): void {
  app.get('/healthz', async () => ({ code: 200, data: { status: 'ok' }, message: 'success' }));
  app.get('/readyz', async () => {
    if (app.draining.isAnnounced) throw new Refusal(errors.unavailable, { data: { reason: 'ending' } });
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      throw new Refusal(errors.unavailable, { data: { reason: error instanceof Error ? error.name : 'database' } });
    }
    return { code: 200, data: { status: 'ready' }, message: 'success' };
  });
}
