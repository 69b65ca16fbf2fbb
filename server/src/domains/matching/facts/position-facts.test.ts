import { describe, expect, it } from 'vitest';
import { conditionAsked, positionOf, skillAsked } from '#testing/matching.ts';

describe('positionFactsOf', () => {
  it('takes 不限 for no demand, and knows what is only preferred', () => {
    const open = positionOf({ education: 0, experience: null });
    expect(open).toMatchObject({ education: null, experience: null, pay: null, remote: false });
    const preferred = positionOf({
      education: 5,
      experience: 5,
      educationSource: { kind: 'nice', from: { title: 2, start: 0, end: 4 } },
    });
    expect(preferred.education).toEqual({
      kind: 'nice',
      num: 5,
      words: '本科及以上',
      span: { title: 2, start: 0, end: 4 },
    });
    expect(preferred.experience).toMatchObject({ kind: 'must', num: 5, words: '3-5年经验' });
  });

  it('reads a certificate among the skills as what it is, once', () => {
    const { demands } = positionOf({
      requirements: [skillAsked('护士执业证', { kind: 'nice' }), skillAsked('护理', { years: 2 })],
      conditions: [conditionAsked('certificate', '护士执业证', { code: 'C0045' })],
    });
    expect(demands.map(({ kind, what, words, least }) => [kind, what, words, least])).toEqual([
      ['must', 'certificate', '护士执业证', 0],
      ['must', 'skill', '护理，2 年以上', 24],
    ]);
  });

  it('reads a shift among the skills as how the work is ordered, once', () => {
    const { demands } = positionOf({
      requirements: [skillAsked('两班倒'), skillAsked('流水线')],
      conditions: [conditionAsked('shift', '倒班', { code: 'rotating' })],
    });
    expect(demands.map(({ what, words }) => [what, words])).toEqual([
      ['shift', '两班倒'],
      ['skill', '流水线'],
    ]);
  });

  it('joins what the words offer as alternatives, and nothing else', () => {
    const text = '熟悉 Java 或 Go，掌握 MySQL、Redis；有 C1/B2 驾照；计算机、自动化类专业';
    const spanOf = (words: string) => {
      const start = text.indexOf(words);
      return { title: 2, start, end: start + words.length };
    };
    const { demands } = positionOf({
      description: [{ title: 2, text }],
      requirements: [
        ...['Java', 'Go'].map((skill) => skillAsked(skill, { anyOf: 1, from: spanOf(skill) })),
        ...['MySQL', 'Redis'].map((skill) => skillAsked(skill, { from: spanOf(skill) })),
      ],
      conditions: [
        conditionAsked('certificate', 'C1驾照', { code: 'C0177', anyOf: 2, from: spanOf('C1') }),
        conditionAsked('certificate', 'B2驾照', { code: 'C0178', anyOf: 2, from: spanOf('B2') }),
        conditionAsked('major', '计算机类', { from: spanOf('计算机') }),
        conditionAsked('major', '自动化类', { from: spanOf('自动化类') }),
      ],
    });
    expect(demands.map(({ words }) => words)).toEqual([
      'Java 或 Go',
      'MySQL',
      'Redis',
      'C1驾照 或 B2驾照',
      '计算机类 或 自动化类',
    ]);
    expect(demands.map(({ span }) => (span === null ? '' : text.slice(span.start, span.end)))).toEqual([
      'Java 或 Go',
      'MySQL',
      'Redis',
      'C1/B2',
      '计算机、自动化类',
    ]);
  });

  it('keeps the words of skills that no table knows, to look for them', () => {
    const [known, unknown] = positionOf({ requirements: [skillAsked('Java'), skillAsked('跨境支付清算')] }).demands;
    expect(known?.options[0]).toMatchObject({ tokens: [] });
    expect(unknown?.options[0]?.code).toBeNull();
    expect(unknown?.options[0]?.tokens.join('')).not.toBe('');
  });
});
