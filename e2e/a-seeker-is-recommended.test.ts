import { describe, expect, it } from 'vitest';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { signIn } from './harness/sign-in.ts';
import { shiftProblems, smallTargets, watchShifts } from './harness/still.ts';

const journey = useJourney();

/** On a machine that is busy with others. */
const soon = { timeout: 20_000 };

describe('positions for somebody new', () => {
  it.each([
    ['desktop', '13800000931', 931],
    ['phone', '13800000941', 941],
  ] as const)('are recommended on a %s, and change with what they say', async (device, phone, serial) => {
    const { url } = journey.product;
    for (const each of [1, 2, 3]) await openPosition(url, `1380001${serial}${each}`, serial * 10 + each);
    const session = await signIn(url, 'web-job-hunter', phone);
    const person = await journey.person({ device, session });
    const { page } = person;
    await watchShifts(person);
    await page.goto('/seeker/job');

    // Three questions, no resume.
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: '想做什么职位？' }).waitFor();
    await page.getByRole('textbox', { name: '职位' }).fill('前端开发工程师');
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByRole('button', { name: '杭州', exact: true }).click();
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByRole('button', { name: '15K以上' }).click();
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByRole('button', { name: '跳过，暂不公开' }).click();
    await dialog.waitFor({ state: 'detached' });

    // 推荐 with reasons.
    // Of the list: on a desk the position beside it names similar ones.
    const cards = page.locator('main article:not(aside *)');
    await cards.first().getByText('薪资符合').waitFor();
    await cards.first().getByText('期望城市').waitFor();
    const before = await cards.count();
    expect(before).toBeGreaterThanOrEqual(3);
    await person.look();
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);

    // One is dismissed for a reason: it is gone, the page says what follows, the others bear the mark of it.
    const first = cards.first();
    await first.getByRole('button', { name: /^不感兴趣/ }).click();
    await person.look();
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await first.getByRole('button', { name: '地点不合适' }).click();
    const effect = '您说过地点不合适：杭州的职位排后';
    await page.getByRole('status').getByText(`不再推荐「前端开发工程师」。${effect}`).waitFor();
    await page.getByRole('list', { name: '按您说的调整' }).getByText(effect).waitFor();
    await expect.poll(() => cards.count(), soon).toBe(before - 1);
    await cards.first().getByText(effect).waitFor();
    await person.look();

    // Kept over a reload, and taken back.
    await page.reload();
    await expect.poll(() => cards.count(), soon).toBe(before - 1);
    expect(await shiftProblems(page)).toEqual([]);
    await page.getByRole('button', { name: `撤销：${effect}` }).click();
    await expect.poll(() => cards.count(), soon).toBe(before);
    expect(await page.getByText(effect).count()).toBe(0);

    // On a desk the list stands beside the one that is open, and the keys go on; on a phone it is a page.
    const title = cards.first().getByRole('link', { name: '前端开发工程师' });
    await title.click();
    if (device === 'desktop') {
      const pane = page.getByRole('complementary', { name: '职位详情' });
      await pane.getByRole('button', { name: '收藏', exact: true }).waitFor();
      const opened = new URL(page.url()).searchParams.get('open');
      expect(opened).not.toBeNull();
      await page.keyboard.press('j');
      await expect.poll(() => new URL(page.url()).searchParams.get('open'), soon).not.toBe(opened);
      await page.keyboard.press('k');
      await expect.poll(() => new URL(page.url()).searchParams.get('open'), soon).toBe(opened);
      await person.look();
      await person.walkByKeyboard();
    } else {
      await page.waitForURL(/\/seeker\/job\/job-details\//);
      await page.getByRole('button', { name: '收藏', exact: true }).waitFor();
      await page.goBack();
    }

    // What was opened is found again, and cleared.
    await page.getByRole('button', { name: '最近看过' }).click();
    await cards.first().waitFor();
    await person.look();
    await page.getByRole('button', { name: '清空', exact: true }).click();
    await page.getByText('还没有看过的职位').waitFor();

    // Where they look is said; filters are a bar, or a sheet that counts.
    await page.getByRole('button', { name: '附近' }).click();
    await page.getByText('按求职意向里的城市：杭州').waitFor();
    await cards.first().waitFor();
    await person.look();
    await page.getByRole('button', { name: '最新' }).click();
    await page.getByText(/^\d+ 个职位$/).waitFor();
    if (device === 'phone') await page.getByRole('button', { name: '筛选' }).click();
    await page.getByRole('combobox', { name: '学历' }).last().click();
    await page.getByTitle('本科').last().click();
    await page.keyboard.press('Escape');
    if (device === 'phone') {
      await page.getByRole('button', { name: /^查看 \d+ 个职位$/ }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(new URL(page.url()).searchParams.get('education')).toBe('5');
    await person.look();
    await page.getByRole('button', { name: '去掉本科' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('education'), soon).toBeNull();
  });
});
