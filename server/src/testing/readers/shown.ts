import type { Permission } from '@pinjian/contract/permissions.ts';
import type { Thing } from '@pinjian/contract/reading.ts';
import { writeRound } from '../scheduled-round.ts';
import { makeOffer } from '../offer.ts';
import type { FullCompany } from './full-company.ts';

/** What an answer shows of a company to whoever reads all of it. */
export interface Shown {
  readonly things: readonly Thing[];
  /** It answers an act: whoever may not do that is refused. */
  readonly needs?: Permission;
  /** It shows what the caller did themselves, of these things. */
  readonly ownOnly?: true;
  /** In place of the stranger matrix's input, where that would show too little. */
  readonly input?: (full: FullCompany) => object;
}

/** What a link opens is read by whoever holds the link: link.test.ts of scorecards says who that is. */
export const heldByLink: readonly string[] = ['openScorecardLink', 'saveLinkedScorecard', 'submitLinkedScorecard'];

const own: Shown = { things: [] };
const nothing = (needs: Permission): Shown => ({ things: [], needs });
const candidate: Shown = { things: ['candidates'], needs: 'candidate.move' };
const offerAct: Shown = { things: ['candidates', 'offers'], needs: 'candidate.move' };
/** An offer that was sent, made before the call. */
const withOffer = (input: (full: FullCompany) => object) => async (full: FullCompany) => {
  await makeOffer(full.scene.reported);
  return input(full);
};
const members: Shown = { things: ['members', 'joinRequests'], needs: 'member.write' };
const position = nothing('position.write');
/** Names who can be chosen. */
const plan: Shown = { things: ['members'], needs: 'position.write' };
const draft = ({ scene }: FullCompany): object => ({ positionId: scene.draftId });
/** A round of a candidate with the recruiter, at a fixed time that the candidate has not answered. */
const withRound = async ({ scene, recruiter }: FullCompany): Promise<object> => {
  await writeRound(
    { ...scene.reported, applicationId: scene.fresh.applicationId },
    { interviewers: [recruiter], times: ['2026-11-23T10:00:00+08:00'] },
  );
  return { scope: 'team', from: '2026-11-22T16:00:00Z', to: '2026-11-29T16:00:00Z' };
};
const bulk = ({ bulkId }: FullCompany): object => ({ bulkId });

/**
 * Every call that an employer may make, with what it shows. Calls of seekers, admins and visitors are not for members:
 * they show them nothing.
 */
export const shown: Readonly<Record<string, Shown>> = {
  listCompanyMessages: {
    things: [
      'company',
      'members',
      'joinRequests',
      'positions',
      'candidates',
      'talents',
      'reports',
      'notes',
      'offers',
      'money',
    ],
  },
  markMessagesRead: own,
  listOutsideSends: own,
  getMessagePreferences: own,
  changeMessagePreference: own,

  companyDetail: { things: ['company'] },
  verificationInfo: { things: ['company'] },
  updateCompany: { things: ['company'], needs: 'company.write' },
  uploadCompanyFile: nothing('company.write'),
  submitVerification: nothing('company.verify'),
  submitAgencyLicence: nothing('company.verify'),
  agencyLicenceInfo: { things: ['company'] },
  searchCompanies: own,
  createCompany: own,
  joinCompany: own,
  getJoinRequest: own,
  cancelJoinRequest: own,
  listMembers: { things: ['members', 'joinRequests'] },
  answerJoinRequest: members,
  changeMemberRole: members,
  removeMember: members,
  leaveCompany: own,
  getClosing: { things: ['positions', 'candidates'], needs: 'member.write' },
  closeCompany: nothing('member.write'),

  listPrices: own,
  // Sums and who they are of, by ids: no name, no word of a candidate.
  getWalletOverview: nothing('wallet.read'),
  quoteUse: nothing('wallet.read'),
  listUses: nothing('wallet.read'),
  listAllowances: nothing('wallet.write'),
  setAllowance: nothing('wallet.write'),
  setLowBalance: nothing('wallet.write'),
  createOrder: nothing('wallet.read'),
  listOrders: nothing('wallet.read'),
  getOrder: nothing('wallet.read'),
  cancelOrder: nothing('wallet.read'),
  listPaymentChannels: nothing('wallet.read'),
  startPayment: nothing('wallet.read'),
  checkPayment: nothing('wallet.read'),
  sendVoucher: nothing('wallet.read'),
  quoteRefund: nothing('wallet.read'),
  requestRefund: nothing('wallet.write'),
  listRefunds: nothing('wallet.read'),
  withdrawRefund: nothing('wallet.write'),

  getMyHours: own,
  saveMyHours: own,
  listWebhooks: nothing('company.write'),
  saveWebhook: nothing('company.write'),
  removeWebhook: nothing('company.write'),
  testWebhook: nothing('company.write'),
  resendWebhook: nothing('company.write'),
  // When members have time is known to all their colleagues; what keeps them busy is not said.
  listFreeTimes: own,
  listConflicts: own,
  getCalendarFeed: own,
  createCalendarFeed: own,
  revokeCalendarFeed: own,
  getAppointmentFile: own,

  listPositions: { things: ['positions'] },
  getPositionForEdit: { things: ['positions'], input: draft },
  previewPosition: { things: ['positions'], input: draft },
  createPosition: position,
  savePosition: position,
  publishPosition: position,
  submitPositionForReview: position,
  withdrawPositionReview: position,
  pausePosition: position,
  reopenPosition: position,
  closePosition: position,
  deletePosition: position,
  // An interviewer who is in the plan reads it as well; nobody is in this one.
  getPositionPlan: { things: ['members'], needs: 'position.read', input: draft },
  savePositionPlan: plan,
  addToTeam: plan,
  copyPositionPlan: plan,
  suggestCompetencies: nothing('position.read'),
  getInterviewSetup: nothing('position.read'),
  saveInterviewSetup: position,
  tryOwnQuestion: position,

  listActiveDeliveries: { things: ['candidates'] },
  listCandidates: { things: ['candidates', 'reports', 'notes'] },
  getCandidateBoard: { things: ['candidates', 'reports', 'notes'] },
  getTalentDetail: {
    things: ['candidates', 'notes'],
    input: ({ rejected }) => ({ resumeId: rejected.resumeId, positionId: rejected.positionId }),
  },
  listRecommendedTalents: {
    things: ['talents'],
    needs: 'talent.read',
    input: ({ scene }) => ({ positionId: scene.reported.positionId }),
  },
  searchTalents: { things: ['talents'], needs: 'talent.read' },
  suggestTalentSearch: nothing('talent.read'),
  getTalent: {
    things: ['talents'],
    needs: 'talent.read',
    input: ({ talentResumeId }) => ({ resumeId: talentResumeId }),
  },
  addTalent: nothing('candidate.move'),
  addTalents: nothing('candidate.move'),
  hideTalent: nothing('talent.read'),
  unhideTalent: nothing('talent.read'),
  listApplicationMatches: {
    things: ['candidates'],
    input: ({ scene }) => ({ applicationIds: scene.reported.applicationId }),
  },
  listSavedSearches: nothing('talent.read'),
  saveSearch: nothing('talent.read'),
  changeSavedSearch: nothing('talent.read'),
  openSavedSearch: nothing('talent.read'),
  // A look of their own at what a seeker shared by a link.
  noteShareViewer: own,
  removeSavedSearch: nothing('talent.read'),

  // One's own, and of a company what candidates and positions read: agents.test.ts of the domain says who sees whose.
  listAgents: own,
  getAgent: own,
  createAgent: own,
  saveSlip: own,
  pauseAgent: own,
  resumeAgent: own,
  endAgent: own,
  pauseAllAgents: own,
  runAgent: own,
  tellAgent: own,
  getAgentTalk: own,
  sayToAgent: own,
  stopAgentTalk: own,
  listActs: own,
  approveActs: own,
  declineActs: own,
  settlePrepared: own,
  undoAct: own,
  giveVerdict: own,
  getAgentResults: own,
  getAgentReception: own,
  listAgentTokens: own,
  createAgentToken: own,
  revokeAgentToken: own,
  listAgentTokenUses: own,
  saveAgentReception: own,

  getSchedule: { things: ['candidates'], input: withRound },
  listWaitingRounds: { things: ['candidates'], input: withRound },
  getCandidateOffer: {
    things: ['candidates', 'offers'],
    input: withOffer(({ scene }) => ({ applicationId: scene.reported.applicationId })),
  },
  checkOffer: { things: [], needs: 'offer.read' },
  saveOffer: offerAct,
  discardOfferDraft: nothing('candidate.move'),
  askOfferApproval: offerAct,
  takeBackOfferApproval: offerAct,
  // The owner is the one who is asked.
  answerOfferApproval: { things: ['candidates', 'offers'], ownOnly: true },
  delegateOfferApproval: { things: ['candidates', 'offers'], ownOnly: true },
  skipOfferApproval: { things: ['candidates', 'offers'], needs: 'member.write' },
  sendOffer: offerAct,
  reviseOffer: offerAct,
  withdrawOffer: offerAct,
  recordOnboarding: offerAct,
  receiveOfferPaper: offerAct,
  listOffers: { things: ['candidates', 'offers'], input: withOffer(() => ({})) },
  exportOfferLetter: { things: ['candidates', 'offers'] },
  // Who may approve, by name.
  getOfferSettings: { things: ['members'], needs: 'offer.read' },
  saveOfferSettings: { things: ['members'], needs: 'company.write' },
  previewOfferLetter: nothing('offer.read'),

  passResume: candidate,
  rejectCandidate: candidate,
  undoRejection: candidate,
  inviteToAiInterview: candidate,
  takeBackInvitation: candidate,
  passResumes: candidate,
  inviteAllToAiInterview: candidate,
  rejectCandidates: candidate,
  listBulkMoves: { ...candidate, ownOnly: true },
  getBulkMove: { ...candidate, ownOnly: true, input: bulk },
  undoBulkMove: { ...candidate, ownOnly: true, input: bulk },

  inviteToRound: candidate,
  listRounds: { things: ['candidates'] },
  getRound: { things: ['candidates'] },
  getKit: { things: ['candidates'] },
  letProposalStand: candidate,
  rescheduleRound: candidate,
  cancelRound: candidate,
  changeInterviewers: candidate,
  // Open to whoever interviews in the round.
  markRoundHeld: { things: ['candidates'] },
  claimNoShow: { things: ['candidates'] },
  answerNoShow: { things: ['candidates'] },

  getConversation: { things: ['candidates'] },
  listConversationMessages: { things: ['candidates'] },
  sendConversationMessage: nothing('candidate.move'),
  withdrawConversationMessage: nothing('candidate.move'),
  readConversation: own,
  askContact: candidate,
  answerContact: nothing('candidate.move'),
  complainOfMessage: own,
  listQuickReplies: own,
  addQuickReply: own,
  removeQuickReply: own,

  // To the interviewers of a round alone, whatever their role.
  getScorecard: { things: ['candidates'], ownOnly: true },
  saveScorecard: own,
  submitScorecard: own,
  addAddendum: own,
  getScorecardLink: own,
  createScorecardLink: own,
  revokeScorecardLink: own,
  getDebrief: {
    things: ['candidates'],
    // An interviewer's own card comes first: this is a round of somebody else's.
    input: async ({ scene }) => ({
      roundId: await writeRound(
        { ...scene.reported, applicationId: scene.fresh.applicationId },
        { interviewers: [scene.interviewer], times: ['2026-11-23T10:00:00+08:00'] },
      ),
    }),
  },
  decideDebrief: own,
  draftGoodbye: nothing('candidate.move'),

  getInterviewReport: { things: ['reports'] },
  exportReport: { things: ['reports'] },
  getReportReview: { things: ['reports'] },
  answerReview: { things: ['reports'], needs: 'interview.read' },
  overrideScore: { things: ['reports'], needs: 'interview.read' },

  listInvoiceTitles: { things: ['company'], needs: 'wallet.read' },
  saveInvoiceTitle: nothing('wallet.write'),
  removeInvoiceTitle: nothing('wallet.write'),
  listInvoiceable: nothing('wallet.read'),
  requestInvoice: nothing('wallet.write'),
  listInvoices: nothing('wallet.read'),
  getInvoice: nothing('wallet.read'),
  listInvoiceLines: nothing('wallet.read'),
  withdrawInvoice: nothing('wallet.write'),
  askRedFlush: nothing('wallet.write'),
  getInvoiceFile: nothing('wallet.read'),
  sendInvoiceMail: nothing('wallet.write'),
  listStatement: nothing('wallet.read'),
  getStatementMonths: nothing('wallet.read'),
  getStatementShares: nothing('wallet.read'),
  exportStatement: nothing('wallet.read'),
  exportReceipt: nothing('wallet.read'),

  getUserInfo: own,
  getProfile: own,
  updateProfile: own,
  uploadFile: own,
  sendMailCode: own,
  confirmMail: own,
  removeMail: own,
  listDevices: own,
  revokeDevice: own,
  revokeOtherDevices: own,
  listSecurityEvents: own,
  sendOldPhoneCode: own,
  changePhone: own,
  getPersonalData: own,
  requestExport: own,
  requestDeletion: own,
  withdrawDeletion: own,
};
