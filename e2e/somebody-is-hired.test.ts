import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pdfText } from '../server/src/testing/readers/pdf-text.ts';
import { eventually } from './harness/eventually.ts';
import { joinCompany, openPosition, preparedInterview, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';
import { enterRoom } from './harness/room.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();
const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });
const answer =
  '我负责商家后台的首屏优化，首屏从 4.2 秒降到 1.6 秒。我先定位到三个串行请求，改成并行，再把图表库改成用到时加载，分三批灰度。';

interface Row {
  readonly applicationId: string;
  readonly resumeId: string;
  readonly state: number;
}

/** Somebody who has joined the employer's company, and approves its offers. */
async function colleagueOf(employer: SignedIn): Promise<SignedIn> {
  const { url } = journey.product;
  const colleague = await joinCompany(url, employer, { phone: '13800000972', role: 'recruiter' });
  const { letter } = await callProduct<{ letter: object }>(url, '/job/offer/settings', bearer(employer));
  const approvers = [{ memberId: colleague.userId, fromYearly: null }];
  await callProduct(url, '/job/offer/settings', { ...bearer(employer), body: { version: 0, approvers, letter } });
  return colleague;
}

/** A candidate whose AI interview has been held. */
async function interviewed() {
  const { url } = journey.product;
  const { employer, positionId } = await openPosition(url, '13800000971', 971);
  const seeker = await seekerWithResume(url, '13800001971');
  const interviewId = await preparedInterview(url, { employer, positionId, seeker });
  const room = await enterRoom(url, seeker, interviewId);
  await room.until(({ progress }) => progress.phase === 'greeted');
  room.send({ type: 'signal', id: 'ready-once', signal: 'ready' });
  await room.until(({ progress }) => progress.phase === 'asking');
  room.send({ type: 'answer', id: 'answer-one', to: room.progress.question?.turn ?? 1, text: answer });
  await room.until(({ acknowledged, progress }) => acknowledged.has('answer-one') && progress.phase === 'asking');
  room.send({ type: 'signal', id: 'finish-now', signal: 'finish' });
  await room.until(({ progress }) => progress.phase === 'ended');
  room.close();
  const candidate = await eventually('the report', async () => {
    const { records } = await callProduct<{ records: Row[] }>(url, '/job/candidate/list', bearer(employer));
    return records.find(({ state }) => state === 32);
  });
  return { employer, seeker, positionId, candidate };
}

/** Today in Beijing, as a field for a day takes it. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const amountIn = (page: Page, name: string) => page.getByRole('status', { name, exact: true }).textContent();

/** What is written goes to its approver, and once approved to the candidate. */
async function approveAndSend(desk: Page, other: Person, sending: '发出Offer' | '发出新版本'): Promise<void> {
  await desk.getByText(/^已保存/).waitFor();
  await desk.getByRole('button', { name: '提交审批' }).click();
  await desk.getByRole('button', { name: '撤回审批' }).waitFor();
  await other.visit('/hire/candidateList/offers?list=toApprove');
  await other.page.getByRole('link', { name: /林示例/ }).click();
  await other.page.getByRole('button', { name: /^同\s?意$/ }).click();
  await other.page.getByText('已同意', { exact: true }).first().waitFor();
  await desk.getByRole('button', { name: sending }).click();
  const question = desk.getByRole('dialog');
  await question.getByText(/会收到通知和录用信/).waitFor();
  await question.getByRole('button', { name: sending }).click();
}

it('somebody is offered a job, asks for more, accepts and starts', { timeout: 240_000 }, async () => {
  const { employer, seeker, positionId, candidate } = await interviewed();
  const desk = await journey.person({ session: employer });
  const other = await journey.person({ session: await colleagueOf(employer) });
  const hand = await journey.person({ session: seeker, device: 'phone' });

  // Drafted: sums follow what is typed, and it saves itself.
  await desk.visit(`/hire/candidateList/talent-detail/${candidate.resumeId}/${positionId}`);
  await desk.page.getByRole('link', { name: /^发Offer/ }).click();
  await desk.page.getByRole('button', { name: '起草Offer' }).click();
  await desk.page.getByLabel('每月基本工资（税前）').fill('25000');
  await desk.page.getByLabel('一年发几个月').fill('14');
  await desk.page.getByLabel('年度目标奖金（选填，月数之外）').fill('30000');
  await desk.page.getByLabel('入职日期').fill(today());
  await desk.page.getByLabel('工作地点').fill('杭州市西湖区学院路 1 号');
  await desk.page.getByLabel('最后答复日期').fill(today());
  expect(await amountIn(desk.page, '月度合计')).toBe('25,000元');
  await expect.poll(() => amountIn(desk.page, '年度合计')).toBe('380,000元');
  await desk.look();
  await approveAndSend(desk.page, other, '发出Offer');
  await desk.page.getByText('已发出', { exact: true }).waitFor();

  // Seen in the hand; more is asked for, which the desk learns live.
  await hand.visit('/seeker/home?tab=6');
  await hand.page.getByRole('link', { name: /^查看并答复/ }).click();
  await hand.page.getByText('25,000元', { exact: true }).first().waitFor();
  await hand.look();
  await hand.page.getByRole('button', { name: /^商\s?议$/ }).click();
  await hand.page.getByLabel('期望的每月基本工资（选填）').fill('28000');
  await hand.page.getByLabel('说明（选填）').fill('手上还有一份 28K 的机会，更想来这里');
  await hand.page.getByRole('button', { name: '发给招聘方' }).click();
  await hand.page.getByText('商议中', { exact: true }).waitFor();

  // Answered by a version that takes it up; what changed is marked.
  await desk.page.getByText('手上还有一份 28K 的机会，更想来这里').first().waitFor();
  await desk.page.getByText('候选人查看', { exact: true }).waitFor();
  await desk.page.getByRole('button', { name: '按期望起草新版本' }).click();
  await desk.page.getByLabel('最后答复日期').fill(today());
  await expect.poll(() => amountIn(desk.page, '年度合计')).toBe('422,000元');
  await approveAndSend(desk.page, other, '发出新版本');
  await hand.page.getByText(/第 2 版，与上一版不同的地方已标出/).waitFor();
  expect(await hand.page.locator('del').allTextContents()).toContain('25,000元/月 × 14 个月（税前）');
  await hand.look();

  // The letter says what the screen says.
  const screen = await hand.page.locator('dl').first().textContent();
  const [download] = await Promise.all([
    hand.page.waitForEvent('download'),
    hand.page.getByRole('button', { name: '下载录用信' }).click(),
  ]);
  const letter = await pdfText(await readFile(await download.path()));
  const amounts = [
    ...new Set(
      (await hand.page.locator('dl dd > span:first-child').allTextContents()).flatMap(
        (words) => words.match(/[\d,.]+元/g) ?? [],
      ),
    ),
  ];
  expect(amounts).toEqual(expect.arrayContaining(['28,000元', '422,000元', '30,000元']));
  expect(screen).toContain('28,000元');
  expect(amounts.filter((amount) => !letter.includes(amount))).toEqual([]);

  // Accepted under one's own name, and started.
  await hand.page.getByRole('button', { name: /^接\s?受$/ }).click();
  await hand.page.getByLabel('您的姓名').fill('林示例');
  await hand.page.getByRole('checkbox', { name: /我已阅读录用信的全部内容/ }).check();
  await hand.look();
  await hand.page.getByRole('button', { name: '接受Offer' }).click();
  await hand.page.getByRole('heading', { name: '恭喜，您已接受Offer' }).waitFor();
  await hand.look();
  await desk.page.getByText('已接受，待入职', { exact: true }).waitFor();
  await desk.page.getByRole('button', { name: '已入职' }).click();
  await desk.page.getByRole('dialog').getByRole('button', { name: '已入职' }).click();
  await desk.page.getByText('已记录入职').waitFor();
  await desk.look();
  // Live in the hand: nobody loads the page again.
  await hand.page.getByRole('heading', { name: '您已入职，祝工作顺利' }).waitFor();
});
