import { companyErrors } from '@pinjian/contract/company.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { companyProfile, verificationOf } from '#web/testing/answers/company.ts';
import { envelope, httpError, refusal, type Seen } from '#web/testing/fake-server.ts';
import { takeUploads } from '#web/testing/fake-upload.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { VerificationCard } from '../components/verification-card.tsx';

afterEach(closeApp);

const company = companyProfile({ name: '青禾软件（杭州）有限公司', creditCode: '91350100M000100Y43' });
const none = verificationOf({ status: null, companyName: null, creditCode: null, submittedAt: null, decidedAt: null });
const taken = (code: keyof typeof companyErrors = 'creditCodeTaken') => refusal(companyErrors[code]);

const submits = (seen: readonly Seen[]) =>
  seen.filter(({ path }) => path.endsWith('/verification/submit')).map(({ body }) => body as { claim?: boolean });

/** The card of a company whose credit code another one holds, with a licence chosen, sent. */
async function submitTaken(asClaim: () => Response | Promise<Response>) {
  takeUploads({ fileId: 'file-1', url: '/files/1', name: '执照.png', size: 3, type: 'image/png' });
  let info = none;
  const { seen } = openPart(<VerificationCard company={company} allowed />, {
    as: 'employer',
    async handle(one) {
      if (one.path.endsWith('/verification/info')) return envelope(info);
      if (!one.path.endsWith('/verification/submit')) return undefined;
      if ((one.body as { claim?: boolean }).claim !== true) return taken();
      const answer = await asClaim();
      if ((await answer.clone().json()).code === 200)
        info = { ...none, status: 0, companyName: company.name, creditCode: company.creditCode, claim: true };
      return answer;
    },
  });
  await userEvent.upload(
    await screen.findByLabelText('上传营业执照'),
    new File(['png'], '执照.png', { type: 'image/png' }),
  );
  await screen.findByRole('img', { name: '上传营业执照预览' }, patience);
  await userEvent.click(screen.getByRole('button', { name: '提交认证' }));
  return { seen, dialog: within(await screen.findByRole('dialog', {}, patience)) };
}

describe('a credit code that another company holds', () => {
  it('can be claimed: the question says what follows, and the answer goes once', async () => {
    const { seen, dialog } = await submitTaken(() => envelope({ status: 0 }));
    expect(dialog.getByText(/原来的企业会失去认证/)).toBeTruthy();
    // They have a company: the page where one joins has no room for them.
    expect(dialog.queryByText(/“加入公司”/)).toBeNull();
    expect(dialog.getByText(/先在“公司设置”的成员中退出现在的公司/)).toBeTruthy();
    await userEvent.dblClick(dialog.getByRole('button', { name: '我要认领' }));
    expect(await screen.findByText('人工核对中', {}, patience)).toBeTruthy();
    expect(screen.getByText(/平台正在人工核对您的营业执照/)).toBeTruthy();
    expect(submits(seen).map(({ claim }) => claim)).toEqual([undefined, true]);
    expect(screen.queryByRole('button', { name: '提交认证' })).toBeNull();
  });

  it.each([
    ['the way back', async () => userEvent.click(screen.getByRole('button', { name: '返回修改' }))],
    ['Esc', async () => userEvent.keyboard('{Escape}')],
  ])('is left alone by %s: the field says why, and what was filled in stays', async (_way, leave) => {
    const { seen } = await submitTaken(() => envelope({ status: 0 }));
    await leave();
    expect(await screen.findByText(companyErrors.creditCodeTaken.message, {}, patience)).toBeTruthy();
    expect(submits(seen)).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '统一社会信用代码' }).value).toBe(company.creditCode);
    expect(screen.getByRole('img', { name: '上传营业执照预览' })).toBeTruthy();
  });

  it('says why a claim is refused, and can be sent again', async () => {
    const { seen, dialog } = await submitTaken(() => taken('inReview'));
    await userEvent.click(dialog.getByRole('button', { name: '我要认领' }));
    expect(await screen.findByText(companyErrors.inReview.message, {}, patience)).toBeTruthy();
    expect(submits(seen)).toHaveLength(2);
    expect(screen.getByRole('button', { name: '提交认证' })).toBeTruthy();
  });
});

describe('the state of a verification', () => {
  it('is a shape while it loads, and offers another try where it does not', async () => {
    let answer: (response: Response) => void = () => {};
    const held = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    openPart(<VerificationCard company={company} allowed />, { as: 'employer', handle: () => held });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText('认证状态没有加载出来')).toBeNull();
    answer(httpError(500, '服务器内部错误，请稍后再试'));
    expect(await screen.findByText('认证状态没有加载出来', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('of a refusal is the reason, with the form to try again', async () => {
    openPart(<VerificationCard company={company} allowed />, {
      as: 'employer',
      handle: () => envelope({ ...none, status: 2, reason: '执照照片不完整，请重新上传' }),
    });
    expect(await screen.findByText('原因：执照照片不完整，请重新上传', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新提交认证' })).toBeTruthy();
  });
});
