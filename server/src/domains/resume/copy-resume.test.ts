import { describe, expect, it } from 'vitest';
import { plainPrint } from '@pinjian/contract/resume-print.ts';
import { confirmedResume, sampleContent, sampleUpload } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { copyResume } from './copy-resume.ts';
import { createResume } from './create-resume.ts';
import { defaultResumeOf } from './index.ts';
import { exportResume } from './export/export-resume.ts';
import { getResume } from './get-resume.ts';
import { renameResume } from './rename-resume.ts';
import { saveResume } from './save-resume.ts';
import { setResumeTemplate } from './set-resume-template.ts';
import { uploadResume } from './upload-resume.ts';

const world = useWorld();
const refused = (code: number) => expect.objectContaining({ name: 'Refusal', code });

async function setUp() {
  const [owner, stranger] = [world.as(await world.seeker()), world.as(await world.seeker())];
  return { owner, stranger, resumeId: await confirmedResume(world, owner.actor) };
}

describe('copyResume', () => {
  it('makes another with the same content, print and standing; the default stays', async () => {
    const { owner, resumeId } = await setUp();
    await setResumeTemplate(owner, { resumeId, template: 'modern' });
    const copy = await copyResume(owner, { resumeId });
    expect(copy.title).toBe('我的简历 副本');
    expect(await getResume(owner, copy)).toMatchObject({
      title: copy.title,
      content: sampleContent(),
      template: 'modern',
      confirmed: true,
      isDefault: false,
      sourceFile: null,
    });
    expect(await defaultResumeOf(owner, owner.actor.userId)).toBe(resumeId);
    // It is written already: a new empty one is another.
    expect((await createResume(owner, {})).resumeId).not.toBe(copy.resumeId);
  });

  it('gives an untouched copy again, and a second one once the first is in use', async () => {
    const { owner, resumeId } = await setUp();
    const copy = await copyResume(owner, { resumeId });
    world.clock.advance(1000);
    expect(await copyResume(owner, { resumeId })).toEqual(copy);
    await saveResume(owner, { resumeId: copy.resumeId, version: 2, content: sampleContent({ selfEvaluation: '改' }) });
    const second = await copyResume(owner, { resumeId });
    expect(second).toMatchObject({ title: '我的简历 副本 2' });
    await renameResume(owner, { resumeId: second.resumeId, title: '投后端' });
    expect((await copyResume(owner, { resumeId })).resumeId).not.toBe(second.resumeId);
  });

  it('refuses a stranger, one that is being read, and the eleventh', async () => {
    const { owner, stranger, resumeId } = await setUp();
    await expect(copyResume(stranger, { resumeId })).rejects.toEqual(refused(40400));
    const read = await uploadResume(owner, { file: sampleUpload('chromium-frontend.pdf') });
    await expect(copyResume(owner, read)).rejects.toEqual(refused(40912));
    for (let count = 2; count < 10; count++) await confirmedResume(world, owner.actor);
    await expect(copyResume(owner, { resumeId })).rejects.toEqual(refused(40911));
  });
});

describe('setResumeTemplate', () => {
  it('chooses the print, again and again, and leaves content and time alone', async () => {
    const { owner, resumeId } = await setUp();
    const before = await getResume(owner, { resumeId });
    expect(before.template).toBe('classic');
    const plain = await exportResume(owner, { resumeId, fileName: 'a.pdf' });
    world.clock.advance(1000);
    const chosen = { resumeId, template: 'compact' as const };
    const answer = { ...chosen, style: plainPrint };
    expect(await setResumeTemplate(owner, chosen)).toEqual(answer);
    expect(await setResumeTemplate(owner, chosen)).toEqual(answer);
    expect(await getResume(owner, { resumeId })).toEqual({ ...before, template: 'compact' });
    const dense = Buffer.from(await exportResume(owner, { resumeId, fileName: 'a.pdf' }));
    expect(dense.equals(plain)).toBe(false);
    expect(dense.equals(await exportResume(owner, { resumeId, fileName: 'a.pdf', template: 'compact' }))).toBe(true);
    expect(dense.equals(await exportResume(owner, { resumeId, fileName: 'a.pdf', template: 'modern' }))).toBe(false);
  });

  it('refuses a stranger', async () => {
    const { owner, stranger, resumeId } = await setUp();
    await expect(setResumeTemplate(stranger, { resumeId, template: 'modern' })).rejects.toEqual(refused(40400));
    expect((await getResume(owner, { resumeId })).template).toBe('classic');
  });
});

describe('a resume downloaded here and uploaded again', () => {
  it('is the same content, ready to be checked', async () => {
    const { owner, stranger, resumeId } = await setUp();
    const whole = { gender: true, birth: true };
    const bytes = await exportResume(owner, { resumeId, fileName: 'a.pdf', template: 'modern', ...whole });
    const file = { name: 'a.pdf', kind: 'pdf' as const, type: 'application/pdf', size: bytes.length, bytes };
    const uploaded = await uploadResume(stranger, { file });
    await world.runTasks();
    expect(await getResume(stranger, uploaded)).toMatchObject({
      parseState: 'parsed',
      confirmed: false,
      content: sampleContent(),
      confidence: {},
    });
  });
});
