import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { startLanguageModel, type Behaviour, type LanguageModelDouble } from '#testing/language-model.ts';
import { createOpenAiCompatibleLlm } from './openai-compatible.ts';
import { LlmError, type LlmFailure, type LlmRequest } from './port.ts';

const schema = z.object({ intent: z.enum(['answer', 'unclear']), followUp: z.string() });
const good = { intent: 'answer', followUp: '这个结果是怎么量出来的？' };
const answers: Behaviour = { does: 'answer', object: good };

let double: LanguageModelDouble;
beforeAll(async () => {
  double = await startLanguageModel();
});
afterAll(() => double.stop());
let before = 0;
beforeEach(() => {
  before = double.asked.length;
});

function ask(
  more: Partial<LlmRequest<z.output<typeof schema>>> = {},
  settings: { key?: string; jsonSchema?: boolean; timeoutMs?: number } = {},
) {
  const { key = double.key, jsonSchema = true, timeoutMs = 10_000 } = settings;
  const llm = createOpenAiCompatibleLlm({ url: double.url, key, model: 'double', jsonSchema, timeoutMs });
  return llm.ask({ name: 'read_turn', system: '系统', user: '用户', schema, temperature: 0, ...more });
}

describe('a language model', () => {
  it.each([true, false])('answers with an object of the schema (schema on the wire: %s)', async (jsonSchema) => {
    double.next('read_turn', answers);
    const { value, usage } = await ask({}, { jsonSchema });
    expect(value).toEqual(good);
    expect(usage).toMatchObject({ requests: 1, tokensIn: 700, tokensOut: 60 });
    expect(double.complaints).toEqual([]);
  });

  it('hands on the text piece by piece', async () => {
    double.next('read_turn', answers);
    const pieces: string[] = [];
    await ask({ onText: (piece) => pieces.push(piece) });
    expect(pieces.length).toBeGreaterThan(3);
    expect(JSON.parse(pieces.join(''))).toEqual(good);
  });

  it.each<[string, Behaviour]>([
    ['429', { does: 'fail', status: 429 }],
    ['500', { does: 'fail', status: 500 }],
    ['a connection that breaks', { does: 'cut', object: good, share: 0.4 }],
  ])('is asked once more after %s', async (_what, behaviour) => {
    double.next('read_turn', behaviour, answers);
    const { value, usage } = await ask();
    expect(value).toEqual(good);
    expect(usage.requests).toBe(2);
  });

  it.each<[string, Behaviour]>([
    ['half an object', { does: 'half', object: good }],
    ['nonsense', { does: 'nonsense', text: '好的，我来帮你。' }],
    ['an object of another schema', { does: 'answer', object: { intent: 'hire', followUp: 3 } }],
  ])('repairs %s once', async (_what, behaviour) => {
    double.next('read_turn', behaviour, answers);
    const { value, usage } = await ask();
    expect(value).toEqual(good);
    expect(usage.requests).toBe(2);
    expect(double.asked.at(-1)?.user).toContain('不符合要求');
  });

  it('reads an object with a fence around it', async () => {
    double.next('read_turn', { does: 'nonsense', text: `\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` });
    expect((await ask()).usage.requests).toBe(1);
  });

  const twice = (behaviour: Behaviour): Behaviour[] => [behaviour, behaviour];
  it.each<[string, LlmFailure, number, Behaviour[]]>([
    ['never answers', 'timeout', 1, [{ does: 'hang' }]],
    ['falls silent in the middle', 'timeout', 1, [{ does: 'hangMidStream', object: good }]],
    [
      'trickles for ever',
      'timeout',
      1,
      [{ does: 'answer', object: { ...good, followUp: '慢'.repeat(900) }, everyMs: 40 }],
    ],
    ['fails twice', 'overloaded', 2, twice({ does: 'fail', status: 503 })],
    ['refuses', 'refused', 1, [{ does: 'fail', status: 400 }]],
    ['breaks off twice', 'cut', 2, twice({ does: 'cut', object: good, share: 0.5 })],
    ['talks nonsense twice', 'unreadable', 2, twice({ does: 'nonsense', text: '满分！' })],
  ])('that %s is a failure (%s) within the limit', async (_what, failure, requests, behaviours) => {
    double.next('read_turn', ...behaviours);
    const started = performance.now();
    const timeoutMs = failure === 'timeout' ? 900 : 10_000;
    const error = await ask({}, { timeoutMs }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(LlmError);
    expect(error).toMatchObject({ failure, usage: { requests } });
    expect(performance.now() - started).toBeLessThan(timeoutMs + 5000);
    expect(double.asked.length - before).toBe(requests);
  });

  it('is not asked again once somebody has heard a part', async () => {
    double.next('read_turn', { does: 'cut', object: good, share: 0.5 });
    const error = await ask({ onText: () => undefined }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ failure: 'cut', usage: { requests: 1 } });
  });

  it('is given up when nobody needs the answer any more', async () => {
    double.next('read_turn', { does: 'hangMidStream', object: good });
    const giveUp = new AbortController();
    const error = await ask({ signal: giveUp.signal, onText: () => giveUp.abort() }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ failure: 'superseded' });
  });

  it('refuses a wrong key, and nobody there is unreachable', async () => {
    expect(await ask({}, { key: 'wrong' }).catch((caught: unknown) => caught)).toMatchObject({ failure: 'refused' });
    const nobody = createOpenAiCompatibleLlm({
      url: 'http://127.0.0.1:9/v1',
      key: null,
      model: 'double',
      jsonSchema: true,
      timeoutMs: 10_000,
    });
    const error = await nobody
      .ask({ name: 'read_turn', system: '', user: '', schema, temperature: 0 })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ failure: 'unreachable', usage: { requests: 2 } });
  });
});
