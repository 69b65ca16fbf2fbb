import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';
import type { MomentFigure } from './metrics-text.ts';
import { isLocalHost, traceOfProxy, tracedRequest } from './proxy-trace.ts';
import { countRequests } from './request-figures.ts';

interface MetricsOptions {
  /** Opens the figures from wherever, as a Bearer; null where only this machine may look. */
  readonly token: string | null;
  /** What is only known by asking for it. */
  readonly moment: () => Promise<readonly MomentFigure[]>;
}

/**
 * GET /metrics in Prometheus' format, for a program on this very machine that comes straight, or with the token; to
 * everybody else it does not exist. What writes it is loaded at the first look.
 */
export function registerMetrics(app: FastifyInstance, { token, moment }: MetricsOptions): void {
  const requests = countRequests(app);
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !showsToken(request, token)) throw new Refusal(errors.unknownCall);
    const { metricsText } = await import('./metrics-text.ts');
    const { type, text } = await metricsText(requests(), await moment());
    return reply.header('cache-control', 'no-store').type(type).send(text);
  });
}

function isFromHere(request: FastifyRequest): boolean {
  return isLocalHost(request.headers.host) && traceOfProxy(tracedRequest(request)) === null;
}

function showsToken({ headers }: FastifyRequest, token: string | null): boolean {
  const [, shown] = /^Bearer (\S{1,500})$/i.exec(headers.authorization ?? '') ?? [];
  if (token === null || shown === undefined) return false;
  const [own, theirs] = [token, shown].map((each) => createHash('sha256').update(each).digest());
  return own !== undefined && theirs !== undefined && timingSafeEqual(own, theirs);
}
