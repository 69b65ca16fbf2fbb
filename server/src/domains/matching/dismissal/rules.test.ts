import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dismissalReasons, type DismissalReason } from '@pinjian/contract/matching-dismissal.ts';
import { afterDismissals, dismissalEffects, type Dismissal, type Traits } from './rules.ts';

const base: Traits = {
  companyId: 'one',
  companyName: '云帆示例科技',
  cityCode: '101200100',
  districtCode: '420103',
  category: '100201',
  payMax: 1_500_000,
};
const elsewhere: Traits = {
  companyId: 'two',
  companyName: '另一家',
  cityCode: '101210100',
  districtCode: null,
  category: '160101',
  payMax: 3_000_000,
};
const candidate = (positionId: string, changes: Partial<Traits> = {}) => ({
  positionId,
  traits: { ...elsewhere, ...changes },
});
const dismissed = (reason: DismissalReason, changes: Partial<Traits> = {}, positionId = 'gone'): Dismissal => ({
  positionId,
  reason,
  at: new Date('2026-11-20T02:00:00Z'),
  traits: { ...base, ...changes },
});
const ids = (kept: readonly { positionId: string }[]) => kept.map(({ positionId }) => positionId);

/** What a dismissal says, who comes later for it, who is left out for it, and who stays where they are. */
const cases: readonly {
  readonly said: Dismissal;
  readonly text: string | null;
  readonly lowered?: Partial<Traits>;
  readonly left?: Partial<Traits>;
  readonly stays?: Partial<Traits>;
}[] = [
  {
    said: dismissed('place'),
    text: '您说过地点不合适：武汉江汉区的职位排后',
    lowered: { cityCode: '101200100', districtCode: '420103' },
    stays: { cityCode: '101200100', districtCode: '420106' },
  },
  {
    said: dismissed('place', { districtCode: null }),
    text: '您说过地点不合适：武汉的职位排后',
    lowered: { cityCode: '101200100', districtCode: '420106' },
    stays: { cityCode: '101210100' },
  },
  { said: dismissed('place', { cityCode: null, districtCode: null }), text: null, stays: { cityCode: null } },
  {
    said: dismissed('direction'),
    text: '您说过职位方向不合适：「Web前端开发工程师」类的职位排后',
    lowered: { category: '100201' },
    stays: { category: '100202' },
  },
  {
    said: dismissed('salary'),
    text: '您说过薪资不合适：月薪最高不超过 1.5W 的职位排后',
    lowered: { payMax: 1_500_000 },
    stays: { payMax: 1_500_001 },
  },
  { said: dismissed('salary'), text: '您说过薪资不合适：月薪最高不超过 1.5W 的职位排后', stays: { payMax: null } },
  {
    said: dismissed('salary', { payMax: null }),
    text: '您说过薪资不合适：薪资面议的职位排后',
    lowered: { payMax: null },
    stays: { payMax: 1 },
  },
  {
    said: dismissed('company'),
    text: '您说过对「云帆示例科技」不感兴趣：它的职位不再推荐',
    left: { companyId: 'one' },
    stays: { companyId: 'three' },
  },
  { said: dismissed('seen'), text: null, stays: base },
  { said: dismissed('other'), text: null, stays: base },
];

describe('what resembles a dismissed position', () => {
  it.each(cases)('$said.reason, $text', ({ said, text, lowered, left, stays }) => {
    expect(dismissalEffects([said]).map((effect) => effect.text)).toEqual(text === null ? [] : [text]);
    const [first, last] = [candidate('first', stays), candidate('last')];
    if (lowered !== undefined) {
      const kept = afterDismissals([candidate('like', lowered), first, last], [said]);
      expect(ids(kept)).toEqual(['first', 'last', 'like']);
      expect(kept.at(-1)?.lowered).toEqual(dismissalEffects([said]));
    }
    if (left !== undefined)
      expect(ids(afterDismissals([candidate('like', left), first, last], [said]))).toEqual(['first', 'last']);
    const kept = afterDismissals([first, last, candidate('gone')], [said]);
    expect(kept.map(({ positionId, lowered: by }) => [positionId, by])).toEqual([
      ['first', []],
      ['last', []],
    ]);
  });

  it('comes the later, the more is wrong with it; said twice is said once', () => {
    const said = [dismissed('place'), dismissed('direction', {}, 'gone too'), dismissed('place', {}, 'third')];
    const both = candidate('both', base);
    const one = candidate('one', { category: '100201' });
    const kept = afterDismissals([both, one, candidate('none')], said);
    expect(kept.map(({ positionId, lowered }) => [positionId, lowered.length])).toEqual([
      ['none', 0],
      ['one', 1],
      ['both', 2],
    ]);
    expect(dismissalEffects(said).map(({ reason, positionIds }) => [reason, positionIds])).toEqual([
      ['place', ['gone', 'third']],
      ['direction', ['gone too']],
    ]);
  });

  it('nothing is lost or invented but what is left out, and what is equal keeps its order', () => {
    const some = <T>(...values: readonly T[]) => fc.constantFrom(...values);
    const traits = fc.record({
      companyId: some('one', 'two', 'three'),
      companyName: some('云帆示例科技'),
      cityCode: some('101200100', '101210100', null),
      districtCode: some('420103', '420106', null),
      category: some('100201', '160101', null),
      payMax: some(1_000_000, 1_500_000, null),
    });
    fc.assert(
      fc.property(
        fc.array(traits, { maxLength: 12 }),
        fc.array(fc.record({ traits, reason: some(...dismissalReasons), positionId: some('0', '5', 'x') })),
        (all, said) => {
          const dismissals = said.map((each): Dismissal => ({ ...each, at: new Date(0) }));
          const candidates = all.map((each, index) => ({ positionId: String(index), traits: each }));
          const kept = afterDismissals(candidates, dismissals);
          const unwanted = new Set(
            dismissals.filter(({ reason }) => reason === 'company').map((each) => each.traits.companyId),
          );
          const named = new Set(dismissals.map(({ positionId }) => positionId));
          const expected = candidates.filter(
            (each) => !named.has(each.positionId) && !unwanted.has(each.traits.companyId),
          );
          expect(ids(kept).toSorted()).toEqual(ids(expected).toSorted());
          kept.slice(1).forEach((each, index) => {
            const before = kept[index];
            const [a, b] = [before?.lowered.length ?? 0, each.lowered.length];
            expect(a <= b).toBe(true);
            if (a === b) expect(Number(before?.positionId)).toBeLessThan(Number(each.positionId));
          });
        },
      ),
    );
  });
});
