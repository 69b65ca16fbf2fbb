import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Complaint } from '@pinjian/contract/position-complaint.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ComplaintButton } from './complaint-button.tsx';

afterEach(closeApp);

const positionId = 'position-1';
const said: Complaint = {
  positionId,
  kind: 'fee',
  words: '先交培训费',
  state: 'asked',
  submittedAt: '2026-11-20T02:00:00.000Z',
};

function openButton(before: Complaint | null) {
  return openPart(<ComplaintButton positionId={positionId} title="前端工程师" />, {
    as: 'seeker',
    handle: (seen) => {
      if (seen.method === 'POST') return envelope(said);
      return seen.path === `/job/complaint/${positionId}` ? envelope({ complaint: before }) : undefined;
    },
  });
}

it('asks what is wrong, sends it once, and says how it stands when asked again', async () => {
  const { seen } = openButton(null);
  await userEvent.click(screen.getByRole('button', { name: '举报职位' }));
  const sheet = within(await screen.findByRole('dialog', { name: '举报“前端工程师”' }));
  const send = sheet.getByRole('button', { name: '提交举报' });
  expect(send.hasAttribute('disabled')).toBe(true);
  // 其他 says nothing by itself.
  await userEvent.click(sheet.getByRole('radio', { name: '其他问题' }));
  expect(send.hasAttribute('disabled')).toBe(true);
  await userEvent.click(sheet.getByRole('radio', { name: '向求职者收费、扣证件' }));
  await userEvent.type(sheet.getByLabelText('补充说明（选填）'), '先交培训费');
  await userEvent.click(send);
  expect(await screen.findByText('已收到举报，有了结果会用消息告诉您')).toBeTruthy();
  const posts = seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path, body }) => [path, body])).toMatchObject([
    ['/job/complaint/submit', { positionId, kind: 'fee', words: '先交培训费' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '举报“前端工程师”' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '举报职位' }));
  expect(await screen.findByText('您已举报过这个职位')).toBeTruthy();
});

it('shows what was said before in the place of the form', async () => {
  openButton(said);
  await userEvent.click(screen.getByRole('button', { name: '举报职位' }));
  const sheet = within(await screen.findByRole('dialog', { name: '您已举报过这个职位' }));
  for (const text of ['向求职者收费、扣证件', '先交培训费', '已请企业核对']) expect(sheet.getByText(text)).toBeTruthy();
  expect(sheet.queryByRole('radio')).toBeNull();
});
