import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { isRecord } from '../storage.ts';

export interface BuiltRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | FormData | null;
}

export interface RequestFacts {
  /** The whole Authorization header, or null. */
  readonly authorization: string | null;
  /** Added where absent; never override what the caller passes (decisions §4). */
  readonly identity: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string | undefined;
}

type Fields = Record<string, unknown>;

/** Fills `{name}` of the path; returns what is left of the input. */
function fillPath(path: string, input: Fields): { path: string; rest: Fields } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = input[name];
    if (typeof value !== 'string' || value === '') throw new Error(`path parameter ${name} of ${path} is missing`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

function asText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`${name} cannot travel as text`);
}

/** Arrays repeat their name; null and undefined are left out. */
function appendFields(target: URLSearchParams | FormData, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) target.append(name, asText(name, one));
  }
}

/** Names that belong to the query of an endpoint that also has a body; read off its schema. */
function queryNames(endpoint: Endpoint): ReadonlySet<string> {
  const definition: unknown = endpoint.query?._zod.def;
  const shape = isRecord(definition) && isRecord(definition['shape']) ? definition['shape'] : {};
  return new Set(Object.keys(shape));
}

function withQuery(path: string, fields: Fields): string {
  const query = new URLSearchParams();
  appendFields(query, fields);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** @throws Error when the input cannot be put on the wire (a missing path parameter); a bug of the caller. */
export function buildRequest(endpoint: Endpoint, input: object, facts: RequestFacts): BuiltRequest {
  const { path, rest } = fillPath(endpoint.path, input as Fields);
  const headers = new Headers({ Accept: 'application/json' });
  if (facts.authorization !== null) headers.set('Authorization', facts.authorization);
  if (facts.idempotencyKey !== undefined) headers.set('Idempotency-Key', facts.idempotencyKey);

  const inQuery = queryNames(endpoint);
  const bodyless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  if (bodyless)
    return {
      url: withQuery(path, { ...facts.identity, ...present(rest) }),
      method: endpoint.method,
      headers,
      body: null,
    };

  const { query, body } = split(rest, inQuery);
  const url = withQuery(path, query);
  if (endpoint.upload !== undefined) {
    return { url, method: endpoint.method, headers, body: formBody(body, facts.identity) };
  }
  headers.set('Content-Type', 'application/json');
  return { url, method: endpoint.method, headers, body: JSON.stringify({ ...facts.identity, ...present(body) }) };
}

function split(fields: Fields, inQuery: ReadonlySet<string>): { query: Fields; body: Fields } {
  const entries = Object.entries(fields);
  return {
    query: Object.fromEntries(entries.filter(([name]) => inQuery.has(name))),
    body: Object.fromEntries(entries.filter(([name]) => !inQuery.has(name))),
  };
}

/** A field that is undefined is not there: it must not hide an identity field behind it. */
function present(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Text fields first, the file last: a server that streams then knows them before the bytes come. */
function formBody(fields: Fields, identity: Readonly<Record<string, string>>): FormData {
  const { file, ...others } = fields;
  const form = new FormData();
  appendFields(form, { ...identity, ...present(others) });
  if (!(file instanceof Blob)) throw new Error('an upload needs its file');
  form.append('file', file, file instanceof File ? file.name : 'file');
  return form;
}

/** Basic authorization of the token endpoint: name and secret of a public client are the same (decisions §6). */
export function basic(client: string): string {
  return `Basic ${btoa(`${client}:${client}`)}`;
}

/** A key that makes repeating a write harmless. Works without a secure context, where crypto.randomUUID is missing. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
