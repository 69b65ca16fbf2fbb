import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHostileModel, type HostileModel, type Turn } from '#testing/hostile-model.ts';
import { createOpenAiCompatibleLlm } from './openai-compatible.ts';
import { LlmTalkError, type LlmTalk, type LlmTalkFailure } from './port.ts';

let model: HostileModel;
beforeAll(async () => {
  model = await startHostileModel();
});
afterAll(() => model.stop());

const limits = { totalMs: 5000, silentMs: 1500, steps: 4, calls: 6, characters: 3000 };

/** What a talk came to: all that its owner would have been told, and every call. */
async function talk(
  play: HostileModel['play'],
  more: Partial<LlmTalk> & { readonly runs?: (input: unknown) => Promise<string> } = {},
) {
  model.play = play;
  const { runs = () => Promise.resolve('{"records":[]}'), ...rest } = more;
  const told: string[] = [];
  const ran: unknown[] = [];
  const wrong: string[] = [];
  const llm = createOpenAiCompatibleLlm({
    url: model.url,
    key: null,
    model: '双面',
    jsonSchema: true,
    timeoutMs: 1500,
  });
  const ended = await llm
    .talk({
      system: '系统',
      messages: [{ role: 'user', text: '今天有什么？' }],
      tools: [
        {
          name: 'look',
          description: '看一眼',
          inputSchema: { type: 'object', properties: { q: { type: 'string' } } },
          run(input) {
            ran.push(input);
            return runs(input);
          },
        },
      ],
      temperature: 0,
      limits,
      signal: new AbortController().signal,
      mayAsk: () => Promise.resolve(true),
      onText: (piece) => told.push(piece),
      onWrongCall: (name) => wrong.push(name),
      ...rest,
    })
    .catch((error: unknown) => error);
  return { ended, told: told.join(''), ran, wrong };
}

const look = (q = '') => ({ name: 'look', input: JSON.stringify({ q }) });
const once = (first: Turn) => (asked: { step: number }) => (asked.step === 0 ? first : { says: '看过了。' });

describe('a talk with a model', () => {
  it('is told piece by piece, with tools on the way, one after the other', async () => {
    let running = 0;
    let most = 0;
    const runs = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return '三个职位';
    };
    const { ended, told, ran } = await talk(once({ says: '我看看。', calls: [look('a'), look('b'), look('c')] }), {
      runs,
    });
    expect(ended).toMatchObject({ text: '我看看。看过了。', usage: { requests: 2, tokensIn: 1400, tokensOut: 120 } });
    expect(told).toBe('我看看。看过了。');
    expect([ran, most]).toEqual([[{ q: 'a' }, { q: 'b' }, { q: 'c' }], 1]);
    expect(model.asked.at(-1)?.read).toContain('三个职位');
  });

  it('is counted where its server counts nothing', async () => {
    const { ended } = await talk(() => ({ says: '您好'.repeat(30), counts: false }));
    const { usage } = ended as { usage: { tokensIn: number; tokensOut: number } };
    expect(usage.tokensOut).toBe(40);
    expect(usage.tokensIn).toBeGreaterThan(0);
  });

  it.each<[string, Turn, readonly string[]]>([
    ['a tool that does not exist', { calls: [{ name: 'acceptOffer', input: '{}' }] }, ['acceptOffer']],
    ['an input that is no JSON', { calls: [{ name: 'look', input: '{"q": "前' }] }, ['look']],
  ])('goes on after %s, which runs nothing', async (_what, first, wrong) => {
    const found = await talk(once(first));
    expect(found).toMatchObject({ ended: { text: '看过了。' }, ran: [], wrong });
  });

  it('is tried once more after 429', async () => {
    let requests = 0;
    const found = await talk(() => ((requests += 1) === 1 ? { does: 'fail', status: 429 } : { says: '好了。' }));
    expect(found).toMatchObject({ ended: { text: '好了。' } });
  });

  it.each<[string, LlmTalkFailure, (asked: { step: number }) => Turn]>([
    ['never sends headers', 'timeout', () => ({ does: 'hang' })],
    ['falls silent in the middle', 'timeout', () => ({ does: 'hangMidStream', says: '我来看' })],
    ['trickles for ever', 'timeout', () => ({ says: '慢'.repeat(2900), everyMs: 60 })],
    ['breaks off', 'cut', () => ({ does: 'cut', says: '我来看' })],
    ['ends without an end', 'cut', () => ({ does: 'stop', says: '我来看' })],
    ['fails again and again', 'overloaded', () => ({ does: 'fail', status: 500 })],
    ['refuses', 'refused', () => ({ does: 'fail', status: 401 })],
    ['calls for ever', 'endless', ({ step }) => ({ calls: [look(String(step))] })],
    ['calls what does not exist for ever', 'endless', () => ({ calls: [{ name: 'nothing', input: '{}' }] })],
    ['calls too much at once', 'endless', () => ({ calls: Array.from({ length: 200 }, () => look()) })],
    ['talks for ever', 'endless', () => ({ does: 'babble', what: 'text' })],
    ['thinks for ever', 'endless', () => ({ does: 'babble', what: 'thoughts' })],
    ['writes an input for ever', 'endless', () => ({ does: 'babble', what: 'input' })],
  ])('that %s is over within its limits (%s)', async (_what, failure, play) => {
    const started = performance.now();
    const { ended, ran } = await talk(play);
    expect(ended).toBeInstanceOf(LlmTalkError);
    expect(ended).toMatchObject({ failure });
    expect(ran.length).toBeLessThanOrEqual(limits.calls);
    expect(performance.now() - started).toBeLessThan(limits.totalMs + 5000);
  });

  it('costs what it took until then, also where it broke off', async () => {
    const { ended } = await talk(() => ({ does: 'babble', what: 'text' }));
    expect((ended as LlmTalkError).usage).toMatchObject({ requests: 1 });
    expect((ended as LlmTalkError).usage.tokensOut).toBeGreaterThan(1900);
  });

  it('leaves its server at once when nobody needs it any more', async () => {
    const giveUp = new AbortController();
    const before = model.left();
    const { ended } = await talk(() => ({ does: 'hangMidStream', says: '我来看' }), {
      signal: giveUp.signal,
      onText: () => giveUp.abort(),
    });
    expect(ended).toMatchObject({ failure: 'superseded' });
    await expect.poll(() => model.left()).toBe(before + 1);
  });

  it('is over only when the tool that runs is over too', async () => {
    const giveUp = new AbortController();
    const done: string[] = [];
    const runs = async () => {
      giveUp.abort();
      // Many turns of the event loop: the stream has ended long before.
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      done.push('look');
      return '看过了';
    };
    const { ended } = await talk(once({ calls: [look(), look()] }), { runs, signal: giveUp.signal });
    expect(ended).toMatchObject({ failure: 'superseded' });
    expect(done).toEqual(['look']);
  });

  it('asks for leave before every request, with all that it costs by then, and sends none without', async () => {
    const costs: { tokensIn: number; tokensOut: number }[] = [];
    const before = model.asked.length;
    const { ended } = await talk(({ step }) => ({ calls: [look(String(step))] }), {
      mayAsk: (cost) => Promise.resolve(costs.push(cost) < 3),
    });
    expect(ended).toMatchObject({ failure: 'spent', usage: { requests: 2, tokensIn: 1400, tokensOut: 120 } });
    expect(model.asked.length).toBe(before + 2);
    expect(costs.map(({ tokensOut }) => tokensOut)).toEqual([2000, 2060, 2120]);
    expect(costs[2]?.tokensIn).toBeGreaterThan(1400);
  });

  it('hands on what a tool of ours throws', async () => {
    const { ended } = await talk(once({ calls: [look()] }), { runs: () => Promise.reject(new Error('a defect')) });
    expect(ended).toMatchObject({ message: 'a defect' });
  });
});
