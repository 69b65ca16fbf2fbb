import { describe, expect, it } from 'vitest';
import { actKinds, isOutward } from '@pinjian/contract/agent-act.ts';
import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { dismissPosition } from '#domains/matching/dismissal/dismiss-position.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import { delivered } from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { added, say } from '#testing/conversation.ts';
import { makeOffer, readyForOffer } from '#testing/offer.ts';
import { openPosition } from '#testing/position.ts';
import { reported } from '#testing/report.ts';
import { confirmedResume } from '#testing/resume.ts';
import { acceptedRound, inviteRound, interviewing } from '#testing/round.ts';
import { look } from '#testing/seeker-agent.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import type { Plan } from '../run/planner.ts';

const world = useWorld();

/** A seeker with wishes and a resume beside three open positions of different companies. */
async function seeking() {
  const ids: string[] = [];
  const companies: string[] = [];
  for (const title of ['前端开发工程师', '前端工程师', 'Web前端开发']) {
    const owner = await verifiedOwner(world, { name: `${title}科技` });
    companies.push(owner.companyId);
    ids.push(await openPosition(world, owner, { title }));
  }
  await world.deliver();
  const mine = world.as(await world.seeker());
  const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] }];
  await saveWishes(mine, { version: 0, content: { wishes } });
  await confirmedResume(world, mine.actor, talentContent());
  await world.deliver();
  return { mine, seeker: mine.actor, ids, companies };
}

const about = (plan: Plan) => plan.proposals.flatMap(({ subject }) => subject.positionId ?? []);

/** Whatever a plan proposes is of the kinds that its agent may do, or for its owner's eyes. */
function expectWithin(plan: Plan, kind: 'scout' | 'submitter' | 'coach' | 'secretary') {
  for (const { act, key, title, why } of plan.proposals) {
    expect(actKinds).toContain(act);
    if (isOutward(act)) expect(agentKindFacts[kind].acts).toContain(act);
    expect([key, title, why].every((words) => words !== '')).toBe(true);
  }
  expect(new Set(plan.proposals.map(({ key }) => key)).size).toBe(plan.proposals.length);
}

describe('the scout', () => {
  it('finds what suits the seeker, without what they dismissed or blocked', async () => {
    const { mine, seeker, ids, companies } = await seeking();
    const first = await look(world, seeker, 'scout');
    expectWithin(first, 'scout');
    expect(about(first).toSorted()).toEqual(ids.toSorted());
    await dismissPosition(mine, { positionId: ids[0] ?? '', reason: 'seen' });
    await blockCompany(mine, { companyId: companies[1] ?? '' });
    expect(about(await look(world, seeker, 'scout'))).toEqual([ids[2]]);
  });

  it('learns from what its owner said, and shows nothing twice', async () => {
    const { seeker, ids } = await seeking();
    const [bad = ''] = ids;
    const no = {
      kind: 'recommend' as const,
      subject: { positionId: bad },
      good: false,
      reason: 'city' as const,
      words: '',
      at: world.clock.now(),
    };
    const { proposals, saw } = await look(world, seeker, 'scout', {
      verdicts: [no],
      known: new Set([`suggest:${bad}`]),
    });
    // All of them are in the city that was wrong.
    expect(proposals).toEqual([]);
    expect(saw).toContain('没有新的合适职位');
  });

  it('says what is missing to who has told it nothing', async () => {
    const { proposals, saw } = await look(world, await world.seeker(), 'scout');
    expect(proposals).toEqual([]);
    expect(saw).toContain('填写求职意向');
  });
});

describe('the submitter', () => {
  it('prepares what was collected, then a greeting for what was sent, then answers', async () => {
    const { mine, seeker, ids } = await seeking();
    await collectPosition(mine, { positionId: ids[0] ?? '' });
    const plan = await look(world, seeker, 'submitter');
    expectWithin(plan, 'submitter');
    expect(plan.proposals.map(({ act, key }) => [act, key])).toEqual([['apply', `apply:${ids[0]}`]]);
  });

  it('greets and answers in a conversation by the resume alone', async () => {
    const here = await delivered(world);
    const greeted = await look(world, here.seeker, 'submitter');
    expect(greeted.proposals.map(({ key }) => key)).toContain(`greet:${here.applicationId}`);
    await say(here.company, here.applicationId, '您好，方便介绍一下工作经历吗？');
    const answered = await look(world, here.seeker, 'submitter');
    expectWithin(answered, 'submitter');
    expect(answered.proposals).toMatchObject([{ act: 'sendMessage', text: expect.stringContaining('工作经历：') }]);
  });
});

describe('the coach', () => {
  it('briefs before an agreed round, and proposes a practice by what interviews showed', async () => {
    const interviewed = await reported(world, () => '不太清楚');
    const practice = await look(world, interviewed.seeker, 'coach');
    expectWithin(practice, 'coach');
    expect(practice.proposals.map(({ prepared }) => prepared?.kind)).toEqual(['practise']);
    const invited = await interviewing(world);
    const round = await acceptedRound(invited);
    const { proposals } = await look(world, invited.seeker, 'coach');
    const brief = proposals.find(({ act }) => act === 'brief');
    expect(brief).toMatchObject({ subject: { roundId: round.roundId } });
    expect(brief?.sections?.map(({ title }) => title)).toEqual(expect.arrayContaining(['时间和方式', '公司和职位']));
    expect(JSON.stringify(brief)).toContain('请准备一个项目介绍');
  });
});

describe('the secretary', () => {
  it('prepares the answer to an invitation, and tells of a company that added them', async () => {
    const here = await interviewing(world);
    const round = await inviteRound(here);
    const plan = await look(world, here.seeker, 'secretary');
    expectWithin(plan, 'secretary');
    expect(plan.proposals).toMatchObject([{ prepared: { kind: 'acceptRound', roundId: round.roundId } }]);
    const elsewhere = await added(world);
    const { proposals } = await look(world, elsewhere.seeker, 'secretary');
    expect(proposals).toMatchObject([{ act: 'suggestion', subject: { applicationId: elsewhere.applicationId } }]);
  });

  it('lays an offer open', async () => {
    const here = await readyForOffer(world);
    await makeOffer(here);
    const { proposals } = await look(world, here.seeker, 'secretary');
    expect(proposals).toMatchObject([{ prepared: { kind: 'openOffer', applicationId: here.applicationId } }]);
  });

  it('asks once after a silence', async () => {
    const here = await delivered(world);
    expect((await look(world, here.seeker, 'secretary')).proposals).toEqual([]);
    world.clock.advance(8 * 86_400_000);
    const { proposals } = await look(world, here.seeker, 'secretary');
    expect(proposals).toMatchObject([{ act: 'sendMessage', key: `chase:${here.applicationId}:screen` }]);
  });
});
