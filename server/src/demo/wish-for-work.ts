import { savePositionSearch } from '@pinjian/contract/matching-saved-search.ts';
import { maxWishCities, saveWishes, type Wish, type WishContent } from '@pinjian/contract/matching-wish.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { findableConsent, notLooking, setResumeVisibility } from '@pinjian/contract/resume-privacy.ts';
import type { SeekerActor } from '#server/context.ts';
import { call } from './call.ts';
import type { Chance } from './chance.ts';
import type { Stage } from './stage.ts';
import { demoCompanies } from './data/companies.ts';
import { placeOf, places } from './writing/places.ts';

/** Fen of a thousand yuan: floors of pay are spoken of in thousands. */
const thousand = 100_000;

/** Some have found their peace where they are. */
export function orNotLooking(chance: Chance, content: ResumeContent): ResumeContent {
  if (!chance.is(0.06)) return content;
  return { ...content, basics: { ...content.basics, jobStatus: notLooking } };
}

interface Wishing {
  readonly actor: SeekerActor;
  readonly content: ResumeContent;
  /** The seeker with an account, who has more to show. */
  readonly isFirst: boolean;
  /** Cities in which positions like theirs are on show. */
  readonly hiring: readonly string[];
}

/**
 * Somebody says what they look for and whether companies may find them. Most have skipped the one or the other: then their
 * resume speaks for them, and only those they apply to see it.
 */
export async function wishForWork(
  stage: Stage,
  chance: Chance,
  { actor, content, isFirst, hiring }: Wishing,
): Promise<void> {
  const ctx = stage.as(actor);
  stage.advance(chance.int(1, 6) * 60_000);
  const findable = isFirst || chance.is(0.68);
  const visibility = findable ? ('open' as const) : ('applied' as const);
  await call(ctx, setResumeVisibility, { visibility, consentVersion: findableConsent.version });
  if (isFirst || chance.is(0.7)) {
    const personalOrder = isFirst || !chance.is(0.08);
    await call(ctx, saveWishes, { version: 0, content: wishesOf(chance, content, { isFirst, hiring }), personalOrder });
    if (isFirst) await keepSearches(stage, actor, content);
    return;
  }
  // The resume says what and where; the rest they were asked and had no answer to.
  const question = { name: 'salary', skipped: true } as const;
  await call(ctx, saveWishes, { version: 0, content: {}, question });
}

/** The seeker with an account keeps two searches: what they are, where they want to be, and from home. */
async function keepSearches(stage: Stage, actor: SeekerActor, { intentions }: ResumeContent): Promise<void> {
  const [intention] = intentions;
  if (intention === undefined) return;
  const { position: q, cities } = intention;
  const [city] = cities;
  const ctx = stage.as(actor);
  const near = new URLSearchParams({ q, cityCode: city?.code ?? '' });
  await call(ctx, savePositionSearch, {
    name: [q, city?.name ?? ''].filter((part) => part !== '').join(' · '),
    query: near.toString(),
    alert: true,
  });
  const remote = new URLSearchParams({ q: `${q} 远程` }).toString();
  await call(ctx, savePositionSearch, { name: `远程的${q}`, query: remote, alert: false });
}

/** The intention of the resume in their own words, and for some a second one. */
function wishesOf(
  chance: Chance,
  { intentions }: ResumeContent,
  { isFirst, hiring }: Pick<Wishing, 'isFirst' | 'hiring'>,
): WishContent {
  const wishes = intentions.map(({ position, positionCode, cities, salary }): Wish => {
    const anyCity = !isFirst && chance.is(0.25);
    return {
      position,
      positionCode,
      cityCodes: anyCity ? [] : cities.flatMap(({ code }) => code ?? []),
      anyCity,
      remote: chance.is(0.15),
      salaryMin: salary.min === null ? null : Math.floor(salary.min / thousand) * thousand,
    };
  });
  const [first] = wishes;
  // Many would move to where the company is that the demo accounts belong to: it has somebody to find.
  const large = placeOf(demoCompanies[0]?.city ?? '');
  const elsewhere =
    !isFirst && chance.is(0.6)
      ? large
      : chance.pick(places.filter(({ code }) => first?.cityCodes.includes(code) !== true));
  if (first !== undefined && (isFirst || chance.is(0.5)))
    wishes.push({
      ...first,
      anyCity: false,
      remote: true,
      // Who has an account would go where the work is: they have something to be recommended.
      cityCodes: isFirst ? [...new Set([elsewhere.code, ...hiring])].slice(0, maxWishCities) : [elsewhere.code],
      salaryMin: null,
    });
  return {
    wishes,
    jobTypes: chance.is(0.8) ? [1] : [1, 2],
    recruitTypes: chance.is(0.6) ? [1] : [],
    arrival: chance.is(0.7) ? chance.int(1, 5) : null,
  };
}
