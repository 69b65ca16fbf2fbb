import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { openShare, printShare, unlockShare, type ClosedShare, type ShareVisit } from '#domains/resume/index.ts';
import { readCookie, setCookie } from '#platform/http/cookies.ts';
import { createKeyedLimit } from '#platform/http/keyed-limit.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { contentSecurityPolicy, pageHeaders } from '#platform/http/web-build.ts';
import type { Ctx, SystemActor } from '../context.ts';
import type { Site } from './page.ts';
import { drawLockedResume, drawNoResume, drawSharedResume, drawTooMany, minutesOf } from './resume-page.ts';

interface Deps {
  /** For one request; throws 429 where its network asks too often. */
  readonly admit: (request: FastifyRequest) => Ctx<SystemActor>;
  readonly siteOf: (ctx: Ctx) => Site;
  readonly now: () => Date;
}

interface Route {
  readonly Params: { readonly token: string };
  readonly Body: unknown;
  readonly Querystring: { readonly look?: unknown };
}

const tenMinutes = 10 * 60_000;
/** By one network at one link: a PDF is set, and a password is compared, in a good part of a second each. */
const prints = { most: 10, ms: tenMinutes } as const;
const tries = { most: 30, ms: tenMinutes } as const;

const policy = contentSecurityPolicy('');
const addressOf = (token: string): string => `/open/resume/${encodeURIComponent(token)}`;

/** One for each link: who was let in to one is a stranger at the next. */
function cookieName(token: string): string {
  return `pinjian-share-${createHash('sha256').update(token).digest('base64url').slice(0, 12)}`;
}

function visitOf(request: FastifyRequest<Route>): ShareVisit {
  const { token } = request.params;
  return {
    token,
    grant: readCookie(request.headers.cookie, cookieName(token)) ?? null,
    address: request.ip,
    // What only asks for the head looks at nothing.
    userAgent: request.method === 'HEAD' ? '' : (request.headers['user-agent'] ?? ''),
  };
}

/**
 * Nobody keeps it, no search engine lists it, and where it leads on to is not told where it came from: the address is the
 * permission. A form is sent from the page with its own Origin, which no-referrer would take from it.
 */
function guarded(reply: FastifyReply, referrer: 'no-referrer' | 'same-origin' = 'no-referrer'): FastifyReply {
  return reply
    .headers({ ...pageHeaders(policy), 'referrer-policy': referrer, 'cache-control': 'no-store' })
    .header('x-robots-tag', 'noindex, nofollow, noarchive');
}

const html = 'text/html; charset=utf-8';
/** Resumes that their owners share by a link (docs/decisions/026-shared-resumes.md). */
export function registerSharedResumes(app: FastifyInstance, { admit, siteOf, now }: Deps): void {
  const printLimit = createKeyedLimit(prints, now);
  const tryLimit = createKeyedLimit(tries, now);
  const keyOf = ({ ip, params }: FastifyRequest<Route>): string => `${params.token.slice(0, 64)} ${networkOf(ip)}`;

  const sendClosed = (reply: FastifyReply, ctx: Ctx, token: string, closed: ClosedShare): FastifyReply =>
    closed.kind === 'locked'
      ? sendLocked(reply, ctx, { token, problem: null, status: 200 })
      : guarded(reply)
          .status(closed.kind === 'unknown' ? 404 : 410)
          .type(html)
          .send(drawNoResume(closed, siteOf(ctx)));

  const sendLocked = (
    reply: FastifyReply,
    ctx: Ctx,
    { token, problem, status }: { readonly token: string; readonly problem: string | null; readonly status: number },
  ): FastifyReply =>
    guarded(reply, 'same-origin')
      .status(status)
      .type(html)
      .send(drawLockedResume(addressOf(token), problem, siteOf(ctx)));

  app.get<Route>('/open/resume/:token', async (request, reply) => {
    const ctx = admit(request);
    const { token } = request.params;
    const shared = await openShare(ctx, visitOf(request));
    if (shared.kind !== 'open') return sendClosed(reply, ctx, token, shared);
    return guarded(reply)
      .type(html)
      .send(drawSharedResume(shared, addressOf(token), siteOf(ctx)));
  });

  app.get<Route>('/open/resume/:token/pdf', async (request, reply) => {
    const ctx = admit(request);
    const { token } = request.params;
    // A look at the head costs nothing, and sets nothing.
    const part = request.method === 'HEAD' ? 'head' : 'whole';
    const waitMs = part === 'head' ? 0 : printLimit.take(keyOf(request));
    if (waitMs > 0)
      return guarded(reply)
        .status(429)
        .header('retry-after', Math.ceil(waitMs / 1000))
        .type(html)
        .send(drawTooMany(waitMs, addressOf(token), siteOf(ctx)));
    const { look } = request.query;
    const printed = await printShare(ctx, visitOf(request), { part, mark: typeof look === 'string' ? look : '' });
    if (printed === null) return guarded(reply).redirect(addressOf(token), 303);
    if (printed.kind !== 'printed') return sendClosed(reply, ctx, token, printed);
    return guarded(reply)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(printed.name)}`)
      .type('application/pdf')
      .send(Buffer.from(printed.pdf));
  });

  app.post<Route>('/open/resume/:token', { bodyLimit: 2048 }, async (request, reply) => {
    const ctx = admit(request);
    const { token } = request.params;
    const given: unknown =
      typeof request.body === 'object' && request.body !== null ? Reflect.get(request.body, 'password') : null;
    const password = typeof given === 'string' ? given : '';
    const tooOften = tryLimit.take(keyOf(request));
    const answer =
      tooOften > 0
        ? ({ kind: 'waiting', waitMs: tooOften } as const)
        : await unlockShare(ctx, { token, password, address: request.ip });
    if (answer.kind === 'unlocked') {
      const secure = request.protocol === 'https' || ctx.ports.config.http.url?.startsWith('https:') === true;
      const { grant, seconds: maxAge } = answer;
      const cookie = setCookie(cookieName(token), grant, { maxAge, sameSite: 'Lax', secure, path: '/open/resume/' });
      return guarded(reply).header('set-cookie', cookie).redirect(addressOf(token), 303);
    }
    if (answer.kind === 'wrong' || answer.kind === 'waiting')
      return sendLocked(reply, ctx, {
        token,
        problem:
          answer.kind === 'wrong' && answer.left > 0
            ? `密码不对，还可以试 ${answer.left} 次`
            : `试的次数太多，请 ${minutesOf(answer.waitMs)} 分钟后再试`,
        status: answer.kind === 'wrong' ? 403 : 429,
      });
    return sendClosed(reply, ctx, token, answer);
  });
}
