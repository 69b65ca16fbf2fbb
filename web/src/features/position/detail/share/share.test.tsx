import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { shownPosition } from '#web/testing/answers/position.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ShareButton } from './share-button.tsx';

afterEach(closeApp);

it('shares the page that needs no account, by a link that is copied', async () => {
  const user = userEvent.setup();
  const position = shownPosition({ status: { value: 3, label: '招聘中' } });
  openPart(<ShareButton position={position} />, { as: 'seeker', handle: () => undefined });
  await user.click(screen.getByRole('button', { name: '分享' }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = `${location.origin}/open/job/${position.positionId}`;
  expect(dialog.getByLabelText<HTMLInputElement>('职位链接').value).toBe(address);
  expect(dialog.getByRole('img', { name: '职位页面的二维码' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('链接已复制')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(address);
});

it('marks the link for copying by hand where there is no clipboard', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const position = shownPosition({ status: { value: 3, label: '招聘中' } });
  openPart(<ShareButton position={position} />, { as: 'seeker', handle: () => undefined });
  await user.click(screen.getByRole('button', { name: '分享' }));
  const dialog = within(await screen.findByRole('dialog'));
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await user.click(dialog.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('请按复制快捷键复制选中的链接')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('职位链接'));
});

it('is not offered for a position that is closed: its page is gone', () => {
  openPart(<ShareButton position={shownPosition({ status: { value: 6, label: '已关闭' } })} />, {
    as: 'seeker',
    handle: () => undefined,
  });
  expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
});
