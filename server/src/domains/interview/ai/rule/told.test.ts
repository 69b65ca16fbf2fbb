import { describe, expect, it } from 'vitest';
import { toldIn } from './told.ts';

describe('what a story has told', () => {
  it.each([
    ['ownPart', '我把超时改成八百毫秒', '我们大家一起改到凌晨'],
    ['ownPart', '我自己跑了三趟', '客户说“我好了”，机器就走'],
    ['result', '后来再没有人报障', '先看监控，再换掉慢的接口'],
    ['result', '三天后停的机', '最后发现是接地虚了'],
    ['reason', '因为财务要对账', '账户、流水、冻结单三张表'],
    ['alternative', '要是他还不付，就转卖', '先回邮件，附合同那一页'],
    ['vagueChange', '快了不少', '从五十二秒到四十一秒'],
    ['imagined', '要是让我来挑，先挑登录', '我先挑了登录'],
  ] as const)('has its %s in “%s” and not in “%s”', (what, has, hasNot) => {
    expect(toldIn([has])[what]).toBe(true);
    expect(toldIn([hasNot])[what]).toBe(false);
  });
});
