import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useJourney } from './harness/journey.ts';

/** Every code takes a proof, an easy one. */
const journey = useJourney({ PINJIAN_SMS_FREE_PER_DAY: '0', PINJIAN_PROOF_HASHES: '20000' });

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
}

describe('a code that takes a proof of work', () => {
  it('comes after the browser has made one, and signs in', async () => {
    const { page } = await journey.person();
    await page.goto('/login');
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/admin/sms/send')) void response.text().then((text) => answers.push(text));
    });
    await askForCode(page, '13800000731');
    await page.getByText('验证码已发送，请查收短信').waitFor();
    expect(answers.map((text) => (JSON.parse(text) as { code: number }).code)).toEqual([42910, 200]);
    await page.getByLabel('验证码').fill(await journey.smsCode('13800000731'));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL('**/seeker/job');
  });

  it('can be given up by the keyboard on a phone, and nothing is sent', async () => {
    const person = await journey.person({ device: 'phone' });
    const { page } = person;
    await page.route('**/admin/sms/send', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: { challenge: { parameters: { keyPrefix: string } } } };
      // A beginning that no key will have: the work goes on for ever.
      answer.data.challenge.parameters.keyPrefix = '00'.repeat(16);
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/login');
    await askForCode(page, '13800000732');
    const dialog = page.getByRole('dialog', { name: '正在进行安全验证…' });
    await dialog.waitFor();
    await person.look();
    await page.keyboard.press('Escape');
    await page.getByText('已取消安全验证，验证码没有发送').waitFor();
    expect(await dialog.count()).toBe(0);
    await expect(journey.smsCode('13800000732')).rejects.toThrow('no message was sent');
  });
});
