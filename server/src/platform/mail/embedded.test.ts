import { describe, expect, it } from 'vitest';
import { useWorld } from '#testing/world.ts';
import { createSandboxMail, findSandboxMailFile, forgetSandboxMails, listSandboxMails } from './embedded.ts';

const world = useWorld();

function sandbox() {
  const place = { db: world.db as never, secretBox: world.test.ports.secretBox };
  return { place, sender: createSandboxMail({ ...place, now: () => world.clock.now() }) };
}

const calendar = { name: '面试.ics', type: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR\r\nSUMMARY:林夏' };
const bytes = { name: '发票.pdf', type: 'application/pdf', content: Uint8Array.from([0, 255, 128, 10]) };

async function send(files: readonly (typeof calendar | typeof bytes)[] = []) {
  const { sender } = sandbox();
  await sender.send({ mail: 'reader@example.com', subject: '面试', text: '见附件', userId: 'nobody', files });
}

describe('mails of the sandbox', () => {
  it('keep their files as they were given, out of the reach of who reads the table alone', async () => {
    await send([calendar, bytes]);
    const { place } = sandbox();
    const [mail] = await listSandboxMails(place);
    expect(mail?.files.map(({ name, type }) => [name, type])).toEqual([
      [calendar.name, calendar.type],
      [bytes.name, bytes.type],
    ]);
    const file = async (index: number) => findSandboxMailFile(place, mail?.id ?? '', index);
    expect((await file(0))?.content.toString()).toBe(calendar.content);
    expect([...((await file(1))?.content ?? [])]).toEqual([0, 255, 128, 10]);
    expect(await file(2)).toBeUndefined();
    const row = await world.db.selectFrom('platform_sandbox_mail').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, files_cipher: row.files_cipher?.toString() })).not.toContain('林夏');
  });

  it('are forgotten for what stands in a file alone', async () => {
    await send([calendar]);
    await send();
    const { place } = sandbox();
    await forgetSandboxMails(place, ['林夏']);
    expect((await listSandboxMails(place)).map(({ files }) => files.length)).toEqual([0]);
  });

  it('without files have none', async () => {
    await send();
    const [mail] = await listSandboxMails(sandbox().place);
    expect(mail?.files).toEqual([]);
    expect(await findSandboxMailFile(sandbox().place, mail?.id ?? '', 0)).toBeUndefined();
  });
});
