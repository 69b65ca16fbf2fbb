import { expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { mayBeReferredTo } from '#testing/referred.ts';
import { sampleUpload } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { listResumes } from './list-resumes.ts';
import { lockResumesOf } from './queries.ts';
import { uploadResume } from './upload-resume.ts';

const world = useWorld({ isolation: 'commit' });
const sample = 'chromium-frontend.pdf';

/** Lets something else happen while the bytes of the next file are written. */
function whileWriting(happen: () => Promise<void>): void {
  const { files } = world.test.ports;
  const write = async (id: string, bytes: Uint8Array) => {
    Object.assign(world.test.ports, { files });
    await happen();
    await files.write(id, bytes);
  };
  Object.assign(world.test.ports, { files: { ...files, write } });
}

async function storedIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of world.test.ports.files.list()) ids.push(id);
  return ids;
}

it('nothing of the database is held while the bytes of a resume are written', async () => {
  const seeker = await world.seeker();
  let isFree = false;
  whileWriting(async () => {
    const free = await world.db
      .selectFrom('account_identity')
      .select('id')
      .where('id', '=', seeker.userId)
      .forUpdate()
      .skipLocked()
      .execute();
    isFree = free.length === 1;
  });
  await uploadResume(world.as(seeker), { file: sampleUpload(sample) });
  expect(isFree).toBe(true);
});

it('the same file twice at once is one resume and one file', async () => {
  const mine = world.as(await world.seeker());
  let first = '';
  whileWriting(async () => {
    first = (await uploadResume(mine, { file: sampleUpload(sample) })).resumeId;
  });
  expect((await uploadResume(mine, { file: sampleUpload(sample) })).resumeId).toBe(first);
  expect((await listResumes(mine, { current: 1, pageSize: 10 })).total).toBe(1);
  expect(await storedIds()).toHaveLength(1);
});

it('many clicks on the same file make one resume', async () => {
  const mine = world.as(await world.seeker());
  const clicks = Array.from({ length: 4 }, () => uploadResume(mine, { file: sampleUpload(sample) }));
  expect(new Set((await Promise.all(clicks)).map(({ resumeId }) => resumeId)).size).toBe(1);
  expect(await storedIds()).toHaveLength(1);
});

it('a file that is one too many when it is written leaves nothing behind', async () => {
  const mine = world.as(await world.seeker());
  const { readPerDay } = world.test.ports.config.resume;
  const now = world.clock.now();
  whileWriting(async () => {
    const readings = Array.from({ length: readPerDay }, () => ({
      id: newId(),
      user_id: mine.actor.userId,
      begun_at: now,
    }));
    await world.db.insertInto('resume_reading').values(readings).execute();
  });
  await expect(uploadResume(mine, { file: sampleUpload(sample) })).rejects.toMatchObject({ code: 42900 });
  expect(await storedIds()).toEqual([]);
});

it('what one does with the list of their resumes keeps nobody from writing about them', async () => {
  const { userId } = await world.seeker();
  await world.system().transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    expect(await mayBeReferredTo(world, userId)).toBe(true);
  });
});
