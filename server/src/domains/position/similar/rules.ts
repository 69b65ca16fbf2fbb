import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { monthlyPay } from '../rules.ts';

/** What of a position says how near another one is to it. */
export type Compared = Pick<
  PositionContent,
  | 'categoryId'
  | 'cityCode'
  | 'districtCode'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCycle'
  | 'experience'
  | 'jobType'
  | 'requirements'
>;

const skillsOf = ({ requirements }: Compared): Set<string> =>
  new Set(requirements.flatMap(({ skillId }) => skillId ?? []));

/** 0 where the pay is as far apart as double or half, 1 where the middles are the same; half where one says nothing. */
function payNearness(a: Compared, b: Compared): number {
  const [one, other] = [monthlyPay(a), monthlyPay(b)];
  if (one === null || other === null) return 0.5;
  const middle = (pay: { readonly min: number; readonly max: number }) => Math.max(1, pay.min + pay.max);
  return Math.max(0, 1 - Math.abs(Math.log2(middle(one) / middle(other))));
}

function skillNearness(a: Compared, b: Compared): number {
  const [own, others] = [skillsOf(a), skillsOf(b)];
  return own.size === 0 ? 0 : [...own].filter((skill) => others.has(skill)).length / own.size;
}

/**
 * How near a position is to another one: the same work before the same place, that before pay, skills and years. Only
 * for order.
 */
export function nearness(position: Compared, other: Compared): number {
  const same = (key: 'categoryId' | 'cityCode' | 'districtCode' | 'experience' | 'jobType') =>
    position[key] !== null && position[key] === other[key] ? 1 : 0;
  return (
    40 * same('categoryId') +
    25 * same('cityCode') +
    5 * same('districtCode') +
    20 * payNearness(position, other) +
    15 * skillNearness(position, other) +
    5 * same('experience') +
    10 * same('jobType')
  );
}
