import { newId } from '#platform/core/ids.ts';
import { acceptInvitation } from '#domains/application/invitation/accept-invitation.ts';
import { joinCompany } from '#domains/company/member/join-company.ts';
import { requestReview } from '#domains/interview/review/request-review.ts';
import { updateResume } from '#domains/resume/queries.ts';
import { savePosition } from '#domains/position/save.ts';
import { companyInput } from '../company.ts';
import { allConsents } from '../interview.ts';
import { publishableContent } from '../position.ts';
import { documentInput, faceInput, startFace } from '../real-name.ts';
import { sampleContent } from '../resume.ts';
import { newPhone } from '../world.ts';
import { agentRows } from './agent-rows.ts';
import { bulkRows } from './bulk-rows.ts';
import { calendarRows } from './calendar-rows.ts';
import { candidateRows } from './candidate-rows.ts';
import { consoleRows } from './console-rows.ts';
import { conversationRows } from './conversation-rows.ts';
import { demoRows } from './demo-rows.ts';
import { findingRows } from './finding-rows.ts';
import { agencyLicence, businessLicence } from './licences.ts';
import { invoiceRows } from './invoice-rows.ts';
import { offerRows } from './offer-rows.ts';
import { paymentRows } from './payment-rows.ts';
import { reconciliationRows } from './reconciliation-rows.ts';
import { roundRows } from './round-rows.ts';
import { scorecardRows } from './scorecard-rows.ts';
import { scheduleRows } from './schedule-rows.ts';
import { planRows } from './plan-rows.ts';
import { practiceRows } from './practice-rows.ts';
import { sharedResumeRows } from './shared-resume-rows.ts';
import { talentRows } from './talent-rows.ts';
import { walletRows } from './wallet-rows.ts';
import { webhookRows } from './webhook-rows.ts';
import { chosenBy, type Person, type Scene } from './scene.ts';

/** A valid call of one endpoint, and what others get who make the very same call. */
export interface Row {
  /** Who rightly makes it; absent where anyone may. */
  readonly as?: Person;
  /** Path parameters, query and body in one object; a function where the scene decides. */
  readonly input?: object | ((scene: Scene) => object | Promise<object>);
  /**
   * What somebody of the same kind, but of another company or of none of this, is answered: a code; `own` their own
   * things, without a trace of the others'; `public` the same as everybody.
   */
  readonly stranger?: number | 'own' | 'public';
  /** Code for the same call made again; absent: the same answer once more. */
  readonly again?: number;
  /** Code for an interviewer of the same company; absent: 40311. */
  readonly interviewer?: number;
  /** Code for an employer who has no company; absent: 40310. */
  readonly withoutCompany?: number;
  /** Code of the rightful call, where the scene cannot make it a success. */
  readonly answer?: number;
}

const missing = 40400;
const stale = 40900;

const mine: Row = { as: 'seeker', stranger: 'own' };
const myResume = { as: 'seeker', stranger: missing } as const;
const resume = (scene: Scene) => ({ resumeId: scene.reported.resumeId });
const position = ({ reported: { positionId } }: Scene) => ({ positionId });
const sentThere = ({ reported: { applicationId } }: Scene) => ({ applicationId });
const interview = ({ reported: held }: Scene) => ({ interviewId: held.interviewId });
const ours = { as: 'owner', stranger: missing } as const;
const versionOf = async (scene: Scene, positionId: string) => {
  const { version } = await scene.world.db
    .selectFrom('position_position')
    .select('version')
    .where('id', '=', positionId)
    .executeTakeFirstOrThrow();
  return { positionId, version };
};
const resumeVersion = async (scene: Scene) => {
  const { version } = await scene.world.db
    .selectFrom('resume_resume')
    .select('version')
    .where('id', '=', scene.reported.resumeId)
    .executeTakeFirstOrThrow();
  return { ...resume(scene), version };
};
/** A line of the file that reached no field of the resume. */
const unplacedLine = async ({ world, reported: { resumeId } }: Scene) => {
  await updateResume(world.system(), resumeId, {
    unplaced: [{ line: 3, text: '业余时间带一支足球队', guess: null, state: 'open' }],
  });
  return { resumeId, line: 3, state: 'ignored' } as const;
};
const savedVersion = async (scene: Scene) => {
  const { id } = await scene.world.db
    .selectFrom('resume_version')
    .select('id')
    .where('resume_id', '=', scene.reported.resumeId)
    .executeTakeFirstOrThrow();
  return { ...resume(scene), versionId: id };
};
const invitation = async (scene: Scene) => {
  const { from, version } = await chosenBy(scene.invited);
  return { invitationId: scene.invited.invitationId, from, version };
};
/** Who has no company asks to join the first one; answers the request. */
const askToJoin = async ({ world, withoutCompany, owner }: Scene) =>
  (await joinCompany(world.as(withoutCompany), { targetCompanyId: owner.companyId, note: '' })).requestId;
/** The invited candidate accepts; answers the interview that is made. */
const accept = async (scene: Scene) =>
  (await acceptInvitation(scene.invited.mine, await invitation(scene))).interviewId;
const reason = '候选人的回答比评分所依据的引文更完整，因此另作判断。';

/** One row for each endpoint; the test that walks through them fails where one is missing. */
export const rows: Readonly<Record<string, Row>> = {
  getCityTree: { input: { dictType: 'city' } },
  getDictLabels: { input: { dictType: 'education' } },
  getDictLabelsByType: { input: { dictTypes: 'education,job_type' } },
  getJobTree: {},
  getIndustryTree: {},
  listCities: {},
  findLocation: {},
  listDistricts: { input: { cityCode: '101010100' } },
  suggestSkills: { input: { q: 'java' } },
  suggestSchools: { input: { q: '浙大' } },
  suggestMajors: { input: { q: '计算机' } },

  sendSms: { input: () => ({ phone: newPhone(), smsType: '1' }), again: 42900 },
  issueToken: { input: () => ({ grant_type: 'sms', phone: newPhone(), code: '000000' }), answer: 40101 },
  revokeToken: { input: { token: 'a-token-of-nobody' } },
  getUserInfo: mine,
  getProfile: mine,
  updateProfile: { as: 'seeker', input: { username: '小满' }, stranger: 'own' },
  uploadFile: mine,
  sendMailCode: { as: 'seeker', input: { mail: 'xiaoman@example.com' }, stranger: 'own', again: 42900 },
  confirmMail: {
    as: 'seeker',
    input: { mail: 'xiaoman@example.com', code: '000000' },
    answer: 40102,
    stranger: 40102,
  },
  removeMail: mine,
  listDevices: mine,
  revokeDevice: {
    as: 'seeker',
    input: (scene) => ({ familyId: scene.otherDeviceId }),
    stranger: missing,
  },
  revokeOtherDevices: mine,
  listSecurityEvents: mine,
  sendOldPhoneCode: { as: 'seeker', stranger: 'own', again: 42900 },
  changePhone: {
    as: 'seeker',
    input: () => ({ oldCode: '000000', phone: newPhone(), code: '000000' }),
    answer: 40101,
    stranger: 40101,
  },
  getPersonalData: mine,
  requestExport: { as: 'seeker', input: { code: '000000' }, answer: 40101, stranger: 40101 },
  requestDeletion: { as: 'seeker', input: { code: '000000' }, answer: 40101, stranger: 40101 },
  withdrawDeletion: mine,
  getCertifyId: { as: 'seeker', input: faceInput, stranger: 'own' },
  queryFace: {
    as: 'seeker',
    input: async ({ world, reported: { seeker } }) => ({ certifyId: await startFace(world, seeker) }),
    stranger: missing,
  },
  queryRealName: mine,
  withdrawRealName: {
    as: 'seeker',
    input: async ({ world, reported: { seeker } }) => {
      await startFace(world, seeker);
      return {};
    },
    stranger: 'own',
  },
  lookUpRealName: {
    as: 'seeker',
    input: ({ reported: { seeker } }) => ({ accountId: seeker.userId }),
    stranger: 'own',
  },
  submitDocument: {
    as: 'seeker',
    input: async ({ world, reported: { seeker } }) => documentInput(world, seeker),
    stranger: 40001,
  },

  listMessages: mine,
  listCompanyMessages: { as: 'owner', stranger: 'own', interviewer: 200, withoutCompany: 200 },
  markMessagesRead: { as: 'seeker', input: (scene) => ({ messageIds: [scene.seekerMessageId] }), stranger: 'own' },

  getMessagePreferences: mine,
  changeMessagePreference: { as: 'seeker', input: { kind: 'offer', sms: false, mail: false }, stranger: 'own' },
  listOutsideSends: mine,

  searchCompanies: { as: 'seeker', input: { q: '青禾' }, stranger: 'public' },
  joinCompany: {
    as: 'withoutCompany',
    input: (scene) => ({ targetCompanyId: scene.owner.companyId, note: '' }),
    stranger: 40920,
  },
  getJoinRequest: { as: 'withoutCompany', stranger: 'own' },
  cancelJoinRequest: {
    as: 'withoutCompany',
    input: async (scene) => ({ requestId: await askToJoin(scene) }),
    stranger: missing,
  },
  listMembers: { as: 'owner', stranger: 'own', interviewer: 200 },
  answerJoinRequest: {
    ...ours,
    input: async (scene) => ({ requestId: await askToJoin(scene), accept: false }),
  },
  changeMemberRole: {
    ...ours,
    input: (scene) => ({ memberId: scene.interviewer.userId, role: 'recruiter' }),
  },
  removeMember: { ...ours, input: (scene) => ({ memberId: scene.interviewer.userId }), again: missing },
  // The company has other members in the scene, and the stranger's is recruiting.
  getClosing: { ...ours, stranger: 'own' },
  closeCompany: { ...ours, answer: 40947, stranger: 40948 },
  // The last owner may not leave, of whichever company.
  leaveCompany: { as: 'owner', answer: 40926, stranger: 40926, interviewer: 200 },
  createCompany: {
    as: 'owner',
    input: () => companyInput({ name: '再建一家公司' }),
    answer: 40920,
    stranger: 40920,
    interviewer: 40920,
    withoutCompany: 200,
  },
  companyDetail: { as: 'owner', stranger: 'own', interviewer: 200 },
  updateCompany: { as: 'owner', input: { introduction: '我们做一件事并把它做好' }, stranger: 'own' },
  uploadCompanyFile: { as: 'owner', stranger: 'own' },
  submitVerification: { as: 'owner', input: businessLicence, stranger: 40001 },
  verificationInfo: {
    as: 'owner',
    input: (scene) => ({ companyId: scene.owner.companyId }),
    stranger: 'own',
    interviewer: 200,
  },
  submitAgencyLicence: { as: 'owner', input: agencyLicence, stranger: 40001, again: 40922 },
  agencyLicenceInfo: { as: 'owner', stranger: 'own', interviewer: 200 },

  uploadResume: mine,
  createResume: mine,
  listResumes: mine,
  getResume: { ...myResume, input: resume },
  saveResume: {
    ...myResume,
    input: async (scene) => ({ ...(await resumeVersion(scene)), content: sampleContent() }),
  },
  confirmResume: {
    ...myResume,
    input: async (scene) => ({ ...(await resumeVersion(scene)), content: sampleContent() }),
  },
  settleLine: { ...myResume, input: unplacedLine },
  setDefaultResume: { ...myResume, input: resume },
  renameResume: { ...myResume, input: (scene) => ({ ...resume(scene), title: '换一个名字' }) },
  deleteResume: { ...myResume, input: resume, again: missing },
  exportResume: { ...myResume, input: resume },
  measureResume: { ...myResume, input: resume },
  setResumeTemplate: { ...myResume, input: (scene) => ({ ...resume(scene), template: 'modern' }) },
  copyResume: { ...myResume, input: resume },
  listResumeVersions: { ...myResume, input: resume },
  getResumeVersion: { ...myResume, input: savedVersion },
  restoreResumeVersion: {
    ...myResume,
    input: async (scene) => ({ ...(await savedVersion(scene)), ...(await resumeVersion(scene)) }),
  },

  createPosition: { as: 'owner', input: () => ({ key: newId(), content: publishableContent() }), stranger: 'own' },
  savePosition: {
    ...ours,
    input: async (scene) => ({ ...(await versionOf(scene, scene.draftId)), content: publishableContent() }),
  },
  publishPosition: { ...ours, input: async (scene) => versionOf(scene, scene.draftId) },
  submitPositionForReview: {
    ...ours,
    input: async (scene) => {
      const { version } = await versionOf(scene, scene.draftId);
      const content = publishableContent({ title: '前台，限女性' });
      await savePosition(scene.world.as(scene.owner), { positionId: scene.draftId, version, content });
      return versionOf(scene, scene.draftId);
    },
  },
  withdrawPositionReview: { ...ours, input: position },
  pausePosition: { ...ours, input: position },
  reopenPosition: { ...ours, input: position },
  closePosition: { ...ours, input: position },
  deletePosition: { ...ours, input: (scene) => ({ positionId: scene.draftId }) },
  listPositions: { as: 'owner', stranger: 'own', withoutCompany: 200 },
  getPositionForEdit: { ...ours, input: position },
  previewPosition: { ...ours, input: position },
  searchPositions: { as: 'seeker', stranger: 'public' },
  suggestSearch: { as: 'seeker', input: { q: '后端' }, stranger: 'public' },
  getPosition: { as: 'seeker', input: position, stranger: 'public' },
  listCompanyPositions: {
    as: 'seeker',
    input: (scene) => ({ targetCompanyId: scene.owner.companyId }),
    stranger: 'public',
  },
  collectPosition: { as: 'seeker', input: position, stranger: 'own' },
  uncollectPosition: { as: 'seeker', input: position, stranger: 'own' },
  complainAboutPosition: {
    as: 'seeker',
    input: (scene) => ({ ...position(scene), kind: 'fee', words: '面试前要交钱' }),
    stranger: 'own',
  },
  getMyComplaint: { as: 'seeker', input: position, stranger: 'own' },

  startPostInterview: {
    as: 'invited',
    input: async (scene) => {
      await accept(scene);
      return { jobId: scene.invited.positionId };
    },
    stranger: stale,
  },
  ...practiceRows,
  startResumePostInterview: { ...myResume, input: resume },
  startSkillInterview: { as: 'seeker', input: { skill: 'TypeScript', level: 'easy' }, stranger: 'own' },
  prepareInterview: {
    as: 'invited',
    input: async (scene) => ({
      interviewId: await accept(scene),
      consents: allConsents('position'),
      devices: { online: 30, screen: '390x844' },
    }),
    stranger: missing,
  },
  listInterviews: mine,
  getInterview: { ...myResume, input: interview },
  getInterviewReport: { ...ours, input: interview },
  getInterviewFeedback: { ...myResume, input: interview },
  getReportReview: { ...ours, input: interview },
  overrideScore: {
    ...ours,
    input: (scene) => ({ ...interview(scene), target: 'overall', band: 'recommended', score: 60, reason, revision: 1 }),
  },
  answerReview: {
    ...ours,
    input: async (scene) => {
      await requestReview(scene.reported.mine, { ...interview(scene), reason: '第二题的评分没有看完整的回答' });
      return { ...interview(scene), answer: '我们重新读了全部文字记录。' };
    },
  },
  getFeedbackReview: { ...myResume, input: interview },
  requestReview: { ...myResume, input: (scene) => ({ ...interview(scene), reason: '第二题的评分没有看完整的回答' }) },
  exportReport: { ...ours, input: interview },
  getTranscriptCorrection: { ...myResume, input: interview },
  correctTranscript: {
    ...myResume,
    input: (scene) => ({ ...interview(scene), version: 0, corrections: [{ seq: 2, text: '准备好了，请开始。' }] }),
  },
  ...demoRows,

  applyToPosition: { as: 'seeker', input: ({ otherPositionId }) => ({ positionId: otherPositionId }), stranger: 'own' },
  withdrawApplication: {
    as: 'fresh',
    input: async (scene) => chosenBy(scene.fresh),
    stranger: missing,
  },
  acceptInvitation: { as: 'invited', input: invitation, stranger: missing },
  declineInvitation: { as: 'invited', input: invitation, stranger: missing },
  getMyApplication: { as: 'seeker', input: position, stranger: 'own' },
  getMyTimeline: { as: 'seeker', input: sentThere, stranger: missing },
  getSentResume: { as: 'seeker', input: sentThere, stranger: missing },
  getHomeCounters: mine,
  listTargetJobs: { as: 'seeker', input: { tab: 3 }, stranger: 'own' },
  listActiveDeliveries: { as: 'owner', stranger: 'own', interviewer: 200, withoutCompany: 200 },
  listCandidates: { as: 'owner', stranger: 'own', interviewer: 200, withoutCompany: 200 },
  getCandidateBoard: { as: 'owner', stranger: 'own', interviewer: 200, withoutCompany: 200 },
  ...candidateRows,
  ...agentRows,
  ...bulkRows,
  ...calendarRows,
  ...webhookRows,
  ...conversationRows,
  ...roundRows,
  ...scorecardRows,
  ...scheduleRows,
  ...offerRows,
  ...invoiceRows,
  ...paymentRows,
  ...reconciliationRows,

  ...findingRows,
  ...sharedResumeRows,
  ...planRows,
  ...talentRows,
  ...consoleRows,
  ...walletRows,
};
