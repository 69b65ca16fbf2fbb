import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { leavingWords } from '#domains/account/personal-data/rules.ts';
import { requestDeletion } from '#domains/account/personal-data/request-deletion.ts';
import { withdrawDeletion } from '#domains/account/personal-data/withdraw-deletion.ts';
import { sendOldPhoneCode } from '#domains/account/phone/send-old-phone-code.ts';
import type { SignedInActor } from '#server/context.ts';
import { bearer } from '#testing/session.ts';
import { verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { endpoints, sockets } from './domains.ts';

const world = useWorld();

/** What they may do besides reading by GET; whatever is added to the contract is closed until it stands here too. */
const open = [
  'agencyLicenceInfo',
  'lookUpRealName',
  'markMessagesRead',
  'queryFace',
  'queryRealName',
  'requestDeletion',
  'requestExport',
  'revokeDevice',
  'revokeOtherDevices',
  'sendOldPhoneCode',
  'verificationInfo',
  'withdrawDeletion',
  'withdrawRealName',
];

async function leave(actor: SignedInActor): Promise<void> {
  await sendOldPhoneCode(world.as(actor), {});
  await requestDeletion(world.as(actor), { code: world.test.sentSms.at(-1)?.code ?? '' });
}

/** The code that every call of the contract that is for them is answered with, by name. */
async function answersTo(actor: SignedInActor): Promise<Map<string, { code: number; message: string }>> {
  const headers = await bearer(world, actor);
  const app = await world.app();
  const answers = new Map<string, { code: number; message: string }>();
  for (const [name, { method, path, caller }] of Object.entries(endpoints)) {
    if (caller !== 'signedIn' && caller !== actor.kind) continue;
    const url = path.replaceAll(/\{\w+\}/g, '019a8b7c-1111-7222-8333-123456789012');
    // Signing out everywhere, taking it back: asked for at the end, each of them ends what is tried here.
    if (name === 'withdrawDeletion') continue;
    const answer = await app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
    answers.set(name, answer.json<{ code: number; message: string }>());
  }
  return answers;
}

describe('who asked to be deleted', () => {
  it.each(['seeker', 'employer'] as const)('as %s reads, takes along, signs out or takes it back', async (kind) => {
    const actor = kind === 'seeker' ? await world.seeker() : await verifiedOwner(world);
    await leave(actor);
    const answers = await answersTo(actor);
    expect(answers.size).toBeGreaterThan(40);
    const closed = [...answers].filter(([, { code }]) => code === 40_992).map(([name]) => name);
    const wanted = [...answers.keys()].filter((name) => endpoints[name]?.method !== 'GET' && !open.includes(name));
    expect(closed).toEqual(wanted);
    expect(closed.length).toBeGreaterThan(25);
    const dueAt = new Date(world.clock.now().getTime() + 7 * 86_400_000);
    expect(answers.get(closed[0] ?? '')?.message).toBe(leavingWords(dueAt));
    expect(leavingWords(new Date('2026-11-29T16:30:00Z'))).toBe('账号将于11月30日注销，撤销注销后可以继续使用');

    await withdrawDeletion(world.as(actor));
    const again = await answersTo(actor);
    expect([...again].filter(([, { code }]) => code === 40_992)).toEqual([]);
  });

  it('is frozen on every device and with both identities from the next call, and free again from the next', async () => {
    const { actor, call } = await twoIdentities();
    expect(await call('employer')).not.toBe(40_992);
    await leave(actor);
    expect([await call('seeker'), await call('employer')]).toEqual([40_992, 40_992]);
    await withdrawDeletion(world.as(actor));
    for (const kind of ['seeker', 'employer'] as const) expect(await call(kind)).not.toBe(40_992);
  });

  it('hears what happens, and enters no interview', async () => {
    const seeker = await world.seeker();
    const { authorization } = await bearer(world, seeker);
    await leave(seeker);
    const app = await world.app();
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const codes = new Map<string, number | 'open'>();
    for (const { socket } of sockets) {
      const token = authorization.replace('Bearer ', '');
      const query = new URLSearchParams({ userId: seeker.userId, interviewId: seeker.userId, access_token: token });
      const ws = new WebSocket(`${url.replace('http', 'ws')}${socket.path}?${query.toString()}`);
      const heard = once(ws, 'message').then(() => 'open' as const);
      const closed = once(ws, 'close').then(([code]) => code as number);
      codes.set(socket.path, await Promise.race([heard, closed]));
      ws.terminate();
    }
    expect(Object.fromEntries(codes)).toEqual({
      '/agent/talk/socket': 4403,
      '/webSocket': 'open',
      '/interview/socket': 4403,
    });
  });
});

/** One person with a session of each identity; `call` makes a call that acts and answers its code. */
async function twoIdentities() {
  const actor = await world.seeker();
  const other = await world.employer();
  await world.db
    .updateTable('account_identity')
    .set({ person_id: actor.personId })
    .where('id', '=', other.userId)
    .execute();
  const headers = { seeker: await bearer(world, actor), employer: await bearer(world, other) };
  const app = await world.app();
  const call = async (kind: 'seeker' | 'employer'): Promise<number> => {
    const sent = { method: 'POST', url: '/admin/user/updateProfile', headers: headers[kind], payload: {} } as const;
    return (await app.inject(sent)).json<{ code: number }>().code;
  };
  return { actor, call };
}
