import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { verifiedOwner } from '../company.ts';
import { openPosition } from '../position.ts';
import { talent } from '../talent.ts';
import type { World } from '../world.ts';

/** A company with an open position; its members act at once, and two of them interview. */
export interface CastCompany {
  readonly companyId: string;
  readonly positionId: string;
  /** Who moves candidates. */
  readonly movers: readonly EmployerActor[];
  readonly interviewers: readonly EmployerActor[];
}

export interface Cast {
  readonly companies: readonly CastCompany[];
  readonly seekers: readonly SeekerActor[];
}

/**
 * Fifty at once with the two that move the clock: three companies with five members each, and eleven seekers who each act
 * on three devices. Few enough that many are about the same row at a moment.
 */
export const castSize = { companies: 3, movers: 3, interviewers: 2, seekers: 11, devices: 3 } as const;

/** Two interviewers for all candidates of a company: their times are wanted by many. */
export async function gather(world: World): Promise<Cast> {
  const companies: CastCompany[] = [];
  for (let nth = 1; nth <= castSize.companies; nth += 1) companies.push(await found(world, nth));
  const seekers: SeekerActor[] = [];
  for (let nth = 1; nth <= castSize.seekers; nth += 1) seekers.push((await talent(world)).seeker);
  return { companies, seekers };
}

async function found(world: World, nth: number): Promise<CastCompany> {
  const owner = await verifiedOwner(world, { name: `青禾示例科技${nth}` });
  const { companyId } = owner;
  const positionId = await openPosition(world, owner, { title: '后端工程师', headCount: 3 });
  const member = (role: 'recruiter' | 'interviewer') => world.employer({ companyId, role, companyStatus: 1 });
  const movers: EmployerActor[] = [owner];
  while (movers.length < castSize.movers) movers.push(await member('recruiter'));
  const interviewers: EmployerActor[] = [];
  while (interviewers.length < castSize.interviewers) interviewers.push(await member('interviewer'));
  return { companyId, positionId, movers, interviewers };
}
