import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { describe, expect, it } from 'vitest';
import { myItemsOf, navItemsOf } from './shell/nav.ts';
import { mayOpen } from './permitted.ts';

const pages = [
  '/hire/searchTalent',
  '/hire/searchTalent/talent-detail/1/2',
  '/hire/activeDelivery',
  '/hire/positionManagement',
  '/hire/positionManagement/edit/1',
  '/hire/candidateList',
  '/hire/candidateList/talent-detail/1/2',
  '/hire/agents',
  '/hire/my',
  '/hire/my/company-info',
  '/hire/my/company-settings',
  '/hire/my/wallet',
];

const open = (permissions: readonly string[], companyId: string | null = 'company-1') =>
  pages.filter((page) => mayOpen(page, companyId, permissions));

describe('what a member of a company may open', () => {
  it('is everything for owner and recruiter', () => {
    expect(open(rolePermissions.owner)).toEqual(pages);
    expect(open(rolePermissions.recruiter)).toEqual(pages);
  });

  it('is what is assigned and their own area for an interviewer', () => {
    expect(open(rolePermissions.interviewer)).toEqual([
      '/hire/candidateList',
      '/hire/candidateList/talent-detail/1/2',
      '/hire/my',
      '/hire/my/company-info',
      '/hire/my/company-settings',
    ]);
  });

  it('is any page without a company, which shows the way to one', () => expect(open([], null)).toEqual(pages));
  it('is never told by a page of which the name only begins alike', () =>
    expect(mayOpen('/hire/searchTalentOfOthers', 'company-1', [])).toBe(true));
});

describe('the navigation', () => {
  it('shows an interviewer the candidates alone', () => {
    const labels = navItemsOf('employer', 'company-1', rolePermissions.interviewer).map(({ label }) => label);
    expect(labels).toEqual(['候选人']);
  });

  it.each([
    ['employer', 'company-1', rolePermissions.owner, ['公司信息', '公司设置', '钱包与发票']],
    ['employer', 'company-1', rolePermissions.interviewer, ['公司信息', '公司设置']],
    ['employer', null, [], ['公司信息', '公司设置', '钱包与发票']],
    ['seeker', null, [], ['个人信息', '账号设置', '钱包与发票']],
  ] as const)('of their own area shows a %s of %s with %j: %j', (role, companyId, permissions, labels) =>
    expect(myItemsOf(role, companyId, permissions).map(({ label }) => label)).toEqual(labels),
  );

  it.each([
    ['seeker', null, [], 5],
    ['employer', null, [], 5],
    ['employer', 'company-1', rolePermissions.recruiter, 5],
  ] as const)('of a %s of %s with %j has %i entries', (role, companyId, permissions, count) =>
    expect(navItemsOf(role, companyId, permissions)).toHaveLength(count),
  );
});
