import { ConfigError, allOrNone, flag, integer, list, text, type Env } from './settings.ts';

export interface MailConfig {
  /** smtp:// or smtps://, with user and password where the server asks for them. */
  readonly url: string;
  /** The sender: 聘见 <notice@example.com>. */
  readonly from: string;
}

/** A vendor of invoices, and who issues by it. */
export interface InvoicingConfig {
  readonly url: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly token: string;
  readonly seller: {
    readonly taxNumber: string;
    readonly phone: string;
    readonly address: string;
    readonly clerk: string;
  };
  readonly goods: { readonly name: string; readonly code: string; readonly taxRate: string };
}

export interface LlmConfig {
  /** Of an OpenAI-compatible server, up to and without /chat/completions. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
  readonly jsonSchema: boolean;
  readonly timeoutMs: number;
}

/** 支付宝. The keys lie in files; several of Alipay's while it changes its own, the one in force first. */
export interface AlipayConfig {
  readonly appId: string;
  readonly keyFile: string;
  readonly publicKeyFiles: readonly string[];
  readonly gateway: string | null;
}

/** 微信支付, API v3. `publicKeys` by name: PUB_KEY_ID_… or the serial of a certificate. */
export interface WechatPayConfig {
  readonly appId: string;
  readonly mchId: string;
  readonly serial: string;
  readonly keyFile: string;
  readonly apiKey: string;
  readonly publicKeyFiles: Readonly<Record<string, string>>;
}

export interface PaymentConfig {
  readonly alipay: AlipayConfig | null;
  readonly wechat: WechatPayConfig | null;
  /** Where companies transfer to; null where they cannot. */
  readonly bank: { readonly name: string; readonly number: string; readonly bank: string } | null;
}

export function mailConfig(env: Env): MailConfig | null {
  const url = text(env, 'PINJIAN_SMTP_URL');
  const from = text(env, 'PINJIAN_MAIL_FROM');
  if (url === null && from === null) return null;
  if (url === null || !/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError('PINJIAN_SMTP_URL 应为 smtp 或 smtps 地址，例如 smtps://用户:密码@smtp.example.com:465');
  if (from === null || !/[^\s@<]+@[^\s@>]+/.test(from))
    throw new ConfigError(
      '使用 PINJIAN_SMTP_URL 时必须用 PINJIAN_MAIL_FROM 指定发件人，例如 聘见 <notice@example.com>',
    );
  return { url, from };
}

export function invoicingConfig(env: Env): InvoicingConfig | null {
  const needed = [
    'PINJIAN_NUONUO_KEY',
    'PINJIAN_NUONUO_SECRET',
    'PINJIAN_NUONUO_TOKEN',
    'PINJIAN_INVOICE_TAX_NUMBER',
    'PINJIAN_INVOICE_PHONE',
    'PINJIAN_INVOICE_ADDRESS',
    'PINJIAN_INVOICE_CLERK',
    'PINJIAN_INVOICE_GOODS_CODE',
  ] as const;
  const given = needed.map((name) => text(env, name));
  if (given.every((each) => each === null)) return null;
  const missing = needed.filter((_, index) => given[index] === null);
  if (missing.length > 0) throw new ConfigError(`使用开票服务还缺少设置：${missing.join('、')}`);
  const [appKey = '', appSecret = '', token = '', taxNumber = '', phone = '', address = '', clerk = '', code = ''] =
    given.map((each) => each ?? '');
  const url = text(env, 'PINJIAN_NUONUO_URL') ?? 'https://sdk.nuonuo.com/open/v1/services';
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '') || new URL(url).pathname.split('/').length !== 4)
    throw new ConfigError('PINJIAN_NUONUO_URL 应为诺诺开放平台的地址，例如 https://sdk.nuonuo.com/open/v1/services');
  const taxRate = text(env, 'PINJIAN_INVOICE_TAX_RATE') ?? '0.06';
  if (!/^0\.\d{1,3}$/.test(taxRate))
    throw new ConfigError(`PINJIAN_INVOICE_TAX_RATE 应为税率，例如 0.06，现在是 ${taxRate}`);
  const name = text(env, 'PINJIAN_INVOICE_GOODS') ?? '*信息技术服务*招聘服务';
  return {
    url,
    appKey,
    appSecret,
    token,
    seller: { taxNumber, phone, address, clerk },
    goods: { name, code, taxRate },
  };
}

export function llmConfig(env: Env): LlmConfig | null {
  const url = text(env, 'PINJIAN_LLM_URL');
  const model = text(env, 'PINJIAN_LLM_MODEL');
  const key = text(env, 'PINJIAN_LLM_KEY');
  if (url === null && model === null && key === null) return null;
  if (url === null || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError('PINJIAN_LLM_URL 应为 http 或 https 地址，例如 https://llm.example.com/v1');
  if (model === null) throw new ConfigError('使用 PINJIAN_LLM_URL 时必须用 PINJIAN_LLM_MODEL 指定模型名称');
  return {
    url: url.replace(/\/+$/, ''),
    key,
    model,
    jsonSchema: flag(env, 'PINJIAN_LLM_JSON_SCHEMA'),
    timeoutMs: integer(env, 'PINJIAN_LLM_TIMEOUT_MS', 15_000, [500, 120_000]),
  };
}

function alipayConfig(env: Env): AlipayConfig | null {
  const [appId, keyFile, publicKeys] =
    allOrNone(env, ['PINJIAN_ALIPAY_APP_ID', 'PINJIAN_ALIPAY_KEY_FILE', 'PINJIAN_ALIPAY_PUBLIC_KEY_FILES']) ?? [];
  if (appId === undefined || keyFile === undefined || publicKeys === undefined) return null;
  return { appId, keyFile, publicKeyFiles: list(publicKeys), gateway: text(env, 'PINJIAN_ALIPAY_GATEWAY') };
}

function wechatPayConfig(env: Env): WechatPayConfig | null {
  const names = [
    'PINJIAN_WECHATPAY_APP_ID',
    'PINJIAN_WECHATPAY_MCH_ID',
    'PINJIAN_WECHATPAY_SERIAL',
    'PINJIAN_WECHATPAY_KEY_FILE',
    'PINJIAN_WECHATPAY_API_KEY',
  ];
  const [appId, mchId, serial, keyFile, apiKey] = allOrNone(env, names) ?? [];
  if (appId === undefined || mchId === undefined || serial === undefined || keyFile === undefined) return null;
  if (apiKey?.length !== 32) throw new ConfigError('PINJIAN_WECHATPAY_API_KEY 应为 32 个字符的 APIv3 密钥');
  const publicKeyFiles = Object.fromEntries(
    list(text(env, 'PINJIAN_WECHATPAY_PUBLIC_KEYS')).map((each): [string, string] => {
      const [, name, file] = /^([\w]+)=(.+)$/.exec(each) ?? [];
      if (name === undefined || file === undefined)
        throw new ConfigError(`PINJIAN_WECHATPAY_PUBLIC_KEYS 应为 公钥ID=文件，多个用逗号分隔，现在是 ${each}`);
      return [name, file];
    }),
  );
  return { appId, mchId, serial, keyFile, apiKey, publicKeyFiles };
}

/** Beside the sandbox's cashier: an account that is none, and says so. */
const sandboxBank = { name: '沙箱演示账户', number: '0000 0000 0000 0000', bank: '沙箱银行（请勿转账）' };

export function paymentConfig(env: Env): PaymentConfig {
  const [name, number, bank] =
    allOrNone(env, ['PINJIAN_BANK_ACCOUNT_NAME', 'PINJIAN_BANK_ACCOUNT_NUMBER', 'PINJIAN_BANK_NAME']) ?? [];
  const isWhole = name !== undefined && number !== undefined && bank !== undefined;
  const [alipay, wechat] = [alipayConfig(env), wechatPayConfig(env)];
  const none = alipay === null && wechat === null ? sandboxBank : null;
  return { alipay, wechat, bank: isWhole ? { name, number, bank } : none };
}
