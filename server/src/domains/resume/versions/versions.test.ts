import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { createResume } from '../create-resume.ts';
import { deleteResume } from '../delete-resume.ts';
import { exportResume } from '../export/export-resume.ts';
import { getResume } from '../get-resume.ts';
import { personal } from '../personal.ts';
import { saveResume } from '../save-resume.ts';
import { getResumeVersion } from './get-resume-version.ts';
import { listResumeVersions } from './list-resume-versions.ts';
import { restoreResumeVersion } from './restore-resume-version.ts';

const world = useWorld();
const refused = (code: number, data: unknown = null) => expect.objectContaining({ name: 'Refusal', code, data });
const minute = 60_000;
const wrote = (selfEvaluation: string) => sampleContent({ selfEvaluation });

/** A seeker with a confirmed resume, another seeker, and the ways to write into it. */
async function setUp() {
  const [owner, stranger] = [world.as(await world.seeker()), world.as(await world.seeker())];
  const resumeId = await confirmedResume(world, owner.actor, wrote('初稿'));
  const present = async () => await getResume(owner, { resumeId });
  const write = async (text: string) =>
    await saveResume(owner, { resumeId, version: (await present()).version, content: wrote(text) });
  const texts = async () => {
    const { records } = await listResumeVersions(owner, { resumeId });
    const whole = await Promise.all(records.map(({ versionId }) => getResumeVersion(owner, { resumeId, versionId })));
    return whole.map((each) => each.content.selfEvaluation);
  };
  return { owner, stranger, resumeId, present, write, texts };
}

describe('what is kept of a resume', () => {
  it('is one version of a session, and one more for every ten minutes', async () => {
    const { write, texts } = await setUp();
    expect(await texts()).toEqual([]);
    for (const text of ['一', '二', '三']) {
      world.clock.advance(minute);
      await write(text);
    }
    expect(await texts()).toEqual(['初稿']);
    world.clock.advance(10 * minute);
    await write('四');
    expect(await texts()).toEqual(['三', '初稿']);
  });

  it('is no empty form, the same content once, and not what is there now', async () => {
    const owner = world.as(await world.seeker());
    const { resumeId } = await createResume(owner, {});
    const write = async (version: number, text: string) => {
      world.clock.advance(11 * minute);
      await saveResume(owner, { resumeId, version, content: wrote(text) });
    };
    await write(1, '甲');
    await write(2, '乙');
    await write(3, '甲');
    await write(4, '乙');
    expect(
      await world.db.selectFrom('resume_version').select('id').where('resume_id', '=', resumeId).execute(),
    ).toHaveLength(2);
    const { records } = await listResumeVersions(owner, { resumeId });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ savedAt: '2026-11-20T02:33:00.000Z' });
  });

  it('is at most fifty, the newest', async () => {
    const { write, texts } = await setUp();
    for (let count = 1; count <= 53; count++) {
      world.clock.advance(11 * minute);
      await write(`第 ${count} 次`);
    }
    const kept = await texts();
    expect(kept).toHaveLength(50);
    expect([kept[0], kept.at(-1)]).toEqual(['第 52 次', '第 3 次']);
  });

  it('goes along with the person and goes with the resume', async () => {
    const { owner, resumeId, write } = await setUp();
    await write('改');
    expect(await personal.export(world.system(), owner.actor.userId)).toMatchObject({
      resumes: [{ versions: [{ content: wrote('初稿') }] }],
    });
    await deleteResume(owner, { resumeId });
    expect(await world.db.selectFrom('resume_version').select('id').execute()).toEqual([]);
  });
});

describe('listResumeVersions and getResumeVersion', () => {
  it('are for the owner, and a version of another resume is none', async () => {
    const { owner, stranger, resumeId, write } = await setUp();
    await write('改');
    const [first] = (await listResumeVersions(owner, { resumeId })).records;
    const versionId = first?.versionId ?? '';
    expect(await listResumeVersions(owner, { resumeId })).toEqual({ records: [first] });
    await expect(listResumeVersions(stranger, { resumeId })).rejects.toEqual(refused(40400));
    await expect(getResumeVersion(stranger, { resumeId, versionId })).rejects.toEqual(refused(40400));
    await expect(getResumeVersion(owner, { resumeId, versionId: newId() })).rejects.toEqual(refused(40400));
    const other = await confirmedResume(world, owner.actor, wrote('另一份'));
    await expect(getResumeVersion(owner, { resumeId: other, versionId })).rejects.toEqual(refused(40400));
    const pdf = Buffer.from(await exportResume(owner, { resumeId, versionId, fileName: '历史.pdf' }));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(exportResume(owner, { resumeId: other, versionId, fileName: '历史.pdf' })).rejects.toEqual(
      refused(40400),
    );
  });
});

describe('restoreResumeVersion', () => {
  async function withEarlier() {
    const made = await setUp();
    world.clock.advance(minute);
    await made.write('改');
    const [first] = (await listResumeVersions(made.owner, { resumeId: made.resumeId })).records;
    return { ...made, versionId: first?.versionId ?? '', version: (await made.present()).version };
  }

  it('brings a version back, and the one before it the same way', async () => {
    const { owner, resumeId, versionId, version, present, texts } = await withEarlier();
    const restored = await restoreResumeVersion(owner, { resumeId, versionId, version });
    expect(restored).toMatchObject({ version: version + 1 });
    expect(await present()).toMatchObject({ version: version + 1, content: wrote('初稿'), confirmed: true });
    expect(await texts()).toEqual(['改']);
    const undone = { resumeId, versionId: restored.keptVersionId ?? '', version: restored.version };
    await restoreResumeVersion(owner, undone);
    expect((await present()).content).toEqual(wrote('改'));
    expect(await texts()).toEqual(['初稿']);
  });

  it('is the same when repeated', async () => {
    const { owner, resumeId, versionId, version } = await withEarlier();
    const { version: after } = await restoreResumeVersion(owner, { resumeId, versionId, version });
    expect(await restoreResumeVersion(owner, { resumeId, versionId, version })).toMatchObject({
      version: after,
      keptVersionId: null,
    });
  });

  it('is refused to others, and over a version that nobody saw', async () => {
    const { owner, stranger, resumeId, versionId, version, present, texts } = await withEarlier();
    await expect(restoreResumeVersion(stranger, { resumeId, versionId, version })).rejects.toEqual(refused(40400));
    await expect(restoreResumeVersion(owner, { resumeId, versionId, version: version - 1 })).rejects.toEqual(
      refused(40900, { version }),
    );
    expect((await present()).content).toEqual(wrote('改'));
    expect(await texts()).toEqual(['初稿']);
  });
});
