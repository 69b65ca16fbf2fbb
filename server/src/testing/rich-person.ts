import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { uploadFile } from '#domains/account/file/upload-file.ts';
import { confirmMail } from '#domains/account/mail/confirm-mail.ts';
import { sendMailCode } from '#domains/account/mail/send-mail-code.ts';
import { changePhone } from '#domains/account/phone/change-phone.ts';
import { sendOldPhoneCode } from '#domains/account/phone/send-old-phone-code.ts';
import { updateProfile } from '#domains/account/profile/update-profile.ts';
import { getCertifyId } from '#domains/account/real-name/get-certify-id.ts';
import { submitDocument } from '#domains/account/real-name/submit-document.ts';
import { visitor } from './visitor.ts';
import { sendSms } from '#domains/account/sign-in/send-sms.ts';
import { acceptInvitation } from '#domains/application/invitation/accept-invitation.ts';
import { answerContact } from '#domains/application/conversation/answer-contact.ts';
import { askContact } from '#domains/application/conversation/ask-contact.ts';
import { complainOfMessage } from '#domains/application/conversation/report-message.ts';
import { addQuickReply } from '#domains/application/conversation/keep-quick-replies.ts';
import { readConversation } from '#domains/application/conversation/read-conversation.ts';
import { rejectCandidates } from '#domains/application/bulk/plan-bulk-move.ts';
import { acceptRound } from '#domains/application/round/accept-round.ts';
import { getMyRound } from '#domains/application/round/get-my-round.ts';
import { inviteToRound } from '#domains/application/round/invite-to-round.ts';
import { proposeOtherTimes } from '#domains/application/round/propose-other-times.ts';
import { createScorecardLink } from '#domains/application/scorecard/change-link.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { answerJoinRequest } from '#domains/company/member/answer-join-request.ts';
import { joinCompany } from '#domains/company/member/join-company.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { requestReview } from '#domains/interview/review/request-review.ts';
import { changeMessagePreference } from '#domains/message/preference/change-message-preference.ts';
import { markMessagesRead } from '#domains/message/mark-messages-read.ts';
import { listMessages } from '#domains/message/list-messages.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import { complainAboutPosition } from '#domains/position/complaint/complain.ts';
import { savePositionPlan } from '#domains/position/plan/save-position-plan.ts';
import { dismissPosition } from '#domains/matching/dismissal/dismiss-position.ts';
import { getWishes } from '#domains/matching/wish/get-wishes.ts';
import { savePositionSearch } from '#domains/matching/saved-search/save-position-search.ts';
import { saveSearch } from '#domains/matching/saved-search/save-search.ts';
import { getTalent } from '#domains/matching/talent/get-talent.ts';
import { hideTalent } from '#domains/matching/talent/hide.ts';
import { searchTalents } from '#domains/matching/talent/search.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { confirmResume } from '#domains/resume/confirm-resume.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { saveResume } from '#domains/resume/save-resume.ts';
import { answerAgain } from '#domains/interview/tries/answer-again.ts';
import { uploadResume } from '#domains/resume/upload-resume.ts';
import { createSandboxMail } from '#platform/mail/embedded.ts';
import { createSandboxSms } from '#platform/sms/embedded.ts';
import { viewPosition } from '#domains/matching/viewed/note-viewed.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { newId } from '#platform/core/ids.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { applyThere, asEmployer, asSeeker, hiring, invite, pass, type Delivered } from './application.ts';
import { pictureUpload, verifiedOwner } from './company.ts';
import { say } from './conversation.ts';
import { enterRoom, goodAnswer, holdInterview, practisedOnce, prepare } from './interview.ts';
import { draftPosition, openPosition } from './position.ts';
import { agreeToBeFound, fileUpload, hideResume, sampleContent } from './resume.ts';
import { hoursFromNow, mySeen, roundInput } from './round.ts';
import { draft } from './scorecard.ts';
import { infoApp, signInApp } from './sign-in.ts';
import { newPhone, type World } from './world.ts';
import { letPush, recruiter } from './push.ts';
import { hire, keepCalendars, keepCard, name } from './rich-hiring.ts';
import { keepAgents } from './rich-agents.ts';
import { keepWallet } from './rich-wallet.ts';

/** Somebody who has used everything, with both identities. */
export interface RichPerson {
  readonly personId: string;
  readonly seeker: SeekerActor;
  readonly employer: EmployerActor & { readonly companyId: string };
  readonly here: Delivered & { readonly interviewId: string };
  /** Bytes of the files they sent. */
  readonly files: readonly Uint8Array[];
  /** Texts that are theirs: phones, mail, names, numbers of documents, ids, hashes of files. */
  readonly words: readonly string[];
  /** By which they are reached: the phone, the one before it, the mail, and phone and mail of the file they sent. */
  readonly contacts: readonly string[];
}

const mail = 'zhiwei.ouyang@example.com';

/** Makes the sandbox keep what is "sent" in its tables, beside what the tests' doubles remember. */
function keepInSandbox(world: World): void {
  const { ports } = world.test;
  const place = { db: world.db, secretBox: ports.secretBox, now: () => world.clock.now(), print: () => undefined };
  const sms = createSandboxSms(place);
  const sandboxMail = createSandboxMail(place);
  const doubles = { sms: ports.sms, mail: ports.mail };
  Object.assign(ports, {
    sms: {
      send: async (message: never) => (await doubles.sms.send(message), sms.send(message)),
      notify: async (notice: never) => (await doubles.sms.notify(notice), sms.notify(notice)),
    },
    mail: { send: async (each: never) => (await doubles.mail.send(each), sandboxMail.send(each)) },
  });
}

async function signIn(world: World, phone: string): Promise<{ seeker: SeekerActor; employer: EmployerActor }> {
  const app = await world.app();
  const ids: { userId: string; familyId: string; personId: string }[] = [];
  for (const client of ['web-job-hunter', 'web-company'] as const) {
    const pair = await signInApp(app, world.test, { client, phone });
    world.clock.advance(61_000);
    const { data } = await infoApp(app, pair.accessToken);
    const { userId } = data.sysUser;
    const row = await world.db
      .selectFrom('account_family as family')
      .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
      .select(['family.id', 'identity.person_id'])
      .where('family.user_id', '=', userId)
      .executeTakeFirstOrThrow();
    ids.push({ userId, familyId: row.id, personId: row.person_id });
  }
  const [seeker, employer] = ids;
  if (seeker === undefined || employer === undefined) throw new Error('nobody signed in');
  return {
    seeker: { kind: 'seeker', ...seeker },
    employer: { kind: 'employer', ...employer, companyId: null, companyRole: null, permissions: [] },
  };
}

function codeTo(world: World, phone: string): string {
  return world.test.sentSms.findLast((sent) => sent.phone === phone)?.code ?? '';
}

/** Who they are: name, picture, mail, another phone than at first, a proof of the name. Answers the new phone. */
async function introduce(world: World, seeker: SeekerActor, employer: EmployerActor, first: string): Promise<string> {
  const mine = world.as(seeker);
  const { fileId: avatarFileId } = await uploadFile(mine, { file: pictureUpload('欧阳知微的头像.png') });
  await updateProfile(mine, { username: name, avatarFileId, gender: 1 });
  await updateProfile(world.as(employer), { username: `${name}（招聘）` });
  await sendMailCode(mine, { mail });
  const code = /\d{6}/.exec(world.test.sentMails.at(-1)?.text ?? '')?.[0] ?? '';
  await confirmMail(mine, { mail, code });
  const phone = newPhone();
  await sendOldPhoneCode(mine, {});
  await sendSms(world.as(visitor('203.0.113.5', seeker)), { phone, smsType: '3' });
  const slip = { oldCode: '000000', phone, code: codeTo(world, phone) };
  await changePhone(mine, slip).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
  await changePhone(mine, { oldCode: codeTo(world, first), phone, code: codeTo(world, phone) });
  const { fileId } = await uploadFile(mine, { file: pictureUpload('护照.png') });
  await submitDocument(mine, {
    documentType: 'passport',
    realName: name,
    documentNo: 'E87654321',
    fileId,
    consent: true,
  });
  await getCertifyId(mine, { returnUrl: `/seeker/resume?${mail}` });
  await agreeToBeFound(mine);
  await hideResume(mine);
  await saveWishes(mine, {
    version: 0,
    content: {
      wishes: [{ ...emptyWish(), position: '前端开发', cityCodes: ['101210100'], salaryMin: 2_000_000 }],
      jobTypes: [1],
      recruitTypes: [1],
      arrival: 2,
    },
    personalOrder: false,
  });
  await saveWishes(mine, { version: 1, content: {}, question: { name: 'salary', skipped: true } });
  await blockCompany(mine, { companyId: (await verifiedOwner(world, { name: '远山贸易' })).companyId });
  await changeMessagePreference(mine, { kind: 'interview', sms: true, mail: true });
  return phone;
}

const sample = readFileSync(new URL('../domains/resume/parsing/samples/libreoffice-numbered.docx', import.meta.url));

/** What that file names. */
const sampleContacts = ['18900009904', 'quyangxie@example.com'] as const;

/** Two resumes: one read from a file, one written, changed after it was confirmed. */
async function writeResumes(world: World, seeker: SeekerActor, phone: string): Promise<string> {
  const mine = world.as(seeker);
  const { resumeId } = await uploadResume(mine, { file: fileUpload(`${name}.docx`, sample) });
  await world.runTasks();
  const { basics } = sampleContent();
  const content = sampleContent({ basics: { ...basics, name, phone, email: mail } });
  const { version } = await getResume(mine, { resumeId });
  await confirmResume(mine, { resumeId, version, content });
  const confirmed = await getResume(mine, { resumeId });
  const selfEvaluation = `${name}，做过三年前端。`;
  await saveResume(mine, { resumeId, version: confirmed.version, content: { ...content, selfEvaluation } });
  return resumeId;
}

/** Practises for themselves, and gives an answer once more. */
async function practise(world: World, mine: Ctx<SeekerActor>): Promise<void> {
  const interviewId = await practisedOnce(world, mine, `我是${name}。${goodAnswer(3)}`);
  await answerAgain(mine, { interviewId, question: 0, text: `我是${name}。${goodAnswer(4)}` });
}

/** Applies, is invited, holds the interview and asks for a person to look at the report. */
async function apply(world: World, seeker: SeekerActor, resumeId: string): Promise<RichPerson['here']> {
  const place = await hiring(world);
  const mine = world.as(seeker);
  const other = await openPosition(world, place.owner, { title: '前端工程师' });
  await collectPosition(mine, { positionId: other });
  await complainAboutPosition(mine, { positionId: other, kind: 'false', words: `${name}面试时说的薪资与写的不同` });
  const application = await applyToPosition(mine, { positionId: place.positionId, resumeId });
  const here = { ...place, seeker, mine, resumeId, application, applicationId: application.applicationId };
  await pass(here);
  const invitationId = await invite(here);
  const { from, version } = await asSeeker(here);
  const { interviewId } = await acceptInvitation(mine, { invitationId, from, version });
  await prepare(mine, interviewId);
  await holdInterview(await enterRoom(mine, interviewId), (at) => `我是${name}。${goodAnswer(at)}`);
  await world.runTasks();
  await world.deliver();
  await meetPeople({ ...here, world });
  await requestReview(mine, { interviewId, reason: `我是${name}，第二题的回答被记漏了一半，请看一下。` });
  await world.deliver();
  // Planned and not run: what waits names them too.
  await rejectCandidates(place.company, {
    key: newId(),
    items: [await asEmployer({ ...here, world })],
    reason: 3,
    note: '已沟通',
    releaseNow: false,
  });
  return { ...here, interviewId };
}

/** Is invited to a round with people, asks for another time, and accepts. */
async function meetPeople(here: Delivered): Promise<void> {
  const { world, mine, company, companyId } = here;
  const interviewer = await world.employer({ companyId, role: 'recruiter', companyStatus: 1 });
  const { round } = await inviteToRound(company, {
    ...(await asEmployer(here)),
    ...roundInput({ world, interviewer }),
  });
  const { roundId } = round;
  const times = [hoursFromNow(world, 30)];
  const note = `我是${name}，那天要出差`;
  await proposeOtherTimes(mine, { ...(await mySeen(here, roundId)), times, note });
  const { slots, from, version } = await getMyRound(mine, { roundId });
  await acceptRound(mine, { roundId, from, version, slotId: slots[0]?.slotId ?? '' });
  await draft(world.as(interviewer), roundId, {
    summary: `${name}的回答有条理`,
    notes: [{ at: 65, words: `${name}讲项目` }],
  });
}

/** Joins another company and works there: a draft, candidates moved on. */
async function workElsewhere(world: World, employer: EmployerActor): Promise<RichPerson['employer']> {
  const place = await hiring(world);
  const { requestId } = await joinCompany(world.as(employer), {
    targetCompanyId: place.companyId,
    note: `我是${name}，负责前端招聘`,
  });
  await answerJoinRequest(place.company, { requestId, accept: true, role: 'owner', answer: '' });
  const member = {
    ...employer,
    companyId: place.companyId,
    companyRole: 'owner' as const,
    permissions: rolePermissions.owner,
  };
  const positionId = await draftPosition(world, member, { title: '测试工程师' });
  const round = { planRoundId: newId(), name: '技术面', form: 1 as const, minutes: 45, competencies: [] };
  await savePositionPlan(world.as(member), {
    positionId,
    version: 0,
    content: {
      rounds: [{ ...round, interviewerIds: [member.userId] }],
      team: [{ memberId: member.userId, part: 'manager' }],
    },
  });
  await uploadFile(world.as(member), { file: pictureUpload('工牌.png') });
  await joinCompany(world.as(await world.employer()), { targetCompanyId: place.companyId, note: '也想加入' });
  return member;
}

/** Writes to a company and is written to, as a seeker and as a member; gives the phone, keeps words, complains. */
async function talk(world: World, here: RichPerson['here'], member: RichPerson['employer']): Promise<void> {
  const { mine, company, applicationId } = here;
  await say(mine, applicationId, `您好，我是${name}，邮箱 ${mail}`);
  const { fileId } = await uploadFile(mine, { file: pictureUpload(`${name}的作品.png`) });
  await say(mine, applicationId, '', { fileId });
  const { messageId } = await say(company, applicationId, '收到，谢谢');
  await readConversation(mine, { applicationId, place: 3 });
  await complainOfMessage(mine, { applicationId, messageId, reason: 'other', note: `我是${name}，只是试一下举报` });
  const { request } = await askContact(company, { applicationId });
  await answerContact(mine, { applicationId, requestId: request?.requestId ?? '', agree: true });
  await addQuickReply(mine, { words: `我是${name}，随时可以沟通` });
  const positionId = await openPosition(world, member, { title: '运维工程师' });
  const ours = world.as(member);
  const other = await applyThere(
    { world, owner: member, company: ours, companyId: member.companyId, positionId },
    '何知远',
  );
  await say(ours, other.applicationId, `您好，我是${name}`);
  await pass(other);
  const interviews = roundInput({ world, interviewer: member });
  const { round } = await inviteToRound(ours, { ...(await asEmployer(other)), ...interviews, note: `请找${name}` });
  const { slots, from, version } = await getMyRound(other.mine, round);
  await acceptRound(other.mine, { roundId: round.roundId, from, version, slotId: slots[0]?.slotId ?? '' });
  await draft(ours, round.roundId, { summary: `我是${name}，候选人可以` });
  await createScorecardLink(ours, round);
  await keepCard(ours, round.roundId);
  const asked = await askContact(other.mine, { applicationId: other.applicationId });
  await answerContact(ours, {
    applicationId: other.applicationId,
    requestId: asked.request?.requestId ?? '',
    agree: true,
  });
}

/** Is found, looked at and hidden by a company, and searches for others as a member of another one. */
async function beFoundAndFind(world: World, here: RichPerson['here'], member: RichPerson['employer']): Promise<void> {
  await agreeToBeFound(here.mine);
  await world.deliver();
  const { resumeId, positionId, company } = here;
  await getTalent(company, { resumeId, positionId });
  await hideTalent(company, { resumeId, positionId, reason: 'other' });
  await dismissPosition(here.mine, { positionId, reason: 'place' });
  const { mine: seeker } = here;
  const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] }];
  const { version } = await getWishes(seeker);
  await saveWishes(seeker, { version, content: { wishes }, personalOrder: true });
  await viewPosition(seeker, { positionId });
  await savePositionSearch(seeker, { name: `${name}要的前端职位`, query: 'q=前端', alert: true });
  const { publish } = await recruiter(world, '远山示例科技');
  const description = [{ title: 1, text: '负责公司核心产品的页面开发与性能优化，与设计、服务端一起把功能做好。' }];
  await publish({ experience: 0, education: 0, requirements: [], description });
  await letPush(world);
  const mine = world.as(member);
  await searchTalents(mine, { ...talentQuery.parse({ q: '前端' }), current: 1, pageSize: 10 });
  await saveSearch(mine, { name: `${name}要找的前端`, query: 'q=前端', alert: true });
}

/** Builds the person by the product's own operations. */
export async function richPerson(world: World): Promise<RichPerson> {
  keepInSandbox(world);
  const first = newPhone();
  const { seeker, employer } = await signIn(world, first);
  const phone = await introduce(world, seeker, employer, first);
  const resumeId = await writeResumes(world, seeker, phone);
  const here = await apply(world, seeker, resumeId);
  await practise(world, here.mine);
  const member = await workElsewhere(world, employer);
  await beFoundAndFind(world, here, member);
  await talk(world, here, member);
  await keepCalendars(world, here, member);
  await hire(world, here, member);
  await keepWallet(world, { seeker, employer: member });
  await keepAgents(world, name, here, member);
  const messages = await listMessages(here.mine, { messageType: '0' });
  await markMessagesRead(here.mine, { messageIds: messages.slice(0, 1).map((each) => each.id) });
  await world.runTasks();
  await world.deliver();
  const { secretBox } = world.test.ports;
  const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const hash = (each: string) => secretBox.hash('phone', each).toString('hex');
  return {
    personId: seeker.personId,
    seeker,
    employer: member,
    here,
    files: [sample],
    contacts: [phone, first, mail, ...sampleContacts],
    words: [
      phone,
      first,
      hash(phone),
      hash(first),
      mail,
      name,
      'E87654321',
      sha(sample),
      seeker.personId,
      seeker.userId,
      employer.userId,
      seeker.familyId,
      employer.familyId,
    ],
  };
}
