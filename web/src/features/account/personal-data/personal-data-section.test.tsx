import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { PersonalDataSection } from './personal-data-section.tsx';

afterEach(closeApp);

it('the code of a dialog is asked for in that dialog, though the other one was opened before', async () => {
  const data = { export: null, nextExportAt: null, deletion: null, blockedBy: null, isOnlyMember: false };
  openPart(<PersonalDataSection onLeaving={() => Promise.resolve()} />, {
    as: 'seeker',
    handle: ({ path }) => (path === '/admin/user/personalData' ? envelope(data) : undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  await screen.findByRole('button', { name: '开始导出' });
  await userEvent.click(screen.getByRole('button', { name: /取\s*消/ }));
  await userEvent.click(screen.getByRole('button', { name: '注销账号' }));
  const second = (await screen.findByRole('button', { name: '申请注销' })).closest<HTMLElement>('[role="dialog"]');
  if (second === null) throw new Error('there is no dialog');
  await userEvent.click(within(second).getByText(/的验证码$/));
  expect(document.activeElement).toBe(within(second).getByRole('textbox'));
});
