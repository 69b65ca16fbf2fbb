import type { Device, SecurityEvent } from '@pinjian/contract/account-security.ts';
import { clientOfRole } from '#lib/session.ts';

const kindNames = { computer: '电脑', phone: '手机', tablet: '平板', unknown: '未知设备' } as const;

/** Windows 电脑 · Chrome; what a browser did not say is left out. */
export function deviceName({ kind, system, browser }: Pick<Device, 'kind' | 'system' | 'browser'>): string {
  // An iPhone needs no second word; a blank stands between Latin letters and ours only.
  const kindName = system.startsWith('iP') || kind === 'unknown' ? '' : kindNames[kind];
  const device = system === '' ? kindNames[kind] : `${system}${/\w$/.test(system) ? ' ' : ''}${kindName}`.trim();
  return browser === '' ? device : `${device} · ${browser}`;
}

/** 杭州市 · 223.5.*.*; '' when nothing is known. */
export function placeText({ city, address }: Pick<Device, 'city' | 'address'>): string {
  return [city ?? '', address].filter((part) => part !== '').join(' · ');
}

/** The identity of a session in a word. */
export function identityText(clientId: Device['clientId'] | undefined): string {
  if (clientId === undefined) return '';
  if (clientId === clientOfRole.admin) return '管理员';
  return clientId === clientOfRole.employer ? '招聘者' : '求职者';
}

/** Whether something happened on a device; what was decided here did not. */
export function isFromDevice({ event }: Pick<SecurityEvent, 'event'>): boolean {
  return event !== 'realNamePassed';
}

/** What happened, in one sentence. */
export function eventText({ event, detail, ...device }: Omit<SecurityEvent, 'eventId' | 'at'>): string {
  const name = deviceName(device);
  const as = identityText(detail.clientId);
  switch (event) {
    case 'signIn':
      return `以${as}身份登录`;
    case 'newDevice':
      return `在新设备上以${as}身份登录`;
    case 'signedOutElsewhere':
      return `已让「${name}」退出登录`;
    case 'theft':
      return '登录凭证可能被他人使用，已让相关设备退出登录';
    case 'roleSwitched':
      return `切换为${as}`;
    case 'totpFailed':
      return '登录管理后台时输入的动态验证码不正确';
    case 'totpLocked':
      return '动态验证码错误次数过多，管理后台暂时不能登录';
    case 'recoveryCodeUsed':
      return '使用恢复码登录了管理后台';
    case 'phoneChanged':
      return `手机号由 ${detail.oldPhone ?? ''} 更换为 ${detail.newPhone ?? ''}`;
    case 'signInFailed':
      return `有人输错登录验证码 ${detail.tries ?? 1} 次，没有登录成功`;
    case 'signInLocked':
      return '登录验证码输错次数过多，已暂停从该地址登录';
    case 'mailChanged':
      return `绑定邮箱 ${detail.mail ?? ''}`;
    case 'mailRemoved':
      return '解绑邮箱';
    case 'realNamePassed':
      return '通过实名认证';
    case 'realNameWithdrawn':
      return '撤回实名认证';
  }
}

/** Events that a person should look at. */
export function isAlarming(event: SecurityEvent['event']): boolean {
  return ['theft', 'newDevice', 'totpLocked', 'recoveryCodeUsed', 'signInLocked'].includes(event);
}
