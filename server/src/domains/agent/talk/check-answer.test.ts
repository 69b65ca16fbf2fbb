import { describe, expect, it } from 'vitest';
import type { TalkCall } from '@pinjian/contract/agent-talk.ts';
import { cautionAbout } from './check-answer.ts';

const sources = ['示例科技的前端工程师，15-25K，杭州，要求会 React。'];
const done: TalkCall = { label: '投递职位', outcome: 'done', note: null, actId: 'a' };
const waiting: TalkCall = { ...done, outcome: 'waiting' };
const read: TalkCall = { label: '查看收藏和投递', outcome: 'read', note: null, actId: null };
const unknown: TalkCall = { ...read, label: '没有的功能', outcome: 'unknown' };

describe('an answer of a model', () => {
  it.each<[string, readonly TalkCall[], RegExp | null]>([
    ['这个职位在杭州，15-25K，要求会 React。', [], null],
    ['没有查到新的面试。', [], null],
    ['已替您投递前端工程师。', [done], null],
    ['已替您投递前端工程师。', [waiting], /没有做完任何事/],
    ['已帮您发送消息。', [], /“已帮您发送”，但这一次没有做完/],
    ['已经替您接受了。', [done], /它不能做这样的事/],
    ['刚刚把许可单改成了自己做。', [], /它不能做这样的事/],
    ['已付款。', [], /它不能做这样的事/],
    ['我投递了前端工程师。', [], /“我投递了”，但这一次没有做完/],
    ['好的，已发送。', [], /“已发送”/],
    ['我看了一下，对方的要求不高，已帮您投递。', [read], /“已帮您投递”/],
    // What somebody else did, how things stand, and what is asked about, is true.
    ['对方已经接受了您提出的时间。', [], null],
    ['对方看过您的简历，已发送面试邀请。', [], null],
    ['您已投递前端工程师。', [], null],
    ['您上周已拒绝了示例科技的 Offer。', [read], null],
    ['示例科技：已拒绝', [read], null],
    ['已投递的职位在等公司查看。', [], null],
    ['已投递 3 个职位。', [read], /看到的资料里没有：3 ?个/],
    ['已投递前端工程师，公司还没有看。', [read], null],
    ['已投递前端工程师，公司还没有看。', [read, waiting], /没有做完任何事/],
    ['已接受 Offer。', [read, unknown], /它不能做这样的事/],
    ['我可以替您投递，要投吗？', [], null],
    ['我没有投递。', [], null],
    ['我已提交这次投递，等您同意后就发出。', [waiting], null],
    ['月薪 90K，在上海，还要会 Kubernetes。', [], /看到的资料里没有：.*90k.*上海/],
  ])('“%s”', (words, calls, caution) => {
    const found = cautionAbout(words, { sources, calls });
    if (caution === null) expect(found).toBeNull();
    else expect(found).toMatch(caution);
  });
});
