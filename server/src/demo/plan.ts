import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { createChance, type Chance } from './chance.ts';
import { accountOf, demoAccounts, demoPhone } from './accounts.ts';
import { demoCompanies } from './data/companies.ts';
import { familyNames, givenNames } from './data/names.ts';
import { trades } from './data/trades.ts';
import type { Trade } from './trade.ts';
import { places, placeOf } from './writing/places.ts';
import { PositionWriter } from './writing/position-text.ts';
import { ResumeWriter, type WrittenResume } from './writing/resume-text.ts';

/** How much of everything there is. */
export interface Size {
  readonly companies: number;
  readonly positions: number;
  readonly seekers: number;
  /** Applications on the first company, whose owner has an account to sign in with. */
  readonly onFirst: number;
  /** Positions of the first company. */
  readonly positionsOfFirst: number;
  /** People who suit those and came too late to have applied: whom their company is recommended. */
  readonly newcomers: number;
}

export const wholeWorld: Size = {
  companies: 40,
  positions: 400,
  seekers: 300,
  onFirst: 200,
  positionsOfFirst: 20,
  newcomers: 36,
};

export interface PlannedPosition {
  /** Index of demoCompanies. */
  readonly company: number;
  readonly trade: Trade;
  readonly content: PositionContent;
}

export interface PlannedSeeker {
  readonly name: string;
  readonly phone: string;
  readonly trade: Trade;
  readonly resume: WrittenResume;
}

/** Companies that hire a trade; whoever does something else hires people for every office. */
function hiring(trade: Trade, companies: number): number[] {
  const all = demoCompanies.slice(0, companies).map((company, index) => ({ company, index }));
  const fitting = all.filter(({ company }) => trade.sectors.includes(company.sector));
  return (fitting.length === 0 ? all : fitting).map(({ index }) => index);
}

/** The trades that the first company hires. */
function tradesOfFirst(): Trade[] {
  const first = demoCompanies[0]?.sector ?? 'tech';
  return trades.filter(({ sectors }) => sectors.includes(first)).slice(0, 10);
}

/** The positions of a world, evenly over trades; those of the first company come first. */
export function* planPositions(size: Size, seed = 1): Generator<PlannedPosition> {
  const chance = createChance(seed);
  const writers = trades.map((trade) => new PositionWriter(trade, chance));
  const firstTrades = tradesOfFirst();
  const ofFirst = Array.from({ length: size.positionsOfFirst }, (_, index) => firstTrades[index % firstTrades.length]);
  // What the first company takes of a trade is missing in the others': each trade has its even share in all.
  const waiting = [...ofFirst];
  for (let made = 0; made < size.positions; made++) {
    const even = writers[made % writers.length];
    const fromFirst = waiting.findIndex((trade) => trade === even?.trade);
    if (even === undefined) continue;
    if (fromFirst !== -1) waiting.splice(fromFirst, 1);
    const others = hiring(even.trade, size.companies).filter((index) => index !== 0 || size.companies === 1);
    const company = fromFirst === -1 ? chance.pick(others.length === 0 ? [0] : others) : 0;
    yield plannedPosition(even, company, chance);
  }
}

function plannedPosition(writer: PositionWriter, index: number, chance: Chance): PlannedPosition {
  const company = demoCompanies[index];
  if (company === undefined) throw new Error(`no company ${index}`);
  const place = chance.is(0.62) ? placeOf(company.city) : chance.pick(places);
  return { company: index, trade: writer.trade, content: writer.write(company, place) };
}

/** The phone of a company's owner, by the number of the company. */
export function phoneOfOwner(company: number): string {
  return company === 0 ? accountOf('owner').phone : demoPhone(company);
}

function phoneOfSeeker(made: number): string {
  return made === 0 ? accountOf('seeker').phone : demoPhone(1000 + made);
}

/** Everybody's phone in a world of that size. */
export function phonesOfWorld({ companies, seekers, newcomers }: Size): string[] {
  const owners = Array.from({ length: companies }, (_, company) => phoneOfOwner(company));
  const others = Array.from({ length: seekers + newcomers }, (_, made) => phoneOfSeeker(made));
  return [...new Set([...demoAccounts.map(({ phone }) => phone), ...owners, ...others])];
}

/** The seekers of a world, evenly over trades. The first is the one with an account, of the first trade. */
export function* planSeekers(
  count: number,
  today: Date,
  phoneOf: (made: number) => string = phoneOfSeeker,
  seed = 2,
): Generator<PlannedSeeker> {
  const chance = createChance(seed);
  const writers = trades.map((trade) => new ResumeWriter(trade, chance));
  for (let made = 0; made < count; made++) {
    const writer = writers[made % writers.length];
    if (writer === undefined) continue;
    const phone = phoneOf(made);
    const name = chance.pick(familyNames) + chance.pick(givenNames);
    const place = chance.pick(places);
    const wanted = made === 0 ? { years: 5 } : undefined;
    yield { name, phone, trade: writer.trade, resume: writer.write({ name, phone, place }, today, wanted) };
  }
}

/** Years of work that an experience of a position (dictNum) asks for; a few where it says nothing. */
const yearsFor: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 2, 5: 4, 6: 7, 7: 12 };
const someYears = 4;

/** People written for positions, in turn: of their trade and city, with the years they ask for. */
export function* planNewcomers(
  { seekers, newcomers }: Size,
  positions: readonly PlannedPosition[],
  today: Date,
  seed = 3,
): Generator<PlannedSeeker> {
  const chance = createChance(seed);
  const writers = new Map(positions.map(({ trade }) => [trade, new ResumeWriter(trade, chance)]));
  for (let made = 0; made < newcomers; made++) {
    const position = positions[made % positions.length];
    const writer = position && writers.get(position.trade);
    const place = places.find(({ code }) => code === position?.content.cityCode);
    if (position === undefined || writer === undefined || place === undefined) continue;
    const phone = phoneOfSeeker(seekers + made);
    const name = chance.pick(familyNames) + chance.pick(givenNames);
    const wanted = { years: yearsFor[position.content.experience ?? 0] ?? someYears };
    yield { name, phone, trade: writer.trade, resume: writer.write({ name, phone, place }, today, wanted) };
  }
}
