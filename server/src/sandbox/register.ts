import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from '@pinjian/contract/errors.ts';
import { sandboxEndpoints } from '@pinjian/contract/sandbox.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { registerEndpoint } from '#platform/http/endpoint-route.ts';
import { bind } from '../bind.ts';
import type { Ctx, SystemActor } from '../context.ts';
import { noDemo, type DemoStatus } from '../demo/status.ts';
import { decideSandboxLicence, listSandboxLicences, listSandboxSms, listSandboxTotp } from './calls.ts';
import { admitsSandbox } from './gate.ts';
import { listSandboxNotices } from './notice-calls.ts';
import { decideSandboxRealName, getSandboxRealName, listSandboxRealNames } from './real-name-calls.ts';

interface Deps {
  readonly ports: { readonly sandbox: boolean };
  context(actor: SystemActor, requestId: string): Ctx<SystemActor>;
  readonly demo?: (() => DemoStatus) | undefined;
}

const system: SystemActor = { kind: 'system' };

/**
 * Registers /sandbox and its calls: to everyone but the person at this machine, and everywhere once real services
 * stand, they do not exist.
 */
export function registerSandbox(app: FastifyInstance, deps: Deps): void {
  const check = (request: FastifyRequest): void => {
    if (!deps.ports.sandbox || !admitsSandbox(request)) throw new Refusal(errors.unknownCall);
  };
  const getDemoWorld = async (): Promise<DemoStatus> => deps.demo?.() ?? noDemo;
  const operations = {
    listSandboxSms,
    listSandboxTotp,
    listSandboxLicences,
    decideSandboxLicence,
    getDemoWorld,
    listSandboxNotices,
    listSandboxRealNames,
    getSandboxRealName,
    decideSandboxRealName,
  };
  for (const route of bind(sandboxEndpoints, operations)) {
    registerEndpoint(app, route, async (request) => {
      check(request);
      return deps.context(system, request.id);
    });
  }
  // The page itself is one of many that index.html answers, hence a look at the path.
  app.addHook('onRequest', async (request) => {
    if (/^\/sandbox(?:[/?#]|$)/.test(request.url)) check(request);
  });
}
