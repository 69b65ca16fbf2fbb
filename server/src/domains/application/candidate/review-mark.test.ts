import { describe, expect, it } from 'vitest';
import { answerReview } from '#domains/interview/review/answer-review.ts';
import { requestReview } from '#domains/interview/review/request-review.ts';
import { reported } from '#testing/report.ts';
import { useWorld } from '#testing/world.ts';
import { getTalentDetail } from './get-talent-detail.ts';
import { listCandidates } from './list-candidates.ts';

const world = useWorld();

describe('a candidate who asked for a review by a person', () => {
  it('is marked in the list and on their page until they are answered', async () => {
    const { mine, company, interviewId, resumeId, positionId } = await reported(world);
    const listed = async () => {
      const { records } = await listCandidates(company, { q: '', sort: 'updated', current: 1, pageSize: 10 });
      return records.map((row) => row.invitation?.review);
    };
    const shown = async () => {
      const { invitations } = await getTalentDetail(company, { resumeId, positionId });
      return invitations.map((each) => each.review);
    };
    expect([await listed(), await shown()]).toEqual([[null], [null]]);
    await requestReview(mine, { interviewId, reason: '第三题被理解反了，请人看一下。' });
    expect([await listed(), await shown()]).toEqual([['pending'], ['pending']]);
    await answerReview(company, { interviewId, answer: '已对照原话看过，同意您的说法。' });
    expect([await listed(), await shown()]).toEqual([['answered'], ['answered']]);
  });
});
