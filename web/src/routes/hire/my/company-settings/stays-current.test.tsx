import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PersonalSection } from '#features/account/profile/personal-section.tsx';
import { MemberSection } from '#features/company/members/member-section.tsx';
import { NotificationSettings } from '#features/message/components/notification-settings.tsx';
import { envelope } from '#web/testing/fake-server.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';

afterEach(closeApp);

/** A company's only member, with a name and a mail address that can be set. */
function serve() {
  let username: string | null = null;
  let mail: string | null = null;
  const profile = () => ({ avatar: null, username, phone: '138****0017', gender: null, mail });
  const me = () => ({
    memberId: 'member-1',
    name: username ?? '138****0017',
    phone: '138****0017',
    role: 'owner',
    joinedAt: '2026-11-01T07:00:00Z',
    isMe: true,
  });
  const sections = (
    <>
      <MemberSection onLeft={() => {}} onLeaveAlone={() => {}} />
      <PersonalSection />
      <NotificationSettings reader="employer" mailPath="/hire/my/company-settings" />
    </>
  );
  return openPart(sections, {
    as: 'employer',
    handle({ path, body }) {
      const sent = body as { readonly username?: string; readonly mail?: string } | null;
      if (path === '/service/job-hunter/company/member/list') return envelope({ members: [me()], requests: [] });
      if (path === '/admin/user/info') return envelope(userInfoOf('employer'));
      if (path === '/job/message/preferences') return envelope({ phone: '138****0017', mail, kinds: [] });
      if (path === '/admin/user/updateProfile') username = sent?.username ?? null;
      if (path === '/admin/user/mail/confirm') mail = sent?.mail ?? null;
      if (/^\/admin\/user\/(?:profile|updateProfile|mail\/confirm)$/.test(path)) return envelope(profile());
      return undefined;
    },
  });
}

describe('the settings of a company', () => {
  it('call a member by the name that was just saved', async () => {
    serve();
    const members = within(await screen.findByRole('region', { name: '成员' }));
    expect(await members.findByText('138****0017')).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('用户名'), '陈越');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await members.findByText('陈越')).toBeTruthy();
  });

  it('send notices to the address that was just bound', async () => {
    serve();
    expect(await screen.findByText(/还没有绑定邮箱/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '绑定邮箱' }));
    await userEvent.type(screen.getByLabelText('邮箱地址'), 'chen@example.com');
    await userEvent.type(screen.getByLabelText('验证码'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '绑定邮箱' }));
    expect(await screen.findByText(/邮件发到 chen@example.com/)).toBeTruthy();
  });
});
