import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';

const journey = useJourney();

/** Opens the menu of the one resume and chooses something there. */
async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /的更多操作$/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('a resume is shared', () => {
  it.each([
    ['desktop', '13800000851'],
    ['phone', '13800000852'],
  ] as const)(
    'by a link with a password, read, taken along and stopped, on a %s',
    { timeout: 180_000 },
    async (device, phone) => {
      const { url } = journey.product;
      const session = await seekerWithResume(url, phone);
      const owner = await journey.person({ session, device, colorScheme: device === 'phone' ? 'dark' : 'light' });
      const { page } = owner;
      await owner.visit('/seeker/resume');

      await choose(page, '分享链接');
      const drawer = page.getByRole('dialog', { name: /^分享：/ });
      await drawer.getByRole('button', { name: '创建链接' }).waitFor();
      await drawer.getByLabel('密码', { exact: true }).fill('abc234');
      await drawer.getByRole('switch', { name: '允许下载 PDF' }).click();
      await owner.look();
      await drawer.getByRole('button', { name: '创建链接' }).click();
      const link = await drawer.getByLabel('分享链接').inputValue();
      expect(link).toMatch(new RegExp(`^${url}/open/resume/[\\w-]{43}$`));
      await drawer.getByText('需要密码 · 不显示联系方式 · 可以下载 PDF').waitFor();
      await owner.look();

      // Somebody who has no account.
      const reader = await journey.person({ device });
      await reader.page.goto(link);
      await reader.page.getByRole('heading', { name: '查看简历需要密码' }).waitFor();
      await reader.look();
      reader.expectComplaint(/403/);
      await reader.page.getByLabel('密码').fill('wrong1');
      await reader.page.getByRole('button', { name: '查看简历' }).click();
      await reader.page.getByText('密码不对，还可以试 4 次').waitFor();
      await reader.page.getByLabel('密码').fill('abc234');
      await reader.page.getByRole('button', { name: '查看简历' }).click();
      await reader.page.getByRole('heading', { name: '工作经历' }).waitFor();
      expect(await reader.page.locator('main').innerText()).not.toMatch(/1[3-9]\d{9}/);
      await reader.look();
      const taken = await downloaded(reader.page, () =>
        reader.page.getByRole('link', { name: '下载 PDF' }).filter({ visible: true }).click(),
      );
      expect(taken.name).toMatch(/-简历\.pdf$/);
      expect(taken.bytes.subarray(0, 5).toString()).toBe('%PDF-');

      // The owner sees the look, and ends it.
      await page.reload();
      await choose(page, '分享链接');
      await drawer.getByText('未登录的访客').waitFor();
      await drawer.getByText(/下载了 PDF/).waitFor();
      await owner.look();
      await drawer.getByRole('button', { name: '停止分享' }).click();
      await page.getByRole('dialog', { name: '停止分享？' }).getByRole('button', { name: '停止分享' }).click();
      await drawer.getByRole('button', { name: '创建链接' }).waitFor();
      reader.expectComplaint(/410/);
      await reader.page.reload();
      await reader.page.getByRole('heading', { name: '这个链接已停用' }).waitFor();
      await reader.look();
    },
  );

  it(
    'leaves as Word, Markdown and JSON Resume, and comes back from the latter whole',
    { timeout: 120_000 },
    async () => {
      const session = await seekerWithResume(journey.product.url, '13800000853');
      const owner = await journey.person({ session });
      const { page } = owner;
      await owner.visit('/seeker/resume');
      const word = await downloaded(page, () => choose(page, '下载 Word 文档'));
      expect(word.name).toMatch(/-简历\.docx$/);
      expect(word.bytes.subarray(0, 2).toString()).toBe('PK');
      const markdown = await downloaded(page, () => choose(page, '下载 Markdown'));
      expect(markdown.bytes.toString()).toMatch(/^# /);
      const json = await downloaded(page, () => choose(page, '下载 JSON Resume'));
      const { basics } = JSON.parse(json.bytes.toString()) as { basics: { name: string } };
      await page.locator('input[type=file]').first().setInputFiles({
        name: json.name,
        mimeType: 'application/json',
        buffer: json.bytes,
      });
      await page.waitForURL(/\/seeker\/resume\/first-edit\//);
      await page.getByLabel(/^姓名/).waitFor();
      expect(await page.getByLabel(/^姓名/).inputValue()).toBe(basics.name);
      await owner.look();
    },
  );
});
