import type { Addition } from '@pinjian/contract/matching-recommendation.ts';
import type { Proposal } from '../../run/planner.ts';
import { dateText } from '../writing/moments.ts';
import { asEvidence, quotesOf } from '../writing/quotes.ts';

/** A company that wants to talk: what speaks for it and against, so that the seeker can answer at once. */
export function explainAddition({ position, application, addedAt, match }: Addition): Proposal {
  const good = match?.reasons.filter((reason) => reason.good).map(({ text }) => text) ?? [];
  const bad = match?.reasons.filter((reason) => !reason.good).map(({ text }) => text) ?? [];
  return {
    act: 'suggestion',
    key: `addition:${application.applicationId}:${addedAt}`,
    subject: {
      applicationId: application.applicationId,
      positionId: position.positionId,
      positionTitle: position.title,
      companyName: position.company.name,
    },
    title: `${position.company.name} 想和您聊「${position.title}」`,
    why: [
      `${dateText(new Date(addedAt))}把您加入了候选人，${position.salaryText}。`,
      good.length === 0 ? '' : `合适：${good.join('、')}。`,
      bad.length === 0 ? '' : `留意：${bad.join('；')}。`,
      '感兴趣或不合适，由您答复。',
    ].join(''),
    evidence: match === null ? [] : quotesOf(match, { most: 2, withInterviews: true }).map(asEvidence),
  };
}
