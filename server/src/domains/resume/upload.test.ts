import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { parseFailures } from '@pinjian/contract/resume.ts';
import { findFile } from '#platform/files/stored-file.ts';
import { runTask } from '#testing/application.ts';
import { confirmedResume, sampleContent, sampleUpload } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { confirmResume } from './confirm-resume.ts';
import { createResume } from './create-resume.ts';
import { deleteResume } from './delete-resume.ts';
import { getResume } from './get-resume.ts';
import { personal } from './personal.ts';
import { readResumeFile } from './read-resume-file.ts';
import { saveResume } from './save-resume.ts';
import { forgetReadingsTask } from './tasks.ts';
import { uploadResume } from './upload-resume.ts';

const world = useWorld();
const refused = (code: number) => expect.objectContaining({ name: 'Refusal', code });
const sample = 'chromium-frontend.pdf';

async function seekerCtx() {
  return world.as(await world.seeker());
}

/** The stored files of one's resumes. */
async function filesOf(userId: string) {
  const rows = await world.db
    .selectFrom('resume_resume')
    .select('source_file_id')
    .where('user_id', '=', userId)
    .execute();
  return Promise.all(
    rows.flatMap((row) => (row.source_file_id === null ? [] : [findFile(world.db, row.source_file_id)])),
  );
}

describe('a resume of plain text', () => {
  const plain = (name: string, text: string) => {
    const bytes = new TextEncoder().encode(text);
    return { name, kind: 'text' as const, type: 'text/plain', size: bytes.length, bytes };
  };

  it('is read like any other, and shown by its words', async () => {
    const ctx = await seekerCtx();
    const text = JSON.stringify({ basics: { name: '林示例', phone: '13800138000', pronouns: '她' } });
    const { resumeId } = await uploadResume(ctx, { file: plain('林示例.json', text) });
    await world.runTasks();
    const detail = await getResume(ctx, { resumeId });
    expect(detail).toMatchObject({
      title: '林示例',
      parseState: 'parsed',
      content: { basics: { name: '林示例', phone: '13800138000' } },
      sourceFile: { name: '林示例.json', kind: 'text' },
      sourceText: 'basics.name: 林示例\nbasics.phone: 13800138000\nbasics.pronouns: 她',
      unplaced: [{ line: 2, text: '她', guess: null, state: 'open' }],
    });
  });

  it.each([
    ['{"basics": ', 42212],
    ['{"name": "package"}', 42213],
    ['\u0001\u0002\u0003', 42211],
  ])('that is none is refused, and nothing stored: %j', async (text, code) => {
    const ctx = await seekerCtx();
    await expect(uploadResume(ctx, { file: plain('a.json', text) })).rejects.toEqual(refused(code));
    expect(await filesOf(ctx.actor.userId)).toEqual([]);
  });
});

describe('uploadResume', () => {
  it('keeps the file, reads it in the background, and tells how sure it is of each field', async () => {
    const ctx = await seekerCtx();
    const { resumeId, parseState } = await uploadResume(ctx, { file: sampleUpload(sample, '林示例-前端.pdf') });
    expect(parseState).toBe('pending');
    expect(await getResume(ctx, { resumeId })).toMatchObject({
      parseState: 'pending',
      title: '林示例-前端',
      content: emptyResumeContent(),
    });
    await world.runTasks();
    const detail = await getResume(ctx, { resumeId });
    expect(detail).toMatchObject({
      parseState: 'parsed',
      failure: null,
      confirmed: false,
      version: 1,
      content: { basics: { name: '林示例', phone: '13800138000', city: { code: '101210100', name: '杭州' } } },
      sourceFile: { name: '林示例-前端.pdf', kind: 'pdf', type: 'application/pdf' },
    });
    expect(detail.confidence['basics.phone']).toEqual({ score: 0.99, source: '138-0013-8000', reason: null });
    expect(detail.sourceText).toContain('云杉示例科技有限公司');
    expect(await filesOf(ctx.actor.userId)).toMatchObject([
      { ownerId: ctx.actor.userId, purpose: 'resume', name: '林示例-前端.pdf' },
    ]);
  });

  it('gives its owner a signed address of the file', async () => {
    const ctx = await seekerCtx();
    const file = sampleUpload(sample);
    const { resumeId } = await uploadResume(ctx, { file });
    const app = await world.app();
    const shown = await app.inject({ url: (await getResume(ctx, { resumeId })).sourceFile?.url ?? '' });
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(file.bytes)).toBe(true);
  });

  it('gives the same resume for the same bytes, until the first edit is done', async () => {
    const [ctx, stranger] = [await seekerCtx(), await seekerCtx()];
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload(sample) });
    expect(await uploadResume(ctx, { file: sampleUpload(sample, '又一次.pdf') })).toEqual({
      resumeId,
      parseState: 'pending',
    });
    await world.runTasks();
    expect(await uploadResume(ctx, { file: sampleUpload(sample) })).toEqual({ resumeId, parseState: 'parsed' });
    expect((await uploadResume(stranger, { file: sampleUpload(sample) })).resumeId).not.toBe(resumeId);
    await confirmResume(ctx, { resumeId, version: 1, content: sampleContent() });
    expect((await uploadResume(ctx, { file: sampleUpload(sample) })).resumeId).not.toBe(resumeId);
  });

  it.each([
    ['refused/password.pdf', 42204],
    ['hostile/encrypted.docx', 42204],
  ])('refuses %s at once and stores nothing', async (name, code) => {
    const ctx = await seekerCtx();
    const written = vi.spyOn(world.test.ports.files, 'write');
    onTestFinished(() => written.mockRestore());
    await expect(uploadResume(ctx, { file: sampleUpload(name, name) })).rejects.toEqual(refused(code));
    expect(written).not.toHaveBeenCalled();
    expect(await filesOf(ctx.actor.userId)).toEqual([]);
    expect(world.queued).toEqual([]);
  });

  it('refuses one more than a person may keep', async () => {
    const ctx = await seekerCtx();
    for (let count = 0; count < 10; count++) await confirmedResume(world, ctx.actor);
    await expect(uploadResume(ctx, { file: sampleUpload(sample) })).rejects.toEqual(refused(40911));
  });

  it('reads so many files of a person a day, deleted ones too, and then says what to do instead', async () => {
    const [ctx, stranger] = [await seekerCtx(), await seekerCtx()];
    const { readPerDay } = world.test.ports.config.resume;
    const once = async (of = ctx) => {
      const { resumeId } = await uploadResume(of, { file: sampleUpload(sample) });
      // The same file again, while it is the same resume, is not read again.
      await uploadResume(of, { file: sampleUpload(sample) });
      await deleteResume(of, { resumeId });
    };
    for (let count = 0; count < readPerDay; count++) await once();
    await expect(once()).rejects.toMatchObject({
      name: 'Refusal',
      code: 42900,
      message: '24 小时内最多读取 20 份简历文件，请明天再上传，或新建一份空白简历填写',
    });
    expect(await filesOf(ctx.actor.userId)).toEqual([]);
    // Nor is a file looked at, which costs seconds too.
    const locked = sampleUpload('refused/password.pdf');
    await expect(uploadResume(stranger, { file: locked })).rejects.toEqual(refused(42204));
    await expect(uploadResume(ctx, { file: locked })).rejects.toEqual(refused(42900));
    await createResume(ctx, {});
    await once(stranger);
    world.clock.advance(24 * 3600_000);
    await once();
  });

  it('forgets when files were read once that counts no more, of those who never come back too', async () => {
    const ctx = await seekerCtx();
    await uploadResume(ctx, { file: sampleUpload(sample) });
    const readings = () => world.db.selectFrom('resume_reading').select('user_id').execute();
    world.clock.advance(23 * 3600_000);
    await runTask(world, forgetReadingsTask);
    expect(await readings()).toEqual([{ user_id: ctx.actor.userId }]);
    world.clock.advance(3600_000);
    await runTask(world, forgetReadingsTask);
    expect(await readings()).toEqual([]);
  });

  it('reads a .doc as it reads a .docx', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload('libreoffice-finance.doc', '何虚构.doc') });
    await world.runTasks();
    expect(await getResume(ctx, { resumeId })).toMatchObject({
      parseState: 'parsed',
      content: { basics: { name: '何虚构', phone: '13500135000' } },
      sourceFile: { name: '何虚构.doc', kind: 'word' },
    });
  });

  it('keeps a scan beside an empty form that can be filled in', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload('refused/scanned.pdf', '扫描件.pdf') });
    await world.runTasks();
    expect(await getResume(ctx, { resumeId })).toMatchObject({
      parseState: 'failed',
      failure: { reason: 'scanned', message: parseFailures.scanned },
      content: emptyResumeContent(),
      sourceFile: { name: '扫描件.pdf' },
    });
    expect(await confirmResume(ctx, { resumeId, version: 1, content: sampleContent() })).toMatchObject({ version: 2 });
  });

  it('lets nobody write while the file is being read', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload(sample) });
    await expect(saveResume(ctx, { resumeId, version: 1, content: sampleContent() })).rejects.toEqual(refused(40912));
  });
});

describe('what stays uncertain', () => {
  it('forgets what the person changed, and everything once they confirmed it', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload(sample) });
    await world.runTasks();
    const { content, confidence } = await getResume(ctx, { resumeId });
    expect(Object.keys(confidence)).toEqual(expect.arrayContaining(['basics.name', 'basics.email']));
    const changed = { ...content, basics: { ...content.basics, name: '林改名' } };
    await saveResume(ctx, { resumeId, version: 1, content: changed });
    const { 'basics.name': _changed, ...rest } = confidence;
    expect((await getResume(ctx, { resumeId })).confidence).toEqual(rest);
    await confirmResume(ctx, { resumeId, version: 2, content: changed });
    expect((await getResume(ctx, { resumeId })).confidence).toEqual({});
  });
});

describe('readResumeFile', () => {
  it('goes on after a crash in the middle, and does nothing when it is done', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload(sample) });
    await world.db
      .updateTable('resume_resume')
      .set({ parse_state: 'parsing', parse_attempts: 1 })
      .where('id', '=', resumeId)
      .execute();
    await world.runTasks();
    const first = await getResume(ctx, { resumeId });
    expect(first.parseState).toBe('parsed');
    await saveResume(ctx, { resumeId, version: 1, content: sampleContent() });
    await readResumeFile(world.system() as never, { resumeId });
    expect((await getResume(ctx, { resumeId })).content).toEqual(sampleContent());
  });

  it('gives up a file that took copies down with it', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload(sample) });
    await world.db.updateTable('resume_resume').set({ parse_attempts: 3 }).where('id', '=', resumeId).execute();
    await world.runTasks();
    expect(await getResume(ctx, { resumeId })).toMatchObject({ parseState: 'failed', failure: { reason: 'broken' } });
  });

  it('is repeated when the file store does not answer', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload(sample) });
    const reading = vi.spyOn(world.test.ports.files, 'read').mockRejectedValueOnce(new Error('the store is away'));
    onTestFinished(() => reading.mockRestore());
    await expect(readResumeFile(world.system() as never, { resumeId })).rejects.toThrow('away');
    await readResumeFile(world.system() as never, { resumeId });
    expect((await getResume(ctx, { resumeId })).parseState).toBe('parsed');
  });

  it('leaves a resume alone that was deleted meanwhile', async () => {
    const ctx = await seekerCtx();
    const { resumeId } = await uploadResume(ctx, { file: sampleUpload(sample) });
    const { bytes } = sampleUpload(sample);
    const reading = vi.spyOn(world.test.ports.files, 'read').mockImplementationOnce(async () => {
      await deleteResume(ctx, { resumeId });
      return bytes;
    });
    onTestFinished(() => reading.mockRestore());
    await world.runTasks();
    await expect(getResume(ctx, { resumeId })).rejects.toEqual(refused(40400));
  });
});

describe('files of resumes that go', () => {
  it('are removed, row and bytes, with the resume and with the person', async () => {
    const ctx = await seekerCtx();
    const uploads = ['typst-academic.pdf', 'libreoffice-form.docx', 'chromium-campus.pdf'];
    const ids: string[] = [];
    for (const name of uploads) ids.push((await uploadResume(ctx, { file: sampleUpload(name) })).resumeId);
    const files = (await filesOf(ctx.actor.userId)).map((file) => file?.id ?? '');
    expect(files).toHaveLength(3);
    await deleteResume(ctx, { resumeId: ids[0] ?? '' });
    await personal.erase(world.system(), ctx.actor.userId);
    await world.runTasks();
    for (const id of files) {
      expect(await findFile(world.db, id)).toBeUndefined();
      await expect(world.test.ports.files.read(id)).rejects.toThrow('no file');
    }
  });
});
