import { describe, expect, it } from 'vitest';
import { addAdmin, runAdminCommand, totpOf } from './harness/admin.ts';
import { devices } from './harness/browser.ts';
import { handPassportIn, unsureCompany } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, signIn } from './harness/sign-in.ts';

const journey = useJourney();
const phone = '13800000901';
const reason = '执照照片不完整，请重新上传';

describe('an admin', () => {
  it(
    'is made by command, signs in with both codes, walks the rooms and decides by keyboard',
    { timeout: 240_000 },
    async () => {
      const { product } = journey;
      const secret = await addAdmin(product.dataFolder, phone);
      const employer = await signIn(product.url, 'web-company', '13800000902');
      const seeker = await signIn(product.url, 'web-job-hunter', '13800000903');
      const company = await unsureCompany(product.url, employer, 902);
      await handPassportIn(product.url, seeker);
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

      const { keyboard } = page;
      await menu.getByRole('link', { name: '企业认证' }).click();
      await page.getByRole('button', { name: '查看营业执照' }).press('Enter');
      await page.getByRole('img', { name: /提交的营业执照$/ }).waitFor();
      await person.look();
      for (const key of ['Enter', 'Tab', 'Enter']) await keyboard.press(key);
      await page.getByLabel('不通过的原因（企业会看到）').waitFor();
      await keyboard.type(reason);
      for (const key of ['Tab', 'Enter']) await keyboard.press(key);
      await page.getByText('没有等待核对的企业认证').waitFor();
      await menu.getByRole('link', { name: '实名材料' }).click();
      const show = page.getByRole('button', { name: '查看证件照片' });
      await show.waitFor();
      expect(await page.getByRole('img', { name: /提交的证件照片$/ }).count()).toBe(0);
      await show.focus();
      await keyboard.press('Enter');
      await page.getByRole('img', { name: /提交的证件照片$/ }).waitFor();
      await person.look();
      for (const key of ['Enter', 'Enter']) await keyboard.press(key);
      await page.getByText('没有等待核对的实名材料').waitFor();
      await menu.getByRole('link', { name: '操作记录' }).click();
      for (const done of ['查看营业执照', '查看证件照片', '通过实名材料', '不通过企业认证', `原因：${reason}`])
        await page.getByRole('main').getByText(done, { exact: true }).waitFor();

      // What came of it, on the other side.
      const { state } = await callProduct<{ readonly state: number }>(
        product.url,
        '/admin/faceVerification/queryInfo',
        { authorization: `Bearer ${seeker.accessToken}`, body: {} },
      );
      expect(state).toBe(2);
      const other = await journey.person({ device: 'phone', colorScheme: 'dark', session: employer });
      await other.visit('/hire/my/company-info');
      await other.page.getByText(company).first().waitFor();
      await other.page.getByText(reason).first().waitFor();

      // Taken away while they look at it: the next call ends the session.
      person.expectComplaint(/401/);
      await runAdminCommand(product.dataFolder, 'remove', phone);
      await menu.getByRole('link', { name: '操作记录' }).click();
      await page.reload();
      await page.waitForURL(/\/login/);
    },
  );
});
