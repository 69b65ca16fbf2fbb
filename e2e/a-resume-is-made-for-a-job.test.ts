import { describe, expect, it } from 'vitest';
import { openPosition, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';

const journey = useJourney();

/** Does something, and waits until the server has noted the order of the parts. */
async function arranged({ page }: Person, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/arrange'));
  await act();
  expect((await answer).ok()).toBe(true);
}

/** The letters of the pages that stand beside the form, by what is drawn: enough to see whether they changed. */
function drawnPage({ page }: Person): Promise<string> {
  return page
    .getByRole('img', { name: /^第 1 页/ })
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL().slice(-4000));
}

describe('a resume for one position', () => {
  it.each([
    ['desktop', 'light', 761],
    ['phone', 'dark', 764],
  ] as const)(
    'is put in order, looked at and changed on a %s',
    { timeout: 180_000 },
    async (device, colorScheme, serial) => {
      const { url } = journey.product;
      const { positionId } = await openPosition(url, `13800000${serial}`, serial);
      const session = await seekerWithResume(url, `13800000${serial + 1}`);
      const person = await journey.person({ device, colorScheme, session });
      const { page } = person;

      await page.goto(`/seeker/job/job-details/${positionId}`);
      await page.getByRole('button', { name: '为这个职位调整简历' }).click();
      const drawer = page.getByRole('dialog', { name: '为“前端开发工程师”调整简历' });
      await drawer.getByText(/不改您写的任何一个字/).waitFor();
      await person.look();
      await drawer.getByRole('button', { name: /另存/ }).click();

      // The copy stands open, under the name of the person and the position.
      await page.waitForURL(/\/seeker\/resume\/edit\//);
      await page.getByRole('heading', { level: 1, name: /-前端开发工程师/ }).waitFor();
      const section = (name: string) => page.getByRole('region', { name, exact: true });
      await section('教育经历').waitFor();
      await person.look();

      await section('工作经历').getByRole('button', { name: '调整“工作经历”' }).click();
      await arranged(person, () => page.getByRole('menuitem', { name: '上移' }).click());
      await section('工作经历').getByRole('button', { name: '调整“工作经历”' }).click();
      await page.getByRole('menuitem', { name: '改标题' }).click();
      await page.getByRole('dialog').getByLabel('标题').fill('实习经历');
      await arranged(person, () => page.keyboard.press('Enter'));
      await section('实习经历').waitFor();

      // What is typed stands on the page a moment later; there it is drawn anew without going white.
      const evaluation = page.getByRole('textbox', { name: '自我评价' });
      if (device === 'desktop') {
        // What the position asks for stands there first.
        const beside = page.getByRole('complementary', { name: '页面与建议' });
        await beside.getByRole('heading', { name: '“前端开发工程师”的要求' }).waitFor();
        await beside.getByText('页面', { exact: true }).click();
        await page.getByRole('img', { name: /^第 1 页/ }).waitFor();
        await person.look();
        const before = await drawnPage(person);
        await evaluation.fill('做事有始有终，答应的事按时做完。');
        await page.waitForFunction(
          ([label, drawn]) =>
            document.querySelector<HTMLCanvasElement>(`canvas[aria-label^="${label}"]`)?.toDataURL().slice(-4000) !==
            drawn,
          ['第 1 页', before] as const,
          { timeout: 30_000 },
        );
        await beside.getByText(/^建议/).first().click();
        await beside.getByRole('status').first().waitFor();
      } else {
        await page.getByRole('navigation', { name: '简历目录' }).getByRole('button', { name: '自我评价' }).click();
        await evaluation.fill('性格开朗，吃苦耐劳，责任心强');
        await page.getByRole('button', { name: /^建议/ }).click();
        await page.getByText('这些话谁都可以写').click();
        await page.waitForFunction(() => document.activeElement?.id === 'field-selfEvaluation');
        await page.getByRole('button', { name: '预览' }).click();
        await page
          .getByRole('img', { name: /^第 1 页/ })
          .first()
          .waitFor();
      }
      await person.look();
      expect(person.complaints()).toEqual([]);
    },
  );
});
