import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { listDevices } from '#domains/account/device/list-devices.ts';
import { getPersonalData } from '#domains/account/personal-data/get-personal-data.ts';
import { requestExport } from '#domains/account/personal-data/request-export.ts';
import { getProfile } from '#domains/account/profile/get-profile.ts';
import { getUserInfo } from '#domains/account/profile/get-user-info.ts';
import { queryRealName } from '#domains/account/real-name/get-real-name.ts';
import { listSecurityEvents } from '#domains/account/security/list-security-events.ts';
import { getMyApplication } from '#domains/application/home/get-my-application.ts';
import { listTargetJobs } from '#domains/application/home/list-target-jobs.ts';
import { listInterviews } from '#domains/application/invitation/list-interviews.ts';
import { getInterviewFeedback } from '#domains/interview/report/get-interview-feedback.ts';
import { getFeedbackReview } from '#domains/interview/review/get-feedback-review.ts';
import { listMessages } from '#domains/message/list-messages.ts';
import { listOutsideSends } from '#domains/message/outside/list-outside-sends.ts';
import { getMessagePreferences } from '#domains/message/preference/get-message-preferences.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { listResumes } from '#domains/resume/list-resumes.ts';
import { keepFile, storeFile } from '#platform/files/stored-file.ts';
import { runTask } from '#testing/application.ts';
import { callApp } from '#testing/sign-in.ts';
import { useDataFolder } from '#testing/data-folder.ts';
import { askForExport, ownCode } from '#testing/own-code.ts';
import { richPerson, type RichPerson } from '#testing/rich-person.ts';
import { bearer } from '#testing/session.ts';
import { filesBelow } from '#testing/whole-dump.ts';
import { useWorld } from '#testing/world.ts';
import { erasePerson } from './erase-person.ts';
import { tidyExportsTask } from './tasks.ts';

const world = useWorld();
const folder = useDataFolder(world);
const page = { current: 1, pageSize: 100 };

/** Asks for an archive and waits until it is made; answers how the page shows it. */
async function exportOf(person: RichPerson): Promise<PersonalData> {
  const asked = await askForExport(world, person.seeker);
  expect(asked.export).toMatchObject({ state: 'waiting', url: null });
  expect(await requestExport(world.as(person.employer), { code: '000000' })).toEqual(asked);
  await world.deliver();
  await world.runTasks();
  await world.deliver();
  return getPersonalData(world.as(person.seeker));
}

/** The files of an archive, downloaded by its signed address, by name. */
async function unpack(url: string): Promise<Map<string, Buffer>> {
  const app = await world.app();
  const answer = await app.inject({ method: 'GET', url });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
  const zip = await fromBufferPromise(answer.rawPayload);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

/** What the screens of a person are answered. */
async function screensOf({ seeker, employer, here }: RichPerson): Promise<object> {
  const mine = world.as(seeker);
  const { interviewId, positionId } = here;
  const resumes = await listResumes(mine, page);
  return {
    info: [await getUserInfo(mine), await getUserInfo(world.as(employer))],
    profiles: [await getProfile(mine), await getProfile(world.as(employer))],
    devices: await listDevices(mine, page),
    securityEvents: await listSecurityEvents(mine, page),
    realName: await queryRealName(mine),
    preferences: await getMessagePreferences(mine),
    messages: await listMessages(mine, { messageType: '0' }),
    sends: await listOutsideSends(mine, page),
    resumes,
    resume: await getResume(mine, { resumeId: here.resumeId }),
    collected: await listTargetJobs(mine, { tab: 1, ...page }),
    application: await getMyApplication(mine, { positionId }),
    interviews: await listInterviews(mine, { ...page, kind: undefined, status: undefined }),
    feedback: await getInterviewFeedback(mine, { interviewId }),
    review: await getFeedbackReview(mine, { interviewId }),
  };
}

async function storedIds(): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of world.test.ports.files.list()) ids.push(id);
  return ids;
}

/** Every text and number of an answer with the path to it: `profiles.0.username`. */
function leavesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, `${value}`]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, path === '' ? name : `${path}.${name}`));
}

/** Handles and addresses of ours, what is masked or worked out for the screen, what a role may do: not the person's. */
const unlike =
  /(Id|\.id|avatar|url|\.code|permissions\.\d+|mail|phone|maskedName|maskedIdNo|\.address|records\.\d+\.kind|sourceFile\.(size|type|name))$/;

/** What tells of the archive, at the moment it was asked for, is newer than the archive. */
const ofExport = (leaf: string, path: string, { export: made }: PersonalData): boolean =>
  leaf.includes('个人数据') || path.endsWith('.state') || leaf === made?.requestedAt;

describe('an archive', () => {
  it('is made for who holds the phone, not for who holds an unlocked screen', async () => {
    const seeker = await world.seeker();
    const { authorization } = await bearer(world, seeker);
    const as = authorization.replace('Bearer ', '');
    const app = await world.app();
    const ask = (body: object) => callApp(app, '/admin/user/personalData/export', { as, body });
    const asked = () => world.db.selectFrom('account_personal_export').select('id').execute();
    for (const body of [{}, { code: '' }, { code: '1'.repeat(13) }])
      expect(await ask(body)).toMatchObject({ code: 40001 });
    const code = await ownCode(world, seeker);
    expect(world.test.sentSms.at(-1)?.text).toContain('导出');
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await ask({ code: wrong })).toMatchObject({
      code: 40101,
      message: expect.stringContaining('验证码') as string,
    });
    // The try is counted although nothing else of the call is kept.
    const { wrong_tries: tries } = await world.db
      .selectFrom('account_sms_code')
      .select('wrong_tries')
      .orderBy('sent_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(tries).toBe(1);
    // Somebody else's code opens nothing of theirs.
    const stranger = await ownCode(world, await world.seeker());
    if (stranger !== code) expect(await ask({ code: stranger })).toMatchObject({ code: 40101 });
    expect(await asked()).toEqual([]);
    expect(await ask({ code })).toMatchObject({ code: 200 });
    expect(await ask({ code })).toMatchObject({ code: 200 });
    expect(await asked()).toHaveLength(1);
    // Once used, it opens nothing more.
    await world.db.updateTable('account_personal_export').set({ state: 'failed' }).execute();
    expect(await ask({ code })).toMatchObject({ code: 40101 });
  });

  it('holds what every screen of the person shows, and their files as they sent them', async () => {
    const person = await richPerson(world);
    const shown = await exportOf(person);
    expect(shown.export).toMatchObject({ state: 'ready', url: expect.any(String) as unknown });
    expect(shown.export?.done).toBe(shown.export?.total);
    const files = await unpack(shown.export?.url ?? '');
    const text = [...files]
      .flatMap(([name, bytes]) => (name.endsWith('.json') ? [bytes.toString('utf8')] : []))
      .join('\n');
    const isThere = (leaf: string) => text.includes(JSON.stringify(leaf).slice(1, -1));
    const shownLeaves = leavesOf(await screensOf(person)).filter(([path]) => !unlike.test(path));
    expect(shownLeaves.length).toBeGreaterThan(400);
    const missing = shownLeaves.filter(
      ([path, leaf]) => leaf.length > 1 && !isThere(leaf) && !ofExport(leaf, path, shown),
    );
    expect(missing).toEqual([]);
    // Masked on the screens, whole in the archive.
    for (const word of person.words.slice(0, 1)) expect(text).toContain(word);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['说明.txt', 'index.html', 'employer/company.json']));
    const sent = [...files].find(([name]) => name.startsWith('files/') && name.endsWith('.docx'));
    expect(sent?.[1].equals(Buffer.from(person.files[0] ?? []))).toBe(true);
    const page = files.get('index.html')?.toString('utf8') ?? '';
    expect(page).toContain('欧阳知微');
    // Whatever stands on it has a name in its reader's language, and no word of the wire is left.
    const untold = [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)/g)].filter(
      ([, label = '', value = '']) => !/\p{Script=Han}/u.test(label) || /^[a-z][A-Za-z]*$/.test(value),
    );
    expect(untold.map(([whole]) => whole)).toEqual([]);
    for (const [, place = ''] of page.matchAll(/<a href="([^#"]+)"/g))
      expect([...files.keys()]).toContain(decodeURIComponent(place));
  });

  it('is one a day, is removed after its days, and goes with the person', async () => {
    const person = await richPerson(world);
    const shown = await exportOf(person);
    const mine = world.as(person.seeker);
    await expect(askForExport(world, person.seeker)).rejects.toMatchObject({ code: 40991 });
    const bytes = async () => (await storedIds()).length;
    const before = await bytes();
    world.clock.advance(7 * 86_400_000 + 1000);
    await runTask(world, tidyExportsTask);
    expect(await bytes()).toBe(before - 1);
    const app = await world.app();
    expect((await app.inject({ method: 'GET', url: shown.export?.url ?? '' })).json()).toMatchObject({ code: 40400 });
    expect((await getPersonalData(mine)).export).toMatchObject({ state: 'removed', url: null });

    const again = await exportOf(person);
    expect(again.export).toMatchObject({ state: 'ready' });
    expect(await erasePerson(world.system(), person.personId)).toBe(true);
    await world.runTasks();
    const rows = await world.db.selectFrom('account_personal_export').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('of 200 MB of files is made and kept piece by piece', async () => {
    const seeker = await world.seeker();
    const { files } = world.test.ports;
    const size = 10 * 1024 * 1024;
    for (let at = 0; at < 20; at += 1) {
      const bytes = randomBytes(size);
      const file = { name: `${at}.pdf`, kind: 'pdf' as const, type: 'application/pdf', size, bytes };
      const owner = { ownerId: seeker.userId, purpose: 'resume', now: world.clock.now() };
      await storeFile(files, file, async (written) => ({
        isKept: true,
        answer: await keepFile(world.db, written, owner),
      }));
    }
    await askForExport(world, seeker);
    await world.deliver();
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, held() - before)), 5);
    await world.runTasks();
    clearInterval(watch);
    const { export: made } = await getPersonalData(world.as(seeker));
    expect(made).toMatchObject({ state: 'ready', done: made?.total });
    expect(made?.size).toBeGreaterThan(20 * size);
    // One that is held whole takes 200 MB, and as much again while its parts are.
    expect(most).toBeLessThan(80 * 1024 * 1024);
  });

  it('that is over while it is being made leaves nothing behind', async () => {
    const person = await richPerson(world);
    await askForExport(world, person.seeker);
    await world.deliver();
    const { files } = world.test.ports;
    const before = await storedIds();
    // Erased just when the first file is being put in.
    const open = (id: string) => erasePerson(world.system(), person.personId).then(() => files.open(id));
    Object.assign(world.test.ports, { files: { ...files, open } });
    await world.runTasks();
    expect(world.logged.join('')).not.toContain('a task failed');
    expect((await storedIds()).filter((id) => !before.includes(id))).toEqual([]);
    expect(
      filesBelow(folder())
        .map(({ place }) => place)
        .filter((place) => !/[0-9a-f-]{36}$/.test(place)),
    ).toEqual([]);
  });

  it('that comes to nothing is said so, and may be asked for again', async () => {
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    await askForExport(world, seeker);
    await world.deliver();
    // The copy that was to make it is gone, and the queue with it.
    world.clock.advance(11 * 60_000);
    await runTask(world, tidyExportsTask);
    await world.deliver();
    expect((await getPersonalData(mine)).export).toMatchObject({ state: 'failed', url: null });
    expect((await listMessages(mine, { messageType: '0' })).map((each) => each.title)).toEqual(['个人数据导出失败']);
    // What was queued comes late: it finds nothing to do.
    await world.runTasks();
    expect((await getPersonalData(mine)).export).toMatchObject({ state: 'failed' });
    expect((await askForExport(world, seeker)).export).toMatchObject({ state: 'waiting' });
  });
});
