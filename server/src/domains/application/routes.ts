import { applicationEndpoints } from '@pinjian/contract/application.ts';
import { bind } from '#server/bind.ts';
import { getBulkMove } from './bulk/get-bulk-move.ts';
import { listBulkMoves } from './bulk/list-bulk-moves.ts';
import { inviteAllToAiInterview, passResumes, rejectCandidates } from './bulk/plan-bulk-move.ts';
import { undoBulkMove } from './bulk/undo-bulk-move.ts';
import { closeCompany } from './closing/close-company.ts';
import { getClosing } from './closing/get-closing.ts';
import { answerContact } from './conversation/answer-contact.ts';
import { askContact } from './conversation/ask-contact.ts';
import { complainOfMessage } from './conversation/report-message.ts';
import { getConversation } from './conversation/get-conversation.ts';
import { addQuickReply, listQuickReplies, removeQuickReply } from './conversation/keep-quick-replies.ts';
import { listConversationMessages } from './conversation/list-conversation-messages.ts';
import { readConversation } from './conversation/read-conversation.ts';
import { sendConversationMessage } from './conversation/send-conversation-message.ts';
import { withdrawConversationMessage } from './conversation/withdraw-conversation-message.ts';
import { getTalentDetail } from './candidate/get-talent-detail.ts';
import { getCandidateBoard, listActiveDeliveries, listCandidates } from './candidate/list-candidates.ts';
import { getHomeCounters } from './home/get-home-counters.ts';
import { getMyApplication } from './home/get-my-application.ts';
import { listTargetJobs } from './home/list-target-jobs.ts';
import { acceptInvitation } from './invitation/accept-invitation.ts';
import { declineInvitation } from './invitation/decline-invitation.ts';
import { inviteToAiInterview } from './invitation/invite-to-ai-interview.ts';
import { listInterviews } from './invitation/list-interviews.ts';
import { takeBackInvitation } from './invitation/take-back-invitation.ts';
import { getSchedule } from './schedule/get-schedule.ts';
import { listWaitingRounds } from './schedule/list-waiting-rounds.ts';
import { getCandidateOffer } from './offer/get-candidate-offer.ts';
import { saveOffer, checkOffer } from './offer/save-offer.ts';
import { discardOfferDraft } from './offer/discard-offer-draft.ts';
import { askOfferApproval, takeBackOfferApproval } from './offer/approval/ask-offer-approval.ts';
import { answerOfferApproval, delegateOfferApproval } from './offer/approval/answer-offer-approval.ts';
import { skipOfferApproval } from './offer/approval/skip-offer-approval.ts';
import { sendOffer, reviseOffer } from './offer/send-offer.ts';
import { withdrawOffer } from './offer/withdraw-offer.ts';
import { recordOnboarding } from './offer/record-onboarding.ts';
import { receiveOfferPaper, tickOfferPaper } from './offer/tick-paper.ts';
import { listOffers } from './offer/list-offers.ts';
import { exportOfferLetter, exportMyOfferLetter } from './offer/letter/export-letter.ts';
import { getOfferSettings } from './offer/settings/get-offer-settings.ts';
import { saveOfferSettings } from './offer/settings/save-offer-settings.ts';
import { previewOfferLetter } from './offer/settings/preview-offer-letter.ts';
import { listMyOffers } from './offer/answer/list-my-offers.ts';
import { getMyOffer } from './offer/answer/get-my-offer.ts';
import { acceptOffer } from './offer/answer/accept-offer.ts';
import { counterOffer } from './offer/answer/counter-offer.ts';
import { declineOffer } from './offer/answer/decline-offer.ts';
import { applyToPosition } from './pipeline/apply-to-position.ts';
import { passResume } from './pipeline/pass-resume.ts';
import { rejectCandidate } from './pipeline/reject-candidate.ts';
import { undoRejection } from './pipeline/undo-rejection.ts';
import { withdrawApplication } from './pipeline/withdraw-application.ts';
import { inviteToRound } from './round/invite-to-round.ts';
import { acceptRound } from './round/accept-round.ts';
import { proposeOtherTimes } from './round/propose-other-times.ts';
import { declineRound } from './round/decline-round.ts';
import { cancelMyRound } from './round/cancel-my-round.ts';
import { letProposalStand } from './round/answer-proposal.ts';
import { rescheduleRound } from './round/reschedule-round.ts';
import { cancelRound } from './round/cancel-round.ts';
import { changeInterviewers } from './round/change-interviewers.ts';
import { markRoundHeld } from './round/mark-round-held.ts';
import { claimNoShow } from './round/claim-no-show.ts';
import { claimEmployerNoShow } from './round/claim-employer-no-show.ts';
import { answerNoShow } from './round/answer-no-show.ts';
import { answerMyNoShow } from './round/answer-my-no-show.ts';
import { listRounds } from './round/list-rounds.ts';
import { listMyRounds } from './round/list-my-rounds.ts';
import { getRound } from './round/get-round.ts';
import { getMyRound } from './round/get-my-round.ts';
import { getKit } from './round/get-kit.ts';
import { addAddendum } from './scorecard/add-addendum.ts';
import { decideDebrief } from './scorecard/decide-debrief.ts';
import { draftGoodbye } from './scorecard/draft-goodbye.ts';
import { getDebrief } from './scorecard/get-debrief.ts';
import { getScorecard } from './scorecard/get-scorecard.ts';
import { createScorecardLink, getScorecardLink, revokeScorecardLink } from './scorecard/change-link.ts';
import { saveScorecard } from './scorecard/save-scorecard.ts';
import { submitScorecard } from './scorecard/submit-scorecard.ts';
import { openScorecardLink, saveLinkedScorecard, submitLinkedScorecard } from './scorecard/write-by-link.ts';
import { getMyTimeline } from './timeline/get-my-timeline.ts';
import { getSentResume } from './timeline/get-sent-resume.ts';

export const routes = bind(applicationEndpoints, {
  applyToPosition,
  withdrawApplication,
  acceptInvitation,
  declineInvitation,
  getMyApplication,
  getHomeCounters,
  listTargetJobs,
  listInterviews,
  getMyTimeline,
  getSentResume,
  listActiveDeliveries,
  listCandidates,
  getCandidateBoard,
  getTalentDetail,
  passResume,
  rejectCandidate,
  undoRejection,
  inviteToAiInterview,
  takeBackInvitation,
  inviteAllToAiInterview,
  passResumes,
  rejectCandidates,
  undoBulkMove,
  getBulkMove,
  listBulkMoves,
  getClosing,
  closeCompany,
  getConversation,
  listConversationMessages,
  sendConversationMessage,
  withdrawConversationMessage,
  readConversation,
  askContact,
  answerContact,
  complainOfMessage,
  listQuickReplies,
  addQuickReply,
  removeQuickReply,
  getSchedule,
  listWaitingRounds,
  inviteToRound,
  acceptRound,
  proposeOtherTimes,
  declineRound,
  cancelMyRound,
  letProposalStand,
  rescheduleRound,
  cancelRound,
  changeInterviewers,
  markRoundHeld,
  claimNoShow,
  claimEmployerNoShow,
  answerNoShow,
  answerMyNoShow,
  listRounds,
  listMyRounds,
  getRound,
  getMyRound,
  getKit,
  addAddendum,
  decideDebrief,
  draftGoodbye,
  getDebrief,
  getScorecard,
  createScorecardLink,
  getScorecardLink,
  revokeScorecardLink,
  saveScorecard,
  submitScorecard,
  openScorecardLink,
  saveLinkedScorecard,
  submitLinkedScorecard,
  getCandidateOffer,
  saveOffer,
  checkOffer,
  discardOfferDraft,
  askOfferApproval,
  takeBackOfferApproval,
  answerOfferApproval,
  delegateOfferApproval,
  skipOfferApproval,
  sendOffer,
  reviseOffer,
  withdrawOffer,
  recordOnboarding,
  receiveOfferPaper,
  tickOfferPaper,
  listOffers,
  exportOfferLetter,
  exportMyOfferLetter,
  getOfferSettings,
  saveOfferSettings,
  previewOfferLetter,
  listMyOffers,
  getMyOffer,
  acceptOffer,
  counterOffer,
  declineOffer,
});
