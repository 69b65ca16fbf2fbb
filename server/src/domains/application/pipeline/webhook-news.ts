import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import type { WebhookNews } from '@pinjian/contract/company-webhook.ts';
import { maskName } from '@pinjian/contract/person.ts';
import { targetFor, type AnnouncementFacts } from './announcements.ts';

/** What a company's own chats are told of, by what happened. */
const titles: Partial<Record<MoveName, (by: AnnouncementFacts['by']) => string>> = {
  inviteToRealInterview: () => '已发出面试邀请',
  inviteToNextRound: () => '已发出下一轮面试邀请',
  acceptRealInterview: () => '候选人接受了面试邀请',
  rescheduleRealInterview: () => '面试改期，等待候选人答复',
  cancelRealInterview: (by) => (by === 'seeker' ? '候选人取消了面试' : '面试已取消'),
  sendOffer: () => '已发出 Offer',
  counterOffer: () => '候选人希望商议 Offer',
  reviseOffer: () => '已更新 Offer',
  acceptOffer: () => '候选人接受了 Offer',
  declineOffer: () => '候选人谢绝了 Offer',
  withdrawOffer: () => '已收回 Offer',
  expireOffer: () => 'Offer 已过期',
};

/**
 * A move as the chats of its company are told of it: who, what, when and where to look; null for what they are not told.
 * No name in full, no place, no pay: a chat is outside of the product, and not all in it may read all of it.
 */
export function webhookNewsOf(move: MoveName, facts: AnnouncementFacts): WebhookNews | null {
  const title = titles[move]?.(facts.by);
  if (title === undefined) return null;
  const { round, candidateName, positionTitle, positionId, resumeId } = facts;
  return {
    title,
    lines: [
      `候选人：${candidateName === '候选人' ? candidateName : maskName(candidateName)}`,
      `职位：${positionTitle}`,
      ...(round === null ? [] : [`面试：${round.name}（${round.form}）`, `时间：${round.time}`]),
    ],
    target: targetFor('company', { position_id: positionId, resume_id: resumeId }),
  };
}
