import { describe, expect, it } from 'vitest';
import { openPosition, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';

const journey = useJourney();

const pasted = '数据分析师\n负责搭建指标体系，使用 SQL 和 Python 做专题分析，推动业务改进，三年以上经验。';

describe('practising for a job, in the hand', () => {
  it('leads from the position to the first question, telling before what will come', { timeout: 180_000 }, async () => {
    const { url } = journey.product;
    const { positionId } = await openPosition(url, '13800000821', 821);
    const session = await seekerWithResume(url, '13800000822');
    const person = await journey.person({ device: 'phone', session });
    const { page } = person;

    await person.visit(`/seeker/job/job-details/${positionId}`);
    await page.getByRole('link', { name: /^练习这个职位的面试/ }).click();
    await page.waitForURL(/\/seeker\/interview\/simulate\?jobId=/);
    await page.getByRole('list', { name: '会问到的能力' }).waitFor();
    await person.look();
    await person.walkByKeyboard();
    const told = await page.getByRole('region', { name: '会问什么' }).innerText();
    expect(told).toMatch(/6 个主要问题，约 25 分钟/);

    // Another level, kept in the address; a pasted description survives a reload.
    await page.getByRole('radio', { name: /挑战/ }).check();
    await page.waitForURL(/difficulty=hard/);
    await page.getByText('粘贴描述').click();
    await page.getByLabel('职位描述', { exact: true }).fill(pasted);
    await page.getByText('数据分析师', { exact: true }).waitFor();
    await person.look();
    await page.reload();
    await page.getByText('已恢复之前填写、还没有提交的内容').waitFor();
    expect(await page.getByLabel('职位描述', { exact: true }).inputValue()).toBe(pasted);
    await page.getByText('选岗位').click();
    await page.getByRole('combobox', { name: '搜索岗位' }).fill('qianduan');
    await page.locator('.ant-select-item-option').filter({ hasText: '前端' }).first().click();
    await page.waitForURL(/code=\d+/);
    await page.getByRole('list', { name: '会问到的能力' }).waitFor();
    await person.look();

    await page.getByText('选职位').click();
    await page.getByRole('button', { name: '开始练习' }).click();
    await page.waitForURL(/\/seeker\/interview\/ai\/preparation/);
    await page.getByRole('checkbox').first().waitFor();

    // Back finds it begun, to be gone on with.
    await page.goBack();
    await page.getByRole('button', { name: '继续这场练习' }).waitFor();
    await person.look();
    await page.getByRole('button', { name: '继续这场练习' }).click();
    await page.waitForURL(/\/seeker\/interview\/ai\/preparation/);
    await page.getByRole('checkbox').first().waitFor();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: '进入面试间' }).click();
    await page.waitForURL(/\/seeker\/interview\/ai\/start/);
    await page.getByRole('button', { name: '我准备好了，开始' }).click();
    await page.locator('textarea:enabled').waitFor();
    await person.look();
  });
});
