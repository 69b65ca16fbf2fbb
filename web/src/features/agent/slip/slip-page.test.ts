import { agentKinds } from '@pinjian/contract/by-agent.ts';
import { agentSlip, defaultSlip } from '@pinjian/contract/agent-slip.ts';
import { describe, expect, it } from 'vitest';
import { daysText, slipParts, spends } from './slip-page.ts';

const none = { cities: [], resumes: new Map<string, string>() };
const linesOf = (...slip: Parameters<typeof slipParts>) => slipParts(...slip).flatMap(({ lines }) => lines);

describe('a permission slip as a page', () => {
  it('says everything that its controls hold', () => {
    const slip = {
      ...defaultSlip('submitter'),
      goal: '找一份双休的前端工作',
      cityCodes: ['101210100', '101020100'],
      salaryFloor: 1_500_000,
      companiesNever: ['示例外包'],
      acts: {
        apply: { mode: 'act', daily: 3, total: 30 },
        sendMessage: { mode: 'draft', daily: 5, total: 100 },
      } as const,
      hours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
      mayState: ['两周内可以到岗'],
      tone: 'warm' as const,
      resumeId: 'resume-1',
      endsOn: '2027-02-21',
    };
    const read = linesOf(slip, 'submitter', {
      cities: ['杭州', '上海'],
      resumes: new Map([['resume-1', '前端简历']]),
    }).join('\n');
    for (const words of [
      '找一份双休的前端工作',
      '城市：杭州、上海',
      '薪资：不低于 15K/月',
      '不投递也不联系：示例外包',
      '投递时用简历「前端简历」',
      '投递：它自己做，每天最多 3 次，总共最多 30 次。',
      '发消息：起草，由您自己发出。',
      '其他对外的事：每次都先问您。',
      '它永远不会：接受或拒绝面试和 Offer、签字、付款、删除内容、改动这份许可单。',
      '周一至周五 09:00–18:00（北京时间）',
      '有效期到 2027-02-21',
      '语气亲切。除了简历里的事实，还可以说：两周内可以到岗。',
    ])
      expect(read).toContain(words);
    expect(read).not.toContain('额度');
  });

  it.each(agentKinds)('of a new %s is read whole, and says what it never does', (kind) => {
    const parts = slipParts(defaultSlip(kind), kind, none);
    expect(parts.map(({ title }) => title).slice(0, 4)).toEqual(['目标', '范围', '可以做的事', '时间']);
    const read = parts.flatMap(({ lines }) => lines);
    expect(read.every((line) => line.trim() !== '' && !/undefined|null|NaN/.test(line))).toBe(true);
    expect(read.some((line) => line.startsWith('它永远不会'))).toBe(true);
    expect(read.some((line) => line.includes('额度'))).toBe(spends(kind));
  });

  it('marks no two lines the same, so that a change is seen', () => {
    for (const kind of agentKinds) {
      const read = linesOf(agentSlip.parse(defaultSlip(kind)), kind, { ...none, cities: ['杭州'] });
      expect(new Set(read).size).toBe(read.length);
    }
  });
});

describe('the days of a slip', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6, 7], '每天'],
    [[5, 1, 3, 2, 4], '周一至周五'],
    [[6, 7], '周六、周日'],
    [[1, 3, 5], '周一、周三、周五'],
  ])('%j are %s', (days, text) => expect(daysText(days)).toBe(text));
});
