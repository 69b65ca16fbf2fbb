import { addAdmin } from '#domains/account/admin/add-admin.ts';
import { requestDeletion } from '#domains/account/personal-data/request-deletion.ts';
import { sendOldPhoneCode } from '#domains/account/phone/send-old-phone-code.ts';
import { passResumes } from '#domains/application/bulk/plan-bulk-move.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { getInterviewReport } from '#domains/interview/report/get-interview-report.ts';
import { correctTranscript } from '#domains/interview/correction/correct-transcript.ts';
import { getTranscriptCorrection } from '#domains/interview/correction/get-transcript-correction.ts';
import { overrideScore } from '#domains/interview/review/override-score.ts';
import { getWishes } from '#domains/matching/wish/get-wishes.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { listDocuments } from '#domains/console/document-queue/list-documents.ts';
import { unmaskDocument } from '#domains/console/document-queue/unmask-document.ts';
import { unmaskPerson } from '#domains/console/people/unmask-person.ts';
import { openShare } from '#domains/resume/share/open-share.ts';
import { shareResume } from '#domains/resume/share/share-resume.ts';
import { unlockShare } from '#domains/resume/share/unlock-share.ts';
import { newId } from '#platform/core/ids.ts';
import { signInApp } from './sign-in.ts';
import { firstStep } from './admin.ts';
import { asEmployer, seekerWithResume } from './application.ts';
import { askForExport } from './own-code.ts';
import { openPosition } from './position.ts';
import { richPerson, type RichPerson } from './rich-person.ts';
import type { World } from './world.ts';

/** The same with what names them by an id: rows that nobody could read as theirs, and that are theirs all the same. */
export interface LeavingPerson extends RichPerson {
  /** Ids of what is theirs alone. */
  readonly ids: readonly string[];
}

/** Corrects what an interview wrote down, after a member of the company has judged it. */
async function judgeAndCorrect(world: World, { here }: RichPerson): Promise<void> {
  const { interviewId } = here;
  const { revision } = await getInterviewReport(here.company, { interviewId });
  const reason = '欧阳知微的原话里讲清了容量估算，程序只认出了其中一部分。';
  await overrideScore(here.company, { interviewId, reason, revision, target: 'overall', band: 'strong' });
  const { turns, version } = await getTranscriptCorrection(here.mine, { interviewId });
  const said = turns.find((turn) => turn.original.startsWith('我是欧阳知微'));
  if (said === undefined) throw new Error('nothing was said');
  const corrections = [{ seq: said.seq, text: `${said.original}一共三个月。` }];
  await correctTranscript(here.mine, { interviewId, version, corrections });
  await world.runTasks();
  await world.deliver();
}

/** Moves a candidate of the company they work for, as one of many. */
async function moveMany(world: World, { employer }: RichPerson): Promise<void> {
  const positionId = await openPosition(world, employer, { title: '测试开发工程师' });
  const { mine } = await seekerWithResume(world);
  const { applicationId } = await applyToPosition(mine, { positionId });
  await passResumes(world.as(employer), { key: newId(), items: [await asEmployer({ world, applicationId })] });
}

/** An admin looks at them and at their document, and says why in words that name them. */
async function lookAt(world: World, { personId }: RichPerson): Promise<void> {
  const admin = world.as(await world.admin());
  const reason = '欧阳知微来电询问实名认证的进度';
  await unmaskPerson(admin, { personId, reason });
  const [document] = (await listDocuments(admin, { current: 1, pageSize: 10 })).records;
  if (document === undefined) throw new Error('no document waits');
  await unmaskDocument(admin, { checkId: document.checkId, reason });
}

/** Shares their resume by a link that somebody opens and somebody else guesses at; answers the id of the share. */
async function shareOwnResume(world: World, { here, seeker }: RichPerson): Promise<string> {
  const mine = world.as(seeker);
  const choice = { resumeId: here.resumeId, withContact: true, download: true, days: 30 } as const;
  const { share } = await shareResume(mine, choice);
  const token = share.url.split('/').at(-1) ?? '';
  const address = '203.0.113.9';
  await openShare(world.system(), {
    token,
    grant: null,
    address,
    userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0',
  });
  await shareResume(mine, { ...choice, password: 'abc234' });
  await unlockShare(world.system(), { token, password: 'def567', address });
  const row = await world.db
    .selectFrom('resume_share')
    .select('id')
    .where('user_id', '=', seeker.userId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Is made an admin on the machine, and begins to sign in to the console; answers the id of that identity. */
async function becomeAdmin(world: World, phone: string): Promise<string> {
  await addAdmin(world.system(), phone);
  const { code } = await firstStep(world, await world.app(), phone);
  if (code !== 40_120) throw new Error(`no second step was asked for: ${code}`);
  const row = await world.db.selectFrom('account_mfa_token').select('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}

/** Somebody who has used everything, has an archive of it, and asked to be deleted: by the product's own operations. */
export async function leavingPerson(world: World): Promise<LeavingPerson> {
  const person = await richPerson(world);
  await judgeAndCorrect(world, person);
  await moveMany(world, person);
  await askForExport(world, person.seeker);
  await world.deliver();
  await world.runTasks();
  // They say once more what they look for: that they are to be looked at waits for its moment.
  const { version } = await getWishes(person.here.mine);
  await saveWishes(person.here.mine, { version, content: {} });
  await world.deliver();
  await lookAt(world, person);
  const adminId = await becomeAdmin(world, person.words[0] ?? '');
  world.clock.advance(61_000);
  // At a browser, which is familiar with the number from now on.
  const phone = person.words[0] ?? '';
  await signInApp(await world.app(), world.test, { client: 'web-job-hunter', phone, browser: {} });
  // The codes of this day that take no proof of work are used up.
  world.clock.advance(24 * 3600_000);
  await sendOldPhoneCode(world.as(person.seeker), {});
  const shareId = await shareOwnResume(world, person);
  // The news of it waits to be delivered.
  await requestDeletion(world.as(person.seeker), { code: world.test.sentSms.at(-1)?.code ?? '' });
  const { interviewId, applicationId, resumeId } = person.here;
  return { ...person, ids: [interviewId, applicationId, resumeId, adminId, shareId] };
}
