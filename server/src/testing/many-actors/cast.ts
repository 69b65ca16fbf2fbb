import { defaultLetter } from '@pinjian/contract/application-offer-settings.ts';
import { saveOfferSettings } from '#domains/application/offer/settings/save-offer-settings.ts';
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
  /** Offers are approved by others before they are sent. */
  readonly approves: boolean;
}

export interface Cast {
  readonly companies: readonly CastCompany[];
  readonly seekers: readonly SeekerActor[];
}

/**
 * Fifty at once with the two that move the clock: three companies with ten members each, and nine seekers who each act on
 * two devices. Few enough that many are about the same row at a moment, and on the company's side enough that rows get far.
 */
export const castSize = { companies: 3, movers: 8, interviewers: 2, seekers: 9, devices: 2 } as const;

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
  const approvers = chainOf(nth, movers);
  if (approvers.length > 0) await saveOfferSettings(world.as(owner), { version: 0, approvers, letter: defaultLetter });
  return { companyId, positionId, movers, interviewers, approves: approvers.length > 0 };
}

/** One company asks two, the second from a pay on that some offers reach; one asks its owner; one asks nobody. */
function chainOf(nth: number, [owner, first, second]: readonly EmployerActor[]) {
  if (nth === 1 && first !== undefined && second !== undefined)
    return [
      { memberId: first.userId, fromYearly: null },
      { memberId: second.userId, fromYearly: 34_000_000 },
    ];
  return nth === 2 && owner !== undefined ? [{ memberId: owner.userId, fromYearly: null }] : [];
}
