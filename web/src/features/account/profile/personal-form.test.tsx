import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileOf } from '#web/testing/answers/account.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { withoutMotion } from '#web/testing/without-motion.ts';
import { LeaveGuard } from '#ui/saving/leave-guard.tsx';
import { PersonalForm } from './personal-form.tsx';

beforeEach(withoutMotion);
afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const profile = profileOf({ username: '林示例' });
const path = '/seeker/my/person-info';

/** The form with another name typed into it, on its way to the page that changes the phone. */
async function leaveUnsaved({ away }: { away: boolean }) {
  const app = openPart(
    <>
      <PersonalForm profile={profile} withGender settingsPath="/seeker/my/user-settings" />
      <LeaveGuard />
    </>,
    {
      as: 'seeker',
      at: path,
      handle(one) {
        if (away) return new TypeError('the network is away');
        return one.path === '/admin/user/updateProfile' ? envelope({ ...profile, username: '林小满' }) : undefined;
      },
    },
  );
  const field = await screen.findByLabelText<HTMLInputElement>('用户名', {}, patience);
  await user.clear(field);
  await user.paste('林小满');
  await user.click(screen.getByText('更换手机号'));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  const saves = () => app.seen.filter((one) => one.path === '/admin/user/updateProfile');
  return { ...app, field, dialog, saves };
}

describe('leaving the personal form', () => {
  it('stays where the save failed, with what was typed', async () => {
    const { dialog, saves, here, field } = await leaveUnsaved({ away: true });
    await user.click(dialog.getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(saves()).toHaveLength(1), patience);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(here()).toBe(path);
    expect(field.value).toBe('林小满');
  });

  it('goes on once it is saved', async () => {
    const { dialog, saves, here } = await leaveUnsaved({ away: false });
    await user.click(dialog.getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(here()).toBe('/seeker/my/user-settings'), patience);
    expect(saves().map(({ body }) => body)).toMatchObject([{ username: '林小满' }]);
  });

  it('goes without a save where that is what they want', async () => {
    const { dialog, saves, here } = await leaveUnsaved({ away: true });
    await user.click(dialog.getByRole('button', { name: '不保存，离开' }));
    await waitFor(() => expect(here()).toBe('/seeker/my/user-settings'), patience);
    expect(saves()).toEqual([]);
  });
});
