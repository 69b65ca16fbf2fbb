import { randomInt } from 'node:crypto';
import { admitDemoPeople } from '#domains/account/index.ts';
import { addShownPositions, whileAddingPositions } from '#domains/position/index.ts';
import { addConfirmedResumes, addConsents } from '#domains/resume/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { createChance } from './chance.ts';
import { demoCompanies } from './data/companies.ts';
import { creditCodeOf, foundCompanies, type Founded } from './found-companies.ts';
import { planPositions, planSeekers, type PlannedPosition, type PlannedSeeker } from './plan.ts';
import { portsOfDemo } from './ports.ts';
import { createStage } from './stage.ts';

export interface Many {
  readonly positions: number;
  readonly seekers: number;
}

/** What was added, and how long it took. */
export interface Loaded {
  readonly companies: number;
  readonly positions: number;
  readonly positionSeconds: number;
  readonly seekers: number;
  readonly seekerSeconds: number;
}

const batch = 1000;
const day = 86_400_000;
/** Phones of one load: so many seekers at most, and a hundred for owners. */
const phonesOfRun = 1_000_000;

/**
 * Adds large numbers of positions and of seekers with resumes, in batches that each are there or not. Made for measuring:
 * nobody of these applies anywhere. A second load adds as many again, with people and companies of its own.
 * @throws where the drawn range of phones was drawn before
 */
export async function loadMany(ctx: Ctx<SystemActor>, many: Many, print: (line: string) => void): Promise<Loaded> {
  const run = randomInt(0, 99);
  const phone = (number: number): string => `198${String(run * phonesOfRun + number).padStart(8, '0')}`;
  let started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 100) / 10;
  const founded = many.positions === 0 ? [] : await foundFor(ctx, run, phone);

  started = performance.now();
  const chance = createChance(run + 1);
  const now = ctx.now().getTime();
  const size = { ...many, companies: founded.length, onFirst: 0, positionsOfFirst: 0, newcomers: 0 };
  const addPositions = (items: readonly PlannedPosition[]): Promise<void> => {
    const rows = items.map(({ company, content }) => {
      const { companyId, userId: createdBy } = ownerOf(founded, company);
      return { companyId, createdBy, shownAt: new Date(now - chance.next() * 60 * day), content };
    });
    return addShownPositions(ctx, rows);
  };
  const told = (what: string) => (sum: number) => {
    if (sum % 10_000 === 0) print(`${what} ${sum}，${seconds()} 秒`);
  };
  await whileAddingPositions(ctx, () => sideBySide(planPositions(size, run + 1), addPositions, told('职位')));
  const positionSeconds = seconds();

  started = performance.now();
  const phoneOf = (made: number): string => phone(made + 100);
  await sideBySide(
    planSeekers(many.seekers, ctx.now(), phoneOf, run + 2),
    (items) => addSeekers(ctx, items),
    told('求职者'),
  );
  return { ...many, companies: founded.length, positionSeconds, seekerSeconds: seconds() };
}

/** Companies of this load alone, verified. */
async function foundFor(ctx: Ctx<SystemActor>, run: number, phone: (number: number) => string): Promise<Founded[]> {
  const register = {
    phone,
    creditCode: (index: number) => creditCodeOf(run, index),
    recruiter: null,
    interviewer: null,
  };
  return ctx.transaction(async (tx) => {
    const stage = createStage(tx, portsOfDemo(tx.ports));
    const founded: Founded[] = [];
    for await (const each of foundCompanies(stage, createChance(run), demoCompanies.length, register))
      founded.push(each);
    return founded;
  });
}

function ownerOf(founded: readonly Founded[], company: number): Founded['owner'] {
  const owner = founded[company]?.owner;
  if (owner === undefined) throw new Error(`company ${company} was not founded`);
  return owner;
}

/** Of ten people so many agree to be found by companies. */
const findableOfTen = 7;

async function addSeekers(ctx: Ctx<SystemActor>, seekers: readonly PlannedSeeker[]): Promise<void> {
  await ctx.transaction(async (tx) => {
    const people = seekers.map(({ phone }) => ({ phone, kind: 'seeker' as const, username: null }));
    const made = await admitDemoPeople(tx, people);
    const resumes = made.flatMap(({ userId }, index) => {
      const content = seekers[index]?.resume.content;
      return content === undefined ? [] : [{ userId, content }];
    });
    await addConfirmedResumes(tx, resumes);
    const findable = resumes.filter((_, index) => index % 10 < findableOfTen);
    await addConsents(
      tx,
      findable.map(({ userId }) => userId),
    );
  });
}

/** Two batches at a time: while the database writes one, the next is being written out here. */
async function sideBySide<T>(
  from: Iterable<T>,
  add: (items: readonly T[]) => Promise<void>,
  tell: (sum: number) => void,
): Promise<void> {
  let before: Promise<void> = Promise.resolve();
  for (const { items, sum } of inBatches(from)) {
    const adding = add(items);
    await before.catch(async (error: unknown) => {
      await Promise.allSettled([adding]);
      throw error;
    });
    before = adding;
    tell(sum);
  }
  await before;
}

function* inBatches<T>(from: Iterable<T>): Generator<{ items: T[]; sum: number }> {
  let items: T[] = [];
  let sum = 0;
  for (const item of from) {
    items.push(item);
    sum += 1;
    if (items.length < batch) continue;
    yield { items, sum };
    items = [];
  }
  if (items.length > 0) yield { items, sum };
}
