import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { webhookErrors } from '@pinjian/contract/company-webhook.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { HookRefusal } from '#platform/webhook/port.ts';
import type { EmployerActor } from '#server/context.ts';
import { hookAddresses } from '#testing/hook-vendor.ts';
import { companyOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { listWebhooks } from './list-webhooks.ts';
import { removeWebhook } from './remove-webhook.ts';
import { resendWebhook } from './resend-webhook.ts';
import { maxAttempts } from './rules.ts';
import { saveWebhook } from './save-webhook.ts';
import { settleWebhookSendsTask } from './send-webhook.ts';
import { tellWebhooks } from './tell-webhooks.ts';
import { testWebhook } from './test-webhook.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code }) as unknown;
const secret = 'SEC-0123456789';

const save = (actor: EmployerActor, vendor: keyof typeof hookAddresses, changes: object = {}) =>
  saveWebhook(world.as(actor), {
    vendor,
    address: hookAddresses[vendor],
    ...(vendor === 'wecom' ? {} : { secret }),
    ...changes,
  });

async function told(owner: EmployerActor & { companyId: string }, key = 'application:1') {
  const seeker = await world.seeker();
  const news = { title: '候选人接受了面试邀请', lines: ['候选人：张**'], target: null };
  const tell = () =>
    world
      .system()
      .transaction((tx) =>
        tellWebhooks(tx, { companyId: owner.companyId, seekerId: seeker.userId, news, dedupeKey: key }),
      );
  await tell();
  return { seeker, tell };
}

const states = async (owner: EmployerActor) =>
  (await listWebhooks(world.as(owner))).sends.map(({ state, failure }) => [state, failure]);

describe('the chats of a company', () => {
  it('are kept encrypted, shown by their end alone, for who may change the company', async () => {
    const owner = await companyOwner(world);
    await save(owner, 'feishu');
    const { webhooks } = await save(owner, 'wecom');
    expect(webhooks).toMatchObject([
      { vendor: 'feishu', hint: '…feed' },
      { vendor: 'wecom', hint: '…5aaa' },
    ]);
    const stored = JSON.stringify(await world.db.selectFrom('company_webhook').selectAll().execute());
    for (const word of ['feishu.cn', 'feed', 'weixin', secret]) expect(stored).not.toContain(word);
    for (const role of ['recruiter', 'interviewer'] as const) {
      const member = world.as(await world.employer({ companyId: owner.companyId, role }));
      await expect(listWebhooks(member)).rejects.toEqual(refused(accountErrors.noPermission));
      await expect(removeWebhook(member, { vendor: 'feishu' })).rejects.toEqual(refused(accountErrors.noPermission));
    }
    const other = await companyOwner(world);
    expect(await listWebhooks(world.as(other))).toEqual({ webhooks: [], sends: [] });
    expect((await removeWebhook(world.as(owner), { vendor: 'feishu' })).webhooks).toHaveLength(1);
  });

  it('are refused where the address is nobody’s hook, or the secret is missing; a new address keeps the secret', async () => {
    const owner = await companyOwner(world);
    const bad = save(owner, 'feishu', { address: 'https://127.0.0.1/hook' });
    await expect(bad).rejects.toEqual(refused(webhookErrors.badAddress));
    await expect(save(owner, 'feishu', { secret: '' })).rejects.toEqual(refused(webhookErrors.secretMissing));
    await save(owner, 'feishu');
    await save(owner, 'feishu', { address: hookAddresses.feishu.replace('feed', 'cafe'), secret: '' });
    await testWebhook(world.as(owner), { vendor: 'feishu' });
    expect(world.test.sentHooks.at(-1)?.hook).toEqual({
      vendor: 'feishu',
      address: hookAddresses.feishu.replace('feed', 'cafe'),
      secret,
    });
  });

  it('are told once each, after the commit, of what happened', async () => {
    const owner = await companyOwner(world);
    await save(owner, 'dingtalk');
    await save(owner, 'wecom');
    const { tell } = await told(owner);
    expect(world.test.sentHooks).toHaveLength(0);
    await tell();
    await world.runTasks();
    expect(world.test.sentHooks.map(({ hook, message }) => [hook.vendor, message.title])).toEqual([
      ['dingtalk', '候选人接受了面试邀请'],
      ['wecom', '候选人接受了面试邀请'],
    ]);
    await world.runTasks();
    expect(world.test.sentHooks).toHaveLength(2);
    expect(await states(owner)).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
  });

  it('are tried again with growing pauses, then left for a person, who tells them again', async () => {
    const owner = await companyOwner(world);
    await save(owner, 'wecom');
    world.test.outside = () => {
      throw new HookRefusal('busy', 45009);
    };
    await told(owner);
    for (let tries = 0; tries < maxAttempts + 2; tries += 1) {
      await world.runTasks();
      world.clock.advance(5 * 3_600_000);
    }
    expect(await states(owner)).toEqual([['failed', 'busy']]);
    const row = await world.db.selectFrom('company_webhook_send').select(['attempts', 'id']).executeTakeFirstOrThrow();
    expect(row.attempts).toBe(maxAttempts);
    world.test.outside = null;
    const other = await companyOwner(world);
    await expect(resendWebhook(world.as(other), { sendId: row.id })).rejects.toEqual(refused(errors.notFound));
    await resendWebhook(world.as(owner), { sendId: row.id });
    await world.runTasks();
    expect(await states(owner)).toEqual([['sent', null]]);
    await expect(resendWebhook(world.as(owner), { sendId: row.id })).rejects.toEqual(refused(errors.notFound));
  });

  it.each([
    [new HookRefusal('refused', 19021), ['failed', 'refused']],
    [new UncertainSend(new Error('silence')), ['unsure', null]],
  ] as const)('are not written to again after %s', async (error, expected) => {
    const owner = await companyOwner(world);
    await save(owner, 'wecom');
    let tries = 0;
    world.test.outside = () => {
      tries += 1;
      throw error;
    };
    await told(owner);
    for (let times = 0; times < 3; times += 1) {
      await world.runTasks();
      world.clock.advance(3_600_000);
    }
    expect([await states(owner), tries]).toEqual([[expected], 1]);
  });

  it('that a crash left under way are unsure, what the queue forgot is told, what is old is forgotten', async () => {
    const owner = await companyOwner(world);
    await save(owner, 'wecom');
    await told(owner, 'application:lost');
    await world.db
      .updateTable('company_webhook_send')
      .set({ state: 'sending', started_at: world.clock.now() })
      .execute();
    await told(owner, 'application:forgotten');
    world.clock.advance(10 * 60_000);
    await settleWebhookSendsTask.run(world.system() as never, {});
    await world.runTasks();
    expect((await states(owner)).toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b)))).toEqual([
      ['sent', null],
      ['unsure', null],
    ]);
    world.clock.advance(31 * 86_400_000);
    await settleWebhookSendsTask.run(world.system() as never, {});
    expect(await states(owner)).toEqual([]);
  });

  it('hear nothing of people of the demo world, and no more than five tests a minute', async () => {
    const owner = await companyOwner(world);
    await save(owner, 'wecom');
    await world.db.updateTable('account_person').set({ demo: true }).where('id', '=', owner.personId).execute();
    await told(owner);
    await world.runTasks();
    expect([await states(owner), world.test.sentHooks]).toEqual([[['dropped', null]], []]);
    const test = () => testWebhook(world.as(owner), { vendor: 'wecom' });
    for (let times = 0; times < 5; times += 1) await test();
    await expect(test()).rejects.toEqual(refused(errors.tooSoon));
    expect(world.test.sentHooks).toHaveLength(5);
    await expect(testWebhook(world.as(owner), { vendor: 'feishu' })).rejects.toEqual(refused(errors.notFound));
  });
});
