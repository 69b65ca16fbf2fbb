import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { SecretBox } from '#platform/core/secret-box.ts';
import { createSandboxPayment } from '#platform/payment/embedded.ts';
import type { PaymentVendors } from '#platform/payment/port.ts';
import { ConfigError, type AlipayConfig, type Config, type WechatPayConfig } from './config.ts';
import type { Tables } from './tables.ts';

interface Deps {
  readonly config: Config;
  readonly db: Kysely<Tables>;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

/** The vendors of the settings; without any the sandbox's cashier. Their clients are loaded only where there are some. */
export async function openPayments({ config, db, secretBox, now }: Deps): Promise<PaymentVendors> {
  const { alipay, wechat } = config.payment;
  if (alipay === null && wechat === null) return { sandbox: createSandboxPayment({ db, secretBox, now }) };
  return {
    ...(alipay === null ? {} : { alipay: await openAlipay(alipay, config, now) }),
    ...(wechat === null ? {} : { wechat: await openWechatPay(wechat, config, now) }),
  };
}

async function openAlipay({ appId, keyFile, publicKeyFiles, gateway }: AlipayConfig, config: Config, now: () => Date) {
  const { createAlipay } = await import('#platform/payment/alipay.ts');
  const { url: publicUrl } = config.http;
  return createAlipay({
    appId,
    privateKey: await readKey('PINJIAN_ALIPAY_KEY_FILE', keyFile),
    publicKeys: await Promise.all(publicKeyFiles.map((file) => readKey('PINJIAN_ALIPAY_PUBLIC_KEY_FILES', file))),
    gateway: gateway ?? undefined,
    noticeUrl: noticeUrl(config, 'alipay'),
    publicUrl,
    now,
  });
}

async function openWechatPay(settings: WechatPayConfig, config: Config, now: () => Date) {
  const { createWechatPay } = await import('#platform/payment/wechat.ts');
  const { appId, mchId, serial, keyFile, apiKey, publicKeyFiles } = settings;
  const keys: [string, string][] = [];
  for (const [name, file] of Object.entries(publicKeyFiles))
    keys.push([name, await readKey('PINJIAN_WECHATPAY_PUBLIC_KEYS', file)]);
  const privateKey = await readKey('PINJIAN_WECHATPAY_KEY_FILE', keyFile);
  const merchant = { appId, mchId, serial, apiKey, privateKey, publicKeys: Object.fromEntries(keys) };
  return createWechatPay({ ...merchant, noticeUrl: noticeUrl(config, 'wechat'), now });
}

/** Where a vendor tells us; null where nobody outside can reach this machine. */
function noticeUrl({ http }: Config, vendor: string): string | null {
  return http.url === null ? null : new URL(`/wallet/notify/${vendor}`, http.url).href;
}

async function readKey(setting: string, file: string): Promise<string> {
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`${setting} 指定的文件读不到：${file}`);
  });
  if (!/-----BEGIN (RSA )?(PRIVATE|PUBLIC) KEY-----/.test(pem))
    throw new ConfigError(`${setting} 指定的文件不是 PEM 格式的密钥：${file}`);
  return pem;
}
