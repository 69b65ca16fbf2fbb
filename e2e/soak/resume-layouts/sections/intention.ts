import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import type { Person } from '../person.ts';

export interface Intention {
  readonly pairs: readonly (readonly [string, string])[];
  readonly kept: Truth['intentions'];
}

const positionLabels = ['求职意向', '期望职位', '应聘岗位', '意向岗位', '应聘职位', '目标职位', '求职岗位', '期望岗位'];
const cityLabels = ['期望城市', '意向城市', '期望工作地点', '目标城市', '期望地点', '工作地点'];
const payLabels = ['期望薪资', '薪资要求', '期望月薪', '薪资期望', '期望薪酬', '待遇要求'];

/** What the person looks for, as labels with values, and what the form keeps of it. */
export function writeIntention(draw: Draw, layout: Layout, person: Person): Intention {
  if (layout.intention === 'none') return { pairs: [], kept: [] };
  const position = [
    draw.pick(positionLabels.filter((label) => layout.intention !== 'section' || label !== '求职意向')),
    person.position,
  ] as const;
  if (layout.intention === 'title')
    return { pairs: [position], kept: [{ position: person.position, cities: [], salary: null }] };
  const cities = draw.chance(0.65) ? person.cities : [];
  const told = draw.chance(0.7);
  const pairs: (readonly [string, string])[] = [position];
  if (cities.length > 0) pairs.push([draw.pick(cityLabels), cities.join(draw.pick(['、', '/', '，', ' / ', ' ']))]);
  const daily = person.salary?.daily ?? false;
  if (told)
    pairs.push([
      draw.pick(daily ? ['期望薪资', '薪资要求'] : payLabels),
      person.salary === null ? '面议' : payWritten(draw, person.salary),
    ]);
  return {
    pairs,
    kept: [
      { position: person.position, cities, salary: told && person.salary !== null ? payKept(person.salary) : null },
    ],
  };
}

function payWritten(draw: Draw, { min, max, months, daily }: NonNullable<Person['salary']>): string {
  if (daily) return draw.pick([`${min * 20}-${max * 20}元/天`, `${min * 20}-${max * 20} 元/天`]);
  const range = draw.pick([
    `${min}-${max}K`,
    `${min}K-${max}K`,
    `${min}k-${max}k`,
    `${min}000-${max}000元/月`,
    `${min}000-${max}000元`,
    `${min}000~${max}000 元/月`,
    ...(min >= 10 ? [`${min / 10}万-${max / 10}万`, `${min / 10}-${max / 10}万/月`] : []),
  ]);
  return months === 12 ? range : `${range}${draw.pick(['·', ' × ', '*', '，'])}${months}薪`;
}

function payKept({ min, max, months, daily }: NonNullable<Person['salary']>): Truth['intentions'][number]['salary'] {
  return daily
    ? { min: min * 2000, max: max * 2000, cycle: 2, months: 12 }
    : { min: min * 100_000, max: max * 100_000, cycle: 1, months };
}
