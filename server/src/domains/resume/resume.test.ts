import { describe, expect, it } from 'vitest';
import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { newId } from '#platform/core/ids.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { confirmResume } from './confirm-resume.ts';
import { createResume } from './create-resume.ts';
import { deleteResume } from './delete-resume.ts';
import { exportResume } from './export/export-resume.ts';
import { getResume } from './get-resume.ts';
import { defaultResumeOf, resumeSnapshot } from './index.ts';
import { listResumes } from './list-resumes.ts';
import { personal } from './personal.ts';
import { renameResume } from './rename-resume.ts';
import { saveResume } from './save-resume.ts';
import { setDefaultResume } from './set-default-resume.ts';

const world = useWorld();
const refused = (code: number, data: unknown = null) => expect.objectContaining({ name: 'Refusal', code, data });
const missing = refused(40400);

/** A seeker with an empty resume, and another seeker. */
async function setUp() {
  const [owner, stranger] = [world.as(await world.seeker()), world.as(await world.seeker())];
  const { resumeId } = await createResume(owner, {});
  return { owner, stranger, resumeId };
}

describe('createResume', () => {
  it('makes an empty resume, and gives the same one until something was written', async () => {
    const { owner, resumeId } = await setUp();
    expect(await createResume(owner, {})).toEqual({ resumeId });
    expect(await getResume(owner, { resumeId })).toMatchObject({
      title: '我的简历',
      parseState: 'none',
      content: emptyResumeContent(),
      confirmed: false,
      isDefault: false,
      version: 1,
      sourceFile: null,
    });
    await saveResume(owner, { resumeId, version: 1, content: sampleContent() });
    const second = await createResume(owner, {});
    expect(second.resumeId).not.toBe(resumeId);
    expect((await getResume(owner, second)).title).toBe('我的简历 2');
  });

  it('refuses the eleventh', async () => {
    const seeker = await world.seeker();
    for (let count = 0; count < 10; count++) await confirmedResume(world, seeker);
    await expect(createResume(world.as(seeker), {})).rejects.toEqual(refused(40911));
  });
});

describe('getResume', () => {
  it('is for its owner alone; a missing one and one of someone else read the same', async () => {
    const { owner, stranger, resumeId } = await setUp();
    expect(await getResume(owner, { resumeId })).toMatchObject({ resumeId });
    await expect(getResume(stranger, { resumeId })).rejects.toEqual(missing);
    await expect(getResume(owner, { resumeId: newId() })).rejects.toEqual(missing);
  });
});

describe('listResumes', () => {
  it('lists only own ones, the default first, then the last changed', async () => {
    const { owner, stranger } = await setUp();
    const first = await confirmedResume(world, owner.actor);
    world.clock.advance(1000);
    const second = await confirmedResume(world, owner.actor);
    const list = await listResumes(owner, { current: 1, pageSize: 10 });
    expect(list.records.map((record) => record.resumeId)).toEqual([first, second]);
    expect(list.records[0]).toMatchObject({
      isDefault: true,
      name: '林示例',
      headline: '前端工程师',
      completeness: 40,
    });
    expect(list).toMatchObject({ total: 2, totalCapped: false });
    expect((await listResumes(owner, { current: 2, pageSize: 1 })).records.map((record) => record.resumeId)).toEqual([
      second,
    ]);
    expect((await listResumes(stranger, { current: 1, pageSize: 10 })).records).toEqual([]);
  });
});

describe('saveResume', () => {
  it('saves, and is the same when repeated', async () => {
    const { owner, resumeId } = await setUp();
    world.clock.advance(5000);
    const input = { resumeId, version: 1, content: sampleContent() };
    const saved = await saveResume(owner, input);
    expect(saved).toMatchObject({ version: 2, savedAt: '2026-11-20T02:00:05.000Z' });
    world.clock.advance(5000);
    expect(await saveResume(owner, input)).toEqual(saved);
    expect((await getResume(owner, { resumeId })).content).toEqual(input.content);
  });

  it('refuses another content from an older version, and says which is the present one', async () => {
    const { owner, resumeId } = await setUp();
    await saveResume(owner, { resumeId, version: 1, content: sampleContent() });
    const late = { resumeId, version: 1, content: sampleContent({ selfEvaluation: '另一个页面' }) };
    await expect(saveResume(owner, late)).rejects.toEqual(refused(40900, { version: 2 }));
    expect(await saveResume(owner, { ...late, version: 2 })).toMatchObject({ version: 3 });
  });

  it('refuses a stranger', async () => {
    const { owner, stranger, resumeId } = await setUp();
    await expect(saveResume(stranger, { resumeId, version: 1, content: sampleContent() })).rejects.toEqual(missing);
    expect((await getResume(owner, { resumeId })).version).toBe(1);
  });
});

describe('confirmResume', () => {
  it('makes the first confirmed resume the default, and only saves when repeated', async () => {
    const { owner, resumeId } = await setUp();
    const input = { resumeId, version: 1, content: sampleContent() };
    const confirmed = await confirmResume(owner, input);
    expect(await confirmResume(owner, input)).toEqual(confirmed);
    expect(await getResume(owner, { resumeId })).toMatchObject({ confirmed: true, isDefault: true, version: 2 });
    const second = await confirmedResume(world, owner.actor);
    expect(await getResume(owner, { resumeId: second })).toMatchObject({ confirmed: true, isDefault: false });
  });

  it('names what a resume needs, and keeps nothing of what it refuses', async () => {
    const { owner, resumeId } = await setUp();
    const input = { resumeId, version: 1, content: emptyResumeContent() };
    const issues = [
      { path: 'content.basics.name', message: '请填写姓名' },
      { path: 'content.basics.phone', message: '请填写手机号' },
    ];
    await expect(confirmResume(owner, input)).rejects.toEqual(refused(40001, issues));
    const { basics } = sampleContent();
    const partly = sampleContent({ basics: { ...basics, phone: '' } });
    await expect(confirmResume(owner, { ...input, content: partly })).rejects.toEqual(refused(40001, issues.slice(1)));
    expect(await getResume(owner, { resumeId })).toMatchObject({ version: 1, content: emptyResumeContent() });
  });

  it('refuses a stranger before it looks at the content', async () => {
    const { stranger, resumeId } = await setUp();
    const input = { resumeId, version: 1, content: emptyResumeContent() };
    await expect(confirmResume(stranger, input)).rejects.toEqual(missing);
  });
});

describe('setDefaultResume', () => {
  it('moves the default, once or twice the same', async () => {
    const { owner } = await setUp();
    const [first, second] = [await confirmedResume(world, owner.actor), await confirmedResume(world, owner.actor)];
    expect(await setDefaultResume(owner, { resumeId: second })).toEqual({ resumeId: second });
    expect(await setDefaultResume(owner, { resumeId: second })).toEqual({ resumeId: second });
    expect((await getResume(owner, { resumeId: first })).isDefault).toBe(false);
    expect(await defaultResumeOf(owner, owner.actor.userId)).toBe(second);
  });

  it('refuses one that was not confirmed, and a stranger', async () => {
    const { owner, stranger, resumeId } = await setUp();
    await expect(setDefaultResume(owner, { resumeId })).rejects.toEqual(refused(40913));
    const confirmed = await confirmedResume(world, owner.actor);
    await expect(setDefaultResume(stranger, { resumeId: confirmed })).rejects.toEqual(missing);
  });
});

describe('renameResume', () => {
  it('gives another name, for the owner only', async () => {
    const { owner, stranger, resumeId } = await setUp();
    expect(await renameResume(owner, { resumeId, title: '投前端' })).toEqual({ resumeId, title: '投前端' });
    expect(await renameResume(owner, { resumeId, title: '投前端' })).toEqual({ resumeId, title: '投前端' });
    await expect(renameResume(stranger, { resumeId, title: '别人的' })).rejects.toEqual(missing);
    expect((await getResume(owner, { resumeId })).title).toBe('投前端');
  });
});

describe('deleteResume', () => {
  it('deletes once; the default passes to the confirmed one that was changed last', async () => {
    const { owner } = await setUp();
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push(await confirmedResume(world, owner.actor));
      world.clock.advance(1000);
    }
    const [first = '', , third] = ids;
    expect(await deleteResume(owner, { resumeId: first })).toBeNull();
    await expect(deleteResume(owner, { resumeId: first })).rejects.toEqual(missing);
    expect(await defaultResumeOf(owner, owner.actor.userId)).toBe(third);
  });

  it('leaves no default where nothing is confirmed any more', async () => {
    const { owner } = await setUp();
    await deleteResume(owner, { resumeId: await confirmedResume(world, owner.actor) });
    expect(await defaultResumeOf(owner, owner.actor.userId)).toBeNull();
  });

  it('refuses a stranger', async () => {
    const { owner, stranger, resumeId } = await setUp();
    await expect(deleteResume(stranger, { resumeId })).rejects.toEqual(missing);
    expect(await getResume(owner, { resumeId })).toMatchObject({ resumeId });
  });
});

describe('exportResume', () => {
  it('answers a PDF, again and again, and to its owner only', async () => {
    const { owner, stranger } = await setUp();
    const resumeId = await confirmedResume(world, owner.actor);
    const input = { resumeId, fileName: '我的在线简历.pdf' };
    const pdf = Buffer.from(await exportResume(owner, input));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(await exportResume(owner, input)).length).toBe(pdf.length);
    await expect(exportResume(stranger, input)).rejects.toEqual(missing);
  });
});

describe('resumeSnapshot', () => {
  it('answers the content of a confirmed resume of this person', async () => {
    const { owner, stranger, resumeId } = await setUp();
    await expect(resumeSnapshot(world.system(), resumeId, owner.actor.userId)).rejects.toEqual(refused(40913));
    const confirmed = await confirmedResume(world, owner.actor);
    const snapshot = await resumeSnapshot(world.system(), confirmed, owner.actor.userId);
    expect(snapshot).toMatchObject({ resumeId: confirmed, title: '我的简历', content: sampleContent() });
    await expect(resumeSnapshot(world.system(), confirmed, stranger.actor.userId)).rejects.toEqual(missing);
  });
});

describe('personal data', () => {
  it('takes along and erases what one person has, and nothing else', async () => {
    const { owner, stranger } = await setUp();
    await confirmedResume(world, owner.actor);
    const other = await confirmedResume(world, stranger.actor);
    expect(await personal.export(world.system(), owner.actor.userId)).toMatchObject({
      resumes: [{ title: '我的简历', content: sampleContent() }],
    });
    await personal.erase(world.system(), owner.actor.userId);
    await personal.erase(world.system(), owner.actor.userId);
    expect(await personal.export(world.system(), owner.actor.userId)).toEqual({
      resumes: [],
      visibility: 'applied',
      chosenAt: null,
      findableConsents: [],
      shares: [],
      lookedAtShared: [],
    });
    expect(await getResume(stranger, { resumeId: other })).toMatchObject({ isDefault: true });
  });
});

describe('one person at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });

  it('gets one empty resume and one default', async () => {
    const ctx = world.as(await world.seeker());
    const made = await Promise.all(Array.from({ length: 4 }, () => createResume(ctx, {})));
    expect(new Set(made.map((each) => each.resumeId)).size).toBe(1);
    const resumeId = made[0]?.resumeId ?? '';
    const input = { resumeId, version: 1, content: sampleContent() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirmResume(ctx, input)));
    expect(new Set(answers.map((answer) => answer.version))).toEqual(new Set([2]));
  });

  it('does not overwrite itself from two pages', async () => {
    const ctx = world.as(await world.seeker());
    const { resumeId } = await createResume(ctx, {});
    const save = (text: string) =>
      saveResume(ctx, { resumeId, version: 1, content: sampleContent({ selfEvaluation: text }) });
    const results = await Promise.allSettled(['甲', '乙', '丙', '丁'].map(save));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    expect(
      results
        .filter((result) => result.status === 'rejected')
        .map((result) => (result.reason as { code: number }).code),
    ).toEqual([40900, 40900, 40900]);
  });
});
