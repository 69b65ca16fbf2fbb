import { describe, expect, it } from 'vitest';
import { hiring, seekerWithResume } from '#testing/application.ts';
import { enterRoom, holdInterview, prepare } from '#testing/interview.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../../personal.ts';
import { getInterview } from '../list/get-interview.ts';
import { getInterviewFeedback } from '../../report/get-interview-feedback.ts';
import { getInterviewReport } from '../../report/get-interview-report.ts';
import { startJobSimulationInterview } from '../../practice/start-job-simulation-interview.ts';
import { startResumePostInterview } from './start-resume-post-interview.ts';
import { startSkillInterview } from './start-skill-interview.ts';

const world = useWorld();
const medium = { difficulty: 'medium' as const };

describe('a practice interview', () => {
  it('for a position of the platform is one’s own, with feedback and no verdict', async () => {
    const here = await hiring(world);
    const { mine } = await seekerWithResume(world);
    const { interviewId } = await startJobSimulationInterview(mine, { jobId: here.positionId, ...medium });
    expect(await startJobSimulationInterview(mine, { jobId: here.positionId, ...medium })).toEqual({ interviewId });
    expect((await getInterview(mine, { interviewId })).consentItems).not.toContain('sharing');
    await prepare(mine, interviewId, 'simulate');
    await holdInterview(await enterRoom(mine, interviewId));
    await world.runTasks();
    const feedback = await getInterviewFeedback(mine, { interviewId });
    expect(feedback).toMatchObject({ practice: true, nextStep: expect.stringMatching(/.{10,}/u) });
    expect(feedback).not.toHaveProperty('overall');
    expect(JSON.stringify(feedback)).not.toMatch(/±|八成|推荐|待定|score100|说清说清|讲到“说/u);
    // Whoever the position belongs to: practice is not theirs to read.
    await expect(getInterviewReport(here.company, { interviewId })).rejects.toMatchObject({ code: 40400 });
    const again = await startJobSimulationInterview(mine, { jobId: here.positionId, ...medium });
    expect(again.interviewId).not.toBe(interviewId);
  });

  it.each([
    ['100102', 'Java开发工程师'],
    ['180101', ''],
    ['230201', ''],
  ])('for the category %s asks about it', async (positionCode, title) => {
    const mine = world.as(await world.seeker());
    const { interviewId } = await startJobSimulationInterview(mine, { positionCode, ...medium });
    const detail = await getInterview(mine, { interviewId });
    expect(detail.title).toContain(title);
    expect(detail.questionCount).toBe(6);
  });

  it('for a pasted description asks for the skills in it', async () => {
    const mine = world.as(await world.seeker());
    const jobDescription = '数据分析师\n负责搭建指标体系，使用 SQL 和 Python 做专题分析，推动业务改进，三年以上经验。';
    const { interviewId } = await startJobSimulationInterview(mine, { jobDescription, ...medium });
    const row = await world.db
      .selectFrom('interview_interview')
      .selectAll()
      .where('id', '=', interviewId)
      .executeTakeFirstOrThrow();
    expect(row.title).toBe('数据分析师');
    expect(row.plan.requirements.map((each) => each.skill)).toEqual(expect.arrayContaining(['SQL', 'Python']));
  });

  it('needs to be about something', async () => {
    const mine = world.as(await world.seeker());
    await expect(startJobSimulationInterview(mine, { ...medium })).rejects.toMatchObject({ code: 40001 });
    await expect(startJobSimulationInterview(mine, { positionCode: '999999', ...medium })).rejects.toMatchObject({
      code: 40400,
    });
    const nowhere = '01900000-0000-7000-8000-000000000000';
    await expect(startJobSimulationInterview(mine, { jobId: nowhere, ...medium })).rejects.toMatchObject({
      code: 40400,
    });
  });

  it('about a resume asks about one’s own work, and only the owner’s', async () => {
    const { mine, resumeId } = await seekerWithResume(world);
    const { interviewId } = await startResumePostInterview(mine, { resumeId });
    const row = await world.db
      .selectFrom('interview_interview')
      .selectAll()
      .where('id', '=', interviewId)
      .executeTakeFirstOrThrow();
    // As people say it: without its legal form.
    expect(row.plan.questions[0]?.text).toContain('云杉示例科技');
    // Name, contact and sex of the resume are nowhere in what the interviewer knows.
    expect(JSON.stringify(row)).not.toMatch(/林小满|13800138000|example\.com/);
    const stranger = world.as(await world.seeker());
    await expect(startResumePostInterview(stranger, { resumeId })).rejects.toMatchObject({ code: 40400 });
  });

  it('about a skill is the same under another spelling', async () => {
    const mine = world.as(await world.seeker());
    const first = await startSkillInterview(mine, { skill: 'Golang', level: 'medium' });
    expect(await startSkillInterview(mine, { skill: 'go语言', level: 'medium' })).toEqual(first);
    expect(await startSkillInterview(mine, { skill: 'Go', level: 'hard' })).not.toEqual(first);
    expect((await getInterview(mine, first)).title).toBe('Go');
  });
});

describe('a person’s interviews', () => {
  it('can be taken along and erased without a trace', async () => {
    const { mine, seeker } = await seekerWithResume(world);
    const { interviewId } = await startSkillInterview(mine, { skill: 'React', level: 'easy' });
    await prepare(mine, interviewId, 'skill');
    await holdInterview(await enterRoom(mine, interviewId));
    await world.runTasks();
    const system = world.system();
    const taken = JSON.stringify(await personal.export(system, seeker.userId));
    expect(taken).toContain('准备好了');
    expect(taken).toMatch(/turns.*overall/s);
    await personal.erase(system, seeker.userId);
    for (const table of [
      'interview_interview',
      'interview_turn',
      'interview_frame',
      'interview_consent',
      'interview_report',
    ] as const) {
      expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
