import { describe, expect, it } from 'vitest';
import { Dictated, reading } from '../engine/conversation.fixture.ts';
import { amendedBy } from './amended-by.ts';
import { contradictionIn } from './contradiction.ts';

const said = (seq: number, text: string) => ({ seq, speaker: 'candidate' as const, text, question: 0 });

describe('what does not fit together', () => {
  it('is asked about in the words of both', () => {
    const asked = contradictionIn([said(3, '国庆三天搬完四十个柜子。')], said(5, '最后六十个柜子两天半就搬完了。'), []);
    expect(asked?.text).toMatch(/“四十个柜子”.*“六十个柜子”/u);
  });

  it.each([
    ['another thing', '一共四十个柜子', '六十个货架都搬了'],
    ['the same amount', '搬了四十个柜子', '四十个柜子一个没坏'],
    ['a change', '搬了四十个柜子', '后来又加了二十个柜子'],
    ['the same amount in figures', '我们组是3个人', '我们组是三个人'],
    ['the same amount of tens', '搬了四十二个柜子', '搬了42个柜子'],
    ['the same amount of hundreds', '换了一百二十台空调', '换了120台空调'],
    ['the same pair', '带了两个徒弟', '带了2个徒弟'],
    ['people in another place', '我们组是三个人', '客服那边来了五个人'],
    ['an order', '修了五个柜子', '坏的是第十三个柜子'],
    ['about as many', '搬了三个柜子', '搬了两三个柜子'],
    ['people of another doing', '我带五个人', '排班排了八个人'],
  ])('is not %s', (_, before, now) => {
    expect(contradictionIn([said(3, before)], said(5, now), [])).toBeNull();
  });

  it.each([
    ['of people who did the same', '当时我带了五个人', '我带了八个人做这个', /“五个人”.*“八个人”/u],
    ['in figures and words', '搬了40个柜子', '搬了六十个柜子', /“40个柜子”.*“六十个柜子”/u],
    ['of hundreds', '换了一百二十台空调', '换了一百五十台空调', /一百二十台空调.*一百五十台空调/u],
  ])('is asked about %s', (_, before, now, words) => {
    expect(contradictionIn([said(3, before)], said(5, now), [])?.text).toMatch(words);
  });

  it('is asked about once', () => {
    expect(contradictionIn([said(3, '四十个柜子')], said(5, '六十个柜子'), ['contradiction'])).toBeNull();
  });
});

describe('a correction', () => {
  function talked(): Dictated {
    const interview = new Dictated();
    interview.join();
    interview.hear('准备好了', reading('ready'));
    interview.hear('采购台账里同一个供应商拆单，送货单每天都是六点零五。');
    interview.hear('排班系统我分了规则、班表、换班三块。');
    return interview;
  }

  it('belongs to the question whose answer it is about', () => {
    const { state, turns } = talked();
    expect(amendedBy(state, turns, said(99, '更正一下，采购台账里拆单的供应商不止一个，送货单是六点十五'))).toEqual({
      amends: 0,
    });
    expect(amendedBy(state, turns, said(99, '说错了，换班那块是后来加的'))).not.toEqual({ amends: 0 });
  });

  it('counts there, and the open question stays open', () => {
    const interview = talked();
    const open = interview.state.current;
    interview.hear('更正一下，是六点十五', reading('amend', { keeps: true, amends: 0 }));
    expect(interview.state.current).toBe(open);
    expect(interview.state.questions[0]?.turns).toHaveLength(2);
    expect(interview.state.questions[open ?? 0]?.turns).toEqual([]);
    expect(interview.last.text).toMatch(/更正/u);
  });
});
