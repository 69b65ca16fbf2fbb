import { setTimeout as delay } from 'node:timers/promises';
import { makeDataFolder, removeDataFolder, startProduct } from '../harness/product.ts';
import { enterRoom, type Room } from '../harness/room.ts';
import { signIn, type SignedIn } from '../harness/sign-in.ts';
import { preparedSkillInterview } from '../harness/skill-interview.ts';
import { killOne, patiently } from './killing.ts';
import type { SoakRun } from './run.ts';

const skills = ['Java', 'React', 'Excel', 'SQL', 'Figma', 'Python'];
const candidates = 12;
const env = { PINJIAN_SMS_ADDRESS_PER_HOUR: '1000000', PINJIAN_SMS_RESEND_SECONDS: '1', PINJIAN_LOG: 'error' };

interface Candidate {
  readonly serial: number;
  readonly seeker: SignedIn;
  interviewId: string;
  /** Answers that the server has acknowledged, in the order they were given. */
  readonly acknowledged: string[];
  /** Given, but nobody knows yet whether it arrived: it is sent again under the same id. */
  pending: { readonly id: string; readonly to: number; readonly text: string } | null;
  interviews: number;
}

/**
 * Candidates answer without pause, each in an interview of their own, while the server or its database is killed; they
 * come back as the browser does and send what was not acknowledged again. Afterwards every acknowledged answer stands in
 * its transcript exactly once, turns are numbered without a gap, and nobody is stuck.
 */
export const interviewKills: SoakRun = {
  name: 'interview-kills',
  rounds: 8,
  async run(rounds, tell) {
    let product = await startProduct({ dataFolder: await makeDataFolder(), env });
    const people: Candidate[] = [];
    for (let serial = 0; serial < candidates; serial += 1) people.push(await newCandidate(product.url, serial));
    const broken: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const over = new AbortController();
      const answering = Promise.all(people.map((each) => answerOn(product.url, each, over.signal)));
      await delay(1500 + Math.random() * 3000);
      const during = async () => {
        over.abort();
        await answering;
      };
      const killed = await killOne(product, round, { env, during });
      product = killed.product;
      for (const each of people) broken.push(...(await checked(product.url, each)));
      const answers = people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      tell(`${killed.told}; ${answers} answers in the open interviews, ${broken.length} faults in all`);
    }
    const answered = people.filter(({ acknowledged, interviews }) => acknowledged.length > 0 || interviews > 1).length;
    await product.stop();
    await removeDataFolder(product.dataFolder);
    return answered === candidates ? broken : [...broken, `${candidates - answered} candidates never came to answer`];
  },
};

async function newCandidate(url: string, serial: number): Promise<Candidate> {
  const seeker = await signIn(url, 'web-job-hunter', `137${String(serial).padStart(8, '0')}`);
  const candidate = { serial, seeker, interviewId: '', acknowledged: [], pending: null, interviews: 0 };
  await beginAnother(url, candidate);
  return candidate;
}

async function beginAnother(url: string, candidate: Candidate): Promise<void> {
  const skill = skills[(candidate.serial + candidate.interviews) % skills.length] ?? 'Java';
  candidate.interviewId = await preparedSkillInterview(url, candidate.seeker, { skill, level: 'hard' });
  candidate.interviews += 1;
  candidate.acknowledged.length = 0;
  candidate.pending = null;
}

/** Answers until `over` says so, or the server is gone. */
async function answerOn(url: string, candidate: Candidate, over: AbortSignal): Promise<void> {
  try {
    const room = await enter(url, candidate);
    while (!over.aborted && room.progress.phase !== 'ended') await answerOnce(room, candidate, over);
    room.close();
  } catch (error) {
    // The server has just been killed under it; anything else would show in what is checked afterwards.
    if (!over.aborted) throw error;
  }
}

async function enter(url: string, candidate: Candidate): Promise<Room> {
  const room = await enterRoom(url, candidate.seeker, candidate.interviewId);
  await room.until(({ progress }) => progress.phase !== 'new');
  if (room.progress.phase === 'greeted')
    room.send({ type: 'signal', id: `ready-${candidate.serial}-${Date.now()}`, signal: 'ready' });
  await room.until(({ progress }) => progress.phase === 'asking' || progress.phase === 'ended');
  return room;
}

async function answerOnce(room: Room, candidate: Candidate, over: AbortSignal): Promise<void> {
  candidate.pending ??= answerTo(room, candidate);
  const { pending } = candidate;
  room.send({ type: 'answer', ...pending });
  const gone = new Promise<never>((_resolve, reject) => {
    over.addEventListener('abort', () => reject(new Error('killed')), { once: true });
  });
  await Promise.race([room.until(({ acknowledged }) => acknowledged.has(pending.id)), gone]);
  candidate.acknowledged.push(pending.text);
  candidate.pending = null;
  const { length } = room.turns;
  const replied = room.until(
    ({ turns, progress }) => (turns.length > length && progress.phase === 'asking') || progress.phase === 'ended',
  );
  await Promise.race([replied, gone]);
}

function answerTo(room: Room, { serial, interviews, acknowledged }: Candidate): NonNullable<Candidate['pending']> {
  const at = acknowledged.length;
  return {
    id: `soak-${serial}-${interviews}-${at}-${Date.now()}`,
    to: room.progress.question?.turn ?? 1,
    text:
      `第${interviews}场第${at + 1}个回答：我接手时报表要等${serial + at + 3}分钟，先看慢查询，发现${at + 2}处重复读取，` +
      `和业务确认口径之后合并成一次，改完降到${at + 5}秒，这件事由我写进了上线检查单。`,
  };
}

/** What does not hold of a candidate's transcript; an interview that has ended is followed by another. */
async function checked(url: string, candidate: Candidate): Promise<string[]> {
  const faults: string[] = [];
  const room = await patientlyEntered(url, candidate);
  const { pending } = candidate;
  if (pending !== null && room.progress.phase !== 'ended') {
    room.send({ type: 'answer', ...pending });
    await room.until(({ acknowledged }) => acknowledged.has(pending.id));
    candidate.acknowledged.push(pending.text);
    candidate.pending = null;
    await room.until(({ progress }) => progress.phase === 'asking' || progress.phase === 'ended');
  }
  const said = room.turns.filter(({ speaker }) => speaker === 'candidate').map(({ text }) => text);
  for (const text of candidate.acknowledged) {
    const times = said.filter((each) => each === text).length;
    if (times !== 1) faults.push(`candidate ${candidate.serial}: “${text.slice(0, 12)}” stands there ${times} times`);
  }
  const seqs = room.turns.map(({ seq }) => seq);
  if (seqs.some((seq, index) => seq !== index + 1)) faults.push(`candidate ${candidate.serial}: turns ${seqs.join()}`);
  const { phase } = room.progress;
  room.close();
  if (phase === 'ended') await patiently(() => beginAnother(url, candidate));
  return faults;
}

async function patientlyEntered(url: string, candidate: Candidate): Promise<Room> {
  for (const deadline = Date.now() + 60_000; ; await delay(100)) {
    try {
      return await enter(url, candidate);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
