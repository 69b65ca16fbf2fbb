import { describe, expect, it } from 'vitest';
import { accountName, certificationOf } from './account-words.ts';

describe('the account', () => {
  it.each([
    ['employer', 'NONE', '未认证'],
    ['employer', 'ING', '审核中'],
    ['employer', 'SUCCESS', '已认证'],
    ['employer', 'FAIL', '认证失败'],
    ['seeker', 'NONE', '未实名'],
    ['seeker', 'ING', '审核中'],
    ['seeker', 'SUCCESS', '已实名'],
    ['seeker', 'FAIL', '认证失败'],
  ] as const)('of a %s with %s is %s', (role, status, label) =>
    expect(certificationOf(role, status).label).toBe(label),
  );

  it.each([
    ['employer', '张三', '张**'],
    ['employer', null, '138****8000'],
    ['employer', ' ', '138****8000'],
    ['seeker', '张三', '138****8000'],
    ['seeker', null, '138****8000'],
  ] as const)('of a %s named %j is called %s', (role, username, name) =>
    expect(accountName(role, { username, phone: '138****8000' })).toBe(name),
  );
});
