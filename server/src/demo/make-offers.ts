import { getCandidateOffer, getMyOffer, offerEndpoints } from '@pinjian/contract/application-offer.ts';
import { defaultLetter } from '@pinjian/contract/application-offer-settings.ts';
import { getMyApplication } from '@pinjian/contract/application.ts';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer, Offer } from '@pinjian/contract/application-offer-view.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { call } from './call.ts';
import type { Member } from './cast.ts';
import type { Chance } from './chance.ts';
import { courses } from './courses.ts';
import { offerWords } from './data/phrases.ts';
import type { Stage } from './stage.ts';
import { awake, Thread } from './thread.ts';
import type { Opened, Settled } from './world.ts';

const day = 86_400_000;

/** What becomes of an offer, and how many days ago it begins with an application. */
interface OfferCourse {
  readonly begins: number;
  /** Days from its sending to the first day of work. */
  readonly startsIn: number;
  readonly run: (thread: Thread, startsIn: number, owner: Member) => Promise<void>;
}

async function seen(thread: Thread): Promise<{ offer: MyOffer; name: string }> {
  const { seeker, positionId } = thread.pair;
  const { offer, name } = await call(thread.stage.as(seeker), getMyOffer, { positionId });
  if (offer === null) throw new Error('there is no offer');
  return { offer, name };
}

/** What the seeker answers from, having opened it. */
async function answered(thread: Thread) {
  thread.wait(2, 10);
  const { offer, name } = await seen(thread);
  if (offer.answer === null) throw new Error('the offer cannot be answered');
  return { name, made: { offerId: offer.offerId, number: offer.versions[0]?.number ?? 0, ...offer.answer } };
}

async function found(thread: Thread) {
  const { applicationId } = await thread.look();
  return call(thread.stage.as(thread.pair.member), getCandidateOffer, { applicationId });
}

async function write(thread: Thread, startsIn: number, changes: Partial<OfferTerms> = {}): Promise<Offer> {
  const { applicationId } = await thread.look();
  const { offer, suggested } = await found(thread);
  const startsOn = dayInBeijing(new Date(thread.stage.now().getTime() + startsIn * day));
  const terms: OfferTerms = {
    ...suggested,
    startsOn,
    department: thread.chance.pick(offerWords.departments),
    basePay: suggested.basePay ?? 1_500_000,
    place: suggested.place === '' ? '公司所在地' : suggested.place,
    allowances: [{ name: '餐补', amount: thread.chance.int(4, 8) * 10_000, per: 'month' }],
    bonusNote: thread.chance.pick(offerWords.bonusNotes),
    conditions: thread.chance.pick(offerWords.conditions),
    ...changes,
  };
  return call(thread.stage.as(thread.pair.member), offerEndpoints.saveOffer, {
    applicationId,
    revision: offer?.revision ?? 0,
    terms,
  });
}

async function send(thread: Thread, startsIn: number): Promise<Offer> {
  const { offerId, revision, application } = await write(thread, startsIn);
  thread.wait(0.5, 3);
  const sent = await call(thread.stage.as(thread.pair.member), offerEndpoints.sendOffer, {
    offerId,
    revision,
    ...application,
  });
  await thread.stage.settle();
  return sent;
}

async function accept(thread: Thread, startsIn: number): Promise<void> {
  await send(thread, startsIn);
  const { made, name } = await answered(thread);
  await call(thread.stage.as(thread.pair.seeker), offerEndpoints.acceptOffer, { ...made, name });
  const { offer } = await seen(thread);
  for (const { name: paper } of offer.papers.slice(0, 2))
    await call(thread.stage.as(thread.pair.seeker), offerEndpoints.tickOfferPaper, {
      offerId: offer.offerId,
      name: paper,
      ready: true,
    });
  await thread.stage.settle();
}

async function record(thread: Thread, startsIn: number, outcome: 'onboarded' | 'notArrived'): Promise<void> {
  await accept(thread, startsIn);
  thread.wait((startsIn + 1) * 24, (startsIn + 2) * 24);
  const { offer } = await found(thread);
  if (offer === null) throw new Error('there is no offer');
  await call(thread.stage.as(thread.pair.member), offerEndpoints.recordOnboarding, {
    offerId: offer.offerId,
    revision: offer.revision,
    outcome,
    reason: outcome === 'onboarded' ? '' : offerWords.notArrived,
  });
}

async function counter(thread: Thread, startsIn: number): Promise<void> {
  await send(thread, startsIn);
  const { offer } = await seen(thread);
  const { made } = await answered(thread);
  const basePay = Math.round((offer.versions[0]?.terms.basePay ?? 1_500_000) * 1.1);
  const words = thread.chance.pick(offerWords.counters);
  await call(thread.stage.as(thread.pair.seeker), offerEndpoints.counterOffer, {
    ...made,
    basePay,
    startsOn: null,
    words,
  });
  await thread.stage.settle();
}

const open = { begins: 6.5, startsIn: 25 } as const;

/** Every state that somebody can meet an offer in; those of a seeker that they never see come first. */
const offerCourses = {
  drafted: { ...open, run: async (thread, startsIn) => void (await write(thread, startsIn, { place: '' })) },
  sent: { ...open, run: async (thread, startsIn) => void (await send(thread, startsIn)) },
  seen: {
    ...open,
    async run(thread, startsIn) {
      await send(thread, startsIn);
      await answered(thread);
    },
  },
  countered: { ...open, run: counter },
  revised: {
    ...open,
    async run(thread, startsIn) {
      await counter(thread, startsIn);
      const basePay = (await seen(thread)).offer.counters[0]?.basePay ?? null;
      const { offerId, revision, application } = await write(thread, startsIn, { basePay });
      const revised = { offerId, revision, ...application };
      await call(thread.stage.as(thread.pair.member), offerEndpoints.reviseOffer, revised);
      await thread.stage.settle();
    },
  },
  accepted: { begins: 9, startsIn: 25, run: accept },
  declined: {
    begins: 12,
    startsIn: 25,
    async run(thread, startsIn) {
      await send(thread, startsIn);
      const { made } = await answered(thread);
      const words = offerWords.declined;
      const input = { ...made, reason: 'otherOffer' as const, words };
      await call(thread.stage.as(thread.pair.seeker), offerEndpoints.declineOffer, input);
      await thread.stage.settle();
    },
  },
  withdrawn: {
    begins: 14,
    startsIn: 25,
    async run(thread, startsIn) {
      const { offerId, application } = await send(thread, startsIn);
      thread.wait(5, 20);
      const input = { offerId, ...application, reason: offerWords.withdrawn };
      await call(thread.stage.as(thread.pair.member), offerEndpoints.withdrawOffer, input);
      await thread.stage.settle();
    },
  },
  expired: {
    begins: 20,
    startsIn: 25,
    async run(thread, startsIn) {
      await send(thread, startsIn);
      thread.wait(8.1 * 24, 8.2 * 24);
      await thread.stage.runScheduled('application.expire-offers');
      await thread.stage.settle();
    },
  },
  /** Last: from then on the company's owner is asked before an offer goes out. */
  approving: {
    ...open,
    async run(thread, startsIn, owner) {
      const approvers = [{ memberId: owner.userId, fromYearly: null }];
      const settings = { version: 0, approvers, letter: defaultLetter };
      await call(thread.stage.as(owner), offerEndpoints.saveOfferSettings, settings);
      const { offerId, revision } = await write(thread, startsIn);
      await call(thread.stage.as(thread.pair.member), offerEndpoints.askOfferApproval, { offerId, revision });
      await thread.stage.settle();
    },
  },
  onboarded: { begins: 40, startsIn: 14, run: (thread, startsIn) => record(thread, startsIn, 'onboarded') },
  notArrived: { begins: 38, startsIn: 14, run: (thread, startsIn) => record(thread, startsIn, 'notArrived') },
} as const satisfies Record<string, OfferCourse>;

type OfferCourseName = keyof typeof offerCourses;
const ofCompany = [
  ...(Object.keys(offerCourses) as OfferCourseName[]).filter((name) => name !== 'approving'),
  'approving',
] as const;
/** What the seeker with an account meets, each at another company. */
const ofSeeker: readonly OfferCourseName[] = ['sent', 'countered', 'revised', 'accepted', 'declined', 'expired'];

/** Offers in every state, of the first company and to the first seeker; the last of the company waits for its owner's approval. */
export async function makeOffers(
  stage: Stage,
  chance: Chance,
  opened: readonly Opened[],
  seekers: readonly Settled[],
): Promise<void> {
  const [first, ...others] = seekers;
  if (first === undefined) return;
  const oldest = [...opened].toSorted((a, b) => b.age - a.age);
  const meet = async (name: OfferCourseName, pairs: readonly Pair[]): Promise<Opened | undefined> => {
    for (const [seeker, position] of pairs) {
      if (position.age <= offerCourses[name].begins + 0.2 || !isFitting(seeker, position)) continue;
      const { application } = await call(stage.as(seeker.actor), getMyApplication, position);
      if (application !== null) continue;
      await play(stage, chance, name, [seeker, position]);
      return position;
    }
    return undefined;
  };
  const atFirst = oldest.filter(({ company }) => company === 0);
  const elsewhere = oldest.filter(({ company }) => company !== 0);
  const mine = elsewhere.map((position) => [first, position] as const).toSorted(byDistance);
  for (const name of ofSeeker) await meet(name, mine);
  const pairs = atFirst.flatMap((position) => others.map((seeker) => [seeker, position] as const)).toSorted(byDistance);
  const taken = new Set<Opened>();
  for (const name of ofCompany) {
    // One offer a position, as long as there are positions: few have two people to hire.
    const met = await meet(name, [
      ...pairs.filter(([, position]) => !taken.has(position)),
      ...pairs.filter(([, position]) => taken.has(position)),
    ]);
    if (met !== undefined) taken.add(met);
  }
}

/** Campus posts are not for those who have worked for years. */
function isFitting({ resume }: Settled, { content }: Opened): boolean {
  return content.experience !== 2 || resume.experience <= 4;
}

type Pair = readonly [Settled, Opened];

/** How far a person is from a position that makes them an offer: trade before years, years before pay. */
function distance([{ trade, resume }, position]: Pair): number {
  const related = trade.sectors.some((sector) => position.trade.sectors.includes(sector));
  const trades = trade === position.trade ? 0 : related ? 20 : 40;
  const asked = position.content.experience;
  const years = asked === null ? 0 : Math.max(0, asked - resume.experience) * 4;
  return trades + years + payGap(resume.content.intentions[0]?.salary.min ?? null, position.content.salaryMax);
}

/** 0 where the position pays at least what the person asks for, else how many times as much they want. */
function payGap(wanted: number | null, paid: number | null): number {
  return wanted === null || paid === null ? 0 : Math.max(0, (wanted / Math.max(1, paid) - 1) * 10);
}

function byDistance(a: Pair, b: Pair): number {
  return distance(a) - distance(b);
}

async function play(
  stage: Stage,
  chance: Chance,
  name: OfferCourseName,
  [seeker, position]: readonly [Settled, Opened],
): Promise<void> {
  const course: OfferCourse = offerCourses[name];
  const { begins, startsIn } = course;
  stage.turnTo(new Date(awake(stage.today.getTime() - begins * day, chance)));
  const { owner, members, interviewer } = position.founded;
  const colleague = members.find((member) => member !== owner);
  const pair = {
    seeker: seeker.actor,
    resumeId: seeker.resumeId,
    positionId: position.positionId,
    member: name === 'approving' ? (colleague ?? owner) : owner,
    interviewer,
  };
  const thread = new Thread(stage, chance, pair);
  const teller = { trade: seeker.trade, stories: seeker.resume.stories, telling: seeker.telling };
  await courses.interviewed.run(thread, teller);
  thread.wait(2, 8);
  await course.run(thread, startsIn, owner);
}
