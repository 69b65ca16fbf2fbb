import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { resumeMaterial } from './material.ts';
import { gapsOf } from './resume-months.ts';

type Span = readonly [start: string | null, end: string | null];

/** A resume of posts and studies; an `end` of null is 至今. */
function contentOf(posts: readonly Span[], studies: readonly Span[] = []): ResumeContent {
  const at = ([start, end]: Span) => ({ start, end, current: end === null });
  return {
    ...emptyResumeContent(),
    work: posts.map((span) => ({
      company: '甲厂',
      roles: [{ title: '会计', department: '', description: '', ...at(span) }],
    })),
    education: studies.map((span) => ({ school: '某校', major: '会计学', degree: 5, description: '', ...at(span) })),
  };
}

describe('a gap between two posts', () => {
  it.each<[string, ResumeContent, readonly (readonly [string, string])[]]>([
    [
      'seven months',
      contentOf([
        ['2020-01', '2020-12'],
        ['2021-08', null],
      ]),
      [['2020-12', '2021-08']],
    ],
    [
      'six months',
      contentOf([
        ['2020-01', '2020-12'],
        ['2021-07', null],
      ]),
      [],
    ],
    [
      'a third post that fills it',
      contentOf([
        ['2020-01', '2020-12'],
        ['2021-08', null],
        ['2020-06', '2021-05'],
      ]),
      [],
    ],
    [
      'study that fills it',
      contentOf(
        [
          ['2018-01', '2018-12'],
          ['2021-08', null],
        ],
        [['2019', '2021']],
      ),
      [],
    ],
    [
      'study before it',
      contentOf(
        [
          ['2020-01', '2020-12'],
          ['2021-08', null],
        ],
        [['2015', '2019']],
      ),
      [['2020-12', '2021-08']],
    ],
    [
      'a post without months',
      contentOf([
        ['2020-01', '2020-12'],
        ['2021-08', null],
        ['2021', '2021'],
      ]),
      [],
    ],
    [
      'a post that ends before it begins',
      contentOf([
        ['2020-12', '2020-01'],
        ['2021-08', null],
      ]),
      [],
    ],
    ['the time before the first post', contentOf([['2021-08', null]], [['2012', '2016']]), []],
    ['nothing at all', contentOf([]), []],
  ])('is looked for in %s', (_name, content, gaps) => {
    expect(gapsOf(content).map(({ from, to }) => [from, to])).toEqual(gaps);
  });

  it('is never counted after the last post, nor far back', () => {
    const posts = Array.from({ length: 8 }, (_, at): Span => [`${2006 + 2 * at}-01`, `${2006 + 2 * at}-12`]);
    expect(gapsOf(contentOf(posts)).map(({ to }) => to)).toEqual(['2020-01', '2018-01']);
  });
});

describe('the months an interview is told', () => {
  const month = fc
    .record({ year: fc.integer({ min: 1980, max: 2026 }), of: fc.integer({ min: 1, max: 12 }) })
    .map(({ year, of }) => `${year}-${String(of).padStart(2, '0')}`);

  it('are those of five posts at most, and nothing of study or birth', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(month, fc.option(month)), { maxLength: 9 }), (posts) => {
        const content = contentOf(posts, [['1999-09', '2003-06']]);
        content.basics.birthMonth = '1981-05';
        const material = resumeMaterial(content);
        expect(material.work.filter(({ period }) => period !== null).length).toBeLessThanOrEqual(5);
        expect((material.gaps ?? []).length).toBeLessThanOrEqual(2);
        for (const { from, to } of material.gaps ?? []) expect(from < to).toBe(true);
        expect(JSON.stringify({ ...material, work: [], gaps: [] })).not.toMatch(/1999|2003|1981/u);
      }),
    );
  });
});
