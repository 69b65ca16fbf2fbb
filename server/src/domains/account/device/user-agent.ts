import type { DeviceKind } from '@pinjian/contract/account-security.ts';

/** What a browser says that it is, in the words that its owner knows it by; '' for what it does not say. */
export interface Described {
  readonly kind: DeviceKind;
  readonly system: string;
  readonly browser: string;
}

type Pattern = readonly [pattern: RegExp, name: string];

/** In this order: browsers name those that they descend from as well. */
const browsers: readonly Pattern[] = [
  [/MicroMessenger\//, '微信'],
  [/wxwork\//, '企业微信'],
  [/DingTalk/, '钉钉'],
  [/Lark\/|Feishu/, '飞书'],
  [/AlipayClient/, '支付宝'],
  [/Weibo/, '微博'],
  [/\bQQ\//, 'QQ'],
  [/M?QQBrowser\//, 'QQ浏览器'],
  [/UCBrowser\/|UCWEB/, 'UC浏览器'],
  [/baiduboxapp|BIDUBrowser|baidubrowser/i, '百度'],
  [/QihooBrowser|QHBrowser|360SE|360EE/, '360浏览器'],
  [/MetaSr|SogouMobileBrowser/, '搜狗浏览器'],
  [/Quark\//, '夸克浏览器'],
  [/MiuiBrowser\//, '小米浏览器'],
  [/HuaweiBrowser\//, '华为浏览器'],
  [/HeyTapBrowser\//, 'OPPO浏览器'],
  [/VivoBrowser\//, 'vivo浏览器'],
  [/SamsungBrowser\//, '三星浏览器'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string, kind: DeviceKind])[] = [
  [/iPhone|iPod/, 'iPhone', 'phone'],
  [/iPad/, 'iPad', 'tablet'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙', 'phone'],
  [/Android.*Mobile/, '安卓', 'phone'],
  [/Android/, '安卓', 'tablet'],
  [/Windows NT/, 'Windows', 'computer'],
  [/Macintosh|Mac OS X/, 'macOS', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
];

/** Reads a User-Agent header. Any text is read; one that says nothing is an unknown device. */
export function describeUserAgent(userAgent: string): Described {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
  const found = systems.find(([pattern]) => pattern.test(userAgent));
  if (found === undefined) return { kind: 'unknown', system: '', browser };
  const [, system, kind] = found;
  return { kind: kind === 'phone' && /Tablet|Pad\b/.test(userAgent) ? 'tablet' : kind, system, browser };
}

/** Whether two headers are of the same kind of device, system and browser, whatever their versions. */
export function isSameDevice(one: string, other: string): boolean {
  const [a, b] = [describeUserAgent(one), describeUserAgent(other)];
  return a.kind === b.kind && a.system === b.system && a.browser === b.browser;
}

/** A network address with its end hidden: 1.2.*.*, 2400:3200:*; '' stays ''. */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  const four = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(plain);
  if (four !== null) return `${four[1]}.${four[2]}.*.*`;
  if (!plain.includes(':')) return '';
  const [start = ''] = plain.split('::');
  return `${start.split(':').slice(0, 2).join(':')}:*`;
}
