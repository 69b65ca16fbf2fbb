import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Answer, Endpoint } from '@pinjian/contract/endpoint.ts';
import { listCandidates, listActiveDeliveries, getTalentDetail } from '@pinjian/contract/application-candidate.ts';
import { listInterviews } from '@pinjian/contract/application-interview.ts';
import { getInterview, getInterviewFeedback, getInterviewReport } from '@pinjian/contract/interview.ts';
import { listMessages } from '@pinjian/contract/message.ts';
import { listPositions } from '@pinjian/contract/position.ts';
import { getResume, listResumes } from '@pinjian/contract/resume.ts';
import { readArchive } from '#platform/backup/archive.ts';
import { createLog } from '#platform/core/log.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { openDatabase, openPool } from '#platform/db/database.ts';
import { readKeyState } from '#platform/db/key-fingerprint.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { createFolderStore } from '#platform/files/embedded.ts';
import { createApp } from '#server/app.ts';
import { startCopy } from '#server/copy.ts';
import type { Tables } from '#server/tables.ts';
import { accountOf } from '#server/demo/accounts.ts';
import { createTestClock } from '#testing/clock.ts';
import { migrationsFolder, restoreThere, useGround } from '#testing/data-care.ts';
import { createTestPorts, type TestPorts } from '#testing/ports.ts';
import { callApp, signInApp } from '#testing/sign-in.ts';
import { landedFolder, landedSecret } from './landed-worlds.ts';

const ground = useGround();
const folder = fileURLToPath(landedFolder);
const worlds = readdirSync(folder).toSorted();
const page = 'current=1&pageSize=50';

interface Opened {
  readonly app: FastifyInstance;
  readonly test: TestPorts;
  readonly db: Kysely<Tables>;
}

/** The product as it is now on the world of an earlier version, at the time of that world. */
async function openWorld(name: string): Promise<{ opened: Opened; ran: string[] }> {
  const [place, dataDir] = [path.join(folder, name), ground.folder()];
  const target = await ground.target();
  const archive = await readArchive(place);
  await archive.close();
  await restoreThere({ place, dataDir, databaseUrl: target.url, secret: landedSecret });
  const ran = await migrate(target.pool, await readMigrations(migrationsFolder));
  const test = createTestPorts();
  const secretBox = createSecretBox(landedSecret);
  const written = await readKeyState(target.pool, secretBox.fingerprint);
  expect(written).toEqual({ fingerprint: secretBox.fingerprint, successor: null });
  Object.assign(test.ports, { secretBox, files: createFolderStore(path.join(dataDir, 'files')) });
  const log = createLog('silent');
  const pool = openPool(target.url, { max: 8, log });
  const clock = createTestClock(new Date(archive.manifest.takenAt));
  const db = openDatabase<Tables>(pool);
  const copy = await startCopy({ connectionString: target.url, pool, db, ports: test.ports, clock, log });
  const app = await createApp({ copy, log, webFolder: null, version: 'test' });
  onTestFinished(async () => {
    await app.close();
    await copy.stop();
    await pool.end();
  });
  return { opened: { app, test, db }, ran };
}

/** Reads as somebody who signed in. What is no answer of the contract is not sent: an output is parsed, else a 500. */
async function readerOf({ app, test }: Opened, client: 'web-company' | 'web-job-hunter', phone: string) {
  const { accessToken } = await signInApp(app, test, { client, phone });
  return async <E extends Endpoint>(_endpoint: E, url: string): Promise<Answer<E>> => {
    const { status, code, message, data } = await callApp<Answer<E>>(app, url, { as: accessToken });
    expect({ url, status, code, message }).toMatchObject({ url, status: 200, code: 200 });
    return data;
  };
}

/** Phones of the owners whose companies were given a report. */
async function ownersWithReports({ db, test }: Opened): Promise<string[]> {
  const rows = await db
    .selectFrom('interview_report as report')
    .innerJoin('interview_interview as interview', 'interview.id', 'report.interview_id')
    .innerJoin('account_membership as membership', 'membership.company_id', 'interview.company_id')
    .innerJoin('account_identity as identity', 'identity.id', 'membership.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select('person.phone_cipher')
    .where('membership.company_role', '=', 'owner')
    .execute();
  return [...new Set(rows.map((row) => test.ports.secretBox.decrypt(row.phone_cipher)))];
}

/** Opens all that a company reads of its candidates; answers how many reports there were. */
async function openHiring(opened: Opened, phone: string): Promise<number> {
  const hire = await readerOf(opened, 'web-company', phone);
  expect((await hire(listPositions, `/job/position/list?${page}`)).records).not.toEqual([]);
  const waiting = (await hire(listActiveDeliveries, `/job/candidate/activeDelivery?${page}`)).records;
  const candidates = (await hire(listCandidates, `/job/candidate/list?${page}`)).records;
  expect(waiting.length + candidates.length).toBeGreaterThan(1);
  for (const { resumeId, position, candidate } of [...waiting, ...candidates]) {
    const url = `/job/candidate/detail/${resumeId}?positionId=${position.positionId}`;
    expect((await hire(getTalentDetail, url)).candidate.name).toBe(candidate.name);
  }
  const assessed = candidates.flatMap(({ assessment }) => assessment ?? []);
  for (const { interviewId } of assessed) {
    const report = await hire(getInterviewReport, `/interview/report?interviewId=${interviewId}`);
    expect(report.interviewId).toBe(interviewId);
  }
  return assessed.length;
}

/** Opens resumes, messages and interviews of the seeker who has met everything. */
async function openSeeking(opened: Opened): Promise<void> {
  const seek = await readerOf(opened, 'web-job-hunter', accountOf('seeker').phone);
  const { records } = await seek(listResumes, '/resume/job-hunter/resume/list');
  expect(records).not.toEqual([]);
  for (const { resumeId } of records) {
    const { content } = await seek(getResume, `/resume/job-hunter/resume/${resumeId}`);
    expect(content.basics.name).not.toBe('');
  }
  expect(await seek(listMessages, `/job/message/list?${page}`)).not.toEqual([]);
  const interviews = (await seek(listInterviews, `/interview/list?${page}`)).records;
  const held = interviews.flatMap((item) =>
    item.round === null && item.feedbackReady ? (item.interviewId ?? []) : [],
  );
  expect(held).not.toEqual([]);
  for (const interviewId of held) {
    await seek(getInterview, `/interview/detail?interviewId=${interviewId}`);
    const feedback = await seek(getInterviewFeedback, `/interview/feedback?interviewId=${interviewId}`);
    expect(feedback.interviewId).toBe(interviewId);
  }
}

describe('a world of an earlier version', () => {
  it('is there, and small', () => {
    expect(worlds).toContain('0034-2026-11-22.tar.zst');
    // Every one of them stays in the repository; since agents, offers and invoices one is as large as half a photo.
    for (const name of worlds) expect(statSync(path.join(folder, name)).size).toBeLessThan(700_000);
  });

  it.each(worlds)(
    '%s is opened by this one: sign-in, candidates, resumes, reports, interviews, messages',
    { timeout: 120_000 },
    async (name) => {
      const { opened, ran } = await openWorld(name);
      const later = (await readMigrations(migrationsFolder)).filter((each) => each.name.slice(0, 4) > name.slice(0, 4));
      expect(ran).toEqual(later.map((each) => each.name));

      const owners = new Set([accountOf('owner').phone, ...(await ownersWithReports(opened))]);
      const reports = await Promise.all([...owners].map((phone) => openHiring(opened, phone)));
      expect(reports.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
      await openSeeking(opened);
    },
  );
});
