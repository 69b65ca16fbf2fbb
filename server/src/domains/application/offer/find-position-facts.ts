import type { Salary } from '@pinjian/contract/money.ts';
import { emptyPositionContent, wholeContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { cityByCode, districtByCode } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { findPositionContents } from './queries.ts';

/** What an offer takes from its position. */
export interface PositionFacts {
  readonly positionId: string;
  readonly title: string;
  readonly salary: Salary;
  /** null where the position names none. */
  readonly headCount: number | null;
  readonly isOpen: boolean;
  /** '' where the position names none. */
  readonly city: string;
  /** City, district and address in one line. */
  readonly place: string;
}

/** These positions, whatever became of them. */
export async function findPositionFacts(ctx: Ctx, positionIds: readonly string[]): Promise<Map<string, PositionFacts>> {
  const rows = await findPositionContents(ctx, positionIds);
  return new Map(
    rows.map(({ id, status, content: stored }) => {
      const content = stored === null ? emptyPositionContent() : wholeContent(stored);
      const city = content.cityCode === null ? '' : (cityByCode(content.cityCode)?.name ?? '');
      const district = content.districtCode === null ? '' : (districtByCode(content.districtCode)?.name ?? '');
      const salary = {
        min: content.salaryMin,
        max: content.salaryMax,
        cycle: content.salaryCycle,
        months: content.salaryMonths,
      };
      const facts = {
        positionId: id,
        title: content.title,
        salary,
        headCount: content.headCount,
        isOpen: status === positionStatus.open,
        city,
        place: `${city}${district}${content.address}`,
      };
      return [id, facts] as const;
    }),
  );
}

/** One of them. @throws for a position that there is not */
export async function requirePositionFacts(ctx: Ctx, positionId: string): Promise<PositionFacts> {
  const facts = (await findPositionFacts(ctx, [positionId])).get(positionId);
  if (facts === undefined) throw new Error(`no position ${positionId}`);
  return facts;
}
