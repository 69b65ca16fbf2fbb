import { describe, expect, it } from 'vitest';
import { isCurrent, navItems } from './nav.ts';

describe('navigation', () => {
  it('stands in the order of spec §2', () => {
    expect(navItems.seeker.map((item) => [item.key, item.label])).toEqual([
      ['/seeker/job', '工作'],
      ['/seeker/home', '首页'],
      ['/seeker/resume', '简历'],
      ['/seeker/interview', '面试'],
      ['/seeker/agents', '智能体'],
    ]);
    expect(navItems.employer.map((item) => [item.key, item.label])).toEqual([
      ['/hire/searchTalent', '搜索人才'],
      ['/hire/activeDelivery', '主动投递'],
      ['/hire/positionManagement', '职位管理'],
      ['/hire/candidateList', '候选人'],
      ['/hire/agents', '智能体'],
    ]);
  });

  it.each([
    ['/seeker/job', '工作'],
    ['/seeker/job/job-details/1', '工作'],
    ['/seeker/home/job-details/1', '首页'],
    ['/seeker/interview/ai/preparation', '面试'],
    ['/seeker/my/wallet', undefined],
  ])('%s highlights %s and nothing else', (path, label) => {
    const current = navItems.seeker.filter((item) => isCurrent(path, item.key)).map((item) => item.label);
    expect(current).toEqual(label === undefined ? [] : [label]);
  });
});
