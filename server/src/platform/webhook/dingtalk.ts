import { createHmac } from 'node:crypto';
import { plainText, type Vendor } from './vendor.ts';

/** 钉钉: time and signature stand in the query, the signature over the millisecond and the secret. */
export const dingtalk: Vendor = {
  host: 'oapi.dingtalk.com',
  place: /^\/robot\/send\?access_token=[\w-]{16,200}$/,
  request({ address, secret }, message, now) {
    const timestamp = String(now.getTime());
    const url = new URL(address);
    url.searchParams.set('timestamp', timestamp);
    url.searchParams.set(
      'sign',
      createHmac('sha256', secret ?? '')
        .update(`${timestamp}\n${secret ?? ''}`)
        .digest('base64'),
    );
    return { url, body: { msgtype: 'text', text: { content: plainText(message) } } };
  },
  codeOf: ({ errcode }) => errcode,
  busyCodes: [-1, 130101, 410100],
};
