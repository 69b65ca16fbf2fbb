import { emptyEntry, emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { describe, expect, it } from 'vitest';
import { writtenContent } from '#web/testing/resume-server.ts';
import { keyed } from '../entries/model.ts';
import { valueAt, type ContentPath } from '../model.ts';
import { guessOf, standsIn, targetsOf, withLine, withoutLine } from './model.ts';

const content = keyed({
  ...writtenContent(),
  education: [{ ...emptyEntry.education(), school: '江城示例大学', description: '主修软件工程' }],
  others: [{ title: '志愿服务', description: '社区图书馆' }],
});
const text = '甲、乙 两项';

describe('a line of the file', () => {
  it.each(targetsOf(content, text).map(({ path }) => path))(
    'stands where it was put, and goes as it came: %s',
    (path) => {
      expect(standsIn(content, text)).toBe(false);
      const put = withLine(content, path, text);
      expect(standsIn(put, text)).toBe(true);
      expect(withoutLine(put, text)).toEqual(content);
    },
  );

  it('becomes a skill for each of its parts, those that are there already left out', () => {
    const put = withLine(content, 'skills', 'React、Vue  Docker');
    expect(put.skills.map(({ name }) => name)).toEqual(['React', 'Vue', 'Docker']);
    expect(withoutLine(put, 'React、Vue  Docker').skills.map(({ name }) => name)).not.toContain('Vue');
  });

  it('joins those that were put under 其他 before', () => {
    const twice = withLine(withLine(content, 'others', '一'), 'others', '二');
    expect(twice.others).toMatchObject([{ title: '志愿服务' }, { title: '其他', description: '一\n二' }]);
    expect(withoutLine(withoutLine(twice, '一'), '二')).toEqual(content);
  });

  it('is left alone where a person wrote over it since', () => {
    const put = withLine(content, 'selfEvaluation', text);
    const over = { ...put, selfEvaluation: '我自己写的' };
    expect(withoutLine(over, text)).toEqual(over);
  });
});

describe('the places for a line', () => {
  it('bear the names of the form’s entries', () => {
    expect(targetsOf(content, text).map(({ label }) => label)).toEqual([
      '期望职位',
      '江城示例大学 · 在校经历',
      '云杉示例科技 · 前端工程师 · 工作内容',
      '蓝鲸样本网络 · 实习生 · 工作内容',
      '技能',
      '证书',
      '语言能力',
      '自我评价',
      '志愿服务',
      '其他内容',
    ]);
    expect(targetsOf(emptyResumeContent(), '林示例')[0]).toEqual({ path: 'basics.name', label: '姓名' });
  });

  it.each([
    ['电话：+86 139-1234-0622', 'basics.phone', '13912340622'],
    ['女，1998年3月生', 'basics.birthMonth', '1998-03'],
    ['1998年', 'basics.birthMonth', '1998'],
    ['上海市浦东新区', 'basics.city', { code: null, name: '上海' }],
    ['现居地：江苏省苏州市', 'basics.city', { code: null, name: '苏州' }],
    ['苏州', 'basics.city', { code: null, name: '苏州' }],
  ])('are the fields of a person that it fills: %s at %s, and it goes as it came', (line, path, value) => {
    const empty = emptyResumeContent();
    expect(targetsOf(empty, line).map((target) => target.path)).toContain(path);
    const put = withLine(empty, path, line);
    expect(valueAt(put, path as ContentPath)).toEqual(value);
    expect(withoutLine(put, line)).toEqual(empty);
    // A field that is filled is not written over.
    expect(targetsOf(put, line).map((target) => target.path)).not.toContain(path);
  });

  it('are no such field for a line that says nothing of it', () => {
    const paths = targetsOf(emptyResumeContent(), '负责 2019 项目的 12345678901 次调用').map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('basics.'))).toEqual(['basics.name']);
  });

  it('leave a fact alone that a line only repeats: taken back from elsewhere it stays', () => {
    const line = '紧急联系 13912340622';
    const empty = emptyResumeContent();
    const known = { ...empty, basics: { ...empty.basics, phone: '13912340622' } };
    expect(withoutLine(withLine(known, 'selfEvaluation', line), line)).toEqual(known);
  });

  it('have room for it', () => {
    const paths = targetsOf(content, '长'.repeat(100)).map(({ path }) => path);
    expect(paths).not.toContain('certificates');
    expect(paths).toContain('selfEvaluation');
  });

  it('are guessed: an entry that is gone makes way for 其他内容', () => {
    const line = { line: 0, text, state: 'open' } as const;
    expect(guessOf(content, { ...line, guess: 'work.1.roles.0.description' })?.label).toContain('蓝鲸');
    expect(guessOf(content, { ...line, guess: 'work.7.roles.0.description' })?.label).toBe('其他内容');
    expect(guessOf(content, { ...line, guess: null })).toBeNull();
  });
});
