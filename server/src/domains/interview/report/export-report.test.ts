import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { getInterviewReport } from './get-interview-report.ts';
import { answerReview } from '../review/answer-review.ts';
import { overrideScore } from '../review/override-score.ts';
import { requestReview } from '../review/request-review.ts';
import { accepted } from '#testing/interview.ts';
import { reported } from '#testing/report.ts';
import { useWorld } from '#testing/world.ts';
import { exportReport, printReport } from './export-report.ts';

const world = useWorld();
const fileName = 'AI面试报告.pdf';
const why = '原话里讲清了容量估算和回滚方案，程序只认出了其中一部分，所以调高。';

/** The text of each page without white space, and the metadata. */
async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
    );
  }
  const { info } = await document.getMetadata();
  await document.loadingTask.destroy();
  return { pages, text: pages.join(''), info: info as Record<string, unknown> };
}

describe('a report as a PDF', () => {
  it('says on every page and in its metadata that an AI made it, and holds result, receipts and transcript', async () => {
    const { company, interviewId } = await reported(world);
    const report = await getInterviewReport(company, { interviewId });
    const { pages, text, info } = await read(await exportReport(company, { interviewId, fileName }));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('AI生成·由');
    expect(info).toMatchObject({ Title: `AI 面试报告 · ${report.title}`, Author: '聘见 AI 面试官' });
    expect(String(info['Keywords'])).toContain('AI生成');
    const label = /\{"AIGC":.*\}\}/.exec(String(info['Keywords']))?.[0] ?? '{}';
    expect(JSON.parse(label)).toMatchObject({ AIGC: { Label: '1', ProduceID: `${interviewId}-1` } });
    expect(text).toContain(`${report.overall.score100 ?? ''}±${report.overall.uncertainty ?? ''}分`);
    const bare = (words: string): string => words.replaceAll(/\s/g, '');
    for (const { name, quotes } of report.competencies) {
      expect(text).toContain(bare(name));
      for (const quote of quotes) expect(text).toContain(bare(quote.text));
    }
    // Lines that go over a page's end stand apart: the beginning of each is enough.
    for (const turn of report.transcript) expect(text).toContain(bare(turn.text).slice(0, 12));
    expect(text).not.toContain('林小满');
  });

  it('holds what people added to it', async () => {
    const { mine, company, interviewId } = await reported(world);
    await overrideScore(company, { interviewId, reason: why, revision: 1, target: 'overall', score: 88 });
    await requestReview(mine, { interviewId, reason: '第三题被理解反了，请人看一下。' });
    await answerReview(company, { interviewId, answer: '已对照原话看过，同意您的说法。' });
    const { text } = await read(await exportReport(company, { interviewId, fileName }));
    for (const words of ['强烈推荐，88分', why, '第三题被理解反了', '已对照原话看过']) expect(text).toContain(words);
  });

  it('is for members who may read the report, and only once there is one', async () => {
    const { companyId, interviewId } = await reported(world);
    const waiting = await accepted(world);
    const other = world.as(await world.employer({ companyId: waiting.companyId }));
    await expect(exportReport(other, { interviewId, fileName })).rejects.toMatchObject({ code: 40400 });
    const interviewer = world.as(await world.employer({ companyId, role: 'interviewer' }));
    await expect(exportReport(interviewer, { interviewId, fileName })).rejects.toMatchObject({ code: 40311 });
    await expect(exportReport(waiting.company, { interviewId: waiting.interviewId, fileName })).rejects.toMatchObject({
      code: 40954,
    });
  });

  it('holds what was claimed wrongly, in the words of who claimed it', async () => {
    const { company, interviewId } = await reported(world);
    const report = await getInterviewReport(company, { interviewId });
    const [first, ...rest] = report.questions;
    if (first === undefined) throw new Error('there is no question');
    const quote = { seq: 2, start: 0, end: 8, text: '一般直接重启就行' };
    const pdf = await printReport({
      report: { ...report, questions: [{ ...first, wrongs: [{ label: '不留现场就重启', quote }] }, ...rest] },
      review: { interviewId, overrides: [], request: null },
      companyName: '',
      exportedAt: world.clock.now(),
    });
    const { text } = await read(pdf);
    expect(text).toContain('说错了：不留现场就重启（所以这题的分数有上限）');
    expect(text).toContain('一般直接重启就行');
  });

  it('shows whatever was said as text', async () => {
    const { company, interviewId } = await reported(world);
    const report = await getInterviewReport(company, { interviewId });
    const said = '#read("/etc/passwd")和#panic("x")*粗*$x^2$@引用<标签>"引号"[方括号]';
    const [first, ...rest] = report.transcript;
    if (first === undefined) throw new Error('there is no turn');
    const pdf = await printReport({
      report: { ...report, transcript: [{ ...first, text: said }, ...rest] },
      review: { interviewId, overrides: [], request: null },
      companyName: '',
      exportedAt: world.clock.now(),
    });
    expect((await read(pdf)).text).toContain(said);
  });
});
