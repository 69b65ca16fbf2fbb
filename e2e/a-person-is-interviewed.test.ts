import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { openPosition, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

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
  const seeker = await seekerWithResume(url, '13800001971');
  await callProduct(url, '/job/application/apply', { ...bearer(seeker), body: { positionId } });
  const { records } = await callProduct<{ records: Moved[] }>(url, '/job/candidate/activeDelivery', bearer(employer));
  const [row] = records;
  if (row === undefined) throw new Error('the application did not arrive');
  const { applicationId, state: from, version, resumeId } = row;
  await callProduct(url, '/job/candidate/pass', { ...bearer(employer), body: { applicationId, from, version } });
  return {
    employer,
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

/** Moves the agreed round to the next seconds, which both sides agree to, and waits until it has begun. */
async function comeToPass(employer: SignedIn, seeker: SignedIn, applicationId: string): Promise<void> {
  const { url } = journey.product;
  const newest = async (person: SignedIn, list: string) => {
    const path = `/job/application/round/${list}/${applicationId}`;
    const [round] = await callProduct<Round[]>(url, path, bearer(person));
    if (round === undefined) throw new Error('there is no round');
    return round;
  };
  const { roundId, from, version, place, note } = await newest(employer, 'list');
  const times = [new Date(Date.now() + 6000).toISOString()];
  await callProduct(url, '/job/application/round/reschedule', {
    ...bearer(employer),
    body: { roundId, from, version, times, place, note },
  });
  const offered = await newest(seeker, 'mine');
  await callProduct(url, '/job/application/round/accept', {
    ...bearer(seeker),
    body: { roundId, from: offered.from, version: offered.version, slotId: offered.slots[0]?.slotId },
  });
  await eventually('the round to begin', async () =>
    (await newest(employer, 'list')).allowedActs.includes('markHeld') ? true : undefined,
  );
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

describe('an interview with a person', () => {
  it(
    'is planned, offered, moved as the candidate asks, accepted, and followed by the next',
    { timeout: 240_000 },
    async () => {
      const { employer, seeker, applicationId, editor, ofEmployer, ofSeeker } = await candidate();
      const desk = await journey.person({ session: employer });
      const hand = await journey.person({ session: seeker, device: 'phone' });

      // The plan is offered, taken and saved by itself.
      await desk.visit(editor);
      await desk.page.getByRole('button', { name: '使用常见安排' }).click();
      const first = desk.page.getByLabel('“业务面”的面试官');
      await first.click();
      await desk.page.locator('.ant-select-item-option').first().click();
      await desk.page.keyboard.press('Escape');
      await desk.page
        .getByRole('region', { name: '面试方案' })
        .getByText(/^已保存/)
        .waitFor();

      // Three slots of what the interviewer has free: from the candidate it is a press, three times, and off.
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
      await hand.page.getByLabel('第 1 个时间（北京时间）').fill(typedTime(9, '20:00'));
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
      await desk.page.getByText('双方已确认时间，等待面试').waitFor();

      // Its time comes: it was held, and the next round of the plan is offered with what the plan says of it.
      await comeToPass(employer, seeker, applicationId);
      await desk.visit(ofEmployer);
      await desk.page.getByRole('button', { name: '已完成面试' }).click();
      await desk.page.getByRole('button', { name: /^邀请下一轮：/ }).click();
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
      expect(desk.complaints()).toEqual([]);
      expect(hand.complaints()).toEqual([]);
    },
  );
});
