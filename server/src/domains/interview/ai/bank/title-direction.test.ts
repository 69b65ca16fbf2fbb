import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leafCategories } from '#domains/dictionary/index.ts';
import { directionOf, type DirectionId } from './directions.ts';

interface Labelled {
  readonly title: string;
  readonly direction: DirectionId;
  /** Never looked at while the words were chosen. */
  readonly heldOut?: true;
}

function labelledIn(file: string): readonly Labelled[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Labelled[];
}

const labelled = labelledIn('titles.labelled.json');
const everyday = labelledIn('titles.everyday.json');

function read(title: string): DirectionId | null {
  return directionOf({ categoryCode: null, categoryName: '', title });
}

/** The share of titles whose direction is found; behavioural is the label of those that fit none. */
function shareOf(titles: readonly Labelled[]): number {
  const found = titles.filter(({ title, direction }) => (read(title) ?? 'behavioural') === direction);
  return found.length / titles.length;
}

describe('the direction of a title', () => {
  it('is found for titles as recruiters write them', () => {
    const open = shareOf(labelled.filter((each) => each.heldOut !== true));
    const heldOut = shareOf(labelled.filter((each) => each.heldOut === true));
    process.stdout.write(`titles: open ${open.toFixed(3)}, held out ${heldOut.toFixed(3)}\n`);
    expect(labelled).toHaveLength(160);
    expect(open).toBeGreaterThanOrEqual(0.94);
    expect(heldOut).toBeGreaterThanOrEqual(0.92);
  });

  it('is found for the titles of shops, yards and small offices', () => {
    const open = shareOf(everyday.filter((each) => each.heldOut !== true));
    const heldOut = shareOf(everyday.filter((each) => each.heldOut === true));
    process.stdout.write(`everyday titles: open ${open.toFixed(3)}, held out ${heldOut.toFixed(3)}\n`);
    expect(everyday).toHaveLength(90);
    expect(open).toBeGreaterThanOrEqual(0.9);
    expect(heldOut).toBeGreaterThanOrEqual(0.8);
  });

  it('is that of its leaf for the names of the position tree, however loudly they are written', () => {
    const astray = leafCategories().filter(({ id, name }) => {
      const byCode = directionOf({ categoryCode: id, categoryName: '', title: '' });
      return byCode !== 'graduate' && read(`【急招】${name}（双休/五险一金）`) !== byCode;
    });
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['跨境电商运营', 'ecommerce'],
    ['资深动效设计师', 'motionArt'],
    ['直播运营助理', 'ecommerce'],
    ['新能源汽车销售', 'sales'],
    ['酒店会计', 'finance'],
    ['信息安全工程师', 'security'],
    ['安全工程师', 'quality'],
    ['芯片测试工程师', 'chip'],
    ['测试', 'testing'],
    ['物业项目经理', 'property'],
    ['项目经理', 'project'],
    ['出纳兼行政', 'finance'],
    ['Java 实习生', 'backend'],
    ['实习生', 'graduate'],
    ['Account Manager', 'sales'],
    ['E-commerce 运营', 'ecommerce'],
    ['Ｊａｖａ开发', 'backend'],
  ] as const)('%s is %s', (title, direction) => {
    expect(read(title)).toBe(direction);
  });

  it.each(['助理', '顾问', '专员', '工程师', '经理', '党建专员', '农业技术员', '项目总工', 'javascripts', ''])(
    'asks the general questions of “%s” rather than those of a wrong trade',
    (title) => {
      expect(read(title)).toBeNull();
    },
  );
});
