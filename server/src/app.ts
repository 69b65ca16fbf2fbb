import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Log } from '#platform/core/log.ts';
import { registerFileRoute } from '#platform/files/signed-url.ts';
import { createAddressLimit, type AddressLimit } from '#platform/http/address-limit.ts';
import { registerEndpoint } from '#platform/http/endpoint-route.ts';
import { registerHealth } from '#platform/http/health.ts';
import { registerMetrics } from '#platform/http/metrics.ts';
import { openApi } from '#platform/http/openapi.ts';
import { registerPages } from '#platform/http/pages.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { registerSockets, type AdmitSocket } from '#platform/http/socket-route.ts';
import {
  admitClient,
  createAuthenticator,
  newDevice,
  readDevice,
  refuseLeaving,
  type Authenticator,
  type Session,
} from '#domains/account/index.ts';
import type { Actor, AnyoneActor } from './context.ts';
import { systemActor, type RunningCopy } from './copy.ts';
import { endpoints, routes, sockets } from './domains.ts';
import type { DemoStatus } from './demo/status.ts';
import { lockedFromStart } from './sandbox/allowed.ts';
import { createSandboxGate } from './sandbox/gate.ts';
import { momentFigures } from './moment-figures.ts';
import { registerAgentDoor } from './agent-door/register.ts';
import { registerCalendars } from './calendars/register.ts';
import { registerPaymentNotices } from './payment-notices/register.ts';
import { registerOpenPages } from './open-pages/register.ts';
import { registerResumeFiles } from './resume-files/register.ts';
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
  const app = await createHttpServer({
    log,
    trustProxy: config.http.trustProxy,
    hstsSeconds: config.http.hstsSeconds,
  });
  const gate = createSandboxGate({
    secretBox: copy.ports.secretBox,
    lockedBy: lockedFromStart(config),
    context: () => copy.context(systemActor, 'sandbox'),
    isOpen: () => copy.ports.sandbox,
  });
  registerSandbox(app, { gate, context: (actor, id) => copy.context(actor, id), demo: options.demo });
  const authenticator = createAuthenticator();
  const limit = createAddressLimit(
    { perMinute: config.http.anonymousPerMinute, siteTimes: config.http.siteTimes },
    () => copy.context(systemActor, '').now(),
  );
  const door: Door = { copy, authenticator, limit };

  for (const route of routes) {
    registerEndpoint(app, route, async (request, endpoint, reply) =>
      copy.context(await actorFor(door, request, endpoint, reply), request.id),
    );
  }
  const open = registerSockets(app, sockets, {
    admit: admitSockets(door),
    publicUrl: config.http.url,
    bus: copy.bus,
    log,
  });
  const watch = watchSessions({ copy, authenticator, open, log });
  app.addHook('onClose', async () => watch.stop());

  registerFileRoute(app, {
    db: copy.db as never,
    files: copy.ports.files,
    secretBox: copy.ports.secretBox,
    now: () => copy.context(systemActor, '').now(),
  });
  registerHealth(app, copy.db as never);
  registerMetrics(app, { token: config.http.metricsToken, moment: () => momentFigures({ copy, open, log }) });
  // Made when somebody asks: it takes a tenth of a second and 20 MB of every start, and few copies are ever asked.
  let document: ReturnType<typeof openApi> | undefined;
  app.get('/openapi.json', async () => {
    document ??= openApi({
      title: config.brand.name,
      version: options.version,
      serverUrl: config.http.url ?? '/',
      endpoints,
    });
    return document;
  });
  const admit = (request: FastifyRequest) => {
    limit.count(request.ip);
    return copy.context(systemActor, request.id);
  };
  registerOpenPages(app, { admit, now: () => copy.context(systemActor, '').now() });
  registerCalendars(app, { admit });
  registerResumeFiles(app, { admit });
  registerAgentDoor(app, {
    admit,
    name: config.brand.name,
    version: options.version,
    publicUrl: config.http.url,
  });
  registerPaymentNotices(app, { context: (id) => copy.context(systemActor, id) });
  if (options.webFolder !== null)
    await registerPages(app, {
      folder: options.webFolder,
      ownPages: drawnPages(copy.ports.sandbox),
      clientConfig: clientConfig(copy),
    });
  return app;
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
async function actorFor(door: Door, request: FastifyRequest, endpoint: Endpoint, reply: FastifyReply): Promise<Actor> {
  if (endpoint.caller === 'anyone' || endpoint.caller === 'client') door.limit.count(request.ip);
  if (endpoint.caller === 'anyone') return anyoneOf(door, request, endpoint, reply);
  const { authorization } = request.headers;
  if (endpoint.caller === 'client') {
    const client = admitClient(authorization);
    if (client === null) throw new Refusal(errors.notSignedIn, { message: '客户端标识无效' });
    return { kind: 'client', client, ...cameFrom(door, request) };
  }
  const session = await findSession(door, request, bearerOf(request));
  if (session === null) throw new Refusal(errors.notSignedIn);
  const { actor } = session;
  if (endpoint.caller !== 'signedIn' && endpoint.caller !== actor.kind) throw new Refusal(errors.notAllowed);
  refuseLeaving(session, endpoint);
  return { ...actor, address: request.ip };
}

/** Who makes a call that takes no session; a browser that is not known yet may be given its cookie. */
function anyoneOf(door: Door, request: FastifyRequest, endpoint: Endpoint, reply: FastifyReply): AnyoneActor {
  const { secretBox, config } = door.copy.ports;
  const from = cameFrom(door, request);
  const signedIn = async () => {
    const session = await findSession(door, request, bearerOf(request));
    if (session !== null) refuseLeaving(session, endpoint);
    return session?.actor ?? null;
  };
  if (from.device !== null || endpoint.device !== true) return { kind: 'anyone', ...from, signedIn };
  const secure = request.protocol === 'https' || config.http.url?.startsWith('https:') === true;
  const { device, cookie } = newDevice(secretBox, { days: config.sms.deviceDays, secure });
  reply.header('set-cookie', cookie);
  return { kind: 'anyone', ...from, device, signedIn };
}

function cameFrom({ copy }: Door, { ip: address, headers }: FastifyRequest) {
  const device = readDevice(copy.ports.secretBox, headers.cookie);
  return { address, userAgent: headers['user-agent'] ?? '', device };
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * Who holds a token, or null. What was never issued here, or was found dead just now, is counted before anybody looks for
 * it. The first time that a dead one comes is not: behind the address of an office many expire in the same minute.
 * @throws Refusal 429 {retryAfter}
 */
async function findSession(
  { copy, authenticator, limit }: Door,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Session | null> {
  const ctx = copy.context(systemActor, request.id);
  if (token === undefined || !authenticator.isPromising(ctx, token)) limit.count(request.ip);
  return token === undefined ? null : authenticator.authenticate(ctx, token);
}

/** Who opens a socket: by the token in its address, which no browser can put anywhere else. */
function admitSockets(door: Door): AdmitSocket {
  return async (request, socket) => {
    const { access_token: token } = request.query as { readonly access_token?: unknown };
    const session = await findSession(door, request, typeof token === 'string' ? token : undefined);
    if (session === null) return null;
    const { actor, deletionDueAt } = session;
    if (deletionDueAt !== null && socket.whileLeaving !== true) return 'notYours';
    if (socket.caller !== 'signedIn' && socket.caller !== actor.kind) return 'notYours';
    return { context: door.copy.context(actor, request.id), familyId: actor.familyId };
  };
}

/** The pages that the build drew: those of a sandbox say that they are of one. */
function drawnPages(sandbox: boolean): Readonly<Record<string, string>> {
  const file = (name: string): string => `${name}${sandbox ? '-sandbox' : ''}.html`;
  return {
    '/login': file('login'),
    '/seeker/job': file('seeker-job'),
    '/seeker/*': file('shell'),
    '/hire/*': file('shell'),
    '/console/*': file('shell'),
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
