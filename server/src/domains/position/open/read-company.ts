import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { publicCompany } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { publicCards } from '../find-cards.ts';
import { findNewestOf } from './queries.ts';

/** Positions on the page of a company; who looks for more signs in. */
const shown = 30;

/** A verified company with what it recruits for, for anybody. */
export interface OpenCompany {
  readonly company: NonNullable<Awaited<ReturnType<typeof publicCompany>>>;
  /** The newest ones. */
  readonly positions: readonly PositionCard[];
}

/** What anybody reads at the public address of a company; null where there is none, or none that is verified. */
export async function readOpenCompany(ctx: Ctx, companyId: string): Promise<OpenCompany | null> {
  const company = await publicCompany(ctx, companyId);
  if (company === null) return null;
  return { company, positions: await publicCards(ctx, await findNewestOf(ctx, companyId, shown)) };
}
