import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiCompatibleLlm } from '#platform/llm/openai-compatible.ts';
import { agentOf } from '#testing/agent.ts';
import { delivered } from '#testing/application.ts';
import { startHostileModel, type HostileModel } from '#testing/hostile-model.ts';
import { useWorld } from '#testing/world.ts';
import { ModelCall } from '../call-model.ts';
import { findAgent } from '../queries.ts';
import { endAgent } from '../slip/change-state.ts';
import { getAgentTalk, sayToAgent } from './say-to-agent.ts';

// Committed: several agents ask at once.
const world = useWorld({ isolation: 'commit' });

let model: HostileModel;
beforeAll(async () => {
  model = await startHostileModel();
});
afterAll(() => model.stop());

const allowed = 200_000;

/** A seeker with two agents, the first of which took so many tokens today. */
async function used(tokens: number) {
  const { seeker, mine } = await delivered(world);
  const [first, second] = [await agentOf(world, seeker, 'submitter'), await agentOf(world, seeker, 'secretary')];
  await take(first.agentId, tokens);
  // From here on: the first looks of agents word nothing.
  const settings = { url: model.url, key: null, model: '双面', jsonSchema: true, timeoutMs: 1500 };
  world.test.llm = createOpenAiCompatibleLlm(settings);
  model.play = () => ({ says: '好。' });
  let said = 0;
  const ask = async (agentId: string) => {
    said += 1;
    await sayToAgent(mine, { agentId, key: `token-key-${said}`, words: '给我讲个笑话' });
    await world.runTasks();
    return (await getAgentTalk(mine, { agentId, before: undefined })).messages.at(-1);
  };
  return { seeker, mine, first: first.agentId, second: second.agentId, ask };
}

async function callOf(agentId: string): Promise<ModelCall> {
  const agent = await findAgent(world.system(), agentId);
  if (agent === undefined) throw new Error('no agent');
  return new ModelCall(world.system(), agent, { purpose: 'talk', model: '双面', promptMark: 'x' });
}

async function take(agentId: string, tokens: number): Promise<void> {
  const call = await callOf(agentId);
  const cost = { tokensIn: tokens, tokensOut: 0 };
  expect(await call.mayCost(cost)).toBe(true);
  await call.close({ requests: 1, ...cost, milliseconds: 1 }, 'ok');
}

describe('the tokens of an owner’s day', () => {
  it('are shared by all of their agents, and no new one brings new ones', async () => {
    const { seeker, mine, first, second, ask } = await used(allowed - 10);
    const before = model.asked.length;
    expect(await ask(second)).toMatchObject({
      state: 'failed',
      caution: expect.stringContaining('您今天的模型用量已用完，明天恢复') as string,
    });
    await endAgent(mine, { agentId: first });
    const { agentId } = await agentOf(world, seeker, 'submitter');
    expect(await ask(agentId)).toMatchObject({ state: 'failed' });
    expect(model.asked.length).toBe(before);
    expect(await getAgentTalk(mine, { agentId, before: undefined })).toMatchObject({ used: allowed - 10, allowed });
    world.clock.advance(86_400_000);
    expect(await ask(agentId)).toMatchObject({ state: 'done', answeredBy: 'model' });
  });

  it('are asked for before every request: an answer that needs more ends there', async () => {
    const { second, ask } = await used(allowed - 7000);
    const before = model.asked.length;
    model.play = ({ step }) => ({
      says: step === 0 ? '我看看。' : '还要看。',
      calls: [{ name: 'listInterviews', input: JSON.stringify({ current: step + 1 }) }],
    });
    expect(await ask(second)).toMatchObject({
      state: 'failed',
      caution: '您今天的模型用量已用完，明天恢复，上面的话不完整。',
    });
    expect(model.asked.length - before).toBeLessThan(4);
  });

  it('are never taken twice by those who ask at once', async () => {
    const { first, second } = await used(allowed - 10_000);
    const calls = await Promise.all(Array.from({ length: 8 }, (_, at) => callOf(at % 2 === 0 ? first : second)));
    const may = await Promise.all(calls.map((each) => each.mayCost({ tokensIn: 2000, tokensOut: 1000 })));
    expect(may.filter(Boolean)).toHaveLength(3);
    // What turned out to cost less is there for the next one; one that asks again asks for itself alone.
    const [lucky] = calls.filter((_, at) => may[at] === true);
    expect(await lucky?.mayCost({ tokensIn: 2500, tokensOut: 1500 })).toBe(true);
    await lucky?.close({ requests: 1, tokensIn: 100, tokensOut: 0, milliseconds: 1 }, 'ok');
    expect(await (await callOf(first)).mayCost({ tokensIn: 3000, tokensOut: 900 })).toBe(true);
  });
});
