import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import { reported } from '#testing/report.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';
import { overrideScore } from './override-score.ts';
import { requestReview } from './request-review.ts';

// What happens at once needs transactions that really commit.
const world = useWorld({ isolation: 'commit' });
const reason = '第三题我说的是灰度发布，报告理解成了停机发布，请人看一下原话。';

async function call(actor: SignedInActor, method: 'GET' | 'POST', url: string, payload?: object) {
  const app = await world.app();
  return app.inject({ method, url, ...(payload && { payload }), headers: await bearer(world, actor) });
}

describe('sent twice at once', () => {
  it('a request is one request, and a judgement one judgement', async () => {
    const { mine, company, companyId, interviewId } = await reported(world);
    await Promise.all([1, 2, 3].map(() => requestReview(mine, { interviewId, reason })));
    const judged = { interviewId, reason, revision: 1, target: 'overall', band: 'strong' } as const;
    await Promise.all([1, 2, 3].map(() => overrideScore(company, judged)));
    await world.deliver();
    expect(await world.db.selectFrom('interview_review').selectAll().execute()).toHaveLength(1);
    expect(await world.db.selectFrom('interview_override').selectAll().execute()).toHaveLength(1);
    const told = await world.db
      .selectFrom('message_message')
      .select('id')
      .where('recipient_id', '=', companyId)
      .where('dedupe_key', 'like', 'interview:%')
      .execute();
    expect(told).toHaveLength(1);
  });
});

describe('the calls over HTTP', () => {
  it('refuse a reason that says too little, with the field named', async () => {
    const { seeker, owner, interviewId } = await reported(world);
    const asked = await call(seeker, 'POST', '/interview/feedback/requestReview', { interviewId, reason: ' 太短了 ' });
    expect(asked.json()).toMatchObject({ code: 40001, data: [{ path: 'reason', message: '请至少写 10 个字' }] });
    const judged = { interviewId, revision: 1, target: 'overall', band: 'strong', reason: '二十个字以下的理由不够' };
    expect((await call(owner, 'POST', '/interview/report/override', judged)).json()).toMatchObject({
      code: 40001,
      data: [{ path: 'reason', message: '理由至少 20 个字' }],
    });
  });

  it('answer the report as a file, to the employer only', async () => {
    const { seeker, owner, interviewId } = await reported(world);
    const url = `/interview/report/${interviewId}/pdf?fileName=${encodeURIComponent('AI面试报告.pdf')}`;
    const answer = await call(owner, 'GET', url);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await call(seeker, 'GET', url)).statusCode).toBe(403);
    const review = `/interview/report/review?interviewId=${interviewId}`;
    expect((await call(seeker, 'GET', review)).statusCode).toBe(403);
  });
});
