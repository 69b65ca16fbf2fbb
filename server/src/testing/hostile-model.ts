import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A tool that it wants to call; its input as it stands on the wire, which need be no JSON. */
export interface WantedCall {
  readonly name: string;
  readonly input: string;
}

/** What it does with one request. */
export type Turn =
  /** Says something, then calls tools, all at once. */
  | {
      readonly says?: string;
      readonly calls?: readonly WantedCall[];
      readonly everyMs?: number;
      /** Goes on behind what it said once this has come. */
      readonly until?: Promise<unknown>;
      readonly counts?: boolean;
    }
  /** Not even headers. */
  | { readonly does: 'hang' }
  /** A few words, then nothing any more. */
  | { readonly does: 'hangMidStream'; readonly says: string }
  /** A few words, then the connection breaks. */
  | { readonly does: 'cut'; readonly says: string }
  /** A few words, then the stream ends as if all were well, without saying so. */
  | { readonly does: 'stop'; readonly says: string }
  | { readonly does: 'fail'; readonly status: number }
  /** Talks for ever, or as long as somebody listens. */
  | { readonly does: 'babble'; readonly what: 'text' | 'thoughts' | 'input' };

/** A request in a talk, as the double received it. */
export interface TalkAsked {
  /** How many requests of this talk there were before it. */
  readonly step: number;
  readonly system: string;
  /** Everything that it reads beside the system's words: what was said, and what tools answered. */
  readonly read: string;
  readonly tools: readonly string[];
}

/** A model that may do anything a model could: a real server on the loopback that speaks chat completions over SSE. */
export interface HostileModel {
  readonly url: string;
  readonly asked: readonly TalkAsked[];
  /** Connections that somebody ended before it was done. */
  readonly left: () => number;
  play: (asked: TalkAsked) => Turn | Promise<Turn>;
  stop(): Promise<void>;
}

interface Body {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

export async function startHostileModel(): Promise<HostileModel> {
  const asked: TalkAsked[] = [];
  const open = new Set<ServerResponse>();
  let left = 0;
  const server = createServer((request, response) => {
    open.add(response);
    response.on('close', () => {
      open.delete(response);
      if (!response.writableEnded) left += 1;
    });
    void serve(request, response);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body;
    const [system, ...rest] = body.messages;
    const said = {
      step: rest.filter(({ role }) => role === 'assistant').length,
      system: textOf(system?.content),
      read: rest.map(({ content }) => textOf(content)).join('\n'),
      tools: (body.tools ?? []).map((each) => each.function.name),
    };
    asked.push(said);
    await perform(response, await model.play(said));
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const model: HostileModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    left: () => left,
    play: () => ({ says: '您好。' }),
    async stop() {
      for (const response of open) response.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : '';
}

const frame = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'hostile' };

function send(response: ServerResponse, delta: object, finish: string | null = null): void {
  const choice = { index: 0, delta, finish_reason: finish };
  response.write(`data: ${JSON.stringify({ ...frame, choices: [choice] })}\n\n`);
}

async function say(response: ServerResponse, words: string, everyMs = 0): Promise<void> {
  for (let at = 0; at < words.length && !response.destroyed; at += 6) {
    if (everyMs > 0) await delay(everyMs);
    send(response, { content: words.slice(at, at + 6) });
  }
}

async function perform(response: ServerResponse, turn: Turn): Promise<void> {
  if (!('does' in turn)) return answer(response, turn);
  if (turn.does === 'hang') return;
  if (turn.does === 'fail') {
    response.writeHead(turn.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    response.end(JSON.stringify({ error: { message: 'the double fails as told' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (turn.does === 'babble') return babble(response, turn.what);
  await say(response, turn.says);
  if (turn.does === 'hangMidStream') return;
  // What was written reaches the other side before the connection breaks.
  if (turn.does === 'cut') setImmediate(() => response.destroy());
  else response.end();
}

async function answer(
  response: ServerResponse,
  { says = '', calls = [], everyMs, until, counts = true }: Exclude<Turn, { does: string }>,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await say(response, says, everyMs);
  await until;
  if (response.destroyed) return;
  for (const [index, { name, input }] of calls.entries())
    send(response, {
      tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: input } }],
    });
  send(response, {}, calls.length === 0 ? 'stop' : 'tool_calls');
  const usage = { prompt_tokens: 700, completion_tokens: 60, total_tokens: 760 };
  if (counts) response.write(`data: ${JSON.stringify({ ...frame, choices: [], usage })}\n\n`);
  response.end('data: [DONE]\n\n');
}

async function babble(response: ServerResponse, what: 'text' | 'thoughts' | 'input'): Promise<void> {
  const words = '这个职位非常好'.repeat(40);
  for (let round = 0; !response.destroyed; round += 1) {
    if (what === 'text') send(response, { content: words });
    else if (what === 'thoughts') send(response, { reasoning_content: words });
    else
      send(response, {
        tool_calls: [
          round === 0
            ? { index: 0, id: 'call-0', type: 'function', function: { name: 'listMyPositions', arguments: '{"q":"' } }
            : { index: 0, function: { arguments: words } },
        ],
      });
    await delay(1);
  }
}
