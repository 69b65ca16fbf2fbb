import { setTimeout as delay } from 'node:timers/promises';
import { startLanguageModel, type LanguageModelDouble } from '../../server/src/testing/language-model.ts';
import { createSensibleModel } from '../../server/src/testing/sensible-model.ts';
import { makeDataFolder, removeDataFolder, startProduct } from '../harness/product.ts';
import { enterRoom } from '../harness/room.ts';
import { CallFailure, callProduct, signIn, type SignedIn } from '../harness/sign-in.ts';
import { preparedSkillInterview } from '../harness/skill-interview.ts';
import { patiently } from './killing.ts';
import type { SoakRun } from './run.ts';

/** Interviews that are being scored when the server is killed. */
const together = 3;
/** Every report is there so long after the next start has answered. */
const mostMs = 60_000;
/** A judgement is written in pieces, so that it takes seconds, as a model's does. */
const slowly = { everyMs: 60, size: 4 };
const reportNotReady = 40_954;

const answer =
  '我负责订单列表的提速，高峰时要 4.2 秒。我先看监控，发现同一个接口被调用三次，合并请求之后降到 1.6 秒，灰度两天没有报错。';

interface Held {
  readonly seeker: SignedIn;
  readonly interviewId: string;
}

/**
 * Candidates end their interviews, and the server is killed while these are being scored. Every report is there within a
 * minute of the next start, once, and nobody has to look after it.
 */
export const reportKills: SoakRun = {
  name: 'report-kills',
  rounds: 20,
  async run(rounds, tell) {
    const model = await slowModel();
    const env = envOf(model);
    let product = await startProduct({ dataFolder: await makeDataFolder(), env });
    const broken: string[] = [];
    const waits: number[] = [];
    let underWay = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const { url } = product;
      const held = await Promise.all(
        Array.from({ length: together }, (_, serial) =>
          holdOne(url, `135${String(round * together + serial).padStart(8, '0')}`),
        ),
      );
      const scored = model.asked.filter(({ name }) => name === 'score_competency').length;
      await Promise.all(held.map((each) => finish(url, each)));
      await somethingIsScored(model, scored);
      await delay(Math.random() * 2500);
      const waiting = await held.reduce(
        async (count, each) => (await count) + ((await feedbackOf(url, each)) === null ? 1 : 0),
        Promise.resolve(0),
      );
      await product.kill();
      product = await startProduct({ dataFolder: product.dataFolder, env });
      const started = performance.now();
      const took = await Promise.all(held.map((each) => reportAfter(product.url, each, started)));
      underWay += waiting;
      for (const ms of took) if (ms === null) broken.push(`round ${round}: a report is not there after ${mostMs} ms`);
      const seen = took.filter((ms) => ms !== null);
      waits.push(...seen);
      broken.push(...(await notOnce(product.url, held)).map((fault) => `round ${round}: ${fault}`));
      tell(
        `round ${round}: ${waiting} of ${together} were being scored; the last report ${seconds(Math.max(...seen))} s after the start`,
      );
    }
    await product.stop();
    await removeDataFolder(product.dataFolder);
    await model.stop();
    const inOrder = waits.toSorted((one, other) => one - other);
    tell(
      `${rounds} kills, ${underWay} interviews were being scored, ${waits.length} reports: half within ` +
        `${seconds(inOrder[Math.floor(inOrder.length / 2)] ?? 0)} s of the start, all within ${seconds(inOrder.at(-1) ?? 0)} s`,
    );
    return underWay >= rounds
      ? broken
      : [...broken, `only ${underWay} interviews were being scored when it was killed`];
  },
};

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

async function slowModel(): Promise<LanguageModelDouble> {
  const model = await startLanguageModel();
  const { answer: sensible } = createSensibleModel();
  model.rule = (asked) => {
    const told = sensible(asked);
    return asked.name === 'score_competency' && told.does === 'answer' ? { ...told, ...slowly } : told;
  };
  return model;
}

function envOf({ url, key }: LanguageModelDouble): Record<string, string> {
  return {
    PINJIAN_LLM_URL: url,
    PINJIAN_LLM_KEY: key,
    PINJIAN_LLM_MODEL: 'slow',
    PINJIAN_LLM_JSON_SCHEMA: '1',
    PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000',
    PINJIAN_LOG: 'error',
  };
}

/** Somebody new in an interview of their own, with one answer given. */
async function holdOne(url: string, phone: string): Promise<Held> {
  const seeker = await signIn(url, 'web-job-hunter', phone);
  const interviewId = await preparedSkillInterview(url, seeker, { skill: 'React', level: 'medium' });
  const room = await enterRoom(url, seeker, interviewId);
  await room.until(({ progress }) => progress.phase === 'greeted');
  room.send({ type: 'signal', id: 'ready-once', signal: 'ready' });
  await room.until(({ progress }) => progress.phase === 'asking');
  room.send({ type: 'answer', id: 'answer-one', to: room.progress.question?.turn ?? 1, text: answer });
  await room.until(({ acknowledged, turns, progress }) => {
    const at = acknowledged.get('answer-one');
    return at !== undefined && turns.length > (at ?? 0) && progress.phase === 'asking';
  });
  room.close();
  return { seeker, interviewId };
}

async function finish(url: string, { seeker, interviewId }: Held): Promise<void> {
  const room = await enterRoom(url, seeker, interviewId);
  room.send({ type: 'signal', id: 'finish-now', signal: 'finish' });
  await room.until(({ progress }) => progress.phase === 'ended');
  room.close();
}

async function somethingIsScored(model: LanguageModelDouble, before: number): Promise<void> {
  for (const deadline = Date.now() + mostMs; Date.now() < deadline; await delay(20))
    if (model.asked.filter(({ name }) => name === 'score_competency').length > before) return;
  throw new Error('nothing is being scored');
}

/** The report that the candidate sees, or null while there is none. */
async function feedbackOf(url: string, { seeker, interviewId }: Held): Promise<object | null> {
  try {
    const authorization = `Bearer ${seeker.accessToken}`;
    return await patiently(() =>
      callProduct<object>(url, `/interview/feedback?interviewId=${interviewId}`, { authorization }),
    );
  } catch (error) {
    if (error instanceof CallFailure && error.code === reportNotReady) return null;
    throw error;
  }
}

/** Milliseconds from the start to the report; null where it did not come in time. */
async function reportAfter(url: string, held: Held, started: number): Promise<number | null> {
  for (; performance.now() - started < mostMs; await delay(100))
    if ((await feedbackOf(url, held)) !== null) return performance.now() - started;
  return null;
}

/** What does not hold of interviews whose report is there: each stands once in the list, as scored. */
async function notOnce(url: string, held: readonly Held[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { seeker, interviewId } of held) {
    const { records } = await callProduct<{ records: { interviewId: string; state: string }[] }>(
      url,
      '/interview/list',
      {
        authorization: `Bearer ${seeker.accessToken}`,
      },
    );
    const [first, ...more] = records;
    if (first?.interviewId !== interviewId || first.state !== 'scored' || more.length > 0)
      faults.push(`${records.map(({ state }) => state).join()} stands in the list of ${interviewId}`);
  }
  return faults;
}
