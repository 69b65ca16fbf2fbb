import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pauseAllAgents } from '#domains/agent/slip/change-state.ts';
import { getTalentDetail } from '#domains/application/candidate/get-talent-detail.ts';
import { listCandidates } from '#domains/application/candidate/list-candidates.ts';
import { findPhoneHash } from '#domains/account/index.ts';
import { findPerson } from '#domains/account/sign-in/queries.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { saveResume } from '#domains/resume/save-resume.ts';
import { listResumeVersions } from '#domains/resume/versions/list-resume-versions.ts';
import { createLog } from '#platform/core/log.ts';
import { createSecretBox, type SecretBox } from '#platform/core/secret-box.ts';
import { useCopies } from '#testing/copies.ts';
import { letPush } from '#testing/push.ts';
import { richPerson } from '#testing/rich-person.ts';
import { callApp, exchangeApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { dumpDatabase } from '#testing/whole-dump.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { readKeyState } from '#platform/db/key-fingerprint.ts';
import { replaceSecretFile, rotate, rotateOnce } from './rotate.ts';

const former = 'a secret of the tests, 32 letters';
const next = 'another secret of the tests, 32..';
const world = useWorld();

/** From now on the world's copy has this box. */
const use = (secretBox: SecretBox) => void Object.assign(world.test.ports, { secretBox });

it(
  'everything of a person is read by either secret, and by the next alone in the end',
  { timeout: 120_000 },
  async () => {
    const person = await richPerson(world);
    const { here, contacts } = person;
    const [phone = '', , mail = ''] = contacts;
    // One copy has heard that the next is in force, the other one not yet.
    const [behind, ahead] = [createSecretBox(former, next), createSecretBox(former, next)];
    ahead.succeed();
    const counted = async () => (await dumpDatabase(world.db, null)).length;
    // Agents note each look; here nothing is to be written but what the test writes.
    await pauseAllAgents(here.mine);
    // What was planned and waits for some seconds is done before.
    world.clock.advance(10_000);
    await letPush(world);
    const rows = await counted();
    const selfEvaluation = (words: string) => async () => {
      const { version, content } = await getResume(here.mine, here);
      await saveResume(here.mine, { resumeId: here.resumeId, version, content: { ...content, selfEvaluation: words } });
      // Who reads resumes hears of it, and nothing of that stays.
      await letPush(world);
    };
    const readAll = async () => {
      const { content, sourceText } = await getResume(here.mine, here);
      const versions = (await listResumeVersions(here.mine, here)).records.length;
      const { resume } = await getTalentDetail(here.company, here);
      const page = { q: phone.slice(3, 9), sort: 'updated', current: 1, pageSize: 10 } as const;
      const found = (await listCandidates(here.company, page)).total;
      const personId = await findPerson(world.system(), await findPhoneHash(world.system(), phone));
      return { content, sourceText, versions, sent: resume.content.basics, found, personId };
    };
    const before = await readAll();
    expect(before).toMatchObject({ content: { basics: { phone, email: mail } }, sent: { phone }, found: 1 });
    expect(before.personId).toBe(person.personId);

    for (const box of [ahead, behind]) {
      use(box);
      expect(await readAll()).toEqual(before);
    }
    use(ahead);
    expect(await rotateOnce(world.system())).toBeGreaterThan(10);
    expect(await rotateOnce(world.system())).toBe(0);
    // Written with the former secret after the walk; the next walk finds it.
    use(behind);
    await selfEvaluation('还没换密钥的副本写的')();
    use(ahead);
    expect(await rotateOnce(world.system())).toBeGreaterThan(0);
    expect(await rotateOnce(world.system())).toBe(0);

    use(createSecretBox(next));
    const { content } = await getResume(here.mine, here);
    expect(content.selfEvaluation).toBe('还没换密钥的副本写的');
    await selfEvaluation(before.content.selfEvaluation)();
    expect(await readAll()).toEqual(before);
    expect(await counted()).toBe(rows);
    const lines = await dumpDatabase(world.db, createSecretBox(former));
    for (const contact of contacts) expect(lines.filter((line) => line.includes(contact))).toEqual([]);
    // Signed in ever since, and again.
    const app = await world.app();
    world.clock.advance(61_000);
    const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    expect((await infoApp(app, pair.accessToken)).data.sysUser.userId).toBe(person.seeker.userId);
  },
);

const newBox = () => createSecretBox(former, next);
/** Of two copies, and of the command. */
const boxes = [newBox(), newBox(), newBox()] as const;
const copies = useCopies(boxes.length, createLog('silent'), (index) => ({ secretBox: boxes[index] ?? newBox() }));

it('two copies serve while it runs: everybody signs in as who they are, on both', { timeout: 120_000 }, async () => {
  const pool = copies.pool(0);
  const { fingerprint } = boxes[0];
  const phones = Array.from({ length: 12 }, newPhone);
  const signIn = (index: number, phone: string) =>
    signInApp(copies.app(index), copies.test, { client: 'web-job-hunter', phone, browser: {} });
  const idOf = async (index: number, accessToken: string) =>
    (await infoApp(copies.app(index), accessToken)).data.sysUser.userId;
  await readKeyState(pool, fingerprint);
  const pairs = [];
  for (const phone of phones) pairs.push(await signIn(0, phone));
  const ids = await Promise.all(pairs.map(({ accessToken }) => idOf(1, accessToken)));
  copies.clock.advance(61_000);

  const ctx = copies.ctx(2);
  const secretBox = boxes[2];
  const said: string[] = [];
  const options = {
    ctx,
    pool,
    secretBox,
    settleMs: 1500,
    now: () => Date.now(),
    say: (line: string) => void said.push(line),
  };
  const rotating = rotate(options);
  // One copy hears of it at once, the other one in the middle.
  boxes[0].succeed();
  const again: string[] = [];
  for (const [at, phone] of phones.entries()) {
    if (at === 6) boxes[1].succeed();
    const pair = await signIn(at % 2, phone);
    again.push(await idOf((at + 1) % 2, pair.accessToken));
  }
  const newcomers = [newPhone(), newPhone()];
  for (const [at, phone] of newcomers.entries()) await signIn(at, phone);
  await rotating;
  expect(again).toEqual(ids);
  expect(said.at(-1)).toBe('重新加密了 0 处');
  expect(await readKeyState(pool, 'unused')).toEqual({
    fingerprint: createSecretBox(next).fingerprint,
    successor: null,
  });
  const people = await ctx.db.selectFrom('account_person').selectAll().execute();
  const young = createSecretBox(next);
  expect(people.map((row) => young.decrypt(row.phone_cipher)).toSorted()).toEqual([...phones, ...newcomers].toSorted());
  for (const row of people) expect(row.phone_hash).toEqual(young.hash('phone', young.decrypt(row.phone_cipher)));
  // Sessions of before go on.
  expect(await idOf(1, pairs[0]?.accessToken ?? '')).toBe(ids[0]);
  const renewed = await exchangeApp(copies.app(1), pairs[0]?.refreshToken ?? '');
  expect(renewed.code).toBe(200);
  // Begun again after it was over: nothing is left to do.
  await rotate({ ...options, settleMs: 0 });
  expect(said.at(-1)).toBe('重新加密了 0 处');
  expect(await callApp(copies.app(0), '/healthz')).toMatchObject({ status: 200 });
});

it('the secret of the data folder is replaced by the next, and kept beside it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinjian-secret-'));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  writeFileSync(path.join(folder, 'secret'), `${former}\n`, { mode: 0o600 });
  for (let times = 0; times < 2; times += 1) {
    await replaceSecretFile(folder, next);
    expect([read('secret'), read('secret-former').trim()]).toEqual([next, former]);
  }
  expect(statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
