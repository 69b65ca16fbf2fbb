import { describe, expect, it } from 'vitest';
import { heardKind } from './read-turn-kind.ts';
import { openTurnWeights, turnWeightsText } from './data/turn-weights.ts';

const open = { asked: '讲一次你亲自处理过的线上故障。', closing: false };
const closing = { asked: '您还有什么想了解的吗？', closing: true };

describe('what a turn is', () => {
  it.each([
    ['……嗯……', 'silent'],
    ['您再说一遍可以吗', 'askRepeat'],
    ['让我先想一想', 'think'],
    ['这段我没做过，都是别的组负责', 'neverDid'],
    ['不方便说，签了保密协议，换一题吧', 'refusal'],
    ['能不能快点，我还有事', 'hurry'],
    ['我的网断了，刚才没听见', 'trouble'],
    ['刚才说错了，是四个人不是五个人', 'correction'],
    ['去年十一月订单接口超时，我先限流，再查到连接池打满，改完降到两百毫秒，之后再没出过。', 'answer'],
  ])('“%s” is %s', (said, kind) => {
    expect(heardKind(said, open).kind).toBe(kind);
  });

  it.each([
    ['好的，谢谢，再见', 'thanks'],
    ['一个月能休几天？', 'questionBack'],
    ['能让真人联系我吗', 'askHuman'],
  ])('at the end “%s” is %s', (said, kind) => {
    expect(heardKind(said, closing).kind).toBe(kind);
  });

  it('is the same each time, and weights come back from their file as they went', () => {
    expect(heardKind('让我先想一想', open)).toEqual(heardKind('让我先想一想', open));
    const weights = new Map([['想想', [0.25, -1]]]);
    expect(openTurnWeights(turnWeightsText(weights))).toEqual(weights);
  });
});
