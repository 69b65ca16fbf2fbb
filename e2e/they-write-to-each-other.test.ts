import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { openPosition, resumeFile, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();
const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

interface MyApplication {
  readonly application: { readonly applicationId: string; readonly resume: { readonly resumeId: string } } | null;
}

/** An employer and a seeker who applied to the position, on neither of whose screens anything is open. */
async function applied(serial: number) {
  const { url } = journey.product;
  const { employer, positionId } = await openPosition(url, `13800000${serial}`, serial);
  const seeker = await seekerWithResume(url, `13800001${serial}`);
  await callProduct(url, '/job/application/apply', { ...bearer(seeker), body: { positionId } });
  const { application } = await callProduct<MyApplication>(
    url,
    `/job/application/position/${positionId}`,
    bearer(seeker),
  );
  if (application === null) throw new Error('nobody applied');
  const ofEmployer = `/hire/candidateList/talent-detail/${application.resume.resumeId}/${positionId}`;
  const { applicationId } = application;
  return { employer, seeker, applicationId, ofEmployer, ofSeeker: `/seeker/home/job-details/${positionId}` };
}

async function openTalk(page: Page) {
  await page.getByRole('button', { name: /^沟通/ }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: /^发消息给/ });
  await field.waitFor();
  return { dialog, field };
}

describe('both sides of an application', () => {
  it('write to each other live, on a desk and in the hand, and exchange contacts', { timeout: 240_000 }, async () => {
    const { employer, seeker, ofEmployer, ofSeeker } = await applied(951);
    const one = await journey.person({ session: employer });
    const other = await journey.person({ session: seeker, device: 'phone' });
    await one.visit(ofEmployer);
    await other.visit(ofSeeker);

    const desk = await openTalk(one.page);
    await one.look();
    await desk.field.fill('您好，方便聊聊吗？');
    await desk.field.press('Enter');
    await desk.dialog.getByText('未读').waitFor();

    // Live in the hand: the badge first, then the words.
    await other.page.getByRole('button', { name: '沟通，1 条未读' }).waitFor();
    const hand = await openTalk(other.page);
    await hand.dialog.getByText('您好，方便聊聊吗？', { exact: true }).waitFor();
    await other.look();
    await desk.dialog.getByText('已读').waitFor();

    // A line break is none that sends; an input method's Enter is none either.
    await hand.field.pressSequentially('方便的');
    await hand.field.press('Shift+Enter');
    await hand.field.pressSequentially('周三下午可以');
    await hand.field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    expect(await hand.field.inputValue()).toBe('方便的\n周三下午可以');
    await hand.field.press('Enter');
    await desk.dialog.getByText(/^方便的\s周三下午可以$/).waitFor();

    // A file, which the other side can open.
    await hand.dialog.locator('input[type=file]').setInputFiles({
      name: '作品集.pdf',
      mimeType: 'application/pdf',
      buffer: await import('node:fs/promises').then(({ readFile }) => readFile(resumeFile)),
    });
    await desk.dialog.getByRole('link', { name: /作品集\.pdf/ }).waitFor();

    // What may not be said is marked, and comes back to be mended.
    one.expectComplaint(/40983/);
    await desk.field.fill('这个岗位只招男生');
    await desk.field.press('Enter');
    await desk.dialog.locator('mark').first().waitFor();
    await one.look();
    await desk.dialog.getByRole('button', { name: /^修\s?改$/ }).click();
    expect(await desk.field.inputValue()).toBe('这个岗位只招男生');
    await desk.field.fill('这个岗位需要倒班，您可以吗？');
    await desk.field.press('Enter');
    await hand.dialog.getByText('这个岗位需要倒班，您可以吗？', { exact: true }).waitFor();

    await desk.dialog.getByRole('button', { name: '交换联系方式' }).click();
    await one.page.getByRole('button', { name: '发出请求' }).click();
    await hand.dialog.getByRole('button', { name: '同意交换' }).click();
    await desk.dialog.getByRole('link', { name: '13800001951' }).waitFor();
    await hand.dialog.getByRole('link', { name: '13800000951' }).waitFor();
    await one.look();
    await other.look();
    expect(one.complaints()).toEqual([]);
    expect(other.complaints()).toEqual([]);
  });

  it('lose nothing without a network: it is kept over a reload and arrives once', { timeout: 180_000 }, async () => {
    const { employer, seeker, applicationId, ofEmployer, ofSeeker } = await applied(952);
    const other = await journey.person({ session: seeker, device: 'phone' });
    other.expectComplaint(/./);
    await other.visit(ofSeeker);
    const hand = await openTalk(other.page);
    await hand.field.fill('还没写完');
    await other.page.reload();
    const again = other.page.getByRole('dialog');
    const field = again.getByRole('textbox', { name: /^发消息给/ });
    await field.waitFor();
    expect(await field.inputValue()).toBe('还没写完');
    await other.context.setOffline(true);
    await field.fill('断网时写的话');
    await field.press('Enter');
    await again.getByText('未送达').waitFor();
    await other.context.setOffline(false);
    await again.getByText('未读').waitFor();
    expect(await again.getByText('断网时写的话', { exact: true }).count()).toBe(1);

    const one = await journey.person({ session: employer });
    await one.visit(`${ofEmployer}?talk=1`);
    await one.page.getByRole('dialog').getByText('断网时写的话', { exact: true }).waitFor();
    // Tab goes round in it, and Esc leads out.
    const close = one.page.getByRole('dialog').getByRole('button', { name: '关闭' });
    await eventually('the way out by Tab', async () => {
      await one.page.keyboard.press('Tab');
      return (await close.evaluate((button) => button === document.activeElement)) || undefined;
    });
    await one.page.keyboard.press('Escape');
    await one.page.getByRole('dialog').waitFor({ state: 'hidden' });
    // The same on a page of its own, as its message opens it.
    await one.visit(`/hire/candidateList/conversation/${applicationId}`);
    await one.page.getByText('断网时写的话', { exact: true }).waitFor();
    await one.walkByKeyboard();
  });

  it('begin with who was added, whose contact is not the company’s to read yet', { timeout: 180_000 }, async () => {
    const { url } = journey.product;
    const { employer, positionId } = await openPosition(url, '13800000953', 953);
    const seeker = await seekerWithResume(url, '13800001953');
    const wish = { positionCode: '100201', position: '前端开发', cityCodes: [], anyCity: true, remote: false };
    const { version } = await callProduct<{ readonly version: number }>(
      url,
      '/job/recommendation/wishes',
      bearer(seeker),
    );
    const content = { wishes: [{ ...wish, salaryMin: null }] };
    await callProduct(url, '/job/recommendation/wishes', { ...bearer(seeker), body: { version, content } });
    const body = { visibility: 'open', consentVersion: findableConsent.version };
    await callProduct(url, '/api/account/setting/resume-visibility', { ...bearer(seeker), body });
    const resumeId = await eventually('the talent', async () => {
      type Found = { readonly records: readonly { readonly resumeId: string }[] };
      const { records } = await callProduct<Found>(
        url,
        `/job/talent/recommended?positionId=${positionId}`,
        bearer(employer),
      );
      return records[0]?.resumeId;
    });
    await callProduct(url, '/job/talent/add', { ...bearer(employer), body: { positionId, resumeId } });

    const other = await journey.person({ session: seeker, device: 'phone' });
    await other.visit(`/seeker/home/job-details/${positionId}?talk=1`);
    const hand = other.page.getByRole('dialog');
    await hand.getByRole('textbox', { name: /^发消息给/ }).fill('我的手机 13800001953');
    await other.page.keyboard.press('Enter');
    await hand.getByText('号码和链接对对方隐藏').waitFor();
    await other.look();

    const one = await journey.person({ session: employer });
    await one.visit(`/hire/candidateList/talent-detail/${resumeId}/${positionId}?talk=1`);
    await one.page.getByRole('dialog').getByText('我的手机 ***********', { exact: true }).waitFor();
    expect(await one.page.getByText('13800001953').count()).toBe(0);
  });
});
