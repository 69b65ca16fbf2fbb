import { describe, expect, it } from 'vitest';
import { openPosition, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { recharge } from './harness/money.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();

interface Row {
  readonly applicationId: string;
  readonly state: number;
  readonly version: number;
}

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

describe('the real-time channel', () => {
  it('shows a message and the numbers it changes without a reload, reads it, and comes back after a restart', async () => {
    const { url } = journey.product;
    const { employer, positionId } = await openPosition(url, '13800000701', 701);
    await recharge(url, employer);
    const seeker = await seekerWithResume(url, '13800000702');
    const person = await journey.person({ session: seeker });
    const { page } = person;
    await person.visit('/seeker/home');
    await page.getByRole('tab', { name: /主动投递\s*0/ }).waitFor();

    // Applied on another device: the number of this page follows the push.
    await callProduct(url, '/job/application/apply', { ...bearer(seeker), body: { positionId } });
    const { records } = await callProduct<{ records: Row[] }>(url, '/job/candidate/activeDelivery', bearer(employer));
    const [row] = records as [Row];
    const { applicationId, state: from, version } = row;
    const body = { applicationId, from, version };
    const passed = await callProduct<Row>(url, '/job/candidate/pass', { ...bearer(employer), body });

    const bell = page.getByRole('button', { name: /消息中心/ }).first();
    await page.getByRole('button', { name: '消息中心，1 条未读' }).first().waitFor();
    await page.getByRole('tab', { name: /主动投递\s*1/ }).waitFor();

    await bell.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: '消息中心' });
    await drawer.getByText('简历已通过').waitFor();
    expect((await drawer.boundingBox())?.width).toBe(320);
    await person.look();
    await drawer.getByRole('tab', { name: '面试邀请' }).click();
    await drawer.getByText('暂无消息').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '消息中心', exact: true }).first().waitFor();
    // The focus is back where it came from.
    expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);

    // A server that is replaced: the channel is back by itself, and tells what came meanwhile.
    person.expectComplaint(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load/);
    await journey.restart('stop');
    await callProduct(url, '/job/candidate/inviteToAiInterview', {
      ...bearer(employer),
      body: { applicationId, from: passed.state, version: passed.version },
    });
    await page.getByRole('button', { name: '消息中心，1 条未读' }).first().waitFor();
  });
});
