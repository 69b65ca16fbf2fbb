import { describe, expect, it } from 'vitest';
import { conversationErrors } from '@pinjian/contract/application-conversation.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findContact } from '#domains/account/index.ts';
import { delivered, runTask } from '#testing/application.ts';
import { added, heard, say } from '#testing/conversation.ts';
import { useWorld } from '#testing/world.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { listCandidates } from '../candidate/list-candidates.ts';
import { expireContactRequestsTask } from '../tasks.ts';
import { answerContact } from './answer-contact.ts';
import { askContact } from './ask-contact.ts';
import { getConversation } from './get-conversation.ts';

const world = useWorld();
const day = 86_400_000;

async function requestOf(by: Parameters<typeof getConversation>[0], applicationId: string): Promise<string> {
  return (await getConversation(by, { applicationId })).request?.requestId ?? '';
}

describe('exchanging contacts', () => {
  it('shows both the phone once it is agreed, and lifts the mask of that company', async () => {
    const here = await added(world);
    const { company, mine, owner, seeker, applicationId, resumeId, positionId } = here;
    await say(mine, applicationId, '我的手机 13800138000');
    const names = async () =>
      (await listCandidates(company, { current: 1, pageSize: 10, sort: 'updated', q: '林小满' })).total;
    expect(await names()).toBe(0);
    expect((await getTalentDetail(company, { resumeId, positionId })).resume.contactShown).toBe(false);

    const asked = await askContact(company, { applicationId });
    expect(asked).toMatchObject({ request: { state: 'asked', side: 'company' }, contacts: null, mayAsk: false });
    expect(await askContact(company, { applicationId })).toMatchObject({ request: asked.request });
    await expect(askContact(mine, { applicationId })).rejects.toMatchObject(conversationErrors.contactAsked);
    const requestId = await requestOf(mine, applicationId);
    await expect(answerContact(company, { applicationId, requestId, agree: true })).rejects.toMatchObject(
      errors.notFound,
    );

    const agreed = await answerContact(mine, { applicationId, requestId, agree: true });
    const phones = await Promise.all([
      findContact(world.system(), owner.userId),
      findContact(world.system(), seeker.userId),
    ]);
    expect(agreed.contacts).toMatchObject({ other: { phone: phones[0]?.phone }, own: { phone: phones[1]?.phone } });
    const ofCompany = await getConversation(company, { applicationId });
    expect(ofCompany).toMatchObject({
      otherName: '林小满',
      contactShown: true,
      contacts: { other: { phone: phones[1]?.phone } },
    });
    expect(await answerContact(mine, { applicationId, requestId, agree: true })).toEqual(agreed);
    await expect(answerContact(mine, { applicationId, requestId, agree: false })).rejects.toMatchObject(
      conversationErrors.contactSettled,
    );
    expect(await names()).toBe(1);
    expect((await getTalentDetail(company, { resumeId, positionId })).resume.contactShown).toBe(true);
    expect(await heard(company, applicationId)).toContain('seeker 我的手机 13800138000');
  });

  it('is stored sealed', async () => {
    const { company, mine, seeker, applicationId } = await delivered(world);
    await askContact(mine, { applicationId });
    await answerContact(company, { applicationId, requestId: await requestOf(company, applicationId), agree: true });
    const rows = await world.db.selectFrom('application_contact_request').selectAll().execute();
    const { phone } = (await findContact(world.system(), seeker.userId)) ?? { phone: '' };
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  it('refused may be asked by the same side after a week, by the other at once', async () => {
    const { company, mine, applicationId } = await delivered(world);
    await askContact(company, { applicationId });
    await answerContact(mine, { applicationId, requestId: await requestOf(mine, applicationId), agree: false });
    await expect(askContact(company, { applicationId })).rejects.toMatchObject(conversationErrors.contactTooSoon);
    world.clock.advance(7 * day);
    expect(await askContact(company, { applicationId })).toMatchObject({ request: { state: 'asked' } });
    await answerContact(mine, { applicationId, requestId: await requestOf(mine, applicationId), agree: false });
    expect(await askContact(mine, { applicationId })).toMatchObject({ request: { state: 'asked', side: 'seeker' } });
  });

  it('expires after five days, whether the clock came by or not', async () => {
    const { company, mine, applicationId } = await delivered(world);
    await askContact(company, { applicationId });
    const requestId = await requestOf(mine, applicationId);
    world.clock.advance(5 * day);
    expect(await getConversation(mine, { applicationId })).toMatchObject({ request: { state: 'expired' } });
    await expect(answerContact(mine, { applicationId, requestId, agree: true })).rejects.toMatchObject(
      conversationErrors.contactSettled,
    );
    await runTask(world, expireContactRequestsTask);
    const row = await world.db.selectFrom('application_contact_request').selectAll().executeTakeFirstOrThrow();
    expect(row.state).toBe('expired');
    expect(await askContact(company, { applicationId })).toMatchObject({ request: { state: 'asked' } });
  });
});
