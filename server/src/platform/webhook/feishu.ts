import { createHmac } from 'node:crypto';
import type { Vendor } from './vendor.ts';

/** 飞书: the signature is an HMAC of nothing, whose key is the second and the secret. */
export const feishu: Vendor = {
  host: 'open.feishu.cn',
  place: /^\/open-apis\/bot\/v2\/hook\/[\w-]{8,100}$/,
  request({ address, secret }, { title, lines, url }, now) {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const sign = createHmac('sha256', `${timestamp}\n${secret ?? ''}`)
      .update('')
      .digest('base64');
    const content = [
      ...lines.map((text) => [{ tag: 'text', text }]),
      ...(url === null ? [] : [[{ tag: 'a', text: '查看详情', href: url }]]),
    ];
    return {
      url: address,
      body: { timestamp, sign, msg_type: 'post', content: { post: { zh_cn: { title, content } } } },
    };
  },
  codeOf: ({ code, StatusCode }) => code ?? StatusCode,
  busyCodes: [9499, 11232, 99991400],
};
