import { describe, expect, it } from 'vitest';
import { describeUserAgent, isSameDevice, shortenAddress } from './user-agent.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windowsChrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/${version}.0.0.0 Safari/537.36`;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 15; V2324A) ${webkit} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`;

describe('what a User-Agent says', () => {
  it.each([
    [windowsChrome(126), 'computer', 'Windows', 'Chrome'],
    [`${windowsChrome(126)} Edg/126.0.0.0`, 'computer', 'Windows', 'Edge'],
    [`${windowsChrome(86)} QIHU 360SE`, 'computer', 'Windows', '360浏览器'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'computer',
      'macOS',
      'Safari',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Linux', 'Firefox'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/138.0.0.0 Safari/537.36`, 'computer', 'Linux', 'Chrome'],
    [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'phone', 'iPhone', 'Safari'],
    [`${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI`, 'phone', 'iPhone', '微信'],
    [`${android} VivoBrowser/20.1`, 'phone', '安卓', 'vivo浏览器'],
    [`${android} MQQBrowser/13.5`, 'phone', '安卓', 'QQ浏览器'],
    [`Mozilla/5.0 (Linux; Android 14; SM-X910) ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'tablet', '安卓', 'Chrome'],
    [
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0`,
      'phone',
      '鸿蒙',
      '华为浏览器',
    ],
    [
      `Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 HuaweiBrowser/5.0`,
      'tablet',
      '鸿蒙',
      '华为浏览器',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Version/16.6 Mobile Safari/604.1', 'tablet', 'iPad', 'Safari'],
    ['node', 'unknown', '', ''],
    ['', 'unknown', '', ''],
  ])('%s', (userAgent, kind, system, browser) => {
    expect(describeUserAgent(userAgent)).toEqual({ kind, system, browser });
  });

  it('is the same device after an update, another one in another browser', () => {
    expect(isSameDevice(windowsChrome(126), windowsChrome(140))).toBe(true);
    expect(isSameDevice(windowsChrome(126), `${windowsChrome(126)} Edg/126.0.0.0`)).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ['223.5.5.5', '223.5.*.*'],
    ['::ffff:223.5.5.5', '223.5.*.*'],
    ['2400:3200:12:3:4:5:6:7', '2400:3200:*'],
    ['2400:3200::1', '2400:3200:*'],
    ['::1', ':*'],
    ['', ''],
    ['nonsense', ''],
  ])('%s is shown as %s', (address, shown) => expect(shortenAddress(address)).toBe(shown));
});
