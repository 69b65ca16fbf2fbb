import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import type { ErrorCode } from '@pinjian/contract/errors.ts';
import type { Socket } from '@pinjian/contract/socket.ts';

/**
 * The files of the contract as they are written. What the page under test imports is what a browser gets of them
 * (build/light-contract.ts): without a schema to hold an answer to. A query makes of the same file another module, which
 * stays whole.
 */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../contract/src/*.ts', '!../../../contract/src/*.test.ts'],
  { eager: true, query: '?whole' },
);

/** What the files export, by name, and what is in a group among that. */
const named: readonly (readonly [name: string, value: unknown])[] = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    /[eE](?:ndpoints|rrors)$/.test(name) ? Object.entries(value as object) : [[name, value] as const],
  ),
);

/** Those with these fields; what has no summary came from the file of another group, which has it as a browser does. */
function having(...fields: readonly string[]): readonly (readonly [name: string, value: object])[] {
  return named.flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value) ? [[name, value]] : [],
  );
}

/** Every call with its schemas, by its name. */
export const wholeCalls: ReadonlyMap<string, Endpoint> = new Map(
  having('method', 'path', 'summary').map(([name, call]) => [name, call as Endpoint]),
);

/** The sockets with their frames, by their path. */
export const wholeSockets: ReadonlyMap<string, Socket> = new Map(
  having('path', 'received', 'sent').map(([, socket]) => [(socket as Socket).path, socket as Socket]),
);

/** Every code that the server refuses with. */
export const refusalCodes: ReadonlySet<number> = new Set(
  having('code', 'message').map(([, refusal]) => (refusal as ErrorCode).code),
);
