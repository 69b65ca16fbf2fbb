import { makeDataFolder, removeDataFolder, startProduct } from '../../e2e/harness/product.ts';
import { enterRoom, type Room } from '../../e2e/harness/room.ts';
import { signIn } from '../../e2e/harness/sign-in.ts';
import { preparedSkillInterview } from '../../e2e/harness/skill-interview.ts';
import { startLanguageModel, type LanguageModelDouble } from '../../server/src/testing/language-model.ts';
import { createSensibleModel } from '../../server/src/testing/sensible-model.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';

const people = 12;
const turnsEach = 5;
/** The first call loads what streams; a copy that has just started is not what people meet. */
const warmUp = 3;
/** A model's pace, so that what is measured is the first piece and not a queue of them. */
const everyMs = 10;

/** From the moment a language model writes the first word that may be said to its frame on the candidate's socket. */
export const firstWord: Row = {
  name: 'interview-first-word',
  async measure() {
    const dataFolder = await makeDataFolder();
    const model = await startLanguageModel();
    model.rule = (asked) =>
      asked.name === 'read_turn'
        ? { does: 'answer', object: createSensibleModel().reading(asked), everyMs, size: 4 }
        : { does: 'answer', object: { questions: [] } };
    const env = {
      PINJIAN_LLM_URL: model.url,
      PINJIAN_LLM_KEY: model.key,
      PINJIAN_LLM_MODEL: 'double',
      PINJIAN_LLM_JSON_SCHEMA: '1',
      PINJIAN_SMS_ADDRESS_PER_HOUR: '1000',
    };
    const product = await startProduct({ dataFolder, env });
    try {
      const delays: number[] = [];
      for (let at = 0; at < people; at += 1) delays.push(...(await measureOne(product.url, model, at)));
      return [figure(delays.slice(warmUp))];
    } finally {
      await product.stop();
      await removeDataFolder(dataFolder);
      await model.stop();
    }
  },
};

function figure(delays: readonly number[]): Figure {
  return {
    id: 'interview-first-word',
    what: "the interviewer's first word forwarded, p95",
    whatChinese: '面试官的第一个字转发 p95',
    value: quantile(delays, 0.95),
    unit: 'ms',
    bar: { atMost: 10 },
    detail: `written by the model to received on the candidate's socket: ${delays.length} turns, median ${median(delays).toFixed(2)} ms, slowest ${quantile(delays, 1).toFixed(1)} ms`,
  };
}

async function measureOne(url: string, model: LanguageModelDouble, at: number): Promise<number[]> {
  const room = await openRoom(url, at);
  const delays: number[] = [];
  for (let turn = 0; turn < turnsEach && room.progress.phase !== 'ended'; turn += 1) {
    const wrote = model.wrote.length;
    const spoken = room.spoken.length;
    const { length } = room.turns;
    const to = room.progress.question?.turn ?? 1;
    const text = `第${at + 1}周我负责一个改造，列表从${turn + 2}秒涨到${turn + 7}秒。我先看监控，发现第${turn + 3}个接口被重复调用，改完降到${600 + turn}毫秒。`;
    room.send({ type: 'answer', id: `first-word-${at}-${turn}`, to, text });
    await room.until(({ turns }) => turns.slice(length).some((each) => each.speaker === 'interviewer'));
    const heard = room.spoken[spoken];
    if (heard !== undefined) delays.push(heard.at - firstWordOf(model.wrote.slice(wrote)));
  }
  room.close();
  await room.closed;
  return delays;
}

/** When the piece was written that has the first letter of what may be said. */
function firstWordOf(wrote: LanguageModelDouble['wrote']): number {
  let json = '';
  for (const { text, at } of wrote.filter(({ name }) => name === 'read_turn')) {
    json += text;
    if (/"acknowledgement":"[^"]/.test(json)) return at;
  }
  throw new Error('the model has written nothing that may be said');
}

async function openRoom(url: string, at: number): Promise<Room> {
  const seeker = await signIn(url, 'web-job-hunter', `137${String(at).padStart(8, '0')}`);
  const interviewId = await preparedSkillInterview(url, seeker, { skill: 'React', level: 'hard' });
  const room = await enterRoom(url, seeker, interviewId);
  room.send({ type: 'signal', id: `first-word-${at}-ready`, signal: 'ready' });
  await room.until(({ progress }) => progress.phase === 'asking');
  return room;
}
