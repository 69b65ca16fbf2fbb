import { setTimeout as delay } from 'node:timers/promises';
import { removeDataFolder, makeDataFolder, startProduct } from '../../e2e/harness/product.ts';
import { enterRoom, type Room } from '../../e2e/harness/room.ts';
import { signIn } from '../../e2e/harness/sign-in.ts';
import { preparedSkillInterview } from '../../e2e/harness/skill-interview.ts';
import { median, quantile, type Figure, type Row } from '../figure.ts';

const skills = ['Java', 'React', 'Excel', 'SQL', 'Figma'];
/** Candidates who are interviewed at the same time. */
const crowd = 50;
/** How often they are, by other candidates: a machine that stalls for a moment once is no slower for it. */
const rounds = 3;
/** A candidate who writes as fast as this is faster than anyone; it makes 25 turns a second of the crowd. */
const pauseMs = 2000;
const turnsEach = 6;
/** Interviews that a fresh copy holds before it is measured: until then its code is still being compiled. */
const warming = 3;
/** Interviews held one at a time. */
const alone = 40;

/** From an answer on the wire to the interviewer's reply on the wire, by the rules, everything stored: no model in it. */
export const interviewTurn: Row = {
  name: 'interview',
  async measure() {
    const dataFolder = await makeDataFolder();
    const product = await startProduct({ dataFolder, env: { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000' } });
    try {
      const cold = await oneAfterAnother(product.url, 0, warming);
      const warm = await oneAfterAnother(product.url, warming, alone);
      const together: number[][] = [];
      for (let round = 0; round < rounds; round += 1)
        together.push(await atOnce(product.url, warming + alone + round * crowd));
      const before = `; slowest of the ${cold.length} a fresh copy begins with ${quantile(cold, 1).toFixed(1)} ms`;
      return [
        figure('interview-turn', 'an interview turn, one interview', 'AI 面试一轮（单场）', [warm], before),
        figure('interview-turn-50', `an interview turn, ${crowd} at once`, `AI 面试一轮（${crowd} 场同时）`, together),
      ];
    } finally {
      await product.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

/** The middle one of what each round's p99 was. */
function figure(
  id: string,
  what: string,
  whatChinese: string,
  each: readonly (readonly number[])[],
  more = '',
): Figure {
  const turns = each.flat();
  const p99s = each.map((round) => quantile(round, 0.99));
  const all = p99s.length === 1 ? '' : `, p99 of each round ${p99s.map((p99) => p99.toFixed(1)).join(', ')} ms`;
  return {
    id,
    what: `${what}, p99`,
    whatChinese: `${whatChinese} p99`,
    value: median(p99s),
    unit: 'ms',
    bar: { atMost: 30 },
    detail: `answer sent to reply received over the room's socket: ${turns.length} turns, median ${median(turns).toFixed(1)} ms, slowest ${quantile(turns, 1).toFixed(1)} ms${all}${more}`,
  };
}

/** A crowd's interviews, by the candidates from `first` on. */
async function atOnce(url: string, first: number): Promise<number[]> {
  const rooms: Room[] = [];
  for (let at = 0; at < crowd; at += 1) rooms.push(await openRoom(url, first + at));
  const turns = (await Promise.all(rooms.map((room, at) => atOwnPace(room, at)))).flat();
  for (const room of rooms) room.close();
  return turns;
}

/** Interviews held one at a time, without pauses, by the candidates from `first` on. */
async function oneAfterAnother(url: string, first: number, count: number): Promise<number[]> {
  const turns: number[] = [];
  for (let at = first; at < first + count; at += 1) {
    const room = await openRoom(url, at);
    for (let turn = 0; turn < turnsEach && room.progress.phase !== 'ended'; turn += 1)
      turns.push(await takeTurn(room, at, turn));
    room.close();
    await room.closed;
  }
  return turns;
}

async function atOwnPace(room: Room, at: number): Promise<number[]> {
  const turns: number[] = [];
  await delay((at / crowd) * pauseMs);
  for (let turn = 0; turn < turnsEach && room.progress.phase !== 'ended'; turn += 1) {
    turns.push(await takeTurn(room, at, turn));
    await delay(pauseMs);
  }
  return turns;
}

async function takeTurn(room: Room, at: number, turn: number): Promise<number> {
  const { length } = room.turns;
  const to = room.progress.question?.turn ?? 1;
  const started = performance.now();
  room.send({ type: 'answer', id: `bench-${at}-${turn}`, to, text: answerText(at * turnsEach + turn) });
  await room.until(({ turns }) => turns.slice(length).some((each) => each.speaker === 'interviewer'));
  return performance.now() - started;
}

/** About 150 characters, never the same twice. */
function answerText(at: number): string {
  return (
    `去年第${at + 1}周我负责一个改造，列表从${at + 2}秒涨到${at + 7}秒，每天接到${at + 20}个投诉。` +
    `我先看监控和日志，发现第${at + 3}个接口被重复调用，对比了两个办法，选了改动小的那个，重写了缓存这一块，` +
    `灰度两天之后降到${600 + at}毫秒，投诉降到每天两个。后来我把它写进了上线检查，之后半年没有再出过问题。`
  );
}

/** A skill interview of a person of its own, past the greeting. */
async function openRoom(url: string, at: number): Promise<Room> {
  const seeker = await signIn(url, 'web-job-hunter', `138${String(at).padStart(8, '0')}`);
  const skill = skills[at % skills.length] ?? 'Java';
  const interviewId = await preparedSkillInterview(url, seeker, { skill, level: 'hard' });
  const room = await enterRoom(url, seeker, interviewId);
  room.send({ type: 'signal', id: `bench-${at}-ready`, signal: 'ready' });
  await room.until(({ progress }) => progress.phase === 'asking');
  return room;
}
