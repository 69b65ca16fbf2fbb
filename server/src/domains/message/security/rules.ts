import type { findSecurityEvent } from '#domains/account/index.ts';

type SecurityEvent = NonNullable<Awaited<ReturnType<typeof findSecurityEvent>>>;

const minute = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const whenOf = (event: SecurityEvent | undefined) => (event === undefined ? '' : `${minute.format(event.at)}，`);

const whereOf = (event: SecurityEvent | undefined) =>
  [event?.system, event?.browser, event?.address, event?.city].filter(Boolean).join('，');

/**
 * What the owner of a number reads when somebody who guesses at its codes has to wait: when, from where, what became of it
 * and what to do. Short enough for a text message. What is not known is left out.
 * @param together many networks led to it; the event names the last
 */
export function lockedWords(event: SecurityEvent | undefined, together: boolean): string {
  const known = whereOf(event);
  const where = known === '' ? '' : `（${together ? '最近：' : ''}${known}）`;
  const who = together ? '多处陌生设备' : '陌生设备';
  return `${whenOf(event)}${who}${where}多次输错登录验证码，${together ? '' : '已被暂停，'}账号没有被登录。如非本人操作，请勿透露验证码，并在安全记录中核对设备。`;
}

/**
 * What the owner of a device reads when a sign-in of it that was spent already came again: when, from where, what became of
 * it and what to do. It may have been the thief who came, or the owner after the thief: it does not say who. Short enough
 * for a text message. What is not known is left out.
 */
export function stolenWords(event: SecurityEvent | undefined): string {
  const where = whereOf(event);
  const from = where === '' ? '' : `（${where}）`;
  return `${whenOf(event)}您一台设备的登录凭证被重复使用${from}，可能已被他人复制，我们已让该设备退出登录。如非本人操作，请在安全记录中核对，并退出其他设备。`;
}
