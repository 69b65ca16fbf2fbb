import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { withheldLine, type ReportContent } from '@pinjian/contract/interview-report.ts';
import { accepted, enterRoom, goodAnswer, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import { exportReport } from '../../report/export-report.ts';
import { getInterviewFeedback } from '../../report/get-interview-feedback.ts';
import { getInterviewReport } from '../../report/get-interview-report.ts';
import { findInterviewsReadBefore } from '../../report/report-queries.ts';
import { readReportsAgain } from '../../report/read-reports-again.ts';

const world = useWorld();
const family = '我今年三十二，结婚了，暂时不打算要孩子';
const need = '有时候站在阳台上就想，跳下去是不是就都清净了';
const back = '我没事了，继续吧';
const belief = '我信基督，周末要做礼拜';
/** Words that no employer may find anywhere. */
const better = '好些了，继续吧';
const own = [
  '好些了',
  '三十二',
  '外婆',
  '结婚',
  '孩子',
  '阳台',
  '跳下去',
  '我没事了',
  '基督',
  '礼拜',
  '400-161-9995',
  '12356',
  '担心您',
  '个人和家庭',
  '个人情况',
];

/** An interview in which somebody speaks of themselves beside their answers. */
async function held() {
  const here = await accepted(world);
  await prepare(here.mine, here.interviewId);
  const visit = await enterRoom(here.mine, here.interviewId);
  const heard: string[] = [];
  const say = async (text: string): Promise<string> => {
    await visit.say(text);
    const last = visit.frames.findLast((frame) => frame.type === 'turn');
    const words = last?.type === 'turn' ? last.turn.text : '';
    heard.push(words);
    return words;
  };
  await say('准备好了');
  const told = { family: await say(family), need: await say(need), phase: visit.phase, back: await say(back) };
  await say('外婆上礼拜走了，我到现在还缓不过来，天天睡不着');
  await say(better);
  await say(`${belief}。${goodAnswer(40)}`);
  for (let at = 0; visit.phase !== 'ended' && at < 60; at += 1) await say(goodAnswer(at));
  await world.runTasks();
  await world.deliver();
  return { ...here, told };
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  await document.loadingTask.destroy();
  return text.replaceAll(/\s/g, '');
}

async function stored(interviewId: string): Promise<{ revision: number; content: ReportContent }[]> {
  return world
    .system()
    .db.selectFrom('interview_report')
    .select(['revision', 'content'])
    .where('interview_id', '=', interviewId)
    .orderBy('revision')
    .execute();
}

async function reread(): Promise<void> {
  for (const interviewId of await findInterviewsReadBefore(world.system(), 10)) {
    await readReportsAgain(world.system(), interviewId);
  }
}

describe('what a candidate says of themselves', () => {
  it('is met as a person would, and never scored', async () => {
    const { told } = await held();
    expect(told.family).toMatch(/不(?:会|用).*评分/u);
    expect(told.need).toMatch(/400-161-9995.*12356/u);
    expect(told.phase).toBe('paused');
    expect(told.back).toMatch(/不用着急|慢慢来/u);
  });

  it('is in no report, transcript or file that an employer reads, and whole in their own feedback', async () => {
    const { company, mine, interviewId } = await held();
    const report = await getInterviewReport(company, { interviewId });
    const read = JSON.stringify(report);
    const printed = await textOf(await exportReport(company, { interviewId, fileName: 'AI面试报告.pdf' }));
    for (const words of own) {
      expect([words, read.includes(words), printed.includes(words)]).toEqual([words, false, false]);
    }
    expect(new RegExp(own.join('|'), 'u').test(JSON.stringify(await stored(interviewId)))).toBe(false);
    const lines = report.transcript.filter((turn) => turn.text.includes(withheldLine));
    expect(lines.map((turn) => turn.speaker)).toContain('candidate');
    // The answer around a private clause is still read, quoted and scored.
    expect(
      report.transcript.some(
        (turn) =>
          turn.speaker === 'candidate' && turn.text.includes('第41个季度') && turn.text.startsWith(withheldLine),
      ),
    ).toBe(true);
    expect(report.overall.state).toBe('scored');
    const texts = new Map(report.transcript.map((turn) => [turn.seq, turn.text]));
    const quotes = report.competencies.flatMap((each) => each.quotes);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { seq, start, end, text } of quotes) expect(texts.get(seq)?.slice(start, end)).toBe(text);
    const feedback = await getInterviewFeedback(mine, { interviewId });
    const words = feedback.transcript.map((turn) => turn.text).join('\n');
    for (const said of [family, need, back, belief]) expect(words).toContain(said);
  });

  it('is taken out of reports that were made before it was heard, wherever they are stored', async () => {
    const { company, interviewId } = await held();
    const { db } = world.system();
    const before = await getInterviewReport(company, { interviewId });
    const turns = await db
      .selectFrom('interview_turn')
      .selectAll()
      .where('interview_id', '=', interviewId)
      .where('text', 'in', [family, back])
      .execute();
    const quotes = turns.map(({ seq, text }) => ({ seq, start: 0, end: text.length, text }));
    const [first] = await stored(interviewId);
    if (first === undefined) throw new Error('there is no report');
    const [competency, ...others] = first.content.competencies;
    if (competency === undefined) throw new Error('there is no competency');
    const old = { ...first.content, competencies: [{ ...competency, state: 'scored', score: 2, quotes }, ...others] };
    await sql`update interview_report set content = ${JSON.stringify(old)}, reading = 0 where interview_id = ${interviewId}`.execute(
      db,
    );
    // Nobody waits for the task: what is read in the meantime is clean too.
    expect(/三十二|我没事了/u.test(JSON.stringify(await getInterviewReport(company, { interviewId })))).toBe(false);
    await reread();
    const after = await stored(interviewId);
    expect(/三十二|我没事了/u.test(JSON.stringify(after))).toBe(false);
    expect(after.map(({ revision }) => revision)).toEqual([1, 2]);
    const report = await getInterviewReport(company, { interviewId });
    expect(report.competencies).toEqual(before.competencies);
    await reread();
    expect(await stored(interviewId)).toHaveLength(2);
  });
});
