import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { talentsShown, type listRecommendedTalents as endpoint } from '@pinjian/contract/matching-talent.ts';
import { positionTitle } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findTalentsFor, type FittingTalent } from '../candidates/find-talents-for.ts';
import { findTalentRows } from './find-rows.ts';
import { requireSearcher } from './policy.ts';
import { findLatestOpen, findOpenFacts } from './queries.ts';

/**
 * Who fits an open position, the best first: see `findTalentsFor`. Without a position one is chosen.
 * @throws Refusal 40310, 40311, 40320, 40400 for a position that is not an open one of the company
 */
export async function listRecommendedTalents(
  ctx: Ctx<Employing>,
  { positionId: asked, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = await requireSearcher(ctx);
  const { positionId, fitting } =
    asked === undefined ? await choosePosition(ctx, companyId) : await fittingOf(ctx, companyId, asked);
  const page = fitting.slice((current - 1) * pageSize, current * pageSize);
  return {
    records: await findTalentRows(ctx, { companyId, positionId }, page),
    total: fitting.length,
    totalCapped: false,
    current,
    pageSize,
    position: { positionId, title: await positionTitle(ctx, positionId) },
  };
}

interface Fitting {
  readonly positionId: string;
  readonly fitting: readonly FittingTalent[];
}

async function fittingOf(ctx: Ctx, companyId: string, positionId: string): Promise<Fitting> {
  const facts = await findOpenFacts(ctx, { positionId, companyId });
  if (facts === undefined) throw new Refusal(errors.notFound);
  return { positionId, fitting: await findTalentsFor(ctx, positionId, { limit: talentsShown }) };
}

/** So many of the latest positions are tried for whoever names none. */
const positionsTried = 6;

/** Whoever opens the page should find somebody there, where there is anybody. */
async function choosePosition(ctx: Ctx, companyId: string): Promise<Fitting> {
  const latest = await findLatestOpen(ctx, companyId, positionsTried);
  const [newest] = latest;
  if (newest === undefined) throw new Refusal(errors.notFound);
  for (const positionId of latest) {
    const fitting = await findTalentsFor(ctx, positionId, { limit: talentsShown });
    if (fitting.length > 0) return { positionId, fitting };
  }
  return { positionId: newest, fitting: [] };
}
