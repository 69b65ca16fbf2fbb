import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { CompanyStep } from './company-step.tsx';

afterEach(closeApp);

it('keeps what was typed for a new company while one looks at joining one', async () => {
  openPart(<CompanyStep onCreated={() => Promise.resolve()} onJoined={() => Promise.resolve()} />, {
    as: 'employer',
    handle: ({ path }) => (path.endsWith('/company/join') ? envelope({ request: null }) : undefined),
  });
  const name = await screen.findByLabelText<HTMLInputElement>('公司名称', {}, patience);
  await userEvent.type(name, '拾光软装设计有限公司');
  await userEvent.click(screen.getByText('加入公司'));
  expect(await screen.findByLabelText('给管理员的说明', {}, patience)).toBeTruthy();
  const ways = within(screen.getByRole('group', { name: '创建或加入' }));
  await userEvent.click(ways.getByRole('button', { name: '创建公司' }));
  expect(screen.getByLabelText<HTMLInputElement>('公司名称').value).toBe('拾光软装设计有限公司');
});
