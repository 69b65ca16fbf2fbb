import { describe, expect, it } from 'vitest';
import { sealResumes } from '#domains/resume/contact/queries.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { saveResume } from '#domains/resume/save-resume.ts';
import { sealStoredResumesTask } from '#domains/resume/tasks.ts';
import { getResumeVersion } from '#domains/resume/versions/get-resume-version.ts';
import { listResumeVersions } from '#domains/resume/versions/list-resume-versions.ts';
import { asSeeker, delivered, runTask, type Delivered } from '#testing/application.ts';
import { sampleContent } from '#testing/resume.ts';
import { dumpDatabase } from '#testing/whole-dump.ts';
import { useWorld, type World } from '#testing/world.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { listActiveDeliveries } from '../candidate/list-candidates.ts';
import { applyToPosition } from '../pipeline/apply-to-position.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { sealStoredApplicationsTask } from '../tasks.ts';

const world = useWorld();
const together = useWorld({ isolation: 'commit' });
const { phone, email } = sampleContent().basics;
const text = `联系电话 ${phone}`;

/** Writes over everything of a seeker as a copy of the version before did: in clear, and knowing of no other column. */
async function writeAsBefore({ db }: World, here: Delivered, content = sampleContent()): Promise<void> {
  const json = JSON.stringify(content);
  const confidence = JSON.stringify({ 'basics.phone': { score: 0.4, source: text, reason: '不确定' } });
  const clear = { content: json, confidence, source_text: text };
  await db.updateTable('resume_resume').set(clear).where('id', '=', here.resumeId).execute();
  await db
    .updateTable('application_application')
    .set({ resume_snapshot: json })
    .where('id', '=', here.applicationId)
    .execute();
  const version = { content: json, content_sha256: 'of before', content_hash: null, contact_cipher: null };
  await db.updateTable('resume_version').set(version).where('resume_id', '=', here.resumeId).execute();
}

async function linesInClear({ db }: World): Promise<string[]> {
  return (await dumpDatabase(db, null)).filter((line) => line.includes(phone) || line.includes(email));
}

/** What its owner and a company read of a resume. */
async function readAll(here: Delivered) {
  const { resumeId, positionId } = here;
  const { content, confidence, sourceText } = await getResume(here.mine, { resumeId });
  const { records } = await listResumeVersions(here.mine, { resumeId });
  const earlier = await Promise.all(
    records.map(({ versionId }) => getResumeVersion(here.mine, { resumeId, versionId })),
  );
  const detail = await getTalentDetail(here.company, { resumeId, positionId });
  const page = { q: phone.slice(2, 9), sort: 'updated', current: 1, pageSize: 10 } as const;
  const found = (await listActiveDeliveries(here.company, page)).total;
  return { content, confidence, sourceText, earlier, sent: detail.resume.content.basics, found };
}

const run = async (each: World) => {
  await runTask(each, sealStoredResumesTask);
  await runTask(each, sealStoredApplicationsTask);
};

async function savedTwice(each: World): Promise<Delivered> {
  const here = await delivered(each);
  const { resumeId } = here;
  const { version, content } = await getResume(here.mine, { resumeId });
  await saveResume(here.mine, { resumeId, version, content: { ...content, selfEvaluation: '第一次改' } });
  return here;
}

describe('rows of before', () => {
  it('are read as they are, sealed by the task, and read the same', async () => {
    const here = await savedTwice(world);
    await writeAsBefore(world, here, { ...sampleContent(), selfEvaluation: '从前的' });
    await world.db.updateTable('resume_resume').set({ contact_cipher: null, confidence_cipher: null }).execute();
    const before = await readAll(here);
    expect(before).toMatchObject({ sourceText: text, sent: { phone, email }, found: 1 });
    expect((await linesInClear(world)).length).toBe(3);

    await run(world);
    expect(await linesInClear(world)).toEqual([]);
    expect(await readAll(here)).toEqual(before);

    const rows = await dumpDatabase(world.db, null);
    await run(world);
    expect(await dumpDatabase(world.db, null)).toEqual(rows);
  });

  it('are written over sealed ones by copies of before, which loses nothing', async () => {
    const here = await savedTwice(world);
    const newer = { ...sampleContent().basics, phone: '13900139000', email: '' };
    await writeAsBefore(world, here, sampleContent({ basics: newer }));
    await run(world);
    const { content } = await getResume(here.mine, { resumeId: here.resumeId });
    expect(content.basics).toMatchObject({ phone: '13900139000', email });
    expect((await dumpDatabase(world.db, null)).filter((line) => line.includes('13900139000'))).toEqual([]);
  });

  it('keep one version of what copies of both kinds kept', async () => {
    const here = await savedTwice(world);
    const { resumeId } = here;
    const [kept] = await world.db.selectFrom('resume_version').selectAll().where('resume_id', '=', resumeId).execute();
    if (kept === undefined) throw new Error('no version was kept');
    const { content } = await getResumeVersion(here.mine, { resumeId, versionId: kept.id });
    const savedAt = new Date(kept.saved_at.getTime() + 1000);
    const again = {
      id: here.applicationId,
      content: JSON.stringify(content),
      content_sha256: 'again',
      saved_at: savedAt,
    };
    await world.db
      .insertInto('resume_version')
      .values({ ...again, resume_id: resumeId, kept_at: savedAt })
      .execute();
    await run(world);
    const { records } = await listResumeVersions(here.mine, { resumeId });
    expect(records).toMatchObject([{ versionId: here.applicationId, savedAt: savedAt.toISOString() }]);
  });

  it('leave no contact behind where what was sent is gone', async () => {
    const here = await delivered(world);
    const withdrawn = {
      status: 0,
      applied_at: null,
      view_status: null,
      resume_id: null,
      resume_title: null,
      resume_snapshot: null,
    } as const;
    await world.db.updateTable('application_application').set(withdrawn).execute();
    await run(world);
    const row = await world.db.selectFrom('application_application').selectAll().executeTakeFirstOrThrow();
    expect([row.resume_contact_cipher, row.resume_phone_parts]).toEqual([null, null]);
    expect(here.applicationId).toBe(row.id);
  });

  it('are sealed once, batch by batch, by as many copies as there are', async () => {
    const everybody = [];
    for (let count = 0; count < 5; count += 1) everybody.push(await savedTwice(together));
    const before = await Promise.all(everybody.map(readAll));
    for (const here of everybody) await writeAsBefore(together, here, before[0]?.content);
    // A run that ended after two rows.
    const system = together.system();
    expect(await system.transaction((tx) => sealResumes(tx, 2))).toBe(2);
    expect((await linesInClear(together)).length).toBe(3 + 5 + 5);
    await Promise.all([run(together), run(together), run(together)]);
    await run(together);
    expect(await linesInClear(together)).toEqual([]);
    for (const here of everybody) expect((await readAll(here)).sent).toMatchObject({ phone, email });
  }, 60_000);
});

it('a withdrawn application keeps no contact', async () => {
  const here = await delivered(world);
  const { from, version } = await asSeeker(here);
  await withdrawApplication(here.mine, { applicationId: here.applicationId, from, version });
  const row = await world.db.selectFrom('application_application').selectAll().executeTakeFirstOrThrow();
  expect([row.resume_snapshot, row.resume_contact_cipher, row.resume_phone_parts]).toEqual([null, null, null]);
  await applyToPosition(here.mine, { positionId: here.positionId });
  expect((await readAll(here)).found).toBe(1);
});
