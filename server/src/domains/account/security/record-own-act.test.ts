import { describe, expect, it } from 'vitest';
import { documentInput } from '#testing/real-name.ts';
import { useWorld } from '#testing/world.ts';
import { confirmMail } from '../mail/confirm-mail.ts';
import { removeMail } from '../mail/remove-mail.ts';
import { sendMailCode } from '../mail/send-mail-code.ts';
import { decideRealName } from '../real-name/decide-real-name.ts';
import { submitDocument } from '../real-name/submit-document.ts';
import { withdrawRealName } from '../real-name/withdraw-real-name.ts';
import { listSecurityEvents } from './list-security-events.ts';

const world = useWorld();
type Seeker = Awaited<ReturnType<typeof world.seeker>>;
const mail = 'xiaoman@example.com';

async function eventsOf(seeker: Seeker) {
  const { records } = await listSecurityEvents(world.as(seeker), { current: 1, pageSize: 10 });
  return records.map(({ event, detail }) => ({ event, detail })).toReversed();
}

describe('what somebody does to their own account', () => {
  it('is among their security events: a mail address bound and taken away, each once', async () => {
    const seeker = await world.seeker();
    await sendMailCode(world.as(seeker), { mail });
    const code = /\d{6}/.exec(world.test.sentMails.at(-1)?.text ?? '')?.[0] ?? '';
    for (let times = 0; times < 2; times++) await confirmMail(world.as(seeker), { mail, code });
    world.clock.advance(1000);
    for (let times = 0; times < 2; times++) await removeMail(world.as(seeker));
    const events = await eventsOf(seeker);
    expect(events).toMatchObject([{ event: 'mailChanged' }, { event: 'mailRemoved' }]);
    expect(events[0]?.detail.mail).toMatch(/\*/);
    expect(JSON.stringify(events)).not.toContain(mail);
    expect(await eventsOf(await world.seeker())).toEqual([]);
  });

  it('so is a real name, withdrawn or passed', async () => {
    const seeker = await world.seeker();
    await submitDocument(world.as(seeker), await documentInput(world, seeker));
    await withdrawRealName(world.as(seeker));
    world.clock.advance(1000);
    await submitDocument(world.as(seeker), await documentInput(world, seeker));
    const { id: checkId } = await world.db
      .selectFrom('account_real_name_check')
      .select('id')
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow();
    for (let times = 0; times < 2; times++) await decideRealName(world.system(), { checkId, outcome: 'passed' });
    expect(await eventsOf(seeker)).toMatchObject([{ event: 'realNameWithdrawn' }, { event: 'realNamePassed' }]);
  });
});
