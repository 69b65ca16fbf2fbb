import { describe, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { findableSeeker } from './harness/findable.ts';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

interface Found {
  readonly records: readonly { readonly resumeId: string; readonly candidate: { readonly name: string } }[];
}

describe('an employer who looks for people', () => {
  it('reads why a talent is recommended, sees it lit up, adds, and is answered', { timeout: 240_000 }, async () => {
    const { url } = journey.product;
    const { employer, positionId } = await openPosition(url, '13800000931', 931);
    const seeker = await findableSeeker(url, '13800000932');
    const { records } = await eventually('the recommendation', async () => {
      const found = await callProduct<Found>(url, `/job/talent/recommended?positionId=${positionId}`, bearer(employer));
      return found.records.length > 0 ? found : undefined;
    });
    const name = records[0]?.candidate.name ?? '';
    expect(name).toMatch(/^.\*\*$/);

    const person = await journey.person({ session: employer });
    const { page } = person;
    await page.goto('/');
    await page.waitForURL(/\/hire\/searchTalent/);
    const row = page.locator('[data-candidate]').first();
    await row.getByRole('list', { name: '匹配依据' }).waitFor();
    await person.look();
    await person.walkByKeyboard();

    // J goes to the first, Enter opens it beside the list.
    await page.reload();
    await row.getByRole('list', { name: '匹配依据' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const pane = page.getByRole('complementary', { name: '人才详情' });
    const requirements = pane.getByRole('list', { name: '逐条比对' });
    await requirements.waitFor();
    await person.look();
    const piece = requirements.getByRole('button').first();
    const words = (await piece.locator('q').innerText()).replaceAll(/[“”]/gu, '');
    await piece.click();
    const lit = pane.locator('mark').filter({ hasText: words }).first();
    expect(await lit.evaluate((mark) => mark.closest('article') !== null)).toBe(true);

    await pane.getByRole('link', { name: '打开完整页面' }).click();
    await page.waitForURL(/\/talent-detail\//);
    await page.getByRole('list', { name: '逐条比对' }).waitFor();
    await person.look();
    await person.walkByKeyboard();
    await page.getByRole('button', { name: `加入候选人：${name}` }).click();
    await page.getByText('已加入候选人，对方会收到通知并答复').waitFor();
    await page.getByText(/^已在流程中/).waitFor();

    // The other side, in the hand: who looked, and the answer.
    const other = await journey.person({ device: 'phone', session: seeker });
    await other.visit('/seeker/home/looks');
    await other.page.getByRole('link', { name: /示例科技931/ }).waitFor();
    await other.visit(`/seeker/home/job-details/${positionId}`);
    await other.page.getByRole('region', { name: '招聘方的邀请' }).getByRole('list', { name: '匹配依据' }).waitFor();
    await other.look();
    await other.page.getByRole('button', { name: /^感兴趣/ }).click();
    await other.page.getByText('已投递，对方现在可以联系您').waitFor();
    await other.page.getByRole('region', { name: '投递情况' }).waitFor();
  });

  it('searches by words and a filter in the hand, and keeps the search', { timeout: 240_000 }, async () => {
    const { url } = journey.product;
    const { employer } = await openPosition(url, '13800000933', 933);
    await findableSeeker(url, '13800000934');
    await eventually('the talent in the search', async () => {
      const found = await callProduct<Found>(
        url,
        `/job/talent/search?q=${encodeURIComponent('前端')}`,
        bearer(employer),
      );
      return found.records.length > 0 ? found : undefined;
    });
    const person = await journey.person({ device: 'phone', session: employer });
    const { page } = person;
    await person.visit('/hire/searchTalent');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await page.getByRole('combobox', { name: /^搜索职位/ }).fill('前端');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    await page.locator('[data-candidate]').first().waitFor();
    await person.look();

    // One sheet with all filters; its button counts as one chooses.
    await page.getByRole('button', { name: /筛选和排序/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: '同事 30 天内没看过' }).click();
    await page.waitForURL(/notSeen=1/);
    await sheet.getByRole('button', { name: /^查看 \d+ 位人才$/ }).click();
    await sheet.waitFor({ state: 'hidden' });
    await person.look();

    await page.getByRole('button', { name: '保存这个搜索' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: '名称' });
    await dialog.getByRole('button', { name: /^保\s?存$/ }).click();
    await page.getByText('已保存搜索').waitFor();
    await page.getByRole('button', { name: '保存的搜索（1）' }).click();
    await page.getByRole('switch', { name: '有新人才时提醒：前端' }).waitFor();
    await person.look();

    // Back finds the list again as it was.
    await page.reload();
    await page.waitForURL(/notSeen=1/);
    await page.locator('[data-candidate]').first().waitFor();
    await page.locator('[data-candidate] a').first().click();
    await page.waitForURL(/talent-detail\/[^/]+\/0/);
    await page.getByRole('article').waitFor();
    await person.look();
    await page.goBack();
    await page.locator('[data-candidate]').first().waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('前端');
  });
});
