import type * as core from 'zod/v4/core';
import type { Caller } from './endpoint.ts';

/** One WebSocket as data: its frames are told apart by `type`; what a client sends carries an `id` and is acknowledged once stored. */
export interface Socket<
  Q extends core.$ZodType = core.$ZodType,
  R extends core.$ZodType = core.$ZodType,
  S extends core.$ZodType = core.$ZodType,
> {
  readonly path: string;
  readonly caller: Exclude<Caller, 'client'>;
  /** Open to who asked for the deletion of their account, too; closed with 4403 otherwise. */
  readonly whileLeaving?: true;
  readonly summary: string;
  readonly query: Q;
  /** Frames the server receives. */
  readonly received: R;
  /** Frames the server sends. */
  readonly sent: S;
}

/** Close codes of every socket of ours (decisions §9); `restarting`: this copy ends, another one or the next start is there. */
export const closeCodes = { restarting: 1012, tokenDead: 4401, notYours: 4403, notFound: 4404 } as const;

export function socket<Q extends core.$ZodType, R extends core.$ZodType, S extends core.$ZodType>(
  declaration: Socket<Q, R, S>,
): Socket<Q, R, S> {
  return declaration;
}
