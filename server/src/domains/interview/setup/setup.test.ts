import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { defaultSetup, setupErrors, type InterviewSetup, type OwnQuestion } from '@pinjian/contract/interview-setup.ts';
import { newId } from '#platform/core/ids.ts';
import { hiring, seekerWithResume } from '#testing/application.ts';
import { companyOwner } from '#testing/company.ts';
import { draftPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { getInterview } from '../ai/list/get-interview.ts';
import { suggestCompetencies } from '../ai/start/suggest-competencies.ts';
import { createPositionInterview } from '../ai/start/create-position-interview.ts';
import { personal } from '../personal.ts';
import { startJobSimulationInterview } from '../practice/start-job-simulation-interview.ts';
import { getInterviewSetup } from './get-interview-setup.ts';
import { saveInterviewSetup } from './save-interview-setup.ts';
import { tryOwnQuestion } from './try-own-question.ts';

const world = useWorld();

const question = (changes: Partial<OwnQuestion> = {}): OwnQuestion => ({
  questionId: newId(),
  text: '线上接口突然变慢，您会怎么排查？',
  competency: 'problemSolving',
  form: 'scenario',
  weight: 2,
  points: [
    { label: '先看监控和日志', ways: ['监控', '日志', '看板', '指标'] },
    { label: '先止损再查原因', ways: ['回滚', '限流', '降级', '扩容'] },
    { label: '事后复盘', ways: ['复盘', '告警'] },
  ],
  anchors: { 1: '没有思路', 3: '能按顺序排查', 5: '' },
  wrongs: [{ label: '直接重启了事', ways: ['直接重启', '重启就行'] }],
  ...changes,
});

const setup = (changes: Partial<InterviewSetup> = {}): InterviewSetup => ({
  ...defaultSetup,
  questions: [question()],
  ...changes,
});

async function scene() {
  const owner = await companyOwner(world);
  const positionId = await draftPosition(world, owner);
  return { owner, positionId, mine: world.as(owner) };
}

describe('how the AI interviews for a position', () => {
  it('is the default until it is written, and each saving is a version of its own', async () => {
    const { owner, positionId, mine } = await scene();
    expect(await getInterviewSetup(mine, { positionId })).toMatchObject({
      version: 0,
      savedAt: null,
      content: defaultSetup,
      issues: [],
      outline: { questionCount: 7, ownCount: 0, minutes: 30 },
    });
    const content = setup({ length: 'long', aiUse: 'lookUp', emphasis: ['craft'] });
    const saved = await saveInterviewSetup(mine, { positionId, version: 0, content });
    expect(saved).toMatchObject({ version: 1, content, outline: { questionCount: 9, ownCount: 1, minutes: 40 } });
    expect(await saveInterviewSetup(mine, { positionId, version: 0, content })).toMatchObject({ version: 1 });
    await expect(saveInterviewSetup(mine, { positionId, version: 0, content: setup() })).rejects.toMatchObject(
      setupErrors.setupEditedElsewhere,
    );
    await saveInterviewSetup(mine, { positionId, version: 1, content: setup() });
    const versions = await world.db
      .selectFrom('interview_setup')
      .select(['version', 'saved_by'])
      .where('position_id', '=', positionId)
      .orderBy('version')
      .execute();
    expect(versions).toEqual([1, 2].map((version) => ({ version, saved_by: owner.userId })));
  });

  it('decides what people are offered to look at as well', async () => {
    const { positionId, mine } = await scene();
    const own = setup({ questions: [question({ competency: 'customer' })] });
    await saveInterviewSetup(mine, { positionId, version: 0, content: own });
    const { competencies } = await suggestCompetencies(mine, { positionId });
    expect(competencies.find(({ name }) => name === '用户与客户意识')).toMatchObject({ asked: true });
  });

  it('of two who save at once is saved by one', async () => {
    const { positionId, mine } = await scene();
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => saveInterviewSetup(mine, { positionId, version: 0, content: setup() })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is read and written by nobody else', async () => {
    const { owner, positionId, mine } = await scene();
    await saveInterviewSetup(mine, { positionId, version: 0, content: setup() });
    const interviewer = world.as(await world.employer({ companyId: owner.companyId, role: 'interviewer' }));
    await expect(getInterviewSetup(interviewer, { positionId })).rejects.toMatchObject(accountErrors.noPermission);
    const other = world.as(await companyOwner(world));
    const trial = { positionId, question: question(), answer: '先看监控' };
    const refused = await Promise.allSettled([
      getInterviewSetup(other, { positionId }),
      saveInterviewSetup(other, { positionId, version: 1, content: setup() }),
      tryOwnQuestion(other, trial),
    ]);
    for (const each of refused) expect(each).toMatchObject({ status: 'rejected', reason: errors.notFound });
    await expect(saveInterviewSetup(interviewer, { positionId, version: 1, content: setup() })).rejects.toMatchObject(
      accountErrors.noPermission,
    );
    await expect(tryOwnQuestion(interviewer, trial)).rejects.toMatchObject(accountErrors.noPermission);
  });

  it('keeps what may not be asked, and does not ask it', async () => {
    const { positionId, mine } = await scene();
    const unwanted = [
      question({ text: '您结婚了吗？打算什么时候要孩子？' }),
      question({ points: [{ label: '监控', ways: [] }] }),
      question({ text: '说说' }),
      question({
        points: [
          { label: '先看监控', ways: [] },
          { label: '', ways: [] },
        ],
      }),
      question({ text: '岗位只招男性，您能不能接受夜班？' }),
      question({ wrongs: [{ label: '没有告知家属', ways: [] }] }),
      question({
        points: [
          { label: '稳定', ways: ['已婚', '有孩子'] },
          { label: '先看监控', ways: [] },
        ],
      }),
    ];
    const content = setup({ questions: unwanted });
    const saved = await saveInterviewSetup(mine, { positionId, version: 0, content });
    expect(saved.content).toEqual(content);
    expect(saved.issues.map(({ questionId }) => questionId)).toEqual(unwanted.map(({ questionId }) => questionId));
    expect(saved.issues[0]?.message).toContain('婚育');
    expect(saved.outline.ownCount).toBe(0);
    for (const each of unwanted)
      await expect(tryOwnQuestion(mine, { positionId, question: each, answer: '先看监控' })).rejects.toMatchObject({
        code: setupErrors.questionNotReady.code,
      });
  });

  it('forgets who saved it once they are erased, not what they saved', async () => {
    const { owner, positionId, mine } = await scene();
    await saveInterviewSetup(mine, { positionId, version: 0, content: setup() });
    await personal.erase(world.system(), owner.userId);
    const row = await world.db
      .selectFrom('interview_setup')
      .select(['saved_by', 'content'])
      .where('position_id', '=', positionId)
      .executeTakeFirstOrThrow();
    expect(row.saved_by).toBeNull();
    expect(row.content.questions).toHaveLength(1);
  });
});

describe('an interview for a position with questions of its own', () => {
  it('asks them in the company’s words, weighs them, and tells what may be used', async () => {
    const here = await hiring(world);
    const own = [question(), question({ text: '您会怎么给新同事讲清一个老系统？', competency: 'collaboration' })];
    const content = setup({ questions: own, aiUse: 'allowed', emphasis: ['problemSolving'] });
    await saveInterviewSetup(here.company, { positionId: here.positionId, version: 0, content });
    const { seeker, mine } = await seekerWithResume(world);
    const { interviewId } = await createPositionInterview(world.system(), {
      applicationId: newId(),
      seekerId: seeker.userId,
      positionId: here.positionId,
      resume: null,
    });
    expect(await getInterview(mine, { interviewId })).toMatchObject({ questionCount: 7, aiUse: 'allowed' });
    const { plan } = await world.db
      .selectFrom('interview_interview')
      .select('plan')
      .where('id', '=', interviewId)
      .executeTakeFirstOrThrow();
    const asked = plan.questions.filter(({ source }) => source === 'company');
    expect(asked.map(({ text }) => text).toSorted()).toEqual(own.map(({ text }) => text).toSorted());
    expect(asked.find(({ competency }) => competency === 'problemSolving')?.weight).toBe(1.5 * 1.5);
    expect(plan.questions[0]?.source).not.toBe('company');
    // Who asks for other words is not told what is listened for.
    for (const { rephrase, points } of asked) for (const { label } of points) expect(rephrase).not.toContain(label);
    // Who practises for the position beforehand does not hear them.
    const practice = await startJobSimulationInterview(mine, { jobId: here.positionId, difficulty: 'medium' });
    const practised = await world.db
      .selectFrom('interview_interview')
      .select('plan')
      .where('id', '=', practice.interviewId)
      .executeTakeFirstOrThrow();
    expect(practised.plan.questions.some(({ source }) => source === 'company')).toBe(false);
    expect(await getInterview(mine, practice)).toMatchObject({ aiUse: null });
  });
});

describe('trying a question', () => {
  it('tells a good answer from a poor one, by the words that carry it, and what would be asked next', async () => {
    const { positionId, mine } = await scene();
    const good = await tryOwnQuestion(mine, {
      positionId,
      question: question(),
      answer:
        '我会先看监控，确认是哪个接口、从几点开始变慢，再翻日志看是数据库慢还是下游超时。如果影响下单，先回滚最近一次发布或者限流止损，等恢复了再查根因。上个月我就遇到一次，是一条新加的查询没走索引，加上索引后从 3 秒降到 80 毫秒，事后我写了复盘，还补了慢查询告警。',
    });
    const poor = await tryOwnQuestion(mine, {
      positionId,
      question: question(),
      answer: '一般直接重启就行，不行就找同事看看，大家一起想办法。',
    });
    expect(good.state).toBe('scored');
    expect(good.points.map(({ said }) => said)).toEqual([true, true, true]);
    for (const { quote } of good.points) expect(quote).not.toBeNull();
    expect(good.wrongs).toEqual([]);
    expect(poor.wrongs).toEqual([{ label: '直接重启了事', quote: expect.stringContaining('直接重启') }]);
    expect(good.score ?? 0).toBeGreaterThan((poor.score ?? 1) + 1);
    expect(poor.followUp).not.toBeNull();
  });

  it('hears a wrong claim by what was written for it, not by the words of its name', async () => {
    const { positionId, mine } = await scene();
    const asked = question({ wrongs: [{ label: '没有告知家属', ways: ['不用跟家属说', '瞒着家属'] }] });
    const trial = (answer: string) => tryOwnQuestion(mine, { positionId, question: asked, answer });
    expect((await trial('我先看监控，再把情况马上告知家属。')).wrongs).toEqual([]);
    expect((await trial('这种事瞒着家属就行，过两天就好了。')).wrongs).toMatchObject([{ label: '没有告知家属' }]);
  });

  it('gives no number for what is no answer, and says why', async () => {
    const { positionId, mine } = await scene();
    const trial = await tryOwnQuestion(mine, { positionId, question: question(), answer: question().text });
    expect(trial).toMatchObject({ state: 'insufficient', score: null });
    expect(trial.remark).not.toBe('');
  });
});
