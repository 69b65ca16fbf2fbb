import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { readsAny, requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import type { AgentRow } from './queries.ts';

/** Who has agents: seekers and members of companies. @throws Refusal 403 to admins */
export function requireOwner(actor: SignedInActor): SeekerActor | EmployerActor {
  if (actor.kind === 'admin') throw new Refusal(errors.notAllowed);
  return actor;
}

/** Whose agents somebody sees beside their own: of the company, where they read its candidates and positions. */
export function companySeen(actor: SeekerActor | EmployerActor): string | null {
  if (actor.kind === 'seeker' || actor.companyId === null) return null;
  return readsAny(actor, 'positions') && readsAny(actor, 'candidates') ? actor.companyId : null;
}

/** An agent of a company is its owner's for as long as they belong to it: it tells of the company's candidates. */
function isOwnersStill(owner: SeekerActor | EmployerActor, row: AgentRow): boolean {
  if (row.owner_id !== owner.userId) return false;
  return row.company_id === null || (owner.kind === 'employer' && owner.companyId === row.company_id);
}

/** @throws Refusal 40400 for an agent that is neither one's own nor one of a company whose agents one sees */
export function requireSeen(actor: SignedInActor, row: AgentRow | undefined): AgentRow {
  const owner = requireOwner(actor);
  const company = companySeen(owner);
  if (row === undefined || (!isOwnersStill(owner, row) && (company === null || row.company_id !== company)))
    throw new Refusal(errors.notFound);
  return row;
}

/** @throws Refusal 40400 for an agent that is not one's own */
export function requireOwn(actor: SignedInActor, row: AgentRow | undefined): AgentRow {
  const owner = requireOwner(actor);
  if (row === undefined || !isOwnersStill(owner, row)) throw new Refusal(errors.notFound);
  return row;
}

/**
 * In whose name an agent of a kind would act; null for a seeker.
 * @throws Refusal 403 for the other side's kinds, 40310 and 40311 for who may not do themselves what it would do
 */
export function requireMaking(actor: SeekerActor | EmployerActor, kind: AgentKind): string | null {
  if (agentKindFacts[kind].side !== actor.kind) throw new Refusal(errors.notAllowed);
  if (actor.kind === 'seeker') return null;
  requirePermission(actor, 'position.write');
  return requirePermission(actor, 'candidate.move');
}
