import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openPosition, resumeFile } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, signIn } from './harness/sign-in.ts';

const journey = useJourney({ PINJIAN_SMS_RESEND_SECONDS: '1' });

describe('a page that is loaded again, or a session that ends, while a form is open', () => {
  it('sends its owner to sign in, and back to the form with what they had typed', async () => {
    const phone = '13800000721';
    const session = await signIn(journey.product.url, 'web-company', phone);
    const { page, ...person } = await journey.person({ session });
    person.expectComplaint(/401/);
    await page.goto('/hire/my/company-info');
    await page.getByLabel('公司名称').fill('示例智能科技有限公司');
    await page.getByLabel('统一社会信用代码').fill('91330106MA0000');
    await page.reload();
    await page.getByText('已恢复之前填写、还没有提交的内容').waitFor();
    expect(await page.getByLabel('公司名称').inputValue()).toBe('示例智能科技有限公司');

    // Signed out from another device: the open page hears of it at once.
    await callProduct(journey.product.url, '/auth/oauth2/revoke', { body: { token: session.refreshToken } });
    await page.waitForURL(/\/login\?next=/);
    await page.getByText('登录过期，请重新登录').waitFor();

    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，请查收短信').waitFor();
    const code = await journey.smsCode(phone);
    const field = page.getByLabel('验证码', { exact: true });
    await field.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('验证码错误或已过期，请核对后再试或重新获取').waitFor();
    // A failure keeps both fields as they were typed.
    expect(await page.getByLabel('手机号').inputValue()).toBe(phone);
    await field.fill(code);
    await page.getByRole('button', { name: '登录', exact: true }).click();

    await page.waitForURL(/\/hire\/my\/company-info/);
    await page.getByText('已恢复之前填写、还没有提交的内容').waitFor();
    expect(await page.getByLabel('公司名称').inputValue()).toBe('示例智能科技有限公司');
    expect(await page.getByLabel('统一社会信用代码').inputValue()).toBe('91330106MA0000');
  });
});

describe('somebody who applies without a resume', () => {
  it(
    'comes back to the job with the sheet open once it is confirmed, over a reload too',
    { timeout: 120_000 },
    async () => {
      const { url } = journey.product;
      const { positionId } = await openPosition(url, '13800000723', 723);
      const session = await signIn(url, 'web-job-hunter', '13800000724');
      const person = await journey.person({ device: 'phone', session });
      const { page } = person;
      await person.visit(`/seeker/job/job-details/${positionId}`);
      await page.getByRole('link', { name: '去准备简历' }).click();
      await page.getByText('确认简历后，会回到刚才的职位继续投递。').waitFor();
      await person.look();
      await page.locator('input[type=file]').first().setInputFiles(fileURLToPath(resumeFile));
      await page.waitForURL(/\/seeker\/resume\/first-edit\//);
      await page.getByLabel(/^姓名/).fill('林返回');
      await page
        .getByText(/已保存/)
        .first()
        .waitFor();
      await page.reload();
      await page.getByText('确认简历后，会回到刚才的职位继续投递。').waitFor();
      expect(await page.getByLabel(/^姓名/).inputValue()).toBe('林返回');
      await page.getByRole('button', { name: '确认简历' }).click();
      const sheet = page.getByRole('dialog', { name: /^选择投递/ });
      const goOn = page.getByRole('button', { name: '直接确认' });
      await sheet.or(goOn).first().waitFor();
      if (await goOn.isVisible()) await goOn.click();
      await sheet.waitFor();
      expect(new URL(page.url()).pathname).toBe(`/seeker/job/job-details/${positionId}`);
      await person.look();
      await sheet.getByRole('button', { name: '用这份简历投递' }).click();
      await page.getByText('已投递', { exact: true }).first().waitFor();
      await expect.poll(() => page.url()).not.toContain('apply=');
      await person.look();
    },
  );
});

describe('a save whose answer is lost', () => {
  it('goes on as one’s own; what another tab wrote into another field comes along', async () => {
    const { employer, positionId } = await openPosition(journey.product.url, '13800000722', 722);
    const { page, ...person } = await journey.person({ session: employer });
    person.expectComplaint(/ERR_FAILED/);
    const save = `**/job/position/${positionId}`;
    let lost = 0;
    await page.route(save, async (route) => {
      if (route.request().method() !== 'PUT' || lost > 0) return route.fallback();
      lost += 1;
      // It arrives, and the answer does not.
      await route.fetch();
      return route.abort('failed');
    });
    await page.goto(`/hire/positionManagement/edit/${positionId}`);
    const title = page.getByLabel('职位名称');
    await title.fill('高级前端工程师');
    await page.getByText('未保存，正在重试').waitFor();
    expect(lost).toBe(1);

    const other = await page.context().newPage();
    await other.goto(`/hire/positionManagement/edit/${positionId}`);
    await other.getByLabel('详细地址').fill('学院路 1 号');
    await other.getByText(/^已保存 \d/).waitFor();

    await title.fill('资深前端工程师');
    await page.getByText(/^已保存 \d/).waitFor();
    expect(await page.getByLabel('详细地址').inputValue()).toBe('学院路 1 号');
    await page.reload();
    await page.getByLabel('职位名称').waitFor();
    expect(await page.getByLabel('职位名称').inputValue()).toBe('资深前端工程师');
    expect(await page.getByLabel('详细地址').inputValue()).toBe('学院路 1 号');
  });
});
