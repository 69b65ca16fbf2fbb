import { describe, expect, it } from 'vitest';
import { heldSimulation } from './harness/held-simulation.ts';
import { seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';

const journey = useJourney();

const thin = '上一份工作里我们做过一次改版，大家一起弄的，改完以后好了很多，领导也比较满意。';
/** The same told whole, of what the question is about: its words in quotation marks. */
const better = (asked: string): string =>
  `${/“([^”]+)”/u.exec(asked)?.[1] ?? '列表页改版'}是我去年三月负责做的，背景是当时页面要 4.2 秒才出来，客服每天接到二十多个投诉，目标是两秒以内。` +
  '我负责前端的渲染和请求这一块，接口是另一位同事做的。我先用性能面板量，发现三个请求排着队、图表库有 900KB，最难的是老页面不能停。' +
  '我对比了拆包和换库两个办法，因为换库要改十几个页面，选了按需加载，自己写了改动和回退开关，灰度两天，降到 1.6 秒，投诉一周后降到每天两个。';

describe('somebody who answers a question again', () => {
  it.each([
    ['desktop', '13800000871'],
    ['phone', '13800000872'],
  ] as const)('sees the new step beside the first one on a %s', { timeout: 180_000 }, async (device, phone) => {
    const { url } = journey.product;
    const session = await seekerWithResume(url, phone);
    const interviewId = await heldSimulation(url, session, thin);
    const person = await journey.person({ device, session });
    const { page } = person;

    await person.visit(`/seeker/interview/detail?interviewId=${interviewId}`);
    const first = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /再答一次.*第 1 题/ }) });
    await first.getByText('我的回答').click();
    await first.getByText(thin).waitFor();
    await person.look();
    const whole = better((await first.getByRole('heading').textContent()) ?? '');

    await first.getByRole('button', { name: /再答一次.*第 1 题/ }).click();
    await page.getByLabel('再答第 1 题').fill(whole);
    // What was typed survives a reload.
    await page.reload();
    await page.getByLabel('再答第 1 题').waitFor();
    expect(await page.getByLabel('再答第 1 题').inputValue()).toBe(whole);
    await person.look();
    await page.getByRole('button', { name: '看看这次的级别' }).click();
    await page.getByText(/比第一次高 \d 级/).waitFor();
    await person.look();

    // A second try stands above the first, which is kept.
    await page.getByRole('button', { name: /再答一次.*第 1 题/ }).click();
    await page.getByLabel('再答第 1 题').fill(thin);
    await page.getByRole('button', { name: '看看这次的级别' }).click();
    await page.getByText('之前的 1 次').click();
    await page.getByText(/比第一次高 \d 级/).waitFor();
    await person.look();
  });
});
