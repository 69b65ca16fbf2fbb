import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { TalentPage } from './talent-page.tsx';

afterEach(closeApp);

/** A candidate's page, of whom the server answers only a refusal. */
function openRefused(code: number, message: string) {
  return openPart(<TalentPage kind="candidateList" resumeId="resume-1" positionId="0" reports={() => null} />, {
    as: 'employer',
    permissions: rolePermissions.interviewer,
    at: '/hire/candidateList/talent-detail/resume-1/0',
    handle: (seen) => (seen.path.startsWith('/job/candidate/detail/') ? envelope(null, { code, message }) : undefined),
  });
}

describe('the page of a candidate', () => {
  it('whom one may not read leads to where that is said', async () => {
    const { here } = openRefused(40311, '您在公司中的角色不能进行此操作，请联系公司管理员');
    await waitFor(() => expect(here()).toBe('/no-permission'));
  });

  it('who is not there any more says so', async () => {
    const { here } = openRefused(40400, '内容不存在或已被移除');
    expect(await screen.findByText('没有找到这位候选人')).toBeTruthy();
    expect(here()).toBe('/hire/candidateList/talent-detail/resume-1/0');
  });
});
