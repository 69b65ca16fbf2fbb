import type { Answer, Endpoint, Received } from '@pinjian/contract/endpoint.ts';
import type { OperationOf } from '#server/bind.ts';
import type { ActorOf, Ctx } from '#server/context.ts';
import { routes } from '#server/domains.ts';

const operations = new Map(routes.map((route) => [route.endpoint, route]));

/**
 * Makes a call of the contract as somebody: the operation behind the endpoint, with everything that it checks.
 * @throws Refusal as the operation does
 */
export async function call<E extends Endpoint>(
  ctx: Ctx<ActorOf<E['caller']>>,
  endpoint: E,
  input: Received<E>,
): Promise<Answer<E>> {
  const bound = operations.get(endpoint);
  if (bound === undefined) throw new Error(`nothing answers ${endpoint.method} ${endpoint.path}`);
  const run: (ctx: never, input: never) => Promise<unknown> = (...given) => bound.run(...given);
  return (run as OperationOf<E>)(ctx, input);
}
