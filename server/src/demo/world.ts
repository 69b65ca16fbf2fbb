import { collectPosition } from '@pinjian/contract/position-search.ts';
import { closePosition, createPosition, pausePosition, publishPosition } from '@pinjian/contract/position.ts';
import { confirmResume, createResume } from '@pinjian/contract/resume.ts';
import { newId } from '#platform/core/ids.ts';
import type { SeekerActor } from '#server/context.ts';
import { accountOf } from './accounts.ts';
import { call } from './call.ts';
import { admitAdmin, admitSeeker } from './cast.ts';
import { complainOfPositions } from './complain.ts';
import { employAgents } from './employ-agents.ts';
import { createChance, type Chance } from './chance.ts';
import { courseNames, courses, drawCourse, type CourseName } from './courses.ts';
import { agencyPositions } from './agency-positions.ts';
import { askContacts } from './ask-contacts.ts';
import { appointSeekersAgents } from './appoint-seekers-agents.ts';
import { foundCompanies, foundUnverified, type Founded } from './found-companies.ts';
import { findTalents } from './find-talents.ts';
import { planInterviews } from './plan-interviews.ts';
import { setUpInterview } from './set-up-interviews.ts';
import {
  planNewcomers,
  planPositions,
  planSeekers,
  type PlannedPosition,
  type PlannedSeeker,
  type Size,
} from './plan.ts';
import { practise, practiceNames } from './practice.ts';
import { makeOffers } from './make-offers.ts';
import { pushSome } from './push-some.ts';
import { readMessages } from './read-messages.ts';
import { reviewPositions } from './review-positions.ts';
import { bringNewcomers } from './bring-newcomers.ts';
import { buyCards, recharge, spendMoney, type Admins } from './spend-money.ts';
import { shareResumes } from './share-resumes.ts';
import type { Stage } from './stage.ts';
import { awake, Thread } from './thread.ts';
import { writeToEachOther } from './write-to-each-other.ts';
import { orNotLooking, wishForWork } from './wish-for-work.ts';
import type { Telling } from './writing/answer-text.ts';

export interface Opened extends PlannedPosition {
  readonly positionId: string;
  readonly founded: Founded;
  /** Days since it was published. */
  readonly age: number;
}

export interface Settled extends PlannedSeeker {
  readonly actor: SeekerActor;
  readonly resumeId: string;
  readonly telling: Telling;
}

/** One application to be made. */
interface Intended {
  readonly seeker: Settled;
  readonly position: Opened;
  readonly course: CourseName;
}

const day = 86_400_000;
/** The training school, which recruits for the firms that it trains for; in a small world the last company. */
const agencyCompany = 7;

/** Plays the demo world on a stage, step by step; yields after each, with how many there are in all. */
export async function* playWorld(stage: Stage, size: Size, seed = 20): AsyncGenerator<{ done: number; of: number }> {
  const chance = createChance(seed);
  // Applications are known only once there are people; until then what there will be is close enough.
  let of = size.companies + size.positions + Math.round(size.seekers * 3.6) + size.onFirst;
  let done = 0;
  const step = (): { done: number; of: number } => ({ done: Math.min(++done, of), of });

  const founded: Founded[] = [];
  for await (const each of foundCompanies(stage, chance, size.companies)) {
    founded.push(each);
    await recharge(stage, each, founded.length === 1 ? 3 : 1);
    yield step();
  }
  const opened: Opened[] = [];
  for (const planned of planPositions(size)) {
    opened.push(await openPosition(stage, chance, planned, founded));
    yield step();
  }
  const seekers: Settled[] = [];
  const wishing = createChance(seed + 1);
  for (const planned of planSeekers(size.seekers, stage.today)) {
    seekers.push(await settleSeeker(stage, { chance, wishing, isFirst: seekers.length === 0, opened }, planned));
    yield step();
  }
  const [first] = seekers;
  if (first !== undefined) await buyCards(stage, first.actor);
  const intended = intend(chance, size, seekers, opened);
  of = done + intended.length + practiceNames.length * 2 + seekers.length + 1;
  for (const each of intended) {
    await follow(stage, chance, each);
    yield step();
  }
  for (let index = 0; index < practiceNames.length * 2; index++) {
    const seeker = seekers[index < practiceNames.length ? 0 : (index * 7) % seekers.length];
    const name = practiceNames[index % practiceNames.length];
    if (seeker !== undefined && name !== undefined) await practise(stage, chance, seeker, name, opened);
    yield step();
  }
  const finding = createChance(seed + 2);
  await findTalents(
    stage,
    finding,
    opened,
    seekers.map(({ actor }) => actor),
  );
  await writeToEachOther(stage, createChance(seed + 3), opened, seekers);
  await askContacts(stage, opened, seekers);
  // After what ends some applications: a draft ends with its own.
  await makeOffers(stage, createChance(seed + 5), opened, seekers);
  await pushSome(stage, createChance(seed + 4), { founded, opened, seekers });
  const hiringFirst = opened.filter(({ company }) => company === 0);
  await bringNewcomers(stage, createChance(seed + 6), planNewcomers(size, hiringFirst, stage.today));
  await shareResumes(stage, seekers);
  if (first !== undefined) await appointSeekersAgents(stage, first.actor);
  const [ofFirst] = hiringFirst;
  if (ofFirst !== undefined) await reviewPositions(stage, ofFirst.founded, ofFirst.content);
  const agency = opened.findLast(({ company }) => company === Math.min(agencyCompany, founded.length - 1));
  if (agency !== undefined) await agencyPositions(stage, agency.founded, agency.content);
  await complainOfPositions(
    stage,
    opened.filter(({ company, age }) => company !== 0 && age > 3).map(({ positionId }) => positionId),
    seekers.map(({ actor }) => actor),
  );
  await spendMoney(stage, {
    founded,
    seekers: seekers.map(({ actor }) => actor),
    name: first?.resume.content.basics.name ?? '',
    admins: await admitAdmins(stage),
  });
  await employAgents(stage, opened);
  for (const seeker of seekers) {
    await readMessages(stage, chance, seeker.actor);
    yield step();
  }
  for (const { owner } of founded) await readMessages(stage, chance, owner);
  await endSome(stage, chance, opened);
  stage.turnTo(new Date(stage.today.getTime() - 3 * day));
  await admitSeeker(stage, accountOf('newSeeker').phone);
  await foundUnverified(stage, chance);
  await stage.settle();
  yield { done: of, of };
}

async function admitAdmins(stage: Stage): Promise<Admins> {
  stage.turnTo(new Date(stage.today.getTime() - 60 * day));
  return {
    first: await admitAdmin(stage, accountOf('admin').phone),
    second: await admitAdmin(stage, accountOf('secondAdmin').phone),
  };
}

async function openPosition(
  stage: Stage,
  chance: Chance,
  planned: PlannedPosition,
  founded: readonly Founded[],
): Promise<Opened> {
  const company = founded[planned.company];
  if (company === undefined) throw new Error(`company ${planned.company} was not founded`);
  const age = planned.company === 0 ? 52 + chance.next() * 5 : 0.1 + chance.next() ** 1.5 * 56;
  stage.turnTo(new Date(stage.today.getTime() - age * day - 1_800_000));
  const ctx = stage.as(chance.pick(company.members));
  const { positionId, version } = await call(ctx, createPosition, { key: newId(), content: planned.content });
  stage.advance(1_800_000);
  await call(ctx, publishPosition, { positionId, version });
  // Of the company that the accounts belong to; the others show how a position without a plan begins.
  if (planned.company === 0) {
    await planInterviews(stage, company.owner, positionId);
    await setUpInterview(stage, company.owner, positionId);
  }
  await stage.settle();
  return { ...planned, positionId, founded: company, age };
}

interface Settling {
  readonly chance: Chance;
  /** What they look for is drawn apart from what becomes of them. */
  readonly wishing: Chance;
  readonly isFirst: boolean;
  readonly opened: readonly Opened[];
}

async function settleSeeker(
  stage: Stage,
  { chance, wishing, isFirst, opened }: Settling,
  planned: PlannedSeeker,
): Promise<Settled> {
  stage.turnTo(new Date(stage.today.getTime() - (56 + chance.next() * 3) * day));
  const actor = await admitSeeker(stage, planned.phone);
  const ctx = stage.as(actor);
  const { resumeId } = await call(ctx, createResume, {});
  stage.advance(chance.int(9, 50) * 60_000);
  const content = isFirst ? planned.resume.content : orNotLooking(wishing, planned.resume.content);
  await call(ctx, confirmResume, { resumeId, version: 1, content });
  const wanted = content.intentions.map(({ positionCode }) => positionCode);
  const hiring = opened.flatMap((each) =>
    wanted.includes(each.content.categoryId) && each.content.experience !== 2 ? (each.content.cityCode ?? []) : [],
  );
  await wishForWork(stage, wishing, { actor, content, isFirst, hiring });
  const telling = chance.pick<Telling>(['strong', 'strong', 'strong', 'middling', 'middling', 'weak']);
  return { ...planned, actor, resumeId, telling };
}

/** Who applies where and what becomes of it: the first seeker meets everything, and everything happens somewhere. */
function intend(chance: Chance, size: Size, seekers: readonly Settled[], opened: readonly Opened[]): Intended[] {
  const [first, ...others] = seekers;
  if (first === undefined) return [];
  const taken = new Set<string>();
  const intended: Intended[] = [];
  const add = (seeker: Settled, position: Opened, course: CourseName): void => {
    const key = `${seeker.phone} ${position.positionId}`;
    const tooSenior = position.content.experience === 2 && seeker.resume.experience > 4;
    if (taken.has(key) || tooSenior || position.age < courses[course].begins[0] + 0.2) return;
    taken.add(key);
    intended.push({ seeker, position, course });
  };
  const old = opened
    .filter(({ age, content }) => age > 14 && content.experience !== 2)
    .toSorted((a, b) => fit(first, b) - fit(first, a));
  courseNames.forEach((course, index) => {
    const position = old[index % Math.max(1, old.length)];
    if (position !== undefined) add(first, position, course);
  });
  const onFirst = opened.filter(({ company }) => company === 0);
  const pairs = onFirst.flatMap((position) =>
    others.filter(({ trade }) => trade === position.trade).map((seeker) => ({ seeker, position })),
  );
  const already = intended.filter(({ position }) => position.company === 0).length;
  const wanted = intended.length + size.onFirst - already;
  const begun = intended.length;
  for (const { seeker, position } of chance.sample(pairs, pairs.length)) {
    if (intended.length >= wanted) break;
    const usual = chance.is(0.4) ? chance.pick(['delivered', 'viewed'] as const) : drawCourse(chance);
    add(seeker, position, courseNames[intended.length - begun] ?? usual);
  }
  for (const seeker of others) {
    const near = opened.filter(({ company, trade }) => company !== 0 && trade === seeker.trade);
    for (const position of chance.sample(near, chance.int(1, 3))) add(seeker, position, drawCourse(chance));
  }
  return intended;
}

/** How well a position suits somebody: their trade, then its neighbours, and not all at one company. */
function fit(seeker: Settled, position: Opened): number {
  const near = position.trade.category.slice(0, 2) === seeker.trade.category.slice(0, 2);
  return (position.trade === seeker.trade ? 4 : near ? 2 : 0) + (position.company === 0 ? 0.5 : 1);
}

async function follow(stage: Stage, chance: Chance, { seeker, position, course }: Intended): Promise<void> {
  const chosen = courses[course];
  const [fewest, most] = chosen.begins;
  const ago = fewest + (Math.min(most, position.age - 0.1) - fewest) * chance.next();
  const latest = stage.today.getTime() - 300_000;
  stage.turnTo(new Date(Math.min(latest, awake(stage.today.getTime() - ago * day, chance))));
  const { actor, resumeId, trade, resume, telling } = seeker;
  if (chance.is(0.3)) await call(stage.as(actor), collectPosition, { positionId: position.positionId });
  stage.advance(120_000);
  const pair = {
    seeker: actor,
    resumeId,
    positionId: position.positionId,
    member: chance.pick(position.founded.members),
    interviewer: position.founded.interviewer,
  };
  await chosen.run(new Thread(stage, chance, pair), { trade, stories: resume.stories, telling }, chance);
}

/** A few positions are not recruited for any more, one is only a draft. */
async function endSome(stage: Stage, chance: Chance, opened: readonly Opened[]): Promise<void> {
  const some = chance.sample(
    opened.filter(({ age }) => age > 10),
    Math.floor(opened.length * 0.03),
  );
  for (const [index, { positionId, founded }] of some.entries()) {
    stage.turnTo(new Date(stage.today.getTime() - chance.next() * 4 * day - 3_600_000));
    await call(stage.as(founded.owner), index % 2 === 0 ? closePosition : pausePosition, { positionId });
    await stage.settle();
  }
}
