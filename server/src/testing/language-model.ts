import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A request as the double received it. */
export interface Asked {
  /** Of the schema that is asked for: read_turn, refine_plan, score_competency. */
  readonly name: string;
  readonly system: string;
  readonly user: string;
  readonly authorization: string;
  readonly at: number;
}

/** What the double does with one request. */
export type Behaviour =
  | { readonly does: 'answer'; readonly object: unknown; readonly everyMs?: number; readonly size?: number }
  /** Nothing at all, not even headers. */
  | { readonly does: 'hang' }
  /** Headers and a first piece, then nothing. */
  | { readonly does: 'hangMidStream'; readonly object: unknown }
  | { readonly does: 'fail'; readonly status: number }
  /** The connection breaks after a share of the answer. */
  | { readonly does: 'cut'; readonly object: unknown; readonly share: number; readonly everyMs?: number }
  /** The stream ends as if all were well after a share of the object. */
  | { readonly does: 'half'; readonly object: unknown }
  | { readonly does: 'nonsense'; readonly text: string };

/** A behaviour, or what makes one of the request. */
export type Told = Behaviour | ((asked: Asked) => Behaviour);

/** A language model for tests: a real server on the loopback that speaks chat completions over SSE. */
export interface LanguageModelDouble {
  readonly url: string;
  readonly key: string;
  readonly asked: readonly Asked[];
  /** What was wrong with requests: a double that is sent nonsense says so. */
  readonly complaints: readonly string[];
  /** When it wrote each piece of text, by performance.timeOrigin + now. */
  readonly wrote: readonly { readonly name: string; readonly text: string; readonly at: number }[];
  /** The next requests of this name are served so, one after the other; then comes the rule again. */
  next(name: string, ...behaviours: readonly Told[]): void;
  /** What every other request is answered. */
  rule: (asked: Asked) => Behaviour;
  stop(): Promise<void>;
}

const key = 'a key of the tests';

/** Starts the double on a free port. */
export async function startLanguageModel(): Promise<LanguageModelDouble> {
  const asked: Asked[] = [];
  const complaints: string[] = [];
  const wrote: { name: string; text: string; at: number }[] = [];
  const queued = new Map<string, Told[]>();
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => open.delete(response));
    void serve(request, response);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const read = readRequest(request, Buffer.concat(chunks).toString('utf8'));
    if (typeof read === 'string') {
      complaints.push(read);
      response.writeHead(read === 'Authorization' ? 401 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: read } }));
      return;
    }
    asked.push(read);
    const told = queued.get(read.name)?.shift() ?? double.rule;
    const behaviour = typeof told === 'function' ? told(read) : told;
    await behave(response, behaviour, (text) => {
      wrote.push({ name: read.name, text, at: performance.timeOrigin + performance.now() });
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const double: LanguageModelDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    asked,
    complaints,
    wrote,
    next(name, ...behaviours) {
      queued.set(name, [...(queued.get(name) ?? []), ...behaviours]);
    },
    rule: () => ({ does: 'fail', status: 500 }),
    async stop() {
      for (const response of open) response.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
}

interface Body {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string; readonly content: unknown }[];
  readonly response_format?: { readonly type?: string; readonly json_schema?: { name?: string; schema?: object } };
}

/** The request, or what is wrong with it. */
function readRequest(request: IncomingMessage, text: string): Asked | string {
  const authorization = request.headers.authorization ?? '';
  if (authorization !== `Bearer ${key}`) return 'Authorization';
  if (request.url !== '/v1/chat/completions') return `path ${request.url ?? ''}`;
  const body = JSON.parse(text) as Body;
  if (body.stream !== true) return 'no stream';
  const [system, user, ...more] = body.messages ?? [];
  if (system?.role !== 'system' || user?.role !== 'user' || more.length > 0) return 'messages: one system, one user';
  const format = body.response_format;
  const inPrompt = format?.type === 'json_object' && String(system.content).includes('"properties"');
  const onWire = format?.type === 'json_schema' && format.json_schema?.schema !== undefined;
  if (!inPrompt && !onWire) return 'no schema';
  return {
    name: format.json_schema?.name ?? nameInPrompt(String(system.content)),
    system: textOf(system.content),
    user: textOf(user.content),
    authorization,
    at: performance.timeOrigin + performance.now(),
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { text?: string }[]).map((part) => part.text ?? '').join('');
}

/** Without a schema on the wire its fields tell which one it is. */
function nameInPrompt(system: string): string {
  if (system.includes('"followUp"')) return 'read_turn';
  return system.includes('"rephrase"') ? 'refine_plan' : 'score_competency';
}

async function behave(response: ServerResponse, behaviour: Behaviour, wrote: (text: string) => void): Promise<void> {
  if (behaviour.does === 'hang') return;
  if (behaviour.does === 'fail') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'the double fails as told' } }));
    return;
  }
  const whole = behaviour.does === 'nonsense' ? behaviour.text : JSON.stringify(behaviour.object);
  const share = { answer: 1, nonsense: 1, half: 0.5, hangMidStream: 0.3, cut: 0 }[behaviour.does];
  const text = whole.slice(0, Math.ceil(whole.length * (behaviour.does === 'cut' ? behaviour.share : share)));
  const size = behaviour.does === 'answer' ? (behaviour.size ?? 6) : 6;
  const everyMs = 'everyMs' in behaviour ? (behaviour.everyMs ?? 0) : 0;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  send(response, { delta: { role: 'assistant', content: '' }, finish_reason: null });
  for (let at = 0; at < text.length && !response.destroyed; at += size) {
    if (everyMs > 0) await delay(everyMs);
    const piece = text.slice(at, at + size);
    wrote(piece);
    send(response, { delta: { content: piece }, finish_reason: null });
  }
  if (behaviour.does === 'hangMidStream') return;
  if (behaviour.does === 'cut') {
    // What was written reaches the other side before the connection breaks.
    setImmediate(() => response.destroy());
    return;
  }
  send(response, { delta: {}, finish_reason: 'stop' });
  const usage = { prompt_tokens: 700, completion_tokens: 60, total_tokens: 760 };
  response.write(`data: ${JSON.stringify({ ...frame, choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

const frame = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'double' };

function send(response: ServerResponse, choice: object): void {
  response.write(`data: ${JSON.stringify({ ...frame, choices: [{ index: 0, ...choice }] })}\n\n`);
}

/** The texts fenced under a name in what the model was shown. */
export function fencedIn(user: string, name: string): string[] {
  return [...user.matchAll(new RegExp(`<资料 名称="${name}" 标记="(\\w+)">\\n([\\s\\S]*?)\\n</资料 \\1>`, 'gu'))].map(
    ([, , text = '']) => text,
  );
}
