import { describe, expect, it } from 'vitest';
import type { GateName } from '@pinjian/contract/matching-match.ts';
import { emptyEntry, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import {
  conditionAsked,
  hangzhou,
  matchingNow,
  positionOf,
  shanghai,
  skillAsked,
  talentOf,
  wishFor,
  workedAs,
} from '#testing/matching.ts';
import type { PositionFacts } from '../facts/position-facts.ts';
import type { TalentFacts } from '../facts/talent-facts.ts';
import { isOpenTo } from './gates.ts';
import { match } from './match.ts';

function closed(position: PositionFacts, talent: TalentFacts): GateName[] {
  const { gates } = match(position, talent, matchingNow);
  return gates.filter(({ open }) => !open).map(({ gate }) => gate);
}

function textOf(position: PositionFacts, talent: TalentFacts, name: GateName): string | undefined {
  return match(position, talent, matchingNow).gates.find(({ gate }) => gate === name)?.text;
}

const living = (code: string, name: string) => ({
  basics: {
    name: '',
    phone: '',
    email: '',
    gender: null,
    birthMonth: null,
    jobStatus: null,
    links: [],
    city: { code, name },
  },
});

describe('the gate of the city', () => {
  it.each([
    ['a city wished for', {}, talentOf({}, { wishes: wishFor('前端') }), true],
    ['another one', { cityCode: shanghai }, talentOf({}, { wishes: wishFor('前端') }), false],
    [
      'a wish beats where one lives',
      {},
      talentOf(living(hangzhou, '杭州'), { wishes: wishFor('前端', { cityCodes: [shanghai] }) }),
      false,
    ],
    [
      'any city',
      { cityCode: shanghai },
      talentOf({}, { wishes: wishFor('前端', { cityCodes: [], anyCity: true }) }),
      true,
    ],
    ['a position from home', { cityCode: shanghai, workMode: 3 }, talentOf({}, { wishes: wishFor('前端') }), true],
    [
      'nothing but work from home is wished for',
      {},
      talentOf(living(hangzhou, '杭州'), { wishes: wishFor('前端', { cityCodes: [], remote: true }) }),
      false,
    ],
    ['where one lives, without a wish', {}, talentOf(living(hangzhou, '杭州')), true],
    ['elsewhere, without a wish', {}, talentOf(living(shanghai, '上海')), false],
    ['a city to commute to', { cityCode: '101280100' }, talentOf(living('101280800', '佛山')), true],
    ['nothing known', {}, talentOf({}), true],
  ])('%s', (_what, position, talent, open) => {
    expect(closed(positionOf(position), talent).includes('city')).toBe(!open);
  });

  it('says where', () => {
    const text = textOf(positionOf({}), talentOf({}, { wishes: wishFor('前端', { cityCodes: [shanghai] }) }), 'city');
    expect(text).toBe('职位在杭州，期望城市是上海');
  });
});

describe('the gate of shifts', () => {
  const nights = { conditions: [conditionAsked('shift', '夜班', { code: 'night' })] };
  const turns = { requirements: [skillAsked('两班倒')] };
  const wishing = (position: string) => talentOf({}, { wishes: wishFor(position) });
  it.each([
    ['refused in a sentence', nights, talentOf({ selfEvaluation: '不想再上夜班倒班，工资准时发就行' }), false],
    ['the second of a list that is refused', turns, talentOf({ selfEvaluation: '不接受夜班、倒班' }), false],
    ['the second in one breath', turns, talentOf({ selfEvaluation: '不想再上夜班倒班' }), false],
    ['only by day, as the wish says', turns, wishing('普工 长白班'), false],
    ['nothing of it in the wish', turns, wishing('普工'), true],
    ['ready for it', nights, talentOf({ selfEvaluation: '能上夜班' }), true],
    [
      'only preferred',
      { conditions: [conditionAsked('shift', '夜班', { code: 'night', kind: 'nice' })] },
      wishing('普工 长白班'),
      true,
    ],
    [
      'another one',
      { conditions: [conditionAsked('shift', '出差', { code: 'travel' })] },
      wishing('普工 长白班'),
      true,
    ],
  ])('%s', (_what, position, talent, open) => {
    expect(closed(positionOf(position), talent).includes('shift')).toBe(!open);
  });

  it('is open for facts that were stored before anybody asked', () => {
    const { refusedShifts: _unknown, ...stored } = talentOf({ selfEvaluation: '不上夜班' });
    expect(closed(positionOf(nights), stored)).not.toContain('shift');
  });
});

describe('the gate of what can be checked', () => {
  const nurse = { title: '护士', categoryId: '230201' };
  const licence = { ...nurse, conditions: [conditionAsked('certificate', '护士执业证', { code: 'C0045' })] };
  it.each([
    ['no licence anywhere', licence, talentOf({ work: [workedAs('护理员', '2020-01', null)] }), false],
    ['in the list', licence, talentOf({ certificates: [{ name: '护士资格证', month: null }] }), true],
    ['said not to be held', licence, talentOf({ selfEvaluation: '没有护士执业证，做过护理员' }), false],
    ['in a text', licence, talentOf({ selfEvaluation: '持护士执业证，能上夜班' }), true],
    ['a higher one', licence, talentOf({ certificates: [{ name: '主管护师', month: null }] }), true],
    [
      'a year in a trade that nobody works in without',
      licence,
      talentOf({ work: [workedAs('护士', '2020-01', null)] }),
      true,
    ],
    [
      'only preferred',
      { ...nurse, conditions: [conditionAsked('certificate', '护士执业证', { code: 'C0045', kind: 'nice' })] },
      talentOf({}),
      true,
    ],
    [
      'what everybody gets within days',
      { ...nurse, conditions: [conditionAsked('certificate', '健康证', { code: 'C0300' })] },
      talentOf({}),
      true,
    ],
    [
      'words that no table knows',
      { ...nurse, conditions: [conditionAsked('certificate', '本院上岗证')] },
      talentOf({}),
      true,
    ],
    ['a skill never closes a gate', { requirements: [skillAsked('Java', { years: 10 })] }, talentOf({}), true],
  ])('%s', (_what, position, talent, open) => {
    expect(closed(positionOf(position), talent).includes('certificate')).toBe(!open);
  });

  it('says what is missing', () => {
    expect(textOf(positionOf(licence), talentOf({}), 'certificate')).toBe('职位要求护士执业证，简历中没有找到');
  });
});

describe('the gates of degree and experience', () => {
  const studied = (degree: number | null) => talentOf({ education: [{ ...emptyEntry.education(), degree }] });
  it.each([
    [5, 'must', 5, true],
    [5, 'must', 6, true],
    [5, 'must', 4, false],
    [5, 'nice', 4, true],
    [5, 'must', null, true],
    // 高中 and 中专 are one step.
    [3, 'must', 2, true],
    [0, 'must', 1, true],
  ] as const)('degree %s %s, has %s', (education, kind, degree, open) => {
    const position = positionOf({ education, educationSource: { kind, from: null } });
    expect(closed(position, studied(degree)).includes('education')).toBe(!open);
  });

  it.each([
    ['3-5年, three years', 5, [workedAs('前端', '2023-12', null)], true],
    ['3-5年, two and a half', 5, [workedAs('前端', '2024-06', null)], true],
    ['3-5年, two', 5, [workedAs('前端', '2024-12', null)], false],
    ['3-5年, more than that', 5, [workedAs('前端', '2010-01', null)], true],
    ['3-5年, nothing dated', 5, [{ company: '甲', roles: [{ ...emptyEntry.workRole(), title: '前端' }] }], true],
    ['3-5年, never employed', 5, [], false],
    ['1-3年, a year of internships', 4, [workedAs('前端实习生', '2025-01', '2025-12')], true],
    ['应届生, years of work', 2, [workedAs('前端', '2020-01', null)], false],
    ['不限', 0, [], true],
  ] satisfies [string, number, ResumeContent['work'], boolean][])('experience %s', (_what, experience, work, open) => {
    expect(closed(positionOf({ experience }), talentOf({ work })).includes('experience')).toBe(!open);
  });

  it('lets 应届生 and 在校生 in where they are asked for', () => {
    const student = talentOf({
      education: [{ ...emptyEntry.education(), degree: 5, start: '2023-09', end: '2027-06' }],
    });
    const graduate = talentOf({
      education: [{ ...emptyEntry.education(), degree: 5, start: '2022-09', end: '2026-06' }],
    });
    expect(closed(positionOf({ experience: 1, jobType: 3, recruitType: 3 }), student)).toEqual([]);
    expect(closed(positionOf({ experience: 1 }), graduate)).toEqual(['experience']);
    expect(closed(positionOf({ experience: 2, recruitType: 2 }), graduate)).toEqual([]);
  });
});

describe('the other gates', () => {
  const floor = (salaryMin: number | null) => talentOf({}, { wishes: wishFor('前端', { salaryMin }) });
  it.each([
    ['the top of the pay is below the floor', 2_600_000, false],
    ['the floor is within', 2_400_000, true],
    ['no floor', null, true],
  ])('pay: %s', (_what, salaryMin, open) => {
    const position = positionOf({ salaryMin: 1_500_000, salaryMax: 2_500_000 });
    expect(closed(position, floor(salaryMin)).includes('salary')).toBe(!open);
    expect(closed(positionOf({}), floor(salaryMin))).not.toContain('salary');
  });

  it('types', () => {
    const wishes = { ...wishFor('前端'), jobTypes: [1], recruitTypes: [1] };
    expect(closed(positionOf({ jobType: 2 }), talentOf({}, { wishes }))).toEqual(['jobType']);
    expect(closed(positionOf({ jobType: 1, recruitType: 6 }), talentOf({}, { wishes }))).toEqual(['recruitType']);
    const worked = talentOf({ work: [workedAs('前端', '2020-01', null)] });
    expect(closed(positionOf({ jobType: 3, recruitType: 2 }), worked)).toEqual(['jobType', 'recruitType']);
  });

  it('who may find whom, and what only an employer is kept from', () => {
    const notLooking = { ...talentOf({}), jobStatus: 4 };
    for (const [talent, gate, seeker] of [
      [talentOf({}, { blockedCompanyIds: ['c1'] }), 'block', false],
      [talentOf({}, { employerCompanyIds: ['c1'] }), 'employer', false],
      [talentOf({}, { findable: false }), 'visibility', true],
      [notLooking, 'jobStatus', true],
    ] as const) {
      const { gates, fit } = match(positionOf({}), talent, matchingNow);
      expect(gates.filter(({ open }) => !open).map((each) => each.gate)).toEqual([gate]);
      expect(fit).toBe('weak');
      expect(isOpenTo('employer', gates)).toBe(false);
      expect(isOpenTo('seeker', gates)).toBe(seeker);
    }
    expect(
      closed(positionOf({}, { companyId: 'c2', industry: null }), talentOf({}, { blockedCompanyIds: ['c1'] })),
    ).toEqual([]);
  });
});
