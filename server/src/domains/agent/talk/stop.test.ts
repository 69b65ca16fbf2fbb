import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiCompatibleLlm } from '#platform/llm/openai-compatible.ts';
import { agentOf, freeSlip } from '#testing/agent.ts';
import { delivered } from '#testing/application.ts';
import { startHostileModel, type HostileModel, type TalkAsked } from '#testing/hostile-model.ts';
import { useWorld } from '#testing/world.ts';
import { lockAgent } from '../queries.ts';
import { answerOwnerTask } from './answer-owner.ts';
import { updateAnswer } from './queries.ts';
import { getAgentTalk, sayToAgent, stopAgentTalk } from './say-to-agent.ts';

// Committed: an owner stops what runs beside them.
const world = useWorld({ isolation: 'commit' });

let model: HostileModel;
beforeAll(async () => {
  model = await startHostileModel();
});
afterAll(() => model.stop());

/** A seeker whose submitter may send by itself, asked to send something; its model does so, then says that it did. */
async function sending() {
  const here = await delivered(world);
  const { agentId } = await agentOf(world, here.seeker, 'submitter', { slip: freeSlip('submitter') });
  const settings = { url: model.url, key: null, model: '双面', jsonSchema: true, timeoutMs: 5000 };
  world.test.llm = createOpenAiCompatibleLlm(settings);
  const { applicationId, mine } = here;
  const input = JSON.stringify({ applicationId, words: '您好，我可以参加面试。' });
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  model.play = async ({ step }: TalkAsked) => {
    asked.resolve();
    await mayAnswer.promise;
    return step === 0 ? { calls: [{ name: 'sendMessage', input }] } : { says: '已替您发送。' };
  };
  await sayToAgent(mine, { agentId, key: 'stop-key-1', words: '替我回一句' });
  const answer = async () => {
    const { messages } = await getAgentTalk(mine, { agentId, before: undefined });
    const last = messages.at(-1);
    if (last === undefined) throw new Error('nothing was said');
    return last;
  };
  const isRunning = async () => (await answer()).calls.some(({ outcome }) => outcome === 'running');
  /** Begins to answer, and goes on with the model's answer once somebody holds what it needs. */
  const begin = async () => {
    const running = world.runTasks();
    await asked.promise;
    return { running, goOn: mayAnswer.resolve };
  };
  return { ...here, agentId, answer, isRunning, begin };
}

/** What was done, or waits, because of the talk; its first look may have done something by itself. */
const acts = () => world.db.selectFrom('agent_act').select('state').where('key', 'like', 'talk:%').execute();

describe('an answer that its owner stops', () => {
  it('does not do what it was about to do', async () => {
    const { agentId, answer, isRunning, begin } = await sending();
    const { messageId } = await answer();
    const { running, goOn } = await begin();
    // The act waits for the agent's row, which whoever stops it holds.
    await world.system().transaction(async (tx) => {
      await lockAgent(tx, agentId);
      goOn();
      await expect.poll(isRunning, { timeout: 10_000 }).toBe(true);
      await updateAnswer(tx, { messageId, attempt: 1 }, { state: 'stopped', ended_at: tx.now() });
    });
    await running;
    expect(await answer()).toMatchObject({ state: 'stopped', calls: [{ label: '发消息', outcome: 'stopped' }] });
    expect(await acts()).toEqual([]);
  });

  it('has done by then what it was in the middle of, and says so', async () => {
    const { agentId, applicationId, mine, answer, begin } = await sending();
    const { running, goOn } = await begin();
    let stopping: Promise<unknown> = Promise.resolve();
    // The act holds the agent's row, and waits for the application's.
    await world.system().transaction(async (tx) => {
      await tx.db
        .selectFrom('application_application')
        .select('id')
        .where('id', '=', applicationId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      goOn();
      const held = async () =>
        (await world.db
          .selectFrom('agent_agent')
          .select('id')
          .where('id', '=', agentId)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst()) === undefined;
      await expect.poll(held, { timeout: 10_000 }).toBe(true);
      stopping = stopAgentTalk(mine, { agentId });
    });
    await Promise.all([stopping, running]);
    expect(await answer()).toMatchObject({
      state: 'stopped',
      calls: [{ label: '发消息', outcome: 'done' }],
      acts: [{ kind: 'sendMessage', state: 'done' }],
    });
    expect(await acts()).toEqual([{ state: 'done' }]);
  });

  it('is about whom it was about until then, for whoever is erased', async () => {
    const { agentId, applicationId, mine, answer } = await sending();
    const look = { name: 'listMessages', input: JSON.stringify({ applicationId }) };
    model.play = ({ step }: TalkAsked) =>
      step === 0 ? { calls: [look] } : { says: '他们写了很多。'.repeat(300), everyMs: 20 };
    const running = world.runTasks();
    await expect.poll(async () => (await answer()).words.length, { timeout: 10_000 }).toBeGreaterThan(20);
    await stopAgentTalk(mine, { agentId });
    await running;
    const rows = await world.db.selectFrom('agent_talk').select('concerns').execute();
    expect(rows.map(({ concerns }) => concerns.includes(applicationId))).toEqual([true, true]);
  });

  it('is written by nobody who began it before another one took it on', async () => {
    const { answer } = await sending();
    const { messageId } = await answer();
    model.play = () => ({ says: '新的。' });
    await world.system().transaction(async (tx) => {
      expect(await updateAnswer(tx, { messageId, attempt: 0 }, { attempts: 1 })).toBe(true);
      expect(await updateAnswer(tx, { messageId, attempt: 0 }, { words: '旧的' })).toBe(false);
    });
    await answerOwnerTask.run(world.system() as never, { messageId });
    expect(await answer()).toMatchObject({ state: 'done', words: '新的。' });
  });
});
