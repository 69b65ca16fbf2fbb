import { plainText, type Vendor } from './vendor.ts';

/** 企业微信: whoever has the key in the address may write; nothing is signed. */
export const wecom: Vendor = {
  host: 'qyapi.weixin.qq.com',
  place: /^\/cgi-bin\/webhook\/send\?key=[\w-]{16,100}$/,
  request: ({ address }, message) => ({
    url: address,
    body: { msgtype: 'text', text: { content: plainText(message) } },
  }),
  codeOf: ({ errcode }) => errcode,
  busyCodes: [-1, 45009, 45033],
};
