import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import type { TokenPair } from '../session.ts';
import { CallError, texts } from './failure.ts';
import { identityFields } from './identity.ts';
import type { Identity } from './identity.ts';
import { basic, buildRequest } from './request.ts';
import type { BuiltRequest } from './request.ts';

/** Limit of a JSON call (spec §9); streams, uploads and files are excepted. */
const timeoutMs = 15_000;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The caller shows the failure itself: no toast. Session loss and 403 still act. */
  readonly quiet?: boolean | undefined;
  /** See `newIdempotencyKey`: the same key twice is the same result. */
  readonly idempotencyKey?: string | undefined;
  /** The client whose name makes the Basic header; for the token endpoint only. */
  readonly client?: string | undefined;
  /** Share of an upload that has left, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Sends one request; fetch, or the one that reports upload progress. */
export type Transport = (
  request: BuiltRequest,
  signal: AbortSignal | null,
  onProgress: ((share: number) => void) | null,
) => Promise<Response>;

/** One call as it was asked for, to be sent as often as it takes. */
export interface Outgoing {
  readonly endpoint: Endpoint;
  readonly input: object;
  readonly options: CallOptions;
  /** Whether the 15 s hold. */
  readonly limited: boolean;
}

export interface SendDeps {
  readonly transport: Transport;
  identity(): Identity | null;
  /** Basic name for a refresh; any of ours will do (decisions §6). */
  clientName(): string;
}

/** Sends one request with the given pair; answers whatever came back. @throws CallError, or the caller's own AbortError. */
export type Send = (outgoing: Outgoing, pair: TokenPair | null) => Promise<Response>;

/** Names what went wrong while talking: the caller's own abort, or no answer. */
export async function answered<T>(talk: () => Promise<T>, callerSignal: AbortSignal | undefined): Promise<T> {
  try {
    return await talk();
  } catch (cause) {
    if (cause instanceof CallError) throw cause;
    if (callerSignal?.aborted === true) throw new DOMException('the caller gave up', 'AbortError');
    throw new CallError({ kind: 'noAnswer', message: texts.noAnswer, cause });
  }
}

function signalOf({ options, limited }: Outgoing): AbortSignal | null {
  const signals = [limited ? AbortSignal.timeout(timeoutMs) : undefined, options.signal];
  const wanted = signals.filter((signal) => signal !== undefined);
  return wanted.length === 0 ? null : AbortSignal.any(wanted);
}

export function createSend(deps: SendDeps): Send {
  function authorization({ endpoint, options }: Outgoing, pair: TokenPair | null): string | null {
    if (endpoint.caller === 'client') return basic(options.client ?? deps.clientName());
    return pair === null ? null : `Bearer ${pair.token}`;
  }

  function build(outgoing: Outgoing, pair: TokenPair | null): BuiltRequest {
    try {
      return buildRequest(outgoing.endpoint, outgoing.input, {
        authorization: authorization(outgoing, pair),
        identity: pair === null ? {} : identityFields(deps.identity()),
        idempotencyKey: outgoing.options.idempotencyKey,
      });
    } catch (cause) {
      throw new CallError({ kind: 'broken', message: texts.broken, cause });
    }
  }

  return async (outgoing, pair) => {
    const request = build(outgoing, pair);
    const { signal, onProgress } = outgoing.options;
    return await answered(() => deps.transport(request, signalOf(outgoing), onProgress ?? null), signal);
  };
}
