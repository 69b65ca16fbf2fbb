import { describe, expect, it } from 'vitest';
import { interviewFeedback, interviewReport } from '@pinjian/contract/interview-report.ts';
import { asSeeker, eventsOf, runTask } from '#testing/application.ts';
import { accepted, allConsents, enterRoom, holdInterview, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import { closeOverdueTask } from '../tasks.ts';
import { getInterview } from './list/get-interview.ts';
import { getInterviewFeedback } from '../report/get-interview-feedback.ts';
import { getInterviewReport } from '../report/get-interview-report.ts';
import { prepareInterview } from './start/prepare-interview.ts';
import { startPostInterview } from './start/start-post-interview.ts';

const world = useWorld();
const day = 86_400_000;
const devices = { online: 12, screen: '1440x900' };

describe('an interview for a position', () => {
  it('is accepted, prepared, held, scored, and read by both sides', async () => {
    const here = await accepted(world);
    const { mine, interviewId } = here;
    expect(await startPostInterview(mine, { jobId: here.positionId })).toEqual({ interviewId });
    await prepare(mine, interviewId);
    const visit = await enterRoom(mine, interviewId);
    expect(visit.frames[0]).toMatchObject({
      type: 'state',
      turns: [{ kind: 'greeting' }],
      progress: { phase: 'greeted' },
    });
    await holdInterview(visit);
    expect(await getInterview(mine, { interviewId })).toMatchObject({ state: 'finished', status: 1, complete: true });
    await world.runTasks();
    await world.deliver();

    const report = interviewReport.parse(await getInterviewReport(here.company, { interviewId }));
    expect(report).toMatchObject({ mark: 'AI 生成', complete: true, revision: 1, overall: { state: 'scored' } });
    // How high, the questions decide that were drawn: one told experience does not answer all of them.
    expect(report.overall.score100).toBeGreaterThan(0);
    for (const { score, quotes } of report.competencies) {
      if (score !== null) expect(quotes.length).toBeGreaterThan(0);
      for (const quote of quotes) {
        const turn = report.transcript.find((each) => each.seq === quote.seq);
        expect(turn?.text.slice(quote.start, quote.end)).toBe(quote.text);
      }
    }
    expect(report.coverage.map((each) => each.skill)).toEqual(expect.arrayContaining(['React', 'Node.js']));
    const feedback = interviewFeedback.parse(await getInterviewFeedback(mine, { interviewId }));
    expect(feedback).not.toHaveProperty('overall');
    expect(feedback.practice).toBe(false);
    expect(feedback.competencies.some((each) => each.howTo.length > 0 && each.nextAnchor !== null)).toBe(true);
    expect(await asSeeker(here)).toMatchObject({ from: 32 });
    expect((await eventsOf(here)).at(-1)).toBe('recordReport 31>32 system');
    expect(JSON.stringify(report)).not.toContain('林小满');
  });

  it('needs every consent, in the words that were shown', async () => {
    const { mine, interviewId } = await accepted(world);
    const [first, ...rest] = allConsents('position');
    const wanting = { code: 42251, data: { missing: ['aiInterviewer'] } };
    await expect(prepareInterview(mine, { interviewId, consents: rest, devices })).rejects.toMatchObject(wanting);
    const older = [{ item: 'aiInterviewer' as const, version: '0', granted: true }, ...rest];
    await expect(prepareInterview(mine, { interviewId, consents: older, devices })).rejects.toMatchObject(wanting);
    const refused = [{ item: 'aiInterviewer' as const, version: first?.version ?? '', granted: false }, ...rest];
    await expect(prepareInterview(mine, { interviewId, consents: refused, devices })).rejects.toMatchObject(wanting);
    expect(await getInterview(mine, { interviewId })).toMatchObject({ state: 'created', granted: [] });
    await expect(enterRoom(mine, interviewId)).rejects.toMatchObject({ code: 40951 });
  });

  it('prepared twice is prepared once', async () => {
    const { mine, interviewId } = await accepted(world);
    expect(await prepare(mine, interviewId)).toEqual({ interviewId, state: 'prepared' });
    expect(await prepare(mine, interviewId)).toEqual({ interviewId, state: 'prepared' });
    const { granted, consentItems } = await getInterview(mine, { interviewId });
    expect(granted).toEqual(consentItems);
    const rows = await world.db.selectFrom('interview_consent').selectAll().execute();
    expect(rows).toHaveLength(consentItems.length);
  });

  it('is nobody else’s', async () => {
    const { mine, company, interviewId } = await accepted(world);
    const stranger = world.as(await world.seeker());
    const gone = { code: 40400 };
    await expect(getInterview(stranger, { interviewId })).rejects.toMatchObject(gone);
    await expect(prepare(stranger, interviewId)).rejects.toMatchObject(gone);
    await expect(getInterviewFeedback(stranger, { interviewId })).rejects.toMatchObject(gone);
    await expect(enterRoom(stranger, interviewId)).rejects.toMatchObject(gone);

    const otherCompany = world.as(await world.employer({ companyId: (await accepted(world)).companyId }));
    await expect(getInterviewReport(otherCompany, { interviewId })).rejects.toMatchObject(gone);
    await expect(getInterviewReport(world.as(await world.employer()), { interviewId })).rejects.toMatchObject({
      code: 40310,
    });
    await expect(getInterviewReport(company, { interviewId })).rejects.toMatchObject({ code: 40954 });
    await expect(getInterviewFeedback(mine, { interviewId })).rejects.toMatchObject({ code: 40954 });
  });

  it('of an interviewer without that permission is not read', async () => {
    const { companyId, interviewId } = await accepted(world);
    const interviewer = world.as(await world.employer({ companyId, role: 'interviewer' }));
    await expect(getInterviewReport(interviewer, { interviewId })).rejects.toMatchObject({ code: 40311 });
  });

  it('cannot be started without an acceptance', async () => {
    const here = await accepted(world);
    const stranger = world.as(await world.seeker());
    await expect(startPostInterview(stranger, { jobId: here.positionId })).rejects.toMatchObject({ code: 40900 });
    world.clock.advance(8 * day);
    await expect(startPostInterview(here.mine, { jobId: here.positionId })).rejects.toMatchObject({ code: 40900 });
  });
});

describe('a window of seven days', () => {
  it('that passes unused closes the interview and leads back', async () => {
    const here = await accepted(world);
    world.clock.advance(7 * day + 1);
    const { mine, interviewId } = here;
    expect(await getInterview(mine, { interviewId })).toMatchObject({ state: 'created', status: 3 });
    await expect(prepare(mine, interviewId)).rejects.toMatchObject({ code: 40953 });
    await runTask(world, closeOverdueTask);
    await runTask(world, closeOverdueTask);
    await world.runTasks();
    await world.deliver();
    expect(await getInterview(mine, { interviewId })).toMatchObject({
      state: 'abandoned',
      status: 3,
      feedbackReady: false,
    });
    expect(await asSeeker(here)).toMatchObject({ from: 2 });
  });
});
