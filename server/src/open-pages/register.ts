import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { id } from '@pinjian/contract/ids.ts';
import { findOpenAddresses, readOpenCompany, readOpenJob } from '#domains/position/index.ts';
import { contentSecurityPolicy, pageHeaders } from '#platform/http/web-build.ts';
import type { Ctx, SystemActor } from '../context.ts';
import { drawCompany } from './company-page.ts';
import { drawGone, drawNoCompany } from './gone-page.ts';
import { drawJob } from './job-page.ts';
import type { Site } from './page.ts';
import { registerSharedResumes } from './register-resumes.ts';
import { drawCrawlerRules, drawSitemap } from './sitemap.ts';

interface Deps {
  /** For one request; throws 429 where its network asks too often. */
  readonly admit: (request: FastifyRequest) => Ctx<SystemActor>;
  readonly now: () => Date;
}

/** Long enough for a link that many open at once, short enough for a position that is closed. */
const freshSeconds = 60;
const sitemapSeconds = 3600;

/** Every page is one of a site, with no script in it but the small one that the page links to. */
const policy = contentSecurityPolicy('');

const knownId = (value: unknown): string | null => z.safeParse(id, value).data ?? null;

/** Sends what was drawn, or nothing where the browser has it already. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    body,
    status = 200,
    type = 'text/html',
    seconds = freshSeconds,
  }: {
    readonly body: string;
    readonly status?: number;
    readonly type?: string;
    readonly seconds?: number;
  },
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    ...pageHeaders(policy),
    etag,
    'cache-control': `public, max-age=${seconds}`,
  });
  const held = request.headers['if-none-match']?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
  if (status === 200 && held === true) return reply.status(304).send();
  return reply.status(status).type(`${type}; charset=utf-8`).send(body);
}

/** The pages below /open/ and what leads search engines to them (docs/decisions/013-public-pages.md). */
export function registerOpenPages(app: FastifyInstance, { admit, now }: Deps): void {
  const siteOf = (ctx: Ctx): Site => {
    const { brand, http } = ctx.ports.config;
    const { name, holder, icp, police } = brand;
    return {
      brand: name,
      holder,
      icp,
      police,
      base: http.url?.replace(/\/+$/, '') ?? '',
      year: ctx.now().getFullYear(),
    };
  };

  app.get<{ Params: { jobId: string } }>('/open/job/:jobId', async (request, reply) => {
    const ctx = admit(request);
    const jobId = knownId(request.params.jobId);
    const job = jobId === null ? ({ kind: 'unknown', similar: [] } as const) : await readOpenJob(ctx, jobId);
    if (job.kind === 'open') return send(request, reply, { body: drawJob(job, siteOf(ctx)) });
    return send(request, reply, { body: drawGone(job, siteOf(ctx)), status: job.kind === 'ended' ? 410 : 404 });
  });

  app.get<{ Params: { companyId: string } }>('/open/company/:companyId', async (request, reply) => {
    const ctx = admit(request);
    const companyId = knownId(request.params.companyId);
    const company = companyId === null ? null : await readOpenCompany(ctx, companyId);
    if (company === null) return send(request, reply, { body: drawNoCompany(siteOf(ctx)), status: 404 });
    return send(request, reply, { body: drawCompany(company, siteOf(ctx)) });
  });

  registerSharedResumes(app, { admit, siteOf, now });

  for (const path of ['/open', '/open/*'])
    app.get(path, async (request, reply) =>
      send(request, reply, { body: drawGone({ kind: 'unknown', similar: [] }, siteOf(admit(request))), status: 404 }),
    );

  app.get('/sitemap.xml', async (request, reply) => {
    const ctx = admit(request);
    const { base } = siteOf(ctx);
    // Its addresses have to be whole, and nothing but a setting says what the site is called.
    if (base === '') return reply.callNotFound();
    const body = drawSitemap(await findOpenAddresses(ctx), base);
    return send(request, reply, { body, type: 'application/xml', seconds: sitemapSeconds });
  });

  app.get('/robots.txt', async (request, reply) => {
    const { base } = siteOf(admit(request));
    return send(request, reply, { body: drawCrawlerRules(base), type: 'text/plain', seconds: sitemapSeconds });
  });
}
