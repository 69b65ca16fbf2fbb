import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { licencePicture } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { signIn } from './harness/sign-in.ts';

const journey = useJourney();

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The number of an identity card that nobody holds, with the right check character (GB 11643). */
function idNumber(): string {
  const start = '10000119900307001';
  const sum = weights.reduce((total, weight, index) => total + weight * Number(start[index]), 0);
  return start + ('10X98765432'[sum % 11] ?? '');
}

async function handDocumentIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: '证件照片' }).click();
  await page.getByLabel('姓名').fill('林示例');
  await page.getByLabel('证件号码').fill(idNumber());
  await page
    .getByLabel('上传证件照片')
    .setInputFiles({ name: '证件.png', mimeType: 'image/png', buffer: licencePicture });
  await page.getByRole('img', { name: '上传证件照片预览' }).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交核对' }).click();
  await page.getByText('审核中', { exact: true }).first().waitFor();
}

describe('a real name', () => {
  it('is proven by the face in the sandbox', { timeout: 120_000 }, async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000601');
    const seeker = await journey.person({ session });
    const { page } = seeker;
    await seeker.visit('/seeker/my/person-info');
    await page.getByText('未实名', { exact: true }).waitFor();
    await page.getByRole('button', { name: '开始人脸核验' }).click();
    await page.getByText('请先阅读并同意个人信息的使用说明').waitFor();
    await seeker.look();
    await page.getByLabel('姓名').fill('林示例');
    await page.getByLabel('身份证号码').fill(idNumber());
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '开始人脸核验' }).click();
    await page.waitForURL(/\/sandbox\/face\?/);
    await page.getByRole('button', { name: '通过', exact: true }).waitFor();
    await seeker.look();
    const certifyId = new URL(page.url()).searchParams.get('certifyId') ?? '';

    // Whoever has the link but is not signed in learns nothing; the seeker's other screen waits.
    const stranger = await journey.person({ device: 'phone' });
    await stranger.visit(`/verificationIdResult?certifyId=${certifyId}`);
    await stranger.page.getByText('请登录查看认证结果').waitFor();
    const waiting = await journey.person({ device: 'phone', colorScheme: 'dark', session });
    await waiting.visit(`/verificationIdResult?certifyId=${certifyId}`);
    await waiting.page.getByRole('heading', { name: '审核中' }).waitFor();

    await page.getByRole('button', { name: '通过', exact: true }).click();
    await page.getByRole('heading', { name: '实名认证成功' }).waitFor();
    await seeker.look();
    await waiting.page.getByRole('heading', { name: '实名认证成功' }).waitFor();
    await page.getByRole('link', { name: '查看个人信息' }).click();
    await page.getByText('已实名', { exact: true }).first().waitFor();
    await page.getByText('林**').first().waitFor();
    expect(await page.textContent('main')).not.toContain(idNumber());
    await seeker.look();
  });

  it('is proven by a document that a person looks at', { timeout: 120_000 }, async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000602');
    const seeker = await journey.person({ device: 'phone', session });
    const { page } = seeker;
    await seeker.visit('/seeker/my/person-info');
    await handDocumentIn(page);
    await seeker.look();

    await page.getByRole('button', { name: '撤回认证' }).click();
    await page.getByText('撤回这次认证？').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '撤回认证' }).click();
    await page.getByText('未实名', { exact: true }).first().waitFor();
    await handDocumentIn(page);

    const sandbox = await journey.person();
    await sandbox.visit('/sandbox');
    await sandbox.page.getByLabel(/未通过的原因/).fill('照片不清晰');
    await sandbox.page.getByRole('button', { name: '未通过' }).click();
    await page.getByText('认证失败', { exact: true }).first().waitFor();
    await page.getByText('照片不清晰').first().waitFor();
    expect(await page.getByRole('button', { name: '开始人脸核验' }).isVisible()).toBe(true);
    await seeker.look();
  });
});

describe('the personal profile', () => {
  it('keeps picture and name, and warns before anything is lost', { timeout: 120_000 }, async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000603');
    const seeker = await journey.person({ session });
    const { page } = seeker;
    await seeker.visit('/seeker/my/person-info');
    await page
      .getByLabel('上传头像')
      .setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: licencePicture });
    await page.getByText('头像已更新').waitFor();
    await page.getByLabel('用户名').fill('林示例');
    await page.getByRole('link', { name: '账号设置' }).first().click();
    await page.getByText('还有没保存的修改').waitFor();
    await seeker.look();
    await page.getByRole('button', { name: '保存并离开' }).click();
    await page.waitForURL(/user-settings/);
    await seeker.visit('/seeker/my/person-info');
    expect(await page.getByLabel('用户名').inputValue()).toBe('林示例');

    await page.getByRole('button', { name: '绑定邮箱' }).click();
    await page.getByLabel('邮箱地址').fill('lin.shili@example.com');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByText('验证码已发送，请查收邮件').waitFor();
    const sandbox = await journey.person();
    await sandbox.visit('/sandbox');
    const mail = await sandbox.page
      .getByText(/验证码是 \d{6}/)
      .first()
      .textContent();
    await page.getByLabel('验证码').fill(/验证码是 (\d{6})/.exec(mail ?? '')?.[1] ?? '');
    await page.getByRole('button', { name: '绑定邮箱' }).click();
    await page.getByText('l***i@example.com').waitFor();
    await seeker.look();
  });
});
