import { emptyPositionContent, type PositionContent } from '@pinjian/contract/position-content.ts';
import { describe, expect, it } from 'vitest';
import { contentOf, positionFields, valuesOf, viewObjection } from './values.ts';

const written: PositionContent = {
  ...emptyPositionContent(),
  title: '前端工程师',
  salaryMin: 1_500_000,
  salaryMax: 2_500_000,
  requirements: [{ kind: 'must', skill: 'React', skillId: null, years: 3, from: null, by: 'writer' }],
  description: [{ title: 1, text: '负责前端架构与性能优化，只招男生，参与评审。' }],
};

describe('the form of a position', () => {
  it('shows pay in yuan and gives it back in fen', () => {
    expect(valuesOf(written)).toMatchObject({ salaryMin: 15_000, salaryMax: 25_000 });
    expect(contentOf(valuesOf(written))).toEqual(written);
  });

  it('starts an empty description with the usual blocks and stores none of them empty', () => {
    const values = valuesOf(emptyPositionContent());
    expect(values.description.map((block) => block.title)).toEqual([1, 2]);
    expect(contentOf(values)).toEqual(emptyPositionContent());
  });

  it('leaves out rows without a word in them', () => {
    const values = {
      ...valuesOf(emptyPositionContent()),
      requirements: [{}, { skill: '  ' }, { skill: ' Vue ' }],
      description: [{ title: 3 }, { text: '没有标题' }],
    };
    expect(contentOf(values)).toMatchObject({
      requirements: [{ kind: 'must', skill: 'Vue', years: null }],
      description: [],
    });
  });

  it('shows an objection with the text around it and the field to go to', () => {
    const text = written.description[0]?.text ?? '';
    const from = text.indexOf('只招男生');
    const view = viewObjection(written, {
      path: 'description.0.text',
      from,
      to: from + 4,
      word: '只招男生',
      reason: 'gender',
      message: '不得限定性别',
      suggestion: '删除性别要求',
    });
    expect(view).toMatchObject({
      label: '职位描述',
      word: '只招男生',
      after: '，参与评审。',
      field: ['description', 0, 'text'],
    });
    expect(`${view.before}${view.word}`.endsWith('性能优化，只招男生')).toBe(true);
  });

  it('merges every part of a position, each once', () => {
    const paths = Object.values(positionFields).flat();
    expect(paths.toSorted()).toEqual(Object.keys(emptyPositionContent()).toSorted());
  });
});
