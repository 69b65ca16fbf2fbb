import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { describe, expect, it } from 'vitest';
import { homeOf } from './home.ts';

describe('home', () => {
  it.each([
    ['seeker', [], '/seeker/job'],
    ['employer', [], '/hire/searchTalent'],
    ['employer', rolePermissions.owner, '/hire/searchTalent'],
    ['employer', rolePermissions.recruiter, '/hire/searchTalent'],
    ['employer', rolePermissions.interviewer, '/hire/candidateList'],
    ['admin', [], '/console'],
  ] as const)('of a %s with %j is %s', (role, permissions, home) => expect(homeOf(role, permissions)).toBe(home));
});
