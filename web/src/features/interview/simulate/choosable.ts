import type { TargetJob } from '@pinjian/contract/application.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';

/** A position to practise for. */
export interface Choosable {
  readonly positionId: string;
  readonly title: string;
  readonly companyName: string;
  readonly salaryText: string;
  /** Why it is offered: 投递过, 已收藏, 已选; null for one that was searched for. */
  readonly mark: string | null;
}

type Named = Pick<PositionCard, 'positionId' | 'title' | 'company' | 'salaryText'>;

export function choosable({ positionId, title, company, salaryText }: Named, mark: string | null): Choosable {
  return { positionId, title, companyName: company.name, salaryText, mark };
}

interface Offered {
  readonly applied: readonly TargetJob[];
  readonly collected: readonly TargetJob[];
  /** The chosen one where it is neither; undefined while it is not known. */
  readonly chosen: Named | undefined;
}

/** What is offered without a search, each once: what is chosen, what was applied to, what was collected. */
export function offeredOf({ applied, collected, chosen }: Offered): Choosable[] {
  const own = [
    ...applied.map(({ position }) => choosable(position, '投递过')),
    ...collected.map(({ position }) => choosable(position, '已收藏')),
  ];
  const once = own.filter((each, index) => own.findIndex((other) => other.positionId === each.positionId) === index);
  const known = chosen === undefined || once.some(({ positionId }) => positionId === chosen.positionId);
  return known ? once : [choosable(chosen, '已选'), ...once];
}
