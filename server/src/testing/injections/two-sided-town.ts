import { kindsOf } from '@pinjian/contract/agent-kind.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { createAgent } from '#domains/agent/slip/write-slip.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { passResume } from '#domains/application/pipeline/pass-resume.ts';
import { rejectCandidate } from '#domains/application/pipeline/reject-candidate.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { freeSlip } from '../agent.ts';
import { asEmployer } from '../application.ts';
import { verifiedOwner } from '../company.ts';
import { say } from '../conversation.ts';
import { makeOffer, standAt } from '../offer.ts';
import { openPosition } from '../position.ts';
import { agreeToBeFound, confirmedResume } from '../resume.ts';
import { writeRound } from '../scheduled-round.ts';
import { talentContent } from '../talent.ts';
import type { World } from '../world.ts';

interface TownSeeker {
  readonly seeker: SeekerActor;
  readonly resumeId: string;
  /** Of the first application; null for who only may be found. */
  readonly applicationId: string | null;
  /** What nobody but themselves may read anywhere; the third is the goal of their slips. */
  readonly secrets: readonly string[];
  /** What other seekers may not read. */
  readonly name: string;
}

interface TownCompany {
  readonly owner: EmployerActor & { readonly companyId: string };
  readonly positionId: string;
  readonly secrets: readonly string[];
}

export interface TwoSidedTown {
  readonly seekers: readonly TownSeeker[];
  readonly companies: readonly TownCompany[];
  /** Of the first company about its first candidate. */
  readonly roundId: string;
  readonly offerApplicationId: string;
}

const size = { seekers: 6, companies: 4 };
/** The last company pays less than anybody here wants. */
const lowPay = { salaryMin: 800_000, salaryMax: 1_000_000 };
const floor = 1_234_500;
const names = ['温知夏', '陆星河', '顾南舟', '沈听澜', '许望舒', '程晚照'];

/**
 * Companies and seekers of one trade who have begun with each other in every way that agents act on. What each keeps to
 * themselves is theirs alone.
 */
export async function twoSidedTown(world: World): Promise<TwoSidedTown> {
  const companies: TownCompany[] = [];
  for (let nth = 0; nth < size.companies; nth += 1) companies.push(await makeCompany(world, nth));
  const people: Omit<TownSeeker, 'applicationId'>[] = [];
  for (let nth = 0; nth < size.seekers; nth += 1) people.push(await makeSeeker(world, nth));
  await world.deliver();
  const seekers: TownSeeker[] = [];
  for (const [nth, each] of people.entries()) {
    const applicationId = await begin(world, companies, each.seeker, nth);
    seekers.push({ ...each, applicationId });
  }
  const [roundId, offerApplicationId] = await meet(world, companies, seekers);
  await world.deliver();
  return { seekers, companies, roundId, offerApplicationId };
}

async function makeCompany(world: World, nth: number): Promise<TownCompany> {
  const owner = await verifiedOwner(world, { name: `示例${nth + 1}科技` });
  const title = `前端开发工程师（${nth + 1}组）`;
  const positionId = await openPosition(world, owner, { title, ...(nth === size.companies - 1 && lowPay) });
  return { owner, positionId, secrets: [`预算暗语${nth + 1}`, `评语暗语${nth + 1}`] };
}

async function makeSeeker(world: World, nth: number): Promise<Omit<TownSeeker, 'applicationId'>> {
  const seeker = await world.seeker();
  const mine = world.as(seeker);
  const [name = '', phone] = [names[nth], `1390013800${nth}`];
  const { basics } = talentContent();
  const content = talentContent({ basics: { ...basics, name, phone, email: `town${nth}@example.com` } });
  const resumeId = await confirmedResume(world, seeker, content);
  await agreeToBeFound(mine);
  const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] }];
  await saveWishes(mine, { version: 0, content: { wishes } });
  return {
    seeker,
    resumeId,
    name,
    secrets: [phone, `town${nth}@example.com`, `底线暗语${nth + 1}`, '12345', '1.2345'],
  };
}

/** Applies to one, collects another; every other one has begun to talk. The last two only may be found. */
async function begin(world: World, companies: readonly TownCompany[], seeker: SeekerActor, nth: number) {
  const mine = world.as(seeker);
  const [first, second] = [companies[nth % 2], companies[2 + (nth % 2)]];
  if (first === undefined || second === undefined) throw new Error('a town has four companies');
  await collectPosition(mine, { positionId: second.positionId });
  if (nth >= size.seekers - 2) return null;
  const { applicationId } = await applyToPosition(mine, { positionId: first.positionId });
  if (nth % 2 === 0) {
    await say(mine, applicationId, '您好，我对这个职位感兴趣');
    await say(world.as(first.owner), applicationId, '您好，请问您用过 React 吗？');
  }
  return applicationId;
}

/** One has a round with a note on them, one an offer, one was passed and one turned down with words for colleagues. */
async function meet(world: World, companies: readonly TownCompany[], seekers: readonly TownSeeker[]) {
  const [first, second] = companies;
  const ids = seekers.flatMap(({ applicationId }) => applicationId ?? []);
  const [met = '', passed = '', offered = '', refused = ''] = ids;
  const [one, , third] = seekers;
  if (first === undefined || second === undefined || one === undefined || third === undefined)
    throw new Error('too few');
  await passResume(world.as(second.owner), await asEmployer({ world, applicationId: passed }));
  await standAt({ world, applicationId: met }, 32);
  const times = [new Date(world.clock.now().getTime() + 3 * 86_400_000).toISOString()];
  const roundId = await writeRound(
    { world, applicationId: met, owner: first.owner },
    { interviewers: [first.owner], times, state: 'invited' },
  );
  const content = { startedAt: null, marks: [], notes: [], recommendation: null, summary: first.secrets[1] ?? '' };
  const now = world.clock.now();
  await world.db
    .insertInto('application_scorecard')
    .values({
      id: newId(),
      round_id: roundId,
      interviewer_id: first.owner.userId,
      competencies: JSON.stringify([]),
      content: JSON.stringify(content),
      version: 2,
      created_at: now,
      updated_at: now,
      locked_at: null,
    })
    .execute();
  await standAt({ world, applicationId: offered }, 32);
  const company = world.as(first.owner);
  const here = { world, company, companyId: first.owner.companyId, owner: first.owner, applicationId: offered };
  await makeOffer({ ...here, positionId: first.positionId, seeker: third.seeker } as never);
  await rejectCandidate(world.as(second.owner), {
    ...(await asEmployer({ world, applicationId: refused })),
    reason: 3,
    note: second.secrets[1] ?? '',
    releaseNow: false,
  });
  return [roundId, offered] as const;
}

/** All kinds of agents for everybody; none of them has looked yet. */
export async function appointEverybody(world: World, { seekers, companies }: TwoSidedTown): Promise<void> {
  for (const each of seekers) await appointSeekers(world, each);
  for (const each of companies) await appointCompanys(world, each);
}

/** A little a day, so that who comes first matters. */
function few(slip: AgentSlip): AgentSlip['acts'] {
  return Object.fromEntries(Object.keys(slip.acts).map((act) => [act, { mode: 'act' as const, daily: 2, total: 20 }]));
}

async function appointSeekers(world: World, { seeker, secrets }: TownSeeker): Promise<void> {
  for (const kind of kindsOf('seeker')) {
    const slip = freeSlip(kind, { salaryFloor: floor, goal: secrets[2] ?? '', companiesNever: [] });
    await createAgent(world.as(seeker), { key: newId(), kind, name: '', slip: { ...slip, acts: few(slip) } });
  }
}

async function appointCompanys(world: World, { owner, positionId, secrets }: TownCompany): Promise<void> {
  for (const kind of kindsOf('employer')) {
    const goal = kind === 'intake' ? '招一个前端，杭州，15-25K' : (secrets[0] ?? '');
    const slip = freeSlip(kind, { credits: 100, goal });
    const about = kind === 'intake' ? {} : { positionId };
    await createAgent(world.as(owner), { key: newId(), kind, name: '', slip: { ...slip, acts: few(slip) }, ...about });
  }
}
