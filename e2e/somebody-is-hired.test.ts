import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clockIn, readAppointments } from '../server/src/testing/readers/appointments.ts';
import { pdfText } from '../server/src/testing/readers/pdf-text.ts';
import { eventually } from './harness/eventually.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';
import { agreeOn, comeToPass, passedCandidate, scorecardLink, typedTime } from './harness/rounds.ts';

const journey = useJourney();

/** Rates every competency and recommends. */
async function rate({ page }: Person, { answer, conclusion }: { answer: RegExp; conclusion: string }): Promise<void> {
  const competencies = page.locator('fieldset[id^=competency-]');
  await competencies.first().waitFor();
  for (const competency of await competencies.all())
    await competency.locator('label').filter({ hasText: answer }).click();
  await page.getByRole('radiogroup', { name: '推荐结论' }).getByText(conclusion, { exact: true }).click();
}

/** Hands in what is written; it is locked from then on. */
async function handIn({ page }: Person): Promise<void> {
  await page
    .getByText(/^已保存/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '提交评分表' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^提\s?交$/ })
    .click();
  await page.getByText(/^已于 .* 提交，不能再修改$/).waitFor();
}

/** The employer's sheet, filled from the plan; what is chosen in it. */
async function sheetOf(page: Page) {
  const sheet = page.getByRole('dialog', { name: /^邀请真人面试|^更改面试时间/ });
  await sheet.getByRole('button', { name: /^发出/ }).waitFor();
  const write = async (time: string) => {
    await sheet.getByLabel('其他时间（北京时间）').fill(time);
    await sheet.getByRole('button', { name: '添加其他时间' }).click();
  };
  return { sheet, write };
}

/** What a page says while the server is away. */
const away = /Failed to load|WebSocket|ERR_CONNECTION/;

/** Today in Beijing, as a field for a day takes it. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const amountIn = (page: Page, name: string) => page.getByRole('status', { name, exact: true }).textContent();

/** What is written goes to its approver, who agrees. */
async function approve(desk: Page, other: Person): Promise<void> {
  await desk.getByText(/^已保存/).waitFor();
  await desk.getByRole('button', { name: '提交审批' }).click();
  await desk.getByRole('button', { name: '撤回审批' }).waitFor();
  await other.visit('/hire/candidateList/offers?list=toApprove');
  await other.page.getByRole('link', { name: /林示例/ }).click();
  await other.page.getByRole('button', { name: /^同\s?意$/ }).click();
  await other.page.getByText('已同意', { exact: true }).first().waitFor();
}

/** What was approved goes to the candidate. */
async function send(desk: Page, sending: '发出Offer' | '发出新版本'): Promise<void> {
  await desk.getByRole('button', { name: sending }).click();
  const question = desk.getByRole('dialog');
  await question.getByText(/会收到通知和录用信/).waitFor();
  await question.getByRole('button', { name: sending }).click();
}

it(
  'somebody is interviewed twice, offered a job, asks for more, accepts and starts',
  { timeout: 600_000 },
  async () => {
    const { url } = journey.product;
    const { employer, colleague, seeker, applicationId, positionId, resumeId } = await passedCandidate(url);
    const both = { url, employer, seeker, applicationId };
    const ofEmployer = `/hire/candidateList/talent-detail/${resumeId}/${positionId}`;
    const desk = await journey.person({ session: employer });
    const hand = await journey.person({ session: seeker, device: 'phone' });

    // The plan is offered, taken and saved by itself.
    await desk.visit(`/hire/positionManagement/edit/${positionId}`);
    await desk.page.getByRole('button', { name: '使用常见安排' }).click();
    await desk.page.getByLabel('“业务面”的面试官').click();
    for (const nth of [0, 1]) await desk.page.locator('.ant-select-item-option').nth(nth).click();
    await desk.page.keyboard.press('Escape');
    await desk.page
      .getByRole('region', { name: '面试方案' })
      .getByText(/^已保存/)
      .waitFor();

    // Three slots of what the interviewers have free: from the candidate it is a press, three times, and off.
    await desk.visit(ofEmployer);
    await desk.page.getByRole('button', { name: /^邀请真人面试：/ }).click();
    const invitation = await sheetOf(desk.page);
    await invitation.sheet.getByLabel('下一周').click();
    const slots = invitation.sheet.getByRole('group', { name: /周[一二三四五]$/ }).getByRole('button');
    await slots.first().waitFor();
    for (const index of [0, 1, 2]) await slots.nth(index).click();
    await invitation.sheet.getByLabel('会议链接').fill('https://meeting.example.com/r/971');
    await desk.look();
    await invitation.sheet.getByRole('button', { name: '发出邀请' }).click();
    await desk.page.getByText('提供了 3 个时间供选择').waitFor();

    // In the hand: none of them suits.
    await hand.visit(`/seeker/home/job-details/${positionId}`);
    const mine = hand.page.getByRole('list', { name: '真人面试' });
    expect(await mine.getByRole('group', { name: '可选的时间' }).getByRole('button').count()).toBe(3);
    await hand.look();
    await mine.getByRole('button', { name: '提出其他时间' }).click();
    const wanted = typedTime(9, '20:00');
    await hand.page.getByLabel('第 1 个时间（北京时间）').fill(wanted);
    await hand.page.getByLabel('想对招聘方说的话（选填）').fill('白天上课，晚上可以');
    await hand.page.getByRole('button', { name: '发给招聘方' }).click();
    await mine.getByText('您提出了其他时间，等待招聘方答复').waitFor();

    // Live at the desk; taken up, though nobody works at that hour.
    await desk.page.getByText('“白天上课，晚上可以”').waitFor();
    await desk.page.getByRole('button', { name: /^改到 .* 20:00$/ }).click();
    const move = await sheetOf(desk.page);
    await move.sheet.getByText(/不在可面试时间内/).waitFor();
    await move.sheet.getByRole('button', { name: '发出新时间' }).click();

    // Two taps at most: the only time is chosen already.
    await mine.getByRole('button', { name: /^接受 .* 20:00 的面试$/ }).click();
    await mine.getByText('待面试').waitFor();
    await mine.getByRole('link', { name: 'https://meeting.example.com/r/971' }).waitFor();
    await hand.look();
    const [file] = await Promise.all([
      hand.page.waitForEvent('download'),
      mine.getByRole('button', { name: '加到日历' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    // Another program puts it where both have agreed to meet, on clocks in Shanghai and in Berlin.
    const [entry, ...more] = readAppointments(await readFile(await file.path(), 'utf8'));
    if (entry === undefined) throw new Error('there is nothing in the calendar');
    expect(more).toEqual([]);
    expect(entry.startsAt).toEqual(new Date(`${wanted}:00+08:00`));
    expect(entry.location).toContain('https://meeting.example.com/r/971');
    expect(clockIn('Asia/Shanghai', entry.startsAt)).toBe('20:00');
    const isSummer = entry.startsAt.toLocaleString('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longGeneric' });
    expect(clockIn('Europe/Berlin', entry.startsAt)).toBe(isSummer.includes('Summer') ? '14:00' : '13:00');
    await desk.page.getByText('双方已确认时间，等待面试').waitFor();

    // Its time comes. Whoever is to judge judges first: what others wrote waits behind one's own card.
    const roundId = await comeToPass(both);
    await desk.visit(`/hire/candidateList/round/${roundId}/debrief`);
    await desk.page.waitForURL(`**/hire/candidateList/round/${roundId}`);
    await rate(desk, { answer: /^3 /, conclusion: '推荐' });
    const phone = await journey.person({ device: 'phone' });
    await phone.page.goto(await scorecardLink(url, colleague, roundId));
    await rate(phone, { answer: /^2 /, conclusion: '不推荐' });
    await desk.page
      .getByText(/^已保存/)
      .first()
      .waitFor();
    await phone.page
      .getByText(/^已保存/)
      .first()
      .waitFor();

    // The server is killed while both write; one of them even loads the page again. Nothing typed is lost.
    for (const person of [desk, hand, phone]) person.expectComplaint(away);
    const back = journey.restart('kill');
    await desk.page.getByRole('textbox', { name: '总结' }).fill('技术扎实，能讲清取舍');
    await phone.page.getByRole('textbox', { name: '总结' }).fill('沟通偏弱，建议再聊一轮');
    await phone.page
      .getByText(/未保存/)
      .first()
      .waitFor();
    await back;
    await phone.page.reload();
    await eventually('what was typed', async () =>
      (await phone.page.getByRole('textbox', { name: '总结' }).inputValue()) === '沟通偏弱，建议再聊一轮'
        ? true
        : undefined,
    );
    await handIn(phone);
    await handIn(desk);
    await desk.look();

    // Side by side, and what is decided leads straight to its dialog, with what the plan says of the next round.
    await desk.visit(`/hire/candidateList/round/${roundId}/debrief`);
    const compared = desk.page.getByRole('table');
    expect(await compared.getByRole('columnheader').count()).toBeGreaterThanOrEqual(4);
    await desk.page.getByText('技术扎实，能讲清取舍').waitFor();
    await desk.page.getByText('沟通偏弱，建议再聊一轮').waitFor();
    await desk.page
      .getByRole('group', { name: '决定' })
      .or(desk.page.getByRole('radiogroup'))
      .getByText('下一轮', { exact: true })
      .click();
    await desk.page.getByLabel(/^理由/).fill('两位意见不同，请 HR 再聊一轮');
    await desk.page.getByRole('button', { name: '记录决定' }).click();
    await desk.page.getByRole('link', { name: '去邀请下一轮' }).click();
    const next = await sheetOf(desk.page);
    expect(await next.sheet.getByLabel('轮次', { exact: true }).inputValue()).toBe('HR面');
    expect(await next.sheet.getByLabel('时长').inputValue()).toBe('30');
    await next.sheet.getByLabel('面试官').click();
    await desk.page.locator('.ant-select-item-option').nth(2).click();
    await desk.page.keyboard.press('Escape');
    await next.write(typedTime(10, '10:00'));
    await next.sheet.getByRole('button', { name: '发出邀请' }).click();
    await mine.getByText('HR面').waitFor();
    await mine.getByRole('button', { name: /^接受 .* 10:00 的面试$/ }).click();
    await mine.getByText('面试官会打电话给您，请保持电话畅通').waitFor();
    await desk.page.getByText('双方已确认时间，等待面试').waitFor();

    // Moved to a day from now: within the minute it is the time to be reminded, in the page that is open.
    await agreeOn(both, 86_400_000 + 8000);
    await hand.visit('/seeker/home');
    await hand.page
      .getByRole('button', { name: /^消息中心/ })
      .first()
      .click();

    // Meanwhile the offer is drafted and approved, which moves nobody: sums follow what is typed, and it saves itself.
    const other = await journey.person({ session: colleague });
    await desk.visit(ofEmployer);
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
    await approve(desk.page, other);
    await hand.page
      .getByText(/将在明天开始/)
      .first()
      .waitFor({ timeout: 150_000 });
    await hand.look();

    // The last round is held, and what was approved goes out.
    await comeToPass(both);
    await desk.visit(ofEmployer);
    await desk.page.getByRole('button', { name: '已完成面试' }).click();
    await desk.page.getByText('已标记为完成').waitFor();
    await desk.page.getByRole('link', { name: /^查看Offer/ }).click();
    await send(desk.page, '发出Offer');
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
    await approve(desk.page, other);
    await send(desk.page, '发出新版本');
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
    for (const person of [desk, hand, other, phone]) expect(person.complaints()).toEqual([]);
  },
);
