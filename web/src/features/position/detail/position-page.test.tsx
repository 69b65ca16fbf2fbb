import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { PositionPage } from './position-page.tsx';

afterEach(closeApp);

const page = (
  <PositionPage
    positionId="01900000-0000-7000-8000-000000000000"
    back={{ to: '/seeker/job', label: '工作' }}
    actions={() => null}
    company={() => null}
  />
);

it('says that a position is gone and leads on, instead of asking to try again', async () => {
  openPart(page, { as: 'seeker', handle: () => envelope(null, errors.notFound) });
  expect(await screen.findByText('这个职位不存在或已下线')).toBeTruthy();
  expect(screen.getByRole('link', { name: '看看其他职位' }).getAttribute('href')).toBe('/seeker/job');
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('offers to try again where the server failed', async () => {
  openPart(page, { as: 'seeker', handle: () => httpError(400, '出了点问题') });
  expect(await screen.findByText('职位没有加载出来')).toBeTruthy();
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});
