import { describe, expect, it } from 'vitest';
import { targetOf } from './rules.ts';

const one = '0192a000-0000-7000-8000-000000000001';
const two = '0192a000-0000-7000-8000-000000000002';

describe('what a message leads to', () => {
  it.each([
    [`/seeker/home/job-details/${one}`, { kind: 'application', ids: { positionId: one } }],
    [`/seeker/interview/ai/preparation?interviewId=${one}`, { kind: 'preparation', ids: { interviewId: one } }],
    [`/seeker/interview/detail?interviewId=${one}`, { kind: 'feedback', ids: { interviewId: one } }],
    ['/seeker/my/person-info', { kind: 'realName', ids: {} }],
    ['/seeker/my/user-settings', { kind: 'settings', ids: {} }],
    [`/hire/activeDelivery/talent-detail/${one}/${two}`, { kind: 'delivery', ids: { resumeId: one, positionId: two } }],
    [`/hire/candidateList/talent-detail/${one}/${two}`, { kind: 'candidate', ids: { resumeId: one, positionId: two } }],
    ['/hire/candidateList', { kind: 'candidates', ids: {} }],
    [`/hire/positionManagement/edit/${one}`, { kind: 'position', ids: { positionId: one } }],
    ['/hire/my/company-info', { kind: 'company', ids: {} }],
    ['/hire/my/company-settings', { kind: 'members', ids: {} }],
  ])('is read from the link %s of before there were targets', (link, target) =>
    expect(targetOf({ link })).toEqual(target),
  );

  it.each(['/elsewhere', 'https://evil.test', '/seeker/interview/detail?interviewId=', '/seeker/home/job-details/x'])(
    'is nothing for %s',
    (link) => expect(targetOf({ link })).toBeUndefined(),
  );

  it('is the target where there is one', () => {
    const target = { kind: 'candidates' as const, ids: {} };
    expect(targetOf({ target, link: '/hire/my/company-info' })).toBe(target);
    expect(targetOf({})).toBeUndefined();
  });
});
