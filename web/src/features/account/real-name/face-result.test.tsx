import { errors } from '@pinjian/contract/errors.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '#lib/session.ts';
import { envelope, refusal, type Seen } from '#web/testing/fake-server.ts';
import { noRealName, userInfoOf } from '#web/testing/answers/account.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { patience } from '#web/testing/patience.ts';

beforeEach(() => localStorage.clear());
afterEach(closeApp);

const path = '/verificationIdResult?certifyId=019a0000-0000-7000-8000-000000000001';

/** A server that answers the query and tells of a seeker in `state`. */
function answering(data: object, state: number, facts: { code?: number; message?: string } = {}) {
  return (one: Seen) => {
    if (one.path === '/admin/faceVerification/notify/query') return envelope(data, facts);
    if (one.path === '/admin/user/jobHunterStatus') return envelope({ state });
    if (one.path !== '/admin/user/info') return undefined;
    const info = userInfoOf('seeker');
    return envelope({ ...info, sysUser: { ...info.sysUser, realNameState: state } });
  };
}

describe('/verificationIdResult', () => {
  it.each([
    [{ status: 0, reason: null, asksName: false }, '审核中', '稍后再看'],
    [{ status: 1, reason: null, asksName: false }, '实名认证成功', '去看职位'],
    [{ status: 2, reason: '不是同一个人', asksName: false }, '实名认证失败', '重新认证或上传证件'],
  ])('shows %j as %s, with the next step', async (answer, title, step) => {
    openApp(path, { as: 'seeker', handle: answering(answer, 1) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: step })).toBeTruthy();
    if (answer.reason !== null) expect(screen.getByText(answer.reason)).toBeTruthy();
  });

  it('leads to the form where the check was begun without a name, which goes on with it', async () => {
    const answers = answering({ status: 0, reason: null, asksName: true }, 0);
    const { seen } = openApp(path, {
      as: 'seeker',
      handle: (one) => {
        if (one.path === '/admin/faceVerification/queryInfo') return envelope(noRealName);
        return one.path === '/admin/faceVerification/getCertifyId' ? refusal(errors.unavailable) : answers(one);
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: '去填写' }));
    await userEvent.type(await screen.findByLabelText('姓名'), '林示例');
    await userEvent.type(screen.getByLabelText('身份证号码'), '110105194912310029');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: '开始人脸核验' }));
    await expect
      .poll(() => seen.find((one) => one.path === '/admin/faceVerification/getCertifyId')?.body, patience)
      .toMatchObject({ certifyId: path.split('=')[1], realName: '林示例', returnUrl: '/verificationIdResult' });
  });

  it('tells the session of the end', async () => {
    openApp(path, { as: 'seeker', handle: answering({ status: 1, reason: null, asksName: false }, 2) });
    await screen.findByRole('heading', { name: '实名认证成功' });
    await expect.poll(() => useSession.getState().authStatus, patience).toBe('SUCCESS');
    expect(useSession.getState().isAuthenticated).toBe(true);
  });

  it.each([
    ['a check of somebody else', path, answering({}, 0, { code: 40400, message: '内容不存在或已被移除' })],
    ['no id', '/verificationIdResult', undefined],
  ])('with %s says that there is none', async (_what, at, handle) => {
    openApp(at, { as: 'seeker', ...(handle && { handle }) });
    expect(await screen.findByRole('heading', { name: '没有找到这次认证' })).toBeTruthy();
  });

  it('asks whoever is not signed in to do so, and asks the server nothing', async () => {
    const { seen } = openApp(path);
    const link = await screen.findByRole('link', { name: '登录' });
    expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(seen).toEqual([]);
  });
});
