import { describe, expect, it } from 'vitest';
import type { TalkCall } from '@pinjian/contract/agent-talk.ts';
import { cautionAbout } from './check-answer.ts';

const sources = ['示例科技的前端工程师，15-25K，杭州，要求会 React。'];
const done: TalkCall = { label: '投递职位', outcome: 'done', note: null, actId: 'a' };
const waiting: TalkCall = { ...done, outcome: 'waiting' };

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
    ['月薪 90K，在上海，还要会 Kubernetes。', [], /看到的资料里没有：.*90k.*上海/],
  ])('“%s”', (words, calls, caution) => {
    const found = cautionAbout(words, { sources, calls });
    if (caution === null) expect(found).toBeNull();
    else expect(found).toMatch(caution);
  });
});
