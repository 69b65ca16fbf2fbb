import type { Answer, Endpoint, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { BoundEndpoint } from '#platform/http/endpoint-route.ts';
import type { Subscription } from '#platform/events/subscription.ts';
import type { Task } from '#platform/queue/task.ts';
import { isAgent } from './ask-permit.ts';
import type { ActorOf, Ctx, SystemActor } from './context.ts';
import type { Events } from './events.ts';

/** The operation that an endpoint calls for: its actor, its input, its answer. */
export type OperationOf<E extends Endpoint> = (
  ctx: Ctx<ActorOf<E['caller']>>,
  input: Received<E>,
) => Promise<Answer<E>>;

/** Calls are people's: whatever an agent does, it does through its tools (`tool.ts`), whoever hands its actor to a call. */
function forPeople(run: BoundEndpoint['run']): BoundEndpoint['run'] {
  return async (ctx, input) => {
    if (isAgent((ctx as Ctx).actor)) throw new Refusal(errors.notAllowed);
    return run(ctx, input);
  };
}

/** Pairs every endpoint of a contract with its operation; a missing or ill-typed one does not compile. */
export function bind<T extends Record<string, Endpoint>>(
  endpoints: T,
  operations: { [K in keyof T]: OperationOf<T[K]> },
): BoundEndpoint[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    run: forPeople(operations[name as keyof T] as BoundEndpoint['run']),
  }));
}

/**
 * Subscribes to an event. `name` is `<domain>.<what it does>`, stable for ever. `run` is called once per event inside
 * a transaction of its own: what it writes and the end of the delivery are one commit.
 */
export function on<Name extends keyof Events & string>(
  event: Name,
  name: string,
  run: (tx: Ctx<SystemActor>, payload: Events[Name]) => Promise<void>,
): Subscription {
  return { event, name, run };
}

/** Declares background work; see Task for the options. */
export function task<Payload extends object>(
  declaration: Omit<Task<Payload>, 'run'> & { run(ctx: Ctx<SystemActor>, payload: Payload): Promise<void> },
): Task<Payload> {
  return declaration;
}
