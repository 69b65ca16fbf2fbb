import type { MessageTarget, MessageTargetKind } from '@pinjian/contract/message-target.ts';
import type { MessageRole } from '../model.ts';

type IdsOf<K extends MessageTargetKind> = Extract<MessageTarget, { kind: K }>['ids'];

/** Where each kind of target is found, for those who have a page for it. A page that is not built yet is left out. */
type Paths = {
  readonly [K in MessageTargetKind]: { readonly [R in MessageRole]?: (ids: IdsOf<K>) => string };
};

const paths: Paths = {
  application: { seeker: ({ positionId }) => `/seeker/home/job-details/${positionId}` },
  preparation: { seeker: ({ interviewId }) => `/seeker/interview/ai/preparation?interviewId=${interviewId}` },
  feedback: { seeker: ({ interviewId }) => `/seeker/interview/detail?interviewId=${interviewId}` },
  realName: { seeker: () => '/seeker/my/person-info' },
  delivery: {
    employer: ({ resumeId, positionId }) => `/hire/activeDelivery/talent-detail/${resumeId}/${positionId}`,
  },
  candidate: {
    employer: ({ resumeId, positionId }) => `/hire/candidateList/talent-detail/${resumeId}/${positionId}`,
  },
  conversation: { seeker: ({ positionId }) => `/seeker/home/job-details/${positionId}?talk=1` },
  candidateConversation: {
    employer: ({ applicationId }) => `/hire/candidateList/conversation/${applicationId}`,
  },
  scorecard: { employer: ({ roundId }) => `/hire/candidateList/round/${roundId}` },
  debrief: { employer: ({ roundId }) => `/hire/candidateList/round/${roundId}/debrief` },
  offer: { seeker: ({ positionId }) => `/seeker/home/offer/${positionId}` },
  candidateOffer: {
    employer: ({ resumeId, positionId }) => `/hire/candidateList/talent-detail/${resumeId}/${positionId}`,
  },
  candidates: { employer: () => '/hire/candidateList' },
  talentSearch: { employer: ({ searchId }) => `/hire/searchTalent?saved=${searchId}` },
  positionSearch: { seeker: ({ searchId }) => `/seeker/job/job-search?saved=${searchId}` },
  pushes: { seeker: () => '/seeker/home/targetJobList?tab=2' },
  recommendedTalents: { employer: ({ positionId }) => `/hire/searchTalent?positionId=${positionId}` },
  position: { employer: ({ positionId }) => `/hire/positionManagement/edit/${positionId}` },
  company: { employer: () => '/hire/my/company-info' },
  wallet: { seeker: () => '/seeker/my/wallet', employer: () => '/hire/my/wallet' },
  members: { employer: () => '/hire/my/company-settings' },
  invoice: {
    seeker: ({ invoiceId }) => `/seeker/my/wallet?tab=invoice&invoice=${invoiceId}`,
    employer: ({ invoiceId }) => `/hire/my/wallet?tab=invoice&invoice=${invoiceId}`,
  },
  agents: {
    seeker: ({ agentId }) => `/seeker/agents/${agentId}`,
    employer: ({ agentId }) => `/hire/agents/${agentId}`,
  },
  settings: { seeker: () => '/seeker/my/user-settings', employer: () => '/hire/my/company-settings' },
};

/** The page of a target for a reader; null where they have none, and for a kind that a newer server made. */
export function pathOfTarget<K extends MessageTargetKind>(
  { kind, ids }: { readonly kind: K; readonly ids: IdsOf<K> },
  role: MessageRole,
): string | null {
  return Object.hasOwn(paths, kind) ? (paths[kind][role]?.(ids) ?? null) : null;
}
