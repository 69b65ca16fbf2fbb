import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from '@pinjian/contract/errors.ts';
import { sandboxEndpoints } from '@pinjian/contract/sandbox.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { registerEndpoint } from '#platform/http/endpoint-route.ts';
import { bind } from '../bind.ts';
import type { Ctx, SystemActor } from '../context.ts';
import { noDemo, type DemoStatus } from '../demo/status.ts';
import { decideSandboxLicence, listSandboxLicences, listSandboxSms, listSandboxTotp } from './calls.ts';
import type { SandboxGate } from './gate.ts';
import { listSandboxNotices, readSandboxMailFile } from './notice-calls.ts';
import { actOnSandboxPayment, getSandboxPayment, listSandboxPayments } from './payment-calls.ts';
import { decideSandboxRealName, getSandboxRealName, listSandboxRealNames } from './real-name-calls.ts';

interface Deps {
  readonly gate: SandboxGate;
  readonly context: (actor: SystemActor, requestId: string) => Ctx<SystemActor>;
  readonly demo?: (() => DemoStatus) | undefined;
}

const system: SystemActor = { kind: 'system' };

/**
 * Registers /sandbox and its calls: to everyone but the person at this machine, and everywhere once real services
 * stand, they do not exist.
 */
export function registerSandbox(app: FastifyInstance, { gate, context, demo }: Deps): void {
  const check = async (request: FastifyRequest): Promise<void> => {
    if (!(await gate.admits(request))) throw new Refusal(errors.unknownCall);
  };
  const getDemoWorld = async (): Promise<DemoStatus> => demo?.() ?? noDemo;
  const operations = {
    listSandboxSms,
    listSandboxTotp,
    listSandboxLicences,
    decideSandboxLicence,
    getDemoWorld,
    listSandboxNotices,
    readSandboxMailFile,
    listSandboxRealNames,
    getSandboxRealName,
    decideSandboxRealName,
    listSandboxPayments,
    getSandboxPayment,
    actOnSandboxPayment,
  };
  // Before everything else: the request that shows a proxy is the first that meets a locked sandbox.
  app.addHook('onRequest', async (request) => gate.notice(request));
  for (const route of bind(sandboxEndpoints, operations)) {
    registerEndpoint(app, route, async (request) => {
      await check(request);
      return context(system, request.id);
    });
  }
  // The page itself is one of many that index.html answers, hence a look at the path.
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/sandbox(?:[/?#]|$)/.test(request.url)) return;
    const { token } = request.query as { readonly token?: unknown };
    const isPage = /^\/sandbox\/?\?/.test(request.url);
    const cookie = isPage && token !== undefined ? gate.cookieFor(request, token) : null;
    if (cookie === null) {
      await check(request);
      return;
    }
    // The token does not stay in the address, where histories, bookmarks and screenshots would keep it.
    return reply
      .header('set-cookie', cookie)
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(withoutToken(request.url), 303);
  });
}

function withoutToken(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('token');
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}
