import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useJourney } from './harness/journey.ts';
import { eventually } from './harness/eventually.ts';
import { openPosition } from './harness/hiring.ts';
import { preparedSkillInterview } from './harness/skill-interview.ts';
import { CallFailure, callProduct, signIn, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney({ PINJIAN_SMS_RESEND_SECONDS: '1' });
/** The machine may be busy. */
const patience = { timeout: 20_000 };
const tooSoon = 42900;
const settings = '/seeker/my/user-settings';

/** Goes through what asks once before something is lost. */
async function agree(page: Page, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
}

/** Signs in as soon as the phone may have its next code. */
function signInNext(phone: string): Promise<SignedIn> {
  return eventually(`the next code to ${phone}`, () =>
    signIn(journey.product.url, 'web-job-hunter', phone).catch((error: unknown) => {
      if (error instanceof CallFailure && error.code === tooSoon) return undefined;
      throw error;
    }),
  );
}

async function openSettings(page: Page): Promise<void> {
  await page.goto(settings);
  await devicesOn(page).getByText('本设备').waitFor();
}

const eventsOn = (page: Page) => page.getByRole('region', { name: '安全记录' });
const devicesOn = (page: Page) => page.getByRole('region', { name: '登录设备' });

describe('the devices of a person', () => {
  it("are listed; 'sign out there' ends the other one while it is looked at", async () => {
    const phone = '13800000711';
    const here = await journey.person({ session: await signIn(journey.product.url, 'web-job-hunter', phone) });
    await openSettings(here.page);
    const there = await journey.person({ session: await signInNext(phone) });
    there.expectComplaint(/401/);
    await there.page.goto('/seeker/job');
    await there.page.getByRole('navigation', { name: '主导航' }).first().waitFor();
    await here.page.reload();
    await expect.poll(() => devicesOn(here.page).getByRole('listitem').count(), patience).toBe(2);
    await devicesOn(here.page)
      .getByRole('button', { name: /退出登录$/ })
      .click();
    await agree(here.page, '退出该设备');
    await there.page.waitForURL(/\/login/);
    await there.page.getByText('登录过期，请重新登录').waitFor();
    await expect.poll(() => devicesOn(here.page).getByRole('listitem').count(), patience).toBe(1);
    await eventsOn(here.page)
      .getByText(/已让「.*」退出登录/)
      .waitFor();
  });
});

describe('a company that a seeker does not want to be found by', () => {
  it('is blocked, unblocked and blocked again without the hand leaving the keyboard', async () => {
    const { positionId } = await openPosition(journey.product.url, '13800000715', 715);
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000716');
    const { page, ...person } = await journey.person({ session, device: 'phone' });
    await page.goto(settings);
    const keys = page.keyboard;
    const section = page.getByRole('region', { name: '屏蔽公司' });
    const rows = section.getByRole('list', { name: '屏蔽的公司' });
    await section.getByText('还没有屏蔽公司').waitFor();
    await section.getByRole('combobox').focus();
    await keys.type('示例科技');
    await section.getByRole('option', { name: '示例科技715有限公司', selected: true }).waitFor();
    await keys.press('Enter');
    await rows.getByText('示例科技715有限公司').waitFor();
    await person.look();
    await section.getByRole('combobox').focus();
    await keys.press('Tab');
    await keys.press('Enter');
    await rows.getByText('已取消屏蔽「示例科技715有限公司」').waitFor();
    await keys.press('Enter');
    await rows.getByRole('button', { name: '取消屏蔽「示例科技715有限公司」' }).waitFor();

    // Whoever applies there all the same is asked first.
    const authorization = `Bearer ${session.accessToken}`;
    await expect(
      callProduct(journey.product.url, '/job/application/apply', { authorization, body: { positionId } }),
    ).rejects.toMatchObject({ code: 40946 });
  });
});

describe('a switch of role', () => {
  it('opens the home of the other identity in every tab, and back', async () => {
    const person = await journey.person({
      session: await signIn(journey.product.url, 'web-job-hunter', '13800000712'),
    });
    person.expectComplaint(/401/);
    await openSettings(person.page);
    const other = await person.context.newPage();
    await other.goto('/seeker/home');
    await other.getByRole('navigation', { name: '主导航' }).first().waitFor();
    await person.page.getByRole('button', { name: '切换为招聘者' }).first().click();
    await agree(person.page, '切换为招聘者');
    await Promise.all([person.page, other].map((page) => page.waitForURL(/\/hire\//)));
    await person.page.goto('/hire/my/company-settings');
    await eventsOn(person.page).getByText('切换为招聘者').waitFor();
    await person.page.getByRole('button', { name: '切换为求职者' }).first().click();
    await agree(person.page, '切换为求职者');
    await Promise.all([person.page, other].map((page) => page.waitForURL(/\/seeker\/job/)));
    const pairs = await Promise.all(
      [person.page, other].map((page) => page.evaluate(() => localStorage.getItem('auth-token'))),
    );
    expect(pairs[0]).toBe(pairs[1]);
  });
});

describe('a change of phone', () => {
  it('takes a code of each number; the new one signs in from then on', async () => {
    const [old, next] = ['13800000713', '13800000714'];
    const person = await journey.person({ session: await signIn(journey.product.url, 'web-job-hunter', old) });
    await openSettings(person.page);
    await person.page.getByRole('button', { name: '更换手机号' }).click();
    const dialog = person.page.getByRole('dialog');
    const [sendOld, sendNew] = [
      dialog.getByRole('button', { name: /^原手机号/ }),
      dialog.getByRole('button', { name: /^新手机号/ }),
    ];
    // The code that signed in was sent a moment ago: the button counts until the next may be asked for.
    await expect
      .poll(async () => {
        if (await sendOld.isEnabled()) await sendOld.click();
        return person.page.getByText('验证码已发送，请查收短信').count();
      }, patience)
      .toBe(1);
    await dialog.getByLabel('新手机号', { exact: true }).fill(next);
    await sendNew.click();
    await expect.poll(() => journey.smsCode(next).catch(() => null), patience).not.toBeNull();
    const right = await journey.smsCode(old);
    await dialog
      .getByLabel(/^原手机号/)
      .first()
      .fill(right === '000000' ? '111111' : '000000');
    await dialog
      .getByLabel('新手机号的验证码')
      .first()
      .fill(await journey.smsCode(next));
    await dialog.getByRole('button', { name: '更换手机号' }).click();
    await dialog.getByText('原手机号的验证码错误或已过期，请核对后再试或重新获取').waitFor();
    await dialog
      .getByLabel(/^原手机号/)
      .first()
      .fill(right);
    await dialog.getByRole('button', { name: '更换手机号' }).click();
    await person.page.getByText('手机号已更换为 138****0714，下次请用新手机号登录').waitFor();
    await eventsOn(person.page).getByText('手机号由 138****0713 更换为 138****0714').waitFor();
    const again = await signInNext(next);
    const device = await journey.person({ session: again });
    await openSettings(device.page);
    await eventsOn(device.page).getByText('手机号由 138****0713 更换为 138****0714').waitFor();
  });
});

describe("a person's data", () => {
  it('is taken along as one archive; a deletion that was asked for is taken back at the next sign-in', async () => {
    const phone = '13800000717';
    const session = await signIn(journey.product.url, 'web-job-hunter', phone);
    const { page, ...person } = await journey.person({ session, device: 'phone' });
    await openSettings(page);
    const section = page.getByRole('region', { name: '我的数据' });
    await section.getByRole('button', { name: '导出' }).click();
    const asking = page.getByRole('dialog', { name: '导出我的数据' });
    await asking.getByRole('button', { name: /获取验证码/ }).click();
    await page.getByText('验证码已发送，请查收短信').waitFor();
    await person.look();
    const code = await journey.smsCode(phone);
    await asking.getByRole('textbox').fill(code);
    await asking.getByRole('button', { name: '开始导出' }).click();
    await section.getByRole('status').filter({ hasText: '已准备好' }).waitFor();
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('link', { name: '下载' }).click(),
    ]);
    const bytes = readFileSync(await archive.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.includes(Buffer.from('seeker/resumes.json'))).toBe(true);

    await section.getByRole('button', { name: '注销账号' }).click();
    const dialog = page.getByRole('dialog', { name: '注销账号' });
    await dialog.getByRole('button', { name: /获取验证码/ }).click();
    // The code of before is used up.
    await expect.poll(() => journey.smsCode(phone), patience).not.toBe(code);
    await person.look();
    await dialog.getByRole('textbox').fill(await journey.smsCode(phone));
    await dialog.getByRole('button', { name: '申请注销' }).click();
    await page.getByRole('heading', { name: /^账号将于 \d+月\d+日 注销$/ }).waitFor();
    await person.look();

    // Wherever they go, they find when it comes and the way back.
    await page.goto('/seeker/job');
    await page.getByRole('button', { name: '撤销注销' }).click();
    await page.getByText('已撤销注销').waitFor();
    await page.getByRole('navigation', { name: '主导航' }).first().waitFor();
  });

  it('asked to be deleted elsewhere pauses the interview they are in, which goes on once that is taken back', async () => {
    const { url } = journey.product;
    const phone = '13800000718';
    const session = await signIn(url, 'web-job-hunter', phone);
    const interviewId = await preparedSkillInterview(url, session, { skill: 'TypeScript', level: 'easy' });
    const { page, ...person } = await journey.person({ session, device: 'phone' });
    await page.goto(`/seeker/interview/ai/start?interviewId=${interviewId}`);
    await page.getByRole('button', { name: '我准备好了，开始' }).waitFor();
    const authorization = `Bearer ${(await signInNext(phone)).accessToken}`;
    const before = await journey.smsCode(phone);
    await eventually(`a code to ${phone}`, () =>
      callProduct<object>(url, '/admin/user/oldPhone/send', { authorization, body: {} }).catch((error: unknown) => {
        if (error instanceof CallFailure && error.code === tooSoon) return undefined;
        throw error;
      }),
    );
    await expect.poll(() => journey.smsCode(phone), patience).not.toBe(before);
    const code = await journey.smsCode(phone);
    await callProduct(url, '/admin/user/deletion/request', { authorization, body: { code } });
    await page.getByRole('heading', { name: '面试已暂停' }).waitFor();
    await person.look();
    await page.getByRole('button', { name: '去撤销注销' }).click();
    await page.getByRole('button', { name: '撤销注销' }).click();
    await page.getByRole('button', { name: '我准备好了，开始' }).waitFor();
  });
});
