import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { UncertainSend } from '../core/uncertain-send.ts';
import { createSmtpMail } from './smtp.ts';

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** What the double answers to a command; `null` breaks the connection, '' says nothing. */
type Script = Readonly<Record<string, string | null>>;

const polite: Script = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  body: '250 taken',
  QUIT: '221 bye',
};

/** A mail server of this test, which follows its script and keeps what it was told. */
async function serve(changes: Script = {}): Promise<{ url: string; heard: string[] }> {
  const script = { ...polite, ...changes };
  const heard: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const answer = (to: string) => {
      const text = script[to];
      if (text === null) socket.destroy();
      else if (text !== '') socket.write(`${text ?? '500 what?'}\r\n`);
    };
    let inBody = false;
    let buffered = '';
    socket.on('data', (chunk: Buffer) => {
      buffered += chunk.toString();
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 2);
        heard.push(line);
        if (inBody && line !== '.') continue;
        const command = inBody ? 'body' : (line.split(' ')[0] ?? '').toUpperCase();
        inBody = command === 'DATA' && script['DATA']?.startsWith('354') === true;
        answer(command);
      }
    });
    answer('greeting');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://clerk:pass-word@127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const mail = { mail: 'lin@example.com', subject: '面试邀请', text: '请在周五前答复。\n.\n谢谢', userId: 'somebody' };
const from = '聘见 <notice@example.com>';
/** Waits long for a server that answers, so that a busy machine is no silence, and as long as told for one that does not. */
const attempt = (url: string, timeoutMs = 30_000) =>
  createSmtpMail({ url, from, timeoutMs })
    .send(mail)
    .then(() => 'sent' as const)
    .catch((error: unknown) => (error instanceof UncertainSend ? ('unsure' as const) : (error as Error).message));

describe('SMTP', () => {
  it('signs in and hands over the mail with sender, receiver, subject and text', async () => {
    const { url, heard } = await serve();
    expect(await attempt(url)).toBe('sent');
    const credentials = Buffer.from('\0clerk\0pass-word').toString('base64');
    expect(heard.filter((line) => /^(AUTH|MAIL|RCPT)/.test(line))).toEqual([
      `AUTH PLAIN ${credentials}`,
      'MAIL FROM:<notice@example.com>',
      'RCPT TO:<lin@example.com>',
    ]);
    const raw = heard.join('\n');
    const [, subject] = /^Subject: =\?UTF-8\?B\?(.+)\?=$/m.exec(raw) ?? [];
    expect(Buffer.from(subject ?? '', 'base64').toString()).toBe('面试邀请');
    const body = raw.slice(raw.indexOf('\n\n') + 2, raw.indexOf('\n.\n', raw.indexOf('\n\n')));
    expect(Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n').trim()).toBe(mail.text);
  });

  it.each<[string, Script]>([
    ['a wrong password', { AUTH: '535 no' }],
    ['a sender it does not know', { MAIL: '550 <notice@example.com> is nobody' }],
    ['a receiver it does not know', { RCPT: '550 <lin@example.com> is nobody' }],
    ['data it does not want', { DATA: '451 not now' }],
    ['a mail it read and refused', { body: '554 <lin@example.com> spam' }],
    ['no greeting', { greeting: '' }],
    ['silence before it is told who writes', { EHLO: '' }],
    ['silence at the password', { AUTH: '' }],
    ['silence at the sender', { MAIL: '' }],
    ['silence at the receiver', { RCPT: '' }],
    ['silence before the mail', { DATA: '' }],
    ['an end without a greeting', { greeting: null }],
    ['an end at the password', { AUTH: null }],
    ['an end before the mail', { DATA: null }],
  ])('%s: certainly not sent, and told without an address', async (_what, script) => {
    const isSilent = Object.values(script).includes('');
    const outcome = await attempt((await serve(script)).url, isSilent ? 300 : undefined);
    expect(outcome).toMatch(/^the mail server did not take it: \w+/);
    expect(outcome).not.toContain('example.com');
  });

  it('nobody there: certainly not sent', async () => {
    expect(await attempt('smtp://127.0.0.1:1')).toMatch(/did not take it/);
  });

  it.each<[string, Script, number?]>([
    ['breaks off after the mail', { body: null }],
    ['says nothing after the mail', { body: '' }, 3000],
  ])('a server that %s may have taken it', async (_what, script, timeoutMs) => {
    expect(await attempt((await serve(script)).url, timeoutMs)).toBe('unsure');
  });
});
