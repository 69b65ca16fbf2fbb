import { answerUnsuitable, listAdditions, unsuitableReasons } from '@pinjian/contract/matching-recommendation.ts';
import {
  addTalent,
  getTalent,
  hideTalent,
  listRecommendedTalents,
  searchTalents,
} from '@pinjian/contract/matching-talent.ts';
import { talentQuery } from '@pinjian/contract/matching-talent-query.ts';
import { saveSearch } from '@pinjian/contract/matching-saved-search.ts';
import type { SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Chance } from './chance.ts';
import type { Stage } from './stage.ts';
import type { Opened } from './world.ts';

const day = 86_400_000;
/** Positions for which members look through the talents that are recommended. */
const looked = 24;
/** Of these so many are of the company that the demo accounts belong to. */
const ofFirstCompany = 10;

/**
 * Members look through the talents that are recommended for their positions in the last two weeks: they open some, add a few,
 * hide one now and then. Some of those who were added say that it does not suit them; the others have not answered.
 */
export async function findTalents(
  stage: Stage,
  chance: Chance,
  opened: readonly Opened[],
  seekers: readonly SeekerActor[],
): Promise<void> {
  const ofFirst = chance.sample(
    opened.filter(({ company }) => company === 0),
    ofFirstCompany,
  );
  const others = chance.sample(
    opened.filter(({ company }) => company !== 0),
    looked - ofFirst.length,
  );
  for (const position of [...ofFirst, ...others]) await lookThrough(stage, chance, position);
  for (const seeker of seekers) if (chance.is(0.3)) await answerOne(stage, chance, seeker);
  const [first] = ofFirst;
  if (first === undefined) return;
  stage.turnTo(new Date(stage.today.getTime() - 9 * day));
  const query = new URLSearchParams({ q: first.content.title, sort: 'active' }).toString();
  await call(stage.as(first.founded.owner), saveSearch, { name: first.content.title, query, alert: true });
  await stage.settle();
}

async function lookThrough(stage: Stage, chance: Chance, { positionId, founded, age, content }: Opened): Promise<void> {
  stage.turnTo(new Date(stage.today.getTime() - Math.min(age, 14) * chance.next() * day - 3_600_000));
  const ctx = stage.as(chance.pick(founded.members));
  const page = { current: 1, pageSize: 10 };
  const recommended = await call(ctx, listRecommendedTalents, { positionId, ...page });
  // Where nobody is recommended they look among all of the trade.
  const asked = talentQuery.parse({ categoryIds: content.categoryId ?? '', positionId, sort: 'fit' });
  const { records } = recommended.total > 0 ? recommended : await call(ctx, searchTalents, { ...asked, ...page });
  for (const [place, { resumeId, standing }] of chance.sample(records.slice(0, 6), chance.int(1, 4)).entries()) {
    stage.advance(chance.int(2, 9) * 60_000);
    await call(ctx, getTalent, { resumeId, positionId });
    if (place === 0 && standing.mayAdd && chance.is(0.6)) await call(ctx, addTalent, { positionId, resumeId });
    else if (chance.is(0.1)) await call(ctx, hideTalent, { positionId, resumeId, reason: 'direction' });
    await stage.settle();
  }
}

async function answerOne(stage: Stage, chance: Chance, seeker: SeekerActor): Promise<void> {
  const ctx = stage.as(seeker);
  const { records } = await call(ctx, listAdditions, { current: 1, pageSize: 10 });
  const [addition] = records;
  if (addition === undefined) return;
  const added = new Date(addition.addedAt).getTime();
  stage.turnTo(new Date(Math.min(stage.today.getTime() - 600_000, added + chance.int(3, 40) * 3_600_000)));
  const { state: from, version, positionId } = addition.application;
  await call(ctx, answerUnsuitable, { positionId, from, version, reason: chance.pick(unsuitableReasons) });
  await stage.settle();
}
