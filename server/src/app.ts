import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Log } from '#platform/core/log.ts';
import { registerFileRoute } from '#platform/files/signed-url.ts';
import { createAddressLimit, type AddressLimit } from '#platform/http/address-limit.ts';
import { registerEndpoint } from '#platform/http/endpoint-route.ts';
import { registerHealth } from '#platform/http/health.ts';
import { openApi } from '#platform/http/openapi.ts';
import { registerPages } from '#platform/http/pages.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { registerSockets, type AdmitSocket } from '#platform/http/socket-route.ts';
import {
  admitClient,
  createAuthenticator,
  refuseLeaving,
  type Authenticator,
  type Session,
} from '#domains/account/index.ts';
import type { Actor, AnyoneActor, Ctx } from './context.ts';
import { systemActor, type RunningCopy } from './copy.ts';
import { endpoints, routes, sockets } from './domains.ts';
import type { DemoStatus } from './demo/status.ts';
import { lockedFromStart } from './sandbox/allowed.ts';
import { createSandboxGate } from './sandbox/gate.ts';
import { registerSandbox } from './sandbox/register.ts';
import { watchSessions } from './watch-sessions.ts';

interface AppOptions {
  readonly copy: RunningCopy;
  readonly log: Log;
  /** web/dist, or null where only calls are answered (tests). */
  readonly webFolder: string | null;
  readonly version: string;
  /** How the demo world stands, where one is made. */
  readonly demo?: () => DemoStatus;
}

/** The composition root: the platform's HTTP server with every domain's calls, sockets and the pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { copy, log } = options;
  const { config } = copy.ports;
  const app = await createHttpServer({ log, trustProxy: config.http.trustProxy });
  const gate = createSandboxGate({
    secretBox: copy.ports.secretBox,
    lockedBy: lockedFromStart(config),
    context: () => copy.context(systemActor, 'sandbox'),
    isOpen: () => copy.ports.sandbox,
  });
  registerSandbox(app, { gate, context: (actor, id) => copy.context(actor, id), demo: options.demo });
  const authenticator = createAuthenticator();
  const limit = createAddressLimit(config.http.anonymousPerMinute, () => copy.context(anyone, '').now());
  const door: Door = { copy, authenticator, limit };

  for (const route of routes) {
    registerEndpoint(app, route, async (request, endpoint) =>
      copy.context(await actorFor(door, request, endpoint), request.id),
    );
  }
  const open = registerSockets(app, sockets, { admit: admitSockets(door), bus: copy.bus, log });
  const watch = watchSessions({ copy, authenticator, open, log });
  app.addHook('onClose', async () => watch.stop());
  // A copy that ends tells its sockets: the client reconnects, to another copy or to the next start.
  app.addHook('preClose', async () => open.closeAll(1012));

  registerFileRoute(app, {
    db: copy.db as never,
    files: copy.ports.files,
    secretBox: copy.ports.secretBox,
    now: () => copy.context(anyone, '').now(),
  });
  registerHealth(app, copy.db as never);
  const document = openApi({
    title: config.brand.name,
    version: options.version,
    serverUrl: config.http.url ?? '/',
    endpoints,
  });
  app.get('/openapi.json', async () => document);
  if (options.webFolder !== null)
    await registerPages(app, {
      folder: options.webFolder,
      ownPages: {
        '/login': copy.ports.sandbox ? 'login-sandbox.html' : 'login.html',
        '/seeker/job': 'seeker-job.html',
        '/seeker/*': 'shell.html',
        '/hire/*': 'shell.html',
        '/console/*': 'shell.html',
      },
      clientConfig: clientConfig(copy),
    });
  return app;
}

const anyone: AnyoneActor = { kind: 'anyone', address: '' };

function anyoneOf(request: FastifyRequest): AnyoneActor {
  return { kind: 'anyone', address: request.ip };
}

interface Door {
  readonly copy: RunningCopy;
  readonly authenticator: Authenticator;
  readonly limit: AddressLimit;
}

/**
 * Who makes this call; 401 without a valid token, 403 where this kind of caller may never make it, 429 where too many
 * calls came from the network of somebody who is not signed in.
 */
async function actorFor(door: Door, request: FastifyRequest, endpoint: Endpoint): Promise<Actor> {
  const from = anyoneOf(request);
  if (endpoint.caller === 'anyone' || endpoint.caller === 'client') door.limit.count(from.address);
  if (endpoint.caller === 'anyone') return from;
  const { authorization } = request.headers;
  if (endpoint.caller === 'client') {
    const client = admitClient(authorization);
    if (client === null) throw new Refusal(errors.notSignedIn, { message: '客户端标识无效' });
    return { kind: 'client', client, address: from.address, userAgent: request.headers['user-agent'] ?? '' };
  }
  const token = /^Bearer ([\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
  const session = await findSession(door, door.copy.context(from, request.id), token);
  if (session === null) throw new Refusal(errors.notSignedIn);
  const { actor } = session;
  if (endpoint.caller !== 'signedIn' && endpoint.caller !== actor.kind) throw new Refusal(errors.notAllowed);
  refuseLeaving(session, endpoint);
  return actor;
}

/**
 * Who holds a token, or null. What was never issued here, or was found dead just now, is counted before anybody looks for
 * it. The first time that a dead one comes is not: behind the address of an office many expire in the same minute.
 * @throws Refusal 429 {retryAfter}
 */
async function findSession(
  { authenticator, limit }: Door,
  ctx: Ctx<AnyoneActor>,
  token: string | undefined,
): Promise<Session | null> {
  if (token === undefined || !authenticator.isPromising(ctx, token)) limit.count(ctx.actor.address);
  return token === undefined ? null : authenticator.authenticate(ctx, token);
}

/** Who opens a socket: by the token in its address, which no browser can put anywhere else. */
function admitSockets(door: Door): AdmitSocket {
  return async (request, socket) => {
    const { access_token: token } = request.query as { readonly access_token?: unknown };
    const ctx = door.copy.context(anyoneOf(request), request.id);
    const session = await findSession(door, ctx, typeof token === 'string' ? token : undefined);
    if (session === null) return null;
    const { actor, deletionDueAt } = session;
    if (deletionDueAt !== null && socket.whileLeaving !== true) return 'notYours';
    if (socket.caller !== 'signedIn' && socket.caller !== actor.kind) return 'notYours';
    return { context: ctx.as(actor), familyId: actor.familyId };
  };
}

/** What the browser may know of the configuration. */
function clientConfig(copy: RunningCopy): object {
  const { brand, sms } = copy.ports.config;
  return {
    brand: brand.name,
    holder: brand.holder,
    icp: brand.icp,
    police: brand.police,
    smsResendSeconds: sms.resendSeconds,
    sandbox: copy.ports.sandbox,
  };
}
