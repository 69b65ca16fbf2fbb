import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openPosition, resumeFile, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';
import { callProduct } from './harness/sign-in.ts';

const journey = useJourney();

/** Signs in on the page that a public page has led to. */
async function signInHere({ page }: Person, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByRole('textbox', { name: '验证码' }).fill(await journey.smsCode(phone));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

describe('a shared link', () => {
  it.each([
    ['desktop', 831],
    ['phone', 834],
  ] as const)(
    'opened without an account on a %s ends in an application',
    { timeout: 180_000 },
    async (device, serial) => {
      const { url } = journey.product;
      const { positionId } = await openPosition(url, `13800000${serial}`, serial);
      const person = await journey.person({ device, colorScheme: device === 'phone' ? 'dark' : 'light' });
      const { page } = person;

      await person.visit(`/open/job/${positionId}`);
      await page.getByRole('heading', { name: '前端开发工程师', level: 1 }).waitFor();
      await page.getByRole('link', { name: '查看公司和在招职位' }).click();
      await page.waitForURL(/\/open\/company\//);
      await person.look();
      await page.getByRole('link', { name: /^前端开发工程师/ }).click();
      await page.waitForURL(new RegExp(`/open/job/${positionId}$`));

      await page.getByRole('link', { name: '登录后投递' }).filter({ visible: true }).click();
      await page.waitForURL(/\/login\?next=/);
      await signInHere(person, `13800000${serial + 1}`);
      await page.waitForURL(new RegExp(`/seeker/job/job-details/${positionId}\\?apply=1`));
      await page.getByText('投递前需要一份简历').waitFor();
      // Nobody has read a resume of theirs yet: it is said what there will be.
      await page.getByText(/逐条说明职位的要求在您的简历里哪里写到了/).waitFor();
      await person.look();

      await page.getByRole('link', { name: '去准备简历' }).first().click();
      await page.waitForURL(/\/seeker\/resume\?next=/);
      await page.locator('input[type=file]').first().setInputFiles(fileURLToPath(resumeFile));
      await page.waitForURL(/\/seeker\/resume\/first-edit\//);
      await page.getByLabel(/^姓名/).waitFor();
      await page.getByRole('button', { name: '确认简历' }).click();

      // Back at the position, with the sheet open: one press sends it.
      await page.waitForURL(new RegExp(`/seeker/job/job-details/${positionId}`));
      await page.getByRole('dialog').getByRole('button', { name: '用这份简历投递' }).click();
      await page.getByText('已投递', { exact: true }).first().waitFor();
      const fit = page.getByRole('region', { name: '与您的匹配' }).getByRole('list', { name: '逐条比对' });
      await fit.waitFor();
      expect(await fit.innerText()).toContain('React');
      await person.look();
    },
  );

  it('leads whoever is signed in straight to the sheet', { timeout: 120_000 }, async () => {
    const { url } = journey.product;
    const { positionId } = await openPosition(url, '13800000837', 837);
    const session = await seekerWithResume(url, '13800000838');
    const { page } = await journey.person({ session });
    await page.goto(`/open/job/${positionId}`);
    await page.getByRole('link', { name: '登录后投递' }).filter({ visible: true }).click();
    await page.waitForURL(new RegExp(`/seeker/job/job-details/${positionId}\\?apply=1`));
    const send = page.getByRole('dialog').getByRole('button', { name: '用这份简历投递' });
    await send.waitFor();
    expect(await send.isEnabled()).toBe(true);
  });

  it('is shared from the position, and once it is closed says so and leads on', { timeout: 120_000 }, async () => {
    const { url } = journey.product;
    const { positionId, employer } = await openPosition(url, '13800000839', 839);
    const session = await seekerWithResume(url, '13800000840');
    const person = await journey.person({ session });
    const { page } = person;
    await person.visit(`/seeker/job/job-details/${positionId}`);
    await page.getByRole('button', { name: '分享' }).click();
    const link = await page.getByRole('dialog').getByLabel('职位链接').inputValue();
    expect(link).toBe(`${url}/open/job/${positionId}`);
    await person.look();
    await callProduct(url, `/job/position/${positionId}/close`, {
      authorization: `Bearer ${employer.accessToken}`,
      body: {},
    });
    person.expectComplaint(/410/);
    await page.goto(link);
    await page.getByRole('heading', { name: '这个职位已停止招聘' }).waitFor();
    await person.look();
    await page.getByRole('link', { name: '登录看看其他职位' }).click();
    await page.waitForURL(/\/seeker\/job$/);
  });
});
