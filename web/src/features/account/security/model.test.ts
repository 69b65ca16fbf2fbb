import { securityEventKinds } from '@pinjian/contract/account-security.ts';
import { describe, expect, it } from 'vitest';
import { deviceName, eventText, placeText } from './model.ts';

const windows = { kind: 'computer', system: 'Windows', browser: 'Chrome' } as const;
const where = { address: '223.5.*.*', city: '杭州市' };

describe('a device in words', () => {
  it.each([
    [windows, 'Windows 电脑 · Chrome'],
    [{ kind: 'phone', system: 'iPhone', browser: '微信' }, 'iPhone · 微信'],
    [{ kind: 'phone', system: '安卓', browser: 'vivo浏览器' }, '安卓手机 · vivo浏览器'],
    [{ kind: 'tablet', system: 'iPad', browser: '' }, 'iPad'],
    [{ kind: 'tablet', system: '鸿蒙', browser: '' }, '鸿蒙平板'],
    [{ kind: 'unknown', system: '', browser: '' }, '未知设备'],
    [{ kind: 'unknown', system: '', browser: 'Firefox' }, '未知设备 · Firefox'],
  ] as const)('%j is %s', (device, name) => expect(deviceName(device)).toBe(name));

  it.each([
    [where, '杭州市 · 223.5.*.*'],
    [{ city: null, address: '223.5.*.*' }, '223.5.*.*'],
    [{ city: null, address: '' }, ''],
  ])('%j is at %s', (place, text) => expect(placeText(place)).toBe(text));
});

describe('a security event', () => {
  it.each([
    ['signIn', { clientId: 'web-job-hunter' }, '以求职者身份登录'],
    ['newDevice', { clientId: 'web-company' }, '在新设备上以招聘者身份登录'],
    ['signedOutElsewhere', {}, '已让「Windows 电脑 · Chrome」退出登录'],
    ['roleSwitched', { clientId: 'web-company' }, '切换为招聘者'],
    ['phoneChanged', { oldPhone: '138****8000', newPhone: '139****1234' }, '手机号由 138****8000 更换为 139****1234'],
  ] as const)('%s reads %j %s', (event, detail, text) => {
    expect(eventText({ event, detail, ...windows, ...where })).toBe(text);
  });

  it('of every kind has words of its own', () => {
    const texts = securityEventKinds.map((event) => eventText({ event, detail: {}, ...windows, ...where }));
    expect(texts.every((text) => text !== '')).toBe(true);
    expect(new Set(texts).size).toBe(securityEventKinds.length);
  });
});
