import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryTokens, skillToken, textTokens } from './vocabulary.ts';
import { skillByName } from '../data/skills.ts';

/** Whether a text is found by a query as it stands, or with skills by id. */
function finds(query: string, text: string): boolean {
  const tokens = new Set(textTokens(text));
  const { tokens: plain, synonyms } = queryTokens(query);
  return [plain, synonyms].some((each) => each !== null && each.length > 0 && each.every((token) => tokens.has(token)));
}

describe('what a query finds', () => {
  it.each([
    ['前端工程师', '资深Web前端开发工程师'],
    ['Java', '高级ＪＡＶＡ开发'],
    ['k8s', '熟悉 Kubernetes 集群运维'],
    ['Kubernetes', '有K8s经验'],
    ['nodejs', 'Node.js 服务端开发'],
    ['golang', 'Go语言后端'],
    ['c++', '精通C++/Qt'],
    ['UI设计师', 'UI设计师（B端）'],
    ['短视频运营', '抖音短视频账号运营专员'],
    ['工程师', '暖通工程师'],
    ['前端 react', '前端开发，技术栈 React + TypeScript'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['c++', '精通C语言'],
    ['c#', '精通C++'],
    ['go', '熟练使用Google与Django'],
    ['java', 'JavaScript开发'],
    ['统计', '系统计划岗'],
    ['前端', '后端开发'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});

describe('queryTokens', () => {
  it('takes cities out', () => {
    const query = queryTokens('杭州 前端工程师');
    expect(query.cities.map(({ name }) => name)).toEqual(['杭州']);
    expect(query.tokens).toEqual(['前端']);
    expect(query.weak).toEqual(['工程师']);
  });

  it('asks for weak words only where nothing else is said', () => {
    expect(queryTokens('招聘工程师').tokens).toEqual(['招聘', '工程师']);
    expect(queryTokens('的')).toMatchObject({ tokens: [], weak: [], synonyms: null });
  });

  it('highlights other spellings of a skill, longest first', () => {
    expect(queryTokens('k8s').words).toEqual(['kubernetes', 'kube', 'k8s']);
  });

  it('never asks a token twice, and never a blank one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (query) => {
        const { tokens } = queryTokens(query);
        expect(new Set(tokens).size).toBe(tokens.length);
        expect(tokens.filter((token) => token.trim() === '')).toEqual([]);
      }),
    );
  });
});

it('keeps a skill under its id', () => {
  const kubernetes = skillByName('Kubernetes');
  expect(textTokens('K8S')).toContain(skillToken(kubernetes?.id ?? ''));
});
