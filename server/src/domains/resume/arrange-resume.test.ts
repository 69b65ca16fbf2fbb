import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { plainArrangement, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { arrangeResume } from './arrange-resume.ts';
import { copyResume } from './copy-resume.ts';
import { exportResume } from './export/export-resume.ts';
import { getResume } from './get-resume.ts';
import { defaultSnapshots, resumeSnapshot } from './index.ts';
import { resumeReader } from './parsing/read-in-thread.ts';

const world = useWorld();

const selfEvaluation = '在小团队里把组件库做成过产品';
const school = { school: '浙江示例大学', major: '计算机', degree: 5, start: '2015-09', end: '2019-06' };
const content = sampleContent({
  selfEvaluation,
  education: [{ ...emptyEntry.education(), ...school }],
});

async function setUp() {
  const [owner, stranger] = [world.as(await world.seeker()), world.as(await world.seeker())];
  const resumeId = await confirmedResume(world, owner.actor, content);
  return { owner, stranger, resumeId };
}

const arranged: ResumeArrangement = {
  order: ['skills', 'education', 'work'],
  hidden: ['selfEvaluation'],
  titles: { work: '实习经历' },
};

/** What the pages of a resume say, line by line. */
async function linesOf(owner: Parameters<typeof exportResume>[0], resumeId: string, preview: '0' | '1' = '1') {
  const pdf = await exportResume(owner, { resumeId, preview, fileName: '简历.pdf' });
  return (await resumeReader.parse(pdf, 'pdf')).text.split('\n').map((line) => line.replaceAll(' ', ''));
}

describe('arrangeResume', () => {
  it('puts the pages in order under the person’s headings; version and content stay', async () => {
    const { owner, resumeId } = await setUp();
    const before = await getResume(owner, { resumeId });
    expect(before.arrangement).toEqual(plainArrangement);
    expect(await arrangeResume(owner, { resumeId, from: plainArrangement, ...arranged })).toEqual({
      resumeId,
      arrangement: arranged,
    });
    expect(await getResume(owner, { resumeId })).toEqual({ ...before, arrangement: arranged });
    const lines = await linesOf(owner, resumeId);
    const places = ['专业技能', '教育经历', '实习经历'].map((heading) => lines.indexOf(heading));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    expect(lines).not.toContain('工作经历');
  });

  it('hides a part from pages, from what they carry, and from companies; its words stay the owner’s', async () => {
    const { owner, resumeId } = await setUp();
    await arrangeResume(owner, { resumeId, from: plainArrangement, ...arranged });
    expect((await linesOf(owner, resumeId)).join('')).not.toContain(selfEvaluation);
    const pdf = await exportResume(owner, { resumeId, fileName: '简历.pdf' });
    expect((await resumeReader.parse(pdf, 'pdf')).content.selfEvaluation).toBe('');
    const { userId } = owner.actor;
    expect((await resumeSnapshot(owner, resumeId, userId)).content.selfEvaluation).toBe('');
    expect((await defaultSnapshots(owner, [userId])).get(userId)?.content.selfEvaluation).toBe('');
    expect((await getResume(owner, { resumeId })).content.selfEvaluation).toBe(selfEvaluation);
  });

  it('goes with a copy, and is the same when it is sent again', async () => {
    const { owner, resumeId } = await setUp();
    await arrangeResume(owner, { resumeId, from: plainArrangement, ...arranged });
    await arrangeResume(owner, { resumeId, from: plainArrangement, ...arranged });
    const copy = await copyResume(owner, { resumeId });
    expect((await getResume(owner, copy)).arrangement).toEqual(arranged);
    const order = ['work', 'work'] as const;
    expect(
      await arrangeResume(owner, { resumeId, from: arranged, ...plainArrangement, order: [...order] }),
    ).toMatchObject({ arrangement: { order: ['work'] } });
  });

  it('shows nothing again that another window hid meanwhile', async () => {
    const { owner, resumeId } = await setUp();
    await arrangeResume(owner, { resumeId, from: plainArrangement, ...plainArrangement, hidden: ['skills'] });
    const stale = { resumeId, from: plainArrangement, ...plainArrangement, order: ['work' as const] };
    await expect(arrangeResume(owner, stale)).rejects.toMatchObject({ code: errors.stateChanged.code });
    expect((await getResume(owner, { resumeId })).arrangement.hidden).toEqual(['skills']);
  });

  it('is refused to others', async () => {
    const { stranger, resumeId } = await setUp();
    await expect(arrangeResume(stranger, { resumeId, from: plainArrangement, ...arranged })).rejects.toMatchObject(
      errors.notFound,
    );
  });
});
