import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { TalentPage } from './talent-page.tsx';

afterEach(closeApp);

/** A candidate's page, of whom the server answers only a refusal. */
function openRefused(code: number, message: string, data: unknown = null) {
  const part = (
    <TalentPage kind="candidateList" resumeId="resume-1" positionId="0" reports={() => null} heldMark={() => null} />
  );
  return openPart(part, {
    as: 'employer',
    permissions: rolePermissions.interviewer,
    at: '/hire/candidateList/talent-detail/resume-1/0',
    handle: (seen) => (seen.path.startsWith('/job/candidate/detail/') ? envelope(data, { code, message }) : undefined),
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

  it('whose address was cut short reads like one who is not there: trying again would not help', async () => {
    openRefused(40001, '请检查填写的内容', [{ path: 'resumeId', message: '编号格式不正确' }]);
    expect(await screen.findByText('没有找到这位候选人')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});
