import { describe, expect, it } from 'vitest';
import { addAdmin, runAdminCommand, totpOf } from './harness/admin.ts';
import { devices } from './harness/browser.ts';
import { useJourney } from './harness/journey.ts';

const journey = useJourney();
const phone = '13800000901';

describe('an admin', () => {
  it('is made by command, signs in with both codes and walks the rooms', { timeout: 240_000 }, async () => {
    const { product } = journey;
    const secret = await addAdmin(product.dataFolder, phone);
    const person = await journey.person();
    const { page } = person;
    await page.goto('/console/audit');
    await page.getByRole('heading', { name: /管理后台$/ }).waitFor();
    expect(page.url()).toContain('/login?next=%2Fconsole%2Faudit');
    await page.getByLabel('手机号').fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，请查收短信').waitFor();
    await page.getByLabel('验证码', { exact: true }).fill(await journey.smsCode(phone));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    const totp = page.getByLabel('动态验证码', { exact: true });
    await totp.waitFor();
    await person.look();
    // Sent off with the last digit.
    await totp.fill(totpOf(secret));
    await page.waitForURL(/\/console\/audit$/);
    await page.getByText('登录管理后台').waitFor();
    await person.look();

    const menu = page.getByRole('navigation', { name: '主导航' });
    for (const room of await menu.getByRole('link').all()) {
      await room.click();
      for (const size of [devices.phone, devices.desktop]) {
        await page.setViewportSize(size);
        await person.look();
      }
    }

    // Taken away while they look at it: the next call ends the session.
    person.expectComplaint(/401/);
    await runAdminCommand(product.dataFolder, 'remove', phone);
    await menu.getByRole('link', { name: '操作记录' }).click();
    await page.reload();
    await page.waitForURL(/\/login/);
  });
});
