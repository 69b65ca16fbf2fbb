import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { successCode, type Envelope } from '@pinjian/contract/envelope.ts';
import { callOf, type NamedCall } from './contract-calls.ts';
import { refusalCodes, wholeSockets } from './whole-contract.ts';

type Schema = NonNullable<Endpoint['output']>;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  /** Of a union: what each alternative objects to. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** The one method of a zod schema that is needed here; mini and classic both have it. */
interface Parser {
  safeParse(value: unknown): { readonly data?: unknown; readonly error?: { readonly issues: readonly Issue[] } };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : inner,
    value,
  );
}

/** One complaint per wrong field: where it is, what should be there and what is. */
function complaints(value: unknown, issues: readonly Issue[], above: readonly PropertyKey[] = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    const inner = (issue.errors ?? []).flatMap((each) => complaints(value, each, path));
    if (inner.length > 0) return inner;
    const found = JSON.stringify(valueAt(value, path)) ?? 'nothing';
    const wanted = issue.expected === undefined ? '' : `, ${issue.expected} is expected`;
    return [`${path.join('.') || 'the whole'}: ${issue.message}${wanted}, ${found.slice(0, 60)} is there`];
  });
}

/** What a schema makes of a value: undeclared fields are gone; or what it objects to. */
function parsedBy(schema: Schema, value: unknown): { data: unknown; broken: readonly string[] } {
  // The core type of zod/mini declares no parsing, which every schema of the contract has.
  const result = (schema as unknown as Parser).safeParse(value);
  if (result.error === undefined) return { data: result.data, broken: [] };
  return { data: value, broken: [...new Set(complaints(value, result.error.issues))] };
}

/** An answer before it travels. */
export interface Said extends Envelope {
  readonly status: number;
}

export interface Kept {
  /** As the server would send it. */
  readonly said: Said;
  /** What the server could not have answered, each with the call and the field; empty when all is well. */
  readonly broken: readonly string[];
}

function brokenRefusal({ code, status }: Said): readonly string[] {
  if (!refusalCodes.has(code)) return [`${code} is no code of the contract`];
  const travels = code < 1000 ? code : 200;
  return status === travels ? [] : [`code ${code} travels on HTTP ${travels}, not ${status}`];
}

/** The data of a success as the real server sends it: parsed by the call's schema, null where it has none. */
function keptData(endpoint: Endpoint, { data, status }: Said) {
  if (status !== 200) return { data, broken: [`a success travels on HTTP 200, not ${status}`] };
  if (endpoint.file !== undefined) return { data, broken: ['it answers a file, not an envelope'] };
  if (endpoint.output === undefined) return { data: null, broken: [] };
  return parsedBy(endpoint.output, data);
}

function named({ name, endpoint }: NamedCall, broken: readonly string[]): readonly string[] {
  return broken.map((each) => `${name} (${endpoint.method} ${endpoint.path}): ${each}`);
}

/** Holds an answer to the call it is for. What is no call of the contract is left as it is: others object to it. */
export function keptAnswer(method: string, path: string, said: Said): Kept {
  const call = callOf(method, path);
  if (call === undefined || call === 'plain') return { said, broken: [] };
  if (said.code !== successCode) return { said, broken: named(call, brokenRefusal(said)) };
  const { data, broken } = keptData(call.endpoint, said);
  return { said: { ...said, data }, broken: named(call, broken) };
}

/** The same for what is no envelope: a file where the call answers one, or the page of a proxy in between. */
export function brokenPlain(method: string, path: string, { ok, headers }: Response): readonly string[] {
  const call = callOf(method, path);
  const type = headers.get('content-type') ?? '';
  if (call === undefined || call === 'plain' || !ok || type.startsWith('text/html')) return [];
  const isFile = type === 'application/octet-stream';
  if (call.endpoint.file !== undefined) return isFile ? [] : named(call, [`it answers a file, not ${type}`]);
  return named(call, [`it answers an envelope, not ${type || 'nothing'}`]);
}

/** What the server of a socket says to a frame that it takes (`received`) or is to send (`sent`); nothing when all is well. */
export function brokenFrame(path: string, side: 'received' | 'sent', frame: unknown): readonly string[] {
  const socket = wholeSockets.get(path);
  if (socket === undefined) return [`the contract has no socket ${path}`];
  return parsedBy(socket[side], frame).broken.map((each) => `${path}, ${side}: ${each}`);
}

/** A frame as it travels. @throws Error where the server of this socket sends no such frame */
export function sentFrame(path: string, frame: object): string {
  const broken = brokenFrame(path, 'sent', frame);
  if (broken.length > 0) throw new Error(`the server cannot send this:\n${broken.join('\n')}`);
  return JSON.stringify(frame);
}
