import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import { applyAgainDays, rejectionHoldHours } from '@pinjian/contract/application-pipeline.ts';
import { releaseRejectionsTask } from '#domains/application/tasks.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { runTask } from '../application.ts';
import type { World } from '../world.ts';
import type { Cast } from './cast.ts';
import { hourMs } from './clock.ts';
import type { Chance } from './chance.ts';
import { companyActs, write } from './company-acts.ts';
import { seekerActs } from './seeker-acts.ts';
import { look } from './sight.ts';
import { createWanted } from './wanted.ts';

/** What a company and a seeker have done with one another before everybody begins. */
interface Row {
  readonly seeker: number;
  readonly company: number;
  /** `write`: an offer is written and put before its approvers. */
  readonly moves: readonly (`${'seeker' | 'company'} ${MoveName}` | 'company write')[];
}

const met = [
  'seeker apply',
  'company passResume',
  'company inviteToRealInterview',
  'seeker acceptRealInterview',
] as const;
const invitedToAi = ['seeker apply', 'company passResume', 'company inviteToAiInterview'] as const;

const to = (company: number, seekers: readonly number[]): Row[] =>
  seekers.map((seeker) => ({ seeker, company, moves: met }));

/** A quarter of a year ago. */
const longAgo: readonly Row[] = [
  { seeker: 0, company: 0, moves: ['seeker apply', 'company reject'] },
  { seeker: 1, company: 1, moves: ['seeker apply', 'company reject'] },
];
/** Rounds whose time is over now, those of yesterday first: two interviewers have only so many hours a day. */
const lately: readonly (readonly Row[])[] = [
  [...to(0, [1, 2, 3, 4]), ...to(1, [2, 3]), ...to(2, [3, 4, 5])],
  [...to(0, [5, 6, 7]), ...to(2, [6, 7, 8])],
];
const sent = ['company holdRealInterview', 'company sendOffer'] as const;
const toApprove = ['company holdRealInterview', 'company write'] as const;
/** What follows from those, and what begins. */
const now: readonly Row[] = [
  { seeker: 1, company: 0, moves: ['company reject'] },
  { seeker: 2, company: 0, moves: ['company claimNoShow'] },
  { seeker: 3, company: 0, moves: ['seeker claimNoShow'] },
  ...[5, 6, 7].map((seeker) => ({ seeker, company: 0, moves: toApprove })),
  ...[2, 3].map((seeker) => ({ seeker, company: 1, moves: toApprove })),
  ...[3, 4].map((seeker): Row => ({ seeker, company: 2, moves: [...sent, 'seeker acceptOffer'] })),
  { seeker: 5, company: 2, moves: sent },
  { seeker: 6, company: 2, moves: [...sent, 'seeker counterOffer'] },
  { seeker: 7, company: 2, moves: ['company holdRealInterview'] },
  { seeker: 5, company: 1, moves: invitedToAi },
  { seeker: 6, company: 1, moves: [...invitedToAi, 'seeker acceptAiInterview'] },
  { seeker: 0, company: 2, moves: [...invitedToAi, 'seeker acceptAiInterview'] },
  { seeker: 7, company: 1, moves: [...met, 'seeker proposeOtherTime'] },
  { seeker: 8, company: 1, moves: ['company addTalent'] },
];

/**
 * Lets a few rows get far before fifty act at once: what is seldom (a no-show that is disputed, a scorecard that is handed
 * in behind a rejection, who applies again after a quarter of a year) is one move away then, and not left to luck. By the
 * product's own operations, one after the other. Answers when it was set: what counts as done is done after that.
 */
export async function setScene(world: World, cast: Cast, chance: Chance): Promise<Date> {
  await play(world, cast, { rows: longAgo, chance });
  world.clock.advance((rejectionHoldHours + 1) * hourMs);
  await runTask(world, releaseRejectionsTask);
  world.clock.advance((applyAgainDays + 1) * 24 * hourMs);
  for (const rows of lately) {
    await play(world, cast, { rows, chance });
    // Past the last hour that an invitation of the company's names.
    world.clock.advance(14 * hourMs);
  }
  await play(world, cast, { rows: now, chance });
  world.clock.advance(60_000);
  return new Date(world.clock.now().getTime() - 1);
}

/** An hour that is taken already is refused: another one is drawn. */
const mostTries = 20;

async function play(world: World, cast: Cast, part: { rows: readonly Row[]; chance: Chance }): Promise<void> {
  for (const { moves, ...who } of part.rows)
    for (const move of moves) await once(world, cast, { ...who, move, chance: part.chance });
}

interface One extends Omit<Row, 'moves'> {
  readonly move: Row['moves'][number];
  readonly chance: Chance;
}

async function once(world: World, cast: Cast, one: One, tries = 1): Promise<void> {
  const seeker = cast.seekers[one.seeker];
  const company = cast.companies[one.company];
  const [member] = company?.movers ?? [];
  if (seeker === undefined || company === undefined || member === undefined) throw new Error('nobody plays this');
  const { positionId } = company;
  const of = { seekerId: seeker.userId, positionId };
  const sight = await look(world, of);
  const [side, move] = one.move.split(' ') as ['seeker' | 'company', MoveName];
  const shared = { sight, chance: one.chance, positionId };
  try {
    if (side === 'seeker') await seekerActs[move]?.act({ ...shared, ctx: world.as(seeker) });
    else {
      const turn = { ...shared, ...of, world, company, ctx: world.as(member), wanted: createWanted() };
      await (one.move === 'company write' ? write(turn) : companyActs[move]?.act(turn));
    }
  } catch (error) {
    if (!(error instanceof Refusal) || tries === mostTries) throw error;
    await once(world, cast, one, tries + 1);
  }
}
