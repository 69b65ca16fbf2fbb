import { sql } from 'kysely';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { pictureUpload } from '../company.ts';
import { sampleUpload } from '../resume.ts';
import type { World } from '../world.ts';

/** An answer as a stranger sees it. */
export interface Seen {
  readonly status: number;
  /** Of the envelope; the status where there is none. */
  readonly code: number;
  readonly text: string;
  /** The same before it was read as text; a PDF is only this. */
  readonly bytes: Uint8Array;
  readonly data: unknown;
}

export type Headers = Readonly<Record<string, string>>;

interface Request {
  readonly headers?: Headers;
  /** Sent instead of the input's body. */
  readonly payload?: string | Buffer;
}

/** Makes a call of the contract with an input of one flat object, as a client would put it on the wire. */
export async function send(world: World, endpoint: Endpoint, input: object, request: Request = {}): Promise<Seen> {
  const rest: Record<string, unknown> = { ...input };
  const url = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(textOf(value).toWellFormed());
  });
  const app = await world.app();
  const body = endpoint.upload === undefined ? json(endpoint, rest, request.payload) : multipart(endpoint);
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.query === undefined ? url : `${url}?${queryOf(rest).toString()}`,
    ...(body === null ? {} : { payload: body.payload }),
    headers: { ...(body === null ? {} : { 'content-type': body.type }), ...request.headers },
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const envelope = isJson ? answer.json<{ code?: number; data?: unknown }>() : {};
  return {
    status: answer.statusCode,
    code: envelope.code ?? answer.statusCode,
    text: answer.body,
    bytes: answer.rawPayload,
    data: envelope.data,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Values as they stand in an address: a list once for each of its values, an object as JSON. */
function queryOf(values: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, textOf(each));
  return query;
}

function json(endpoint: Endpoint, body: object, payload: string | Buffer | undefined) {
  if (endpoint.method === 'GET' || (endpoint.body === undefined && payload === undefined)) return null;
  return { type: 'application/json', payload: payload ?? JSON.stringify(body) };
}

function multipart(endpoint: Endpoint) {
  const file = endpoint.upload?.kinds.includes('image') === true ? pictureUpload() : sampleUpload('typst-data.pdf');
  const edge = 'edge-of-a-part';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.${file.kind}"\r\nContent-Type: ${file.type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${edge}`,
    payload: Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  };
}

/** Does something and takes back all that it wrote. */
export async function undone<T>(world: World, work: () => Promise<T>): Promise<T> {
  await sql`savepoint stranger`.execute(world.db);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint stranger`.execute(world.db);
    await sql`release savepoint stranger`.execute(world.db);
  }
}
