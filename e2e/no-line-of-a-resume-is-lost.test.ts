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

      const left = (lineCount: number) => lines.getByRole('heading', { name: `${lineCount} 行没有归类` }).waitFor();
      /** Does something, and waits until the server has noted what became of the line. */
      const noted = async (act: () => Promise<void>) => {
        const answer = page.waitForResponse((response) => response.url().endsWith('/line'));
        await act();
        await answer;
      };
      await noted(() => lines.getByRole('button', { name: /^放到“其他内容”：您好/ }).click());
      await left(count - 1);
      await lines.getByText('已放到“其他内容”').waitFor();
      await lines
        .getByRole('button', { name: /^忽略：/ })
        .first()
        .focus();
      await noted(() => page.keyboard.press('Enter'));
      await left(count - 2);
      await lines
        .getByRole('button', { name: /^(?:其他位置|放到…)：/ })
        .first()
        .click();
      await noted(() => page.getByRole('menuitem', { name: '自我评价' }).click());
      await left(count - 3);
      expect(await page.getByText('没有待核对的内容').count()).toBe(0);
      await person.look();

      await page.reload();
      await left(count - 3);
      await noted(() => lines.getByRole('button', { name: /^撤销：您好/ }).click());
      await left(count - 2);
    },
  );
});
