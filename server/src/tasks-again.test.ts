import { afterEach, expect, it, vi } from 'vitest';
import { sayToAgent } from '#domains/agent/talk/say-to-agent.ts';
import { updateCompany } from '#domains/company/profile/update-company.ts';
import { startSkillInterview } from '#domains/interview/ai/start/start-skill-interview.ts';
import { deleteResume } from '#domains/resume/delete-resume.ts';
import { uploadResume } from '#domains/resume/upload-resume.ts';
import type { SeekerActor } from '#server/context.ts';
import { agentOf } from '#testing/agent.ts';
import { askInvoice, consumingOwner } from '#testing/billing.ts';
import { companyOwner, newCreditCode, submitCompany } from '#testing/company.ts';
import { useDataFolder } from '#testing/data-folder.ts';
import { startHostileModel } from '#testing/hostile-model.ts';
import { connectModel } from '#testing/interview-model.ts';
import { startLanguageModel } from '#testing/language-model.ts';
import { leavingPerson } from '#testing/leaving-person.ts';
import { startFace } from '#testing/real-name.ts';
import { sampleUpload } from '#testing/resume.ts';
import { createSensibleModel } from '#testing/sensible-model.ts';
import { callApp, signInApp } from '#testing/sign-in.ts';
import { dumpDatabase, filesBelow } from '#testing/whole-dump.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { tasks } from './domains.ts';

const world = useWorld();
const folder = useDataFolder(world);
afterEach(() => vi.restoreAllMocks());

/** Everything that a task could do twice: rows, files, what is queued, what went out. */
async function everything(): Promise<object> {
  const { sentSms, sentNotices, sentMails } = world.test;
  return {
    rows: (await dumpDatabase(world.db, world.test.ports.secretBox)).toSorted(),
    files: filesBelow(folder()).map(({ place, bytes }) => `${place} ${bytes.length}`),
    queued: world.queued.map(({ task, payload }) => ({ name: task.name, payload })),
    sent: [sentSms.length, sentNotices.length, sentMails.length],
  };
}

/**
 * Has every task run twice from now on, as the queue does where a copy dies between the end of the work and the note that
 * it was done; answers which have run.
 */
function runTwice(): Set<string> {
  const ran = new Set<string>();
  for (const task of tasks) {
    const run = task.run.bind(task);
    vi.spyOn(task, 'run').mockImplementation(async (ctx, payload) => {
      await run(ctx, payload);
      const once = await everything();
      await run(ctx, payload);
      expect({ task: task.name, left: await everything() }).toEqual({ task: task.name, left: once });
      ran.add(task.name);
    });
  }
  return ran;
}

/** An invoice that a vendor is asked for; it answers later. */
async function invoiceByVendor(): Promise<void> {
  const byPerson = world.test.invoicing;
  const later = async () => ({ outcome: 'pending' as const });
  world.test.invoicing = { byPerson: false, issue: later, flush: later, find: later };
  await askInvoice(world, await consumingOwner(world));
  await world.runTasks();
  world.test.invoicing = byPerson;
}

/** What the whole life of a person does not bring about. */
async function theRest(): Promise<void> {
  const app = await world.app();
  const phone = newPhone();
  await signInApp(app, world.test, { client: 'web-job-hunter', phone });
  const body = { grant_type: 'sms', phone, code: 'wrong' };
  // Told from the third on, and as a lock after the tenth.
  for (let tries = 0; tries < 11; tries += 1)
    await callApp(app, '/auth/oauth2/token', { as: { client: 'web-job-hunter' }, body, address: '198.51.100.7' });

  world.test.licenceAnswer = { outcome: 'passed' };
  const owner = await companyOwner(world);
  await submitCompany(world, owner, { companyName: '丁科技有限公司', creditCode: newCreditCode() });
  await updateCompany(world.as(owner), { industry: '900201' });

  const seeker = await world.seeker();
  const { resumeId } = await uploadResume(world.as(seeker), { file: sampleUpload('chromium-frontend.pdf') });
  await world.runTasks();
  await deleteResume(world.as(seeker), { resumeId });
  await startFace(world, seeker);
  world.test.faceAnswer = { outcome: 'passed' };

  await invoiceByVendor();
  const double = await startLanguageModel();
  double.rule = createSensibleModel().answer;
  connectModel(world, double);
  await startSkillInterview(world.as(seeker), { skill: 'React', level: 'medium' });
  await world.runTasks();
  await double.stop();
  await talkWithAgent(seeker);
}

/** A model that answers an owner in the talk with their agent. */
async function talkWithAgent(seeker: SeekerActor): Promise<void> {
  const { agentId } = await agentOf(world, seeker, 'scout');
  const model = await startHostileModel();
  connectModel(world, { ...model, key: 'any' });
  await sayToAgent(world.as(seeker), { agentId, key: 'talk-again-1', words: '今天做了什么？' });
  await world.runTasks();
  world.test.llm = null;
  await model.stop();
}

async function runSchedules(): Promise<void> {
  for (const task of tasks) if ('schedule' in task) await task.run(world.system() as never, {} as never);
  await world.runTasks();
  await world.deliver();
  await world.runTasks();
}

it('every task that is run again where it was done already changes nothing', async () => {
  const ran = runTwice();
  await leavingPerson(world);
  await theRest();
  await runSchedules();
  // Bulk moves come due, days and windows end, and the person is erased.
  for (const days of [0.01, 2, 8]) {
    world.clock.advance(days * 86_400_000);
    await runSchedules();
  }
  expect([...ran].toSorted()).toEqual(tasks.map(({ name }) => name).toSorted());
}, 180_000);
