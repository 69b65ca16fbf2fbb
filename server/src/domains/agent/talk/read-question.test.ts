import { describe, expect, it } from 'vitest';
import { isTelling, readQuestion, type QuestionKind } from './read-question.ts';

describe('what an owner asks', () => {
  it.each<[string, QuestionKind]>([
    ['今天做了什么？', 'done'],
    ['最近有什么进展', 'done'],
    ['投了几家了', 'done'],
    ['为什么没有投那家公司', 'why'],
    ['凭什么推荐这个职位给我', 'why'],
    ['今天为什么什么都没做', 'why'],
    ['有什么在等我决定？', 'waiting'],
    ['有哪些要我确认的', 'waiting'],
    ['先停一下', 'pause'],
    ['别再投了', 'pause'],
    ['继续找吧，恢复工作', 'resume'],
    ['花了多少额度', 'spend'],
    ['下次什么时候看', 'next'],
    ['你能做什么', 'abilities'],
    ['把城市改成上海', 'slip'],
    ['以后只看杭州的职位', 'slip'],
    ['不要外包公司', 'slip'],
    ['帮我写一首诗', 'unknown'],
    ['这家公司面试难不难', 'unknown'],
  ])('“%s” is %s', (words, kind) => {
    expect(readQuestion(words)).toBe(kind);
  });

  it('is told to an intake where it asks nothing, and to nobody else', () => {
    expect(isTelling('intake', '招两个前端，杭州，15-25K，会 React')).toBe(true);
    expect(isTelling('intake', '再加一条，要能接受偶尔出差')).toBe(true);
    expect(isTelling('intake', '今天做了什么？')).toBe(false);
    expect(isTelling('intake', '先停一下')).toBe(false);
    expect(isTelling('scout', '招两个前端')).toBe(false);
  });
});
