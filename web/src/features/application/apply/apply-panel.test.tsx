import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { ResumeCard } from '@pinjian/contract/resume.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { sampleApplication, sampleInvitation, sampleResume } from '#web/testing/application.ts';
import { envelope } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { useAsked } from '#ui/confirm.tsx';
import { ApplyPanel } from './apply-panel.tsx';

const standingPath = '/job/application/position/position-1';

afterEach(closeApp);

interface World {
  readonly application?: MyApplication | null;
  readonly canApply?: boolean;
  readonly resumes?: readonly ResumeCard[];
  readonly status?: { readonly value: number };
  /** Where the panel stands. */
  readonly at?: string;
  /** Answers a write. Without it, the position is applied to afterwards. */
  readonly write?: (seen: Seen) => Response;
}

/** Opens the panel of a position that stands as told. */
function openPanel({
  application = null,
  canApply = application === null,
  resumes = [sampleResume('a', { isDefault: true })],
  status = { value: 3 },
  at = '/',
  write,
}: World) {
  let now = { positionId: 'position-1', collected: false, application, canApply };
  const position = { positionId: 'position-1', title: '前端工程师', status, realNameRequired: false };
  return openPart(<ApplyPanel position={position} />, {
    as: 'seeker',
    at,
    handle: (seen) => {
      if (seen.path === standingPath) return envelope(now);
      if (seen.path === '/resume/job-hunter/resume/list') return envelope({ ...pageOf([...resumes]), pageSize: 100 });
      if (seen.method !== 'POST') return undefined;
      if (write !== undefined) return write(seen);
      now = { ...now, application: sampleApplication(), canApply: false };
      return envelope(now.application);
    },
  });
}

const applied = (seen: readonly Seen[]) =>
  seen.filter((one) => one.path === '/job/application/apply').map((one) => one.body);

/** A server whose company the seeker has blocked. */
const blocking = ({ body }: Seen, own: boolean) =>
  'despiteBlock' in (body as object)
    ? envelope(sampleApplication())
    : envelope({ companyName: '云杉', own }, { code: 40946, message: '您屏蔽了这家公司' });

describe('applying', () => {
  it('takes one press, sends the default resume once, and says so', async () => {
    const { seen } = openPanel({ resumes: [sampleResume('b'), sampleResume('a', { isDefault: true })] });
    expect(await screen.findByText('使用简历“简历a”')).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: '投递简历：前端工程师' }));
    expect(await screen.findByText('投递成功，招聘方查看后会通知您')).toBeTruthy();
    expect(await screen.findByText('已投递')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^投递简历/ })).toBeNull();
    expect(applied(seen)).toHaveLength(1);
    expect(applied(seen)[0]).toMatchObject({ positionId: 'position-1' });
    expect(applied(seen)[0]).not.toHaveProperty('resumeId');
  });

  it.each([
    [true, /^您屏蔽了这家公司。/],
    [false, /^这家公司是您屏蔽的「云杉」的关联公司。/],
  ])('asks first where the company is blocked (itself: %s), and sends once it is meant', async (own, why) => {
    const { seen } = openPanel({ write: (one) => blocking(one, own) });
    await userEvent.click(await screen.findByRole('button', { name: '投递简历：前端工程师' }));
    expect(await screen.findByText(why)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '仍然投递' }));
    expect(await screen.findByText('投递成功，招聘方查看后会通知您')).toBeTruthy();
    expect(applied(seen).map((body) => 'despiteBlock' in (body as object))).toEqual([false, true]);
  });

  it('sends nothing to a blocked company where it is not meant', async () => {
    const { seen } = openPanel({ write: (one) => blocking(one, true) });
    await userEvent.click(await screen.findByRole('button', { name: '投递简历：前端工程师' }));
    await userEvent.click(await screen.findByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(useAsked.getState().open).toBe(false));
    expect(applied(seen)).toHaveLength(1);
    expect(screen.queryByText('您屏蔽了这家公司')).toBeNull();
  });

  it('sends another resume out of the sheet', async () => {
    const { seen } = openPanel({ resumes: [sampleResume('a', { isDefault: true }), sampleResume('b')] });
    await userEvent.click(await screen.findByRole('button', { name: '换一份' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([true, false]);
    await userEvent.click(sheet.getByRole('radio', { name: /简历b/ }));
    await userEvent.click(sheet.getByRole('button', { name: '用这份简历投递' }));
    await waitFor(() => expect(applied(seen)).toHaveLength(1));
    expect(applied(seen)[0]).toMatchObject({ positionId: 'position-1', resumeId: idOf('resume-b') });
  });

  it('with one resume offers no choice', async () => {
    openPanel({});
    await screen.findByText('使用简历“简历a”');
    expect(screen.queryByRole('button', { name: '换一份' })).toBeNull();
  });

  it.each([
    ['none', [], '去准备简历', '/seeker/resume'],
    [
      'one that is not checked yet',
      [sampleResume('c', { confirmed: false })],
      '继续核对简历',
      `/seeker/resume/first-edit/${idOf('resume-c')}`,
    ],
    [
      'one that could not be read',
      [sampleResume('c', { confirmed: false, parseState: 'failed' })],
      '去准备简历',
      '/seeker/resume',
    ],
  ] as const)('without a resume to send (%s) leads to where it is made', async (_name, resumes, link, to) => {
    openPanel({ resumes, at: '/seeker/job/job-details/position-1' });
    // And back from there, with the sheet open.
    const back = '?next=%2Fseeker%2Fjob%2Fjob-details%2Fposition-1%3Fapply%3D1';
    expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(to + back);
    expect(screen.queryByRole('button', { name: /^投递简历/ })).toBeNull();
  });

  it('goes on in the sheet where one comes back with a resume, and is not asked again once it is closed', async () => {
    const { here, seen } = openPanel({ at: '/seeker/job/job-details/position-1?apply=1' });
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('radio', { name: /简历a/ })).toBeTruthy();
    expect(applied(seen)).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: '用这份简历投递' }));
    await waitFor(() => expect(applied(seen)).toHaveLength(1));
    await waitFor(() => expect(here()).toBe('/seeker/job/job-details/position-1'));
  });

  it('that is refused says why beside the button, which stays', async () => {
    openPanel({
      write: () => envelope(null, { code: 40340, message: '这个职位需要实名认证后投递，请先完成实名认证' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '投递简历：前端工程师' }));
    const alert = await screen.findByText('这个职位需要实名认证后投递，请先完成实名认证');
    expect(alert.getAttribute('role')).toBe('alert');
  });
});

describe('a position that cannot be applied to', () => {
  it('because it is closed says so', async () => {
    openPanel({ canApply: false, status: { value: 6 } });
    expect(await screen.findByText('这个职位已停止招聘')).toBeTruthy();
  });

  it('again so soon says when it can be', async () => {
    openPanel({
      application: sampleApplication({
        state: 6,
        viewStatus: 4,
        allowedMoves: [],
        applyAgainAt: '2027-02-18T02:00:00Z',
      }),
    });
    expect(await screen.findByText('2027-02-18 10:00 之后可以再次投递')).toBeTruthy();
    expect(screen.getByText('简历未通过')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /投递/ })).toBeNull();
  });

  it('once it may be again, is applied to again', async () => {
    openPanel({
      application: sampleApplication({
        state: 6,
        viewStatus: 4,
        allowedMoves: ['applyAgain'],
        applyAgainAt: '2026-01-01T00:00:00Z',
      }),
      canApply: true,
    });
    expect(await screen.findByRole('button', { name: '再次投递：前端工程师' })).toBeTruthy();
  });
});

describe('an application under way', () => {
  it.each([
    [1, 1, '已投递'],
    [1, 2, '简历已查看待评估'],
    [2, 3, '简历通过'],
  ] as const)('at step %i with view status %i reads %s', async (state, viewStatus, label) => {
    openPanel({ application: sampleApplication({ state, viewStatus }) });
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getByText('简历“前端简历”')).toBeTruthy();
  });

  it('is withdrawn after one question, from the state that was seen', async () => {
    const { seen } = openPanel({ application: sampleApplication({ version: 4 }) });
    await userEvent.click(await screen.findByRole('button', { name: '撤回投递' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '撤回投递' }));
    await waitFor(() =>
      expect(seen.find((one) => one.path === '/job/application/withdraw')?.body).toMatchObject({
        applicationId: 'application-1',
        from: 1,
        version: 4,
      }),
    );
    expect(await screen.findByText('已撤回投递')).toBeTruthy();
  });

  it('stays where it is when the question is answered with no', async () => {
    const { seen } = openPanel({ application: sampleApplication() });
    await userEvent.click(await screen.findByRole('button', { name: '撤回投递' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /取\s?消/ }));
    expect(seen.some((one) => one.path === '/job/application/withdraw')).toBe(false);
  });

  it('that has changed meanwhile is asked for again, and said', async () => {
    const { seen } = openPanel({
      application: sampleApplication(),
      write: () => envelope(null, { code: 40900, message: '状态已变化，请刷新' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '撤回投递' }));
    const before = seen.filter((one) => one.path === standingPath).length;
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回投递' }));
    expect(await screen.findByText('状态已变化，请刷新')).toBeTruthy();
    expect(await screen.findByText('已为您刷新到最新状态')).toBeTruthy();
    await waitFor(() => expect(seen.filter((one) => one.path === standingPath).length).toBeGreaterThan(before));
  });
});

describe('an invitation', () => {
  const invited = sampleApplication({
    state: 3,
    viewStatus: 3,
    version: 5,
    invitation: sampleInvitation({ expiresAt: '2099-11-27T01:00:00Z' }),
    allowedMoves: ['withdraw', 'acceptAiInterview', 'declineAiInterview'],
  });

  it('is accepted in one press', async () => {
    const accepted = sampleApplication({ state: 31, viewStatus: 3, version: 6 });
    const { seen } = openPanel({
      application: invited,
      write: () => envelope({ application: accepted, interviewId: 'interview-1' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '接受邀请：前端工程师' }));
    expect(await screen.findByText('已接受邀请，准备好就可以开始面试')).toBeTruthy();
    expect(seen.find((one) => one.path === '/job/application/invitation/accept')?.body).toMatchObject({
      invitationId: 'invitation-1',
      from: 3,
      version: 5,
    });
  });

  it('is declined with a word to the company', async () => {
    const { seen } = openPanel({ application: invited });
    await userEvent.click(await screen.findByRole('button', { name: '谢绝：前端工程师' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText('想对招聘方说的话（选填）'), '下周可以');
    await userEvent.click(sheet.getByRole('button', { name: '谢绝邀请' }));
    await waitFor(() =>
      expect(seen.find((one) => one.path === '/job/application/invitation/decline')?.body).toMatchObject({
        invitationId: 'invitation-1',
        note: '下周可以',
      }),
    );
  });

  it('keeps the word over a reload for when it is asked again', async () => {
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: '谢绝：前端工程师' }));
      return within(await screen.findByRole('dialog')).getByLabelText<HTMLTextAreaElement>('想对招聘方说的话（选填）');
    };
    const before = openPanel({ application: invited });
    await userEvent.type(await ask(), '下周可以');
    window.dispatchEvent(new Event('pagehide'));
    before.unmount();
    openPanel({ application: invited });
    const field = await ask();
    await waitFor(() => expect(field.value).toBe('下周可以'));
  });

  it('once accepted leads to the interview, once scored to its feedback', async () => {
    const held = { state: 'accepted', interviewId: 'interview-1' } as const;
    const { unmount } = openPanel({
      application: sampleApplication({ state: 31, invitation: sampleInvitation({ ...held, interviewStatus: 2 }) }),
    });
    expect((await screen.findByRole('link', { name: /^去面试/ })).getAttribute('href')).toBe(
      '/seeker/interview/ai/preparation?interviewId=interview-1',
    );
    unmount();
    openPanel({
      application: sampleApplication({
        state: 32,
        invitation: sampleInvitation({ ...held, interviewStatus: 1, reportReady: true }),
      }),
    });
    expect((await screen.findByRole('link', { name: /^查看反馈/ })).getAttribute('href')).toBe(
      '/seeker/interview/detail?interviewId=interview-1',
    );
  });
});

describe('a panel that could not be loaded', () => {
  it('says so and tries again', async () => {
    const answers = [
      new TypeError('fetch failed'),
      envelope({ positionId: 'position-1', collected: false, application: sampleApplication(), canApply: false }),
    ];
    const position = { positionId: 'position-1', title: '前端工程师', status: { value: 3 }, realNameRequired: false };
    openPart(<ApplyPanel position={position} />, {
      as: 'seeker',
      handle: ({ path }) => (path.startsWith('/job/application/') ? answers.shift() : undefined),
    });
    await screen.findByText('投递情况没有加载出来');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已投递')).toBeTruthy();
  });
});
