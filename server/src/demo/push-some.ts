import { listTargetJobs } from '@pinjian/contract/application.ts';
import { dismissPosition } from '@pinjian/contract/matching-dismissal.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { createPosition, publishPosition } from '@pinjian/contract/position.ts';
import { forgetLooks, pushNow } from '#domains/matching/index.ts';
import { newId } from '#platform/core/ids.ts';
import { call } from './call.ts';
import type { Chance } from './chance.ts';
import { demoCompanies } from './data/companies.ts';
import type { Founded } from './found-companies.ts';
import type { Stage } from './stage.ts';
import type { Opened, Settled } from './world.ts';
import { placeOf } from './writing/places.ts';
import { PositionWriter } from './writing/position-text.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** Beijing is so far ahead; nobody there sleeps any more at this hour. */
const beijing = 8 * hour;
const morning = 9.5 * hour;
/** Days ago on which something is pushed. */
const days = [3, 2] as const;
/** Of the others so many seekers are pushed something, and so many positions of the company that the accounts belong to. */
const othersPushed = 11;
const positionsPushed = 20;
/** On each of these days, so many companies publish what the first seeker looks for. */
const newPerDay = 4;

/** How many positions `pushSome` makes. */
export const pushedPositions = days.length * newPerDay;

/** dictNum of experience: 3-5年. */
const someYears = 5;

function morningBefore(stage: Stage, ago: number): Date {
  const today = Math.floor((stage.today.getTime() + beijing) / day) * day - beijing;
  return new Date(today - ago * day + morning);
}

/**
 * AI direct push at work on two of the last days: companies publish what the first seeker looks for, some others are brought
 * together with what there is, and the company of the accounts is brought talents. The rest of the world is left out, as it
 * would take as long again. The first seeker does not want one of theirs, and says why.
 */
export async function pushSome(
  stage: Stage,
  chance: Chance,
  { founded, opened, seekers }: { founded: readonly Founded[]; opened: readonly Opened[]; seekers: readonly Settled[] },
): Promise<void> {
  const [first, ...others] = seekers;
  if (first === undefined) return;
  const writer = new PositionWriter(first.trade, chance);
  const made: string[] = [];
  for (const ago of days) {
    stage.turnTo(morningBefore(stage, ago));
    for (let count = 0; count < newPerDay; count++) {
      // Every company but the first, in turn.
      const index = founded.length === 1 ? 0 : 1 + (made.length % (founded.length - 1));
      made.push(await publish(stage, founded[index], contentFor(first, writer, index)));
    }
    await push(stage, 'seeker', first.actor.userId);
    if (ago === days[0]) await pushAround(stage, opened, others);
    stage.turnTo(new Date(morningBefore(stage, ago).getTime() + hour));
    await stage.runScheduled('matching.tell-pushes');
    await stage.settle();
    if (ago === days[0]) await dismissOne(stage, first);
  }
  const looked = [...seekers.map(({ actor }) => actor.userId), ...opened.map(({ positionId }) => positionId), ...made];
  await forgetLooks(stage.as({ kind: 'system' }), looked);
}

/** Brings together what there was before. */
async function pushAround(stage: Stage, opened: readonly Opened[], others: readonly Settled[]): Promise<void> {
  const ofFirst = opened.filter(({ company }) => company === 0).slice(0, positionsPushed);
  for (const { positionId } of ofFirst) await push(stage, 'position', positionId);
  for (const { actor } of others.slice(0, othersPushed)) await push(stage, 'seeker', actor.userId);
}

async function push(stage: Stage, kind: 'seeker' | 'position', id: string): Promise<void> {
  await pushNow(stage.as({ kind: 'system' }), { kind, id });
  await stage.settle();
}

/** A position of the seeker's trade where they want to work, for what they want to earn. */
function contentFor({ resume }: Settled, writer: PositionWriter, index: number): PositionContent {
  const company = demoCompanies[index];
  const [intention] = resume.content.intentions;
  const city = intention?.cities[0]?.code;
  if (company === undefined || city === undefined || city === null) throw new Error('the first seeker says where');
  const content = writer.write(company, placeOf(city));
  const floor = intention?.salary.min ?? 0;
  return {
    ...content,
    title: writer.trade.titles[index % writer.trade.titles.length] ?? content.title,
    experience: someYears,
    education: writer.trade.education,
    recruitType: 1,
    salaryMin: Math.max(content.salaryMin ?? 0, floor),
    salaryMax: Math.max(content.salaryMax ?? 0, Math.round((floor * 1.4) / 100_000) * 100_000),
  };
}

async function publish(stage: Stage, company: Founded | undefined, content: PositionContent): Promise<string> {
  if (company === undefined) throw new Error('no company publishes');
  stage.advance(60_000);
  const ctx = stage.as(company.owner);
  const { positionId, version } = await call(ctx, createPosition, { key: newId(), content });
  await call(ctx, publishPosition, { positionId, version });
  await stage.settle();
  return positionId;
}

async function dismissOne(stage: Stage, { actor }: Settled): Promise<void> {
  const ctx = stage.as(actor);
  const { records } = await call(ctx, listTargetJobs, { tab: 2, current: 1, pageSize: 10 });
  const last = records.at(-1);
  if (last === undefined || records.length < 2) return;
  await call(ctx, dismissPosition, { positionId: last.position.positionId, reason: 'salary' });
  await stage.settle();
}
