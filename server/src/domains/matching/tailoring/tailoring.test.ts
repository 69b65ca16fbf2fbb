import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { resumeErrors } from '@pinjian/contract/resume.ts';
import { createResume } from '#domains/resume/create-resume.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { listResumes } from '#domains/resume/list-resumes.ts';
import { saveResume } from '#domains/resume/save-resume.ts';
import { newId } from '#platform/core/ids.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { confirmedResume } from '#testing/resume.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { makeTailored } from './make-tailored.ts';
import { planTailoring } from './plan-tailoring.ts';

const world = useWorld();

/** The work of the sample in three lines, the one that the position asks for last. */
function written() {
  const sample = talentContent();
  const [work] = sample.work;
  const [role] = work?.roles ?? [];
  if (work === undefined || role === undefined) throw new Error('the sample has work');
  const description = '整理每周的排期并发给商家\n负责商家的日常答疑和回访\n用 React 开发商家后台';
  return talentContent({
    work: [{ ...work, roles: [{ ...role, description }] }],
    skills: [
      { name: 'Excel', level: null },
      { name: 'React', level: 3 },
    ],
  });
}

async function setUp() {
  const positionId = await openPosition(world, await verifiedOwner(world));
  const seeker = await world.seeker();
  const resumeId = await confirmedResume(world, seeker, written());
  return { positionId, resumeId, seeker, mine: world.as(seeker), stranger: world.as(await world.seeker()) };
}

describe('planTailoring', () => {
  it('shows what could stand further up, what speaks of each requirement, and what nothing speaks of', async () => {
    const { positionId, resumeId, mine } = await setUp();
    const plan = await planTailoring(mine, { resumeId, positionId });
    expect(plan).toMatchObject({ resumeId, position: { positionId, title: '前端开发工程师' } });
    expect(plan.title).toBe(`${written().basics.name}-前端开发工程师`);
    expect(plan.changes.map(({ changeId }) => changeId)).toEqual(['skills', 'lines work.0.roles.0.description']);
    expect(plan.changes[1]?.after[0]).toBe('用 React 开发商家后台');
    const results = new Map(plan.requirements.map(({ words, result }) => [words, result]));
    expect(results.get('Node.js')).toBe('noEvidence');
    expect(plan.requirements.find(({ words }) => words.startsWith('React'))?.evidence.length).toBeGreaterThan(0);
    expect((await listResumes(mine, { current: 1, pageSize: 10 })).total).toBe(1);
  });

  it('is refused for a resume of others, one not confirmed, and a position that nobody may see', async () => {
    const { positionId, resumeId, mine, stranger } = await setUp();
    await expect(planTailoring(stranger, { resumeId, positionId })).rejects.toMatchObject(errors.notFound);
    await expect(planTailoring(mine, { resumeId, positionId: newId() })).rejects.toMatchObject(errors.notFound);
    const draft = await createResume(mine, {});
    await expect(planTailoring(mine, { ...draft, positionId })).rejects.toMatchObject(resumeErrors.notConfirmed);
  });
});

describe('makeTailored', () => {
  it('makes a copy with what was chosen alone; the resume stays', async () => {
    const { positionId, resumeId, mine } = await setUp();
    const { version } = await planTailoring(mine, { resumeId, positionId });
    const before = await getResume(mine, { resumeId });
    const made = await makeTailored(mine, { resumeId, positionId, version, changeIds: ['skills', 'of another day'] });
    expect(made.title).toBe(`${written().basics.name}-前端开发工程师`);
    const copy = await getResume(mine, { resumeId: made.resumeId });
    expect(copy).toMatchObject({ title: made.title, confirmed: true, isDefault: false });
    expect(copy.content).toEqual({ ...before.content, skills: before.content.skills.toReversed() });
    expect(await getResume(mine, { resumeId })).toEqual(before);
  });

  it('is the same copy when it is asked for again, and another once that one is in use', async () => {
    const { positionId, resumeId, mine } = await setUp();
    const { version } = await planTailoring(mine, { resumeId, positionId });
    const input = { resumeId, positionId, version, changeIds: ['skills'] };
    const made = await makeTailored(mine, input);
    expect(await makeTailored(mine, input)).toEqual(made);
    const { content } = await getResume(mine, made);
    world.clock.advance(1000);
    await saveResume(mine, { ...made, version: 2, content: { ...content, selfEvaluation: '改过' } });
    expect(await makeTailored(mine, input)).toMatchObject({ title: `${made.title} 2` });
  });

  it('is refused to others, and after the resume was changed', async () => {
    const { positionId, resumeId, mine, stranger } = await setUp();
    const { version } = await planTailoring(mine, { resumeId, positionId });
    const input = { resumeId, positionId, version, changeIds: [] };
    await expect(makeTailored(stranger, input)).rejects.toMatchObject(errors.notFound);
    await saveResume(mine, { resumeId, version, content: { ...written(), selfEvaluation: '改过' } });
    await expect(makeTailored(mine, input)).rejects.toMatchObject({ code: errors.stateChanged.code });
  });
});
