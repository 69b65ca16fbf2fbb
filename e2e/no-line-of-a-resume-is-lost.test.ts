import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { useJourney } from './harness/journey.ts';
import { signIn } from './harness/sign-in.ts';

const journey = useJourney();
/** A letter stands before it, which no field of the form takes. */
const file = new URL('../server/src/domains/resume/parsing/samples/libreoffice-letter.pdf', import.meta.url);

describe('lines of a file that reached no field', () => {
  it.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)(
    'go where they belong, and stay there over a reload: %s',
    { timeout: 120_000 },
    async (device, colorScheme) => {
      const { url } = journey.product;
      const session = await signIn(url, 'web-job-hunter', device === 'phone' ? '13800000731' : '13800000732');
      const person = await journey.person({ device, colorScheme, session });
      const { page } = person;
      await page.goto('/seeker/resume');
      await page.locator('input[type=file]').first().setInputFiles(fileURLToPath(file));
      // The first file starts the reader, which takes its time on a busy machine.
      await page.waitForURL(/\/seeker\/resume\/first-edit\//, { timeout: 60_000 });
      const lines = page.getByRole('region', { name: '没有归类的文字' });
      const title = lines.getByRole('heading');
      await title.waitFor();
      const count = Number.parseInt((await title.textContent()) ?? '', 10);
      expect(count).toBeGreaterThan(3);
      await person.look();

      await lines.getByRole('button', { name: /^放到“其他内容”：您好/ }).click();
      await expect.poll(() => title.textContent()).toBe(`${count - 1} 行没有归类`);
      await lines.getByText('已放到“其他内容”').waitFor();
      // The next line is at hand for the keyboard.
      const ignore = lines.getByRole('button', { name: /^忽略：/ }).first();
      await ignore.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => title.textContent()).toBe(`${count - 2} 行没有归类`);
      await lines
        .getByRole('button', { name: /^(?:其他位置|放到…)：/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: '自我评价' }).click();
      await expect.poll(() => title.textContent()).toBe(`${count - 3} 行没有归类`);
      await page
        .getByText(/已保存/)
        .first()
        .waitFor();
      expect(await page.getByText('没有待核对的内容').count()).toBe(0);
      await person.look();

      await page.reload();
      await expect.poll(() => title.textContent()).toBe(`${count - 3} 行没有归类`);
      await lines.getByRole('button', { name: /^撤销：您好/ }).click();
      await expect.poll(() => title.textContent()).toBe(`${count - 2} 行没有归类`);
    },
  );
});
