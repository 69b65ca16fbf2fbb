import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clockIn, readAppointments } from '../server/src/testing/readers/appointments.ts';
import { eventually } from './harness/eventually.ts';
import { joinCompany, openPosition, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';
import { callProduct, CallFailure, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();
const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

interface Moved {
  readonly applicationId: string;
  readonly state: number;
  readonly version: number;
  readonly resumeId: string;
}

/** Somebody who applied and whose resume was passed, for a position with two rounds that its owner holds. */
async function candidate() {
  const { url } = journey.product;
  const { employer, positionId } = await openPosition(url, '13800000971', 971);
  const colleague = await joinCompany(url, employer, { phone: '13800000973', role: 'interviewer' });
  const seeker = await seekerWithResume(url, '13800001971');
  await callProduct(url, '/job/application/apply', { ...bearer(seeker), body: { positionId } });
  const { records } = await callProduct<{ records: Moved[] }>(url, '/job/candidate/activeDelivery', bearer(employer));
  const [row] = records;
  if (row === undefined) throw new Error('the application did not arrive');
  const { applicationId, state: from, version, resumeId } = row;
  await callProduct(url, '/job/candidate/pass', { ...bearer(employer), body: { applicationId, from, version } });
  return {
    employer,
    colleague,
    seeker,
    applicationId,
    editor: `/hire/positionManagement/edit/${positionId}`,
    ofEmployer: `/hire/candidateList/talent-detail/${resumeId}/${positionId}`,
    ofSeeker: `/seeker/home/job-details/${positionId}`,
  };
}

/** 11-25 周三 10:00 in the zone of the people, so many days from now. */
function typedTime(days: number, clock: string): string {
  const day = new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
  return `${day}T${clock}`;
}

interface Round {
  readonly roundId: string;
  readonly from: number;
  readonly version: number;
  readonly place: string;
  readonly note: string;
  readonly slots: readonly { readonly slotId: string }[];
  readonly allowedActs: readonly string[];
}

/** The newest round of an application, as one side sees it. */
async function newestOf(person: SignedIn, list: 'list' | 'mine', applicationId: string): Promise<Round> {
  const path = `/job/application/round/${list}/${applicationId}`;
  const [round] = await callProduct<Round[]>(journey.product.url, path, bearer(person));
  if (round === undefined) throw new Error('there is no round');
  return round;
}

interface Both {
  readonly employer: SignedIn;
  readonly seeker: SignedIn;
  readonly applicationId: string;
}

/** Both sides agree to meet so many milliseconds from now; more of them where the machine takes longer than that. */
async function agreeOn({ employer, seeker, applicationId }: Both, inMs: number): Promise<void> {
  const { url } = journey.product;
  for (const slowMs of [0, 10_000, 30_000]) {
    const { roundId, from, version, place, note } = await newestOf(employer, 'list', applicationId);
    const times = [new Date(Date.now() + inMs + slowMs).toISOString()];
    const moved = { roundId, from, version, times, place, note };
    await callProduct(url, '/job/application/round/reschedule', { ...bearer(employer), body: moved });
    const offered = await newestOf(seeker, 'mine', applicationId);
    const answer = { roundId, from: offered.from, version: offered.version, slotId: offered.slots[0]?.slotId };
    try {
      await callProduct(url, '/job/application/round/accept', { ...bearer(seeker), body: answer });
      return;
    } catch (error) {
      // Its time was over before it could be accepted.
      if (!(error instanceof CallFailure) || ![40902, 40904].includes(error.code)) throw error;
    }
  }
  throw new Error('nobody accepted in time');
}

/** Moves the agreed round to the next seconds, which both sides agree to, and waits until it has begun. */
async function comeToPass(both: Both): Promise<string> {
  await agreeOn(both, 4000);
  return eventually('the round to begin', async () => {
    const { roundId, allowedActs } = await newestOf(both.employer, 'list', both.applicationId);
    return allowedActs.includes('markHeld') ? roundId : undefined;
  });
}

/** The address of a scorecard that somebody writes without signing in. */
async function linkTo(colleague: SignedIn, roundId: string): Promise<string> {
  const path = '/job/application/scorecard/link/create';
  const { token } = await callProduct<{ token: string }>(journey.product.url, path, {
    ...bearer(colleague),
    body: { roundId },
  });
  return `/scorecard#${token}`;
}

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

describe('an interview with a person', () => {
  it(
    'is planned, offered, moved as the candidate asks, accepted, judged by two, and followed by the next',
    { timeout: 420_000 },
    async () => {
      const { employer, colleague, seeker, applicationId, editor, ofEmployer, ofSeeker } = await candidate();
      const both = { employer, seeker, applicationId };
      const desk = await journey.person({ session: employer });
      const hand = await journey.person({ session: seeker, device: 'phone' });

      // The plan is offered, taken and saved by itself.
      await desk.visit(editor);
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
      await hand.visit(ofSeeker);
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
      await phone.page.goto(await linkTo(colleague, roundId));
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
      await desk.page.locator('.ant-select-item-option').first().click();
      await desk.page.keyboard.press('Escape');
      await next.write(typedTime(10, '10:00'));
      await next.sheet.getByRole('button', { name: '发出邀请' }).click();
      await mine.getByText('HR面').waitFor();
      await mine.getByRole('button', { name: /^接受 .* 10:00 的面试$/ }).click();
      await mine.getByText('面试官会打电话给您，请保持电话畅通').waitFor();
      await desk.page.getByText('双方已确认时间，等待面试').waitFor();

      // Moved to a day from now: within the minute it is the time to be reminded. It arrives in the open page.
      await agreeOn(both, 86_400_000 + 8000);
      await hand.visit('/seeker/home');
      await hand.page
        .getByRole('button', { name: /^消息中心/ })
        .first()
        .click();
      await hand.page
        .getByText(/将在明天开始/)
        .first()
        .waitFor({ timeout: 150_000 });
      await hand.look();

      // An offer can follow at any moment (somebody-is-hired.test.ts goes on from here).
      await desk.visit(ofEmployer);
      await desk.page.getByRole('link', { name: /^发Offer/ }).waitFor();
      expect(desk.complaints()).toEqual([]);
      expect(hand.complaints()).toEqual([]);
    },
  );
});
