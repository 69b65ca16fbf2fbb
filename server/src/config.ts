import path from 'node:path';
import type { QuietHours } from '#platform/core/quiet-hours.ts';

/** A setting that makes a start impossible; its message is for the person at the terminal. */
export class ConfigError extends Error {}

export interface SmsLimits {
  /** Seconds between two sends to one phone. */
  readonly resendSeconds: number;
  readonly codeSeconds: number;
  readonly wrongTries: number;
  /** Sends a day to one phone that take no proof of work … */
  readonly freePerPhone: number;
  /** … while its address has fewer than this an hour. */
  readonly freePerAddress: number;
  /** Sends an hour from one address before everything from there is refused (429). */
  readonly addressPerHour: number;
  /** Sends a day to one phone, after which … */
  readonly phonePerDay: number;
  /** … so many seconds lie between two. */
  readonly slowSeconds: number;
  /** Sends to all phones together; nobody unfamiliar gets more. */
  readonly budget: { readonly perMinute: number; readonly perDay: number; readonly alarmPercent: number };
  /** A site of IPv6 (/48) has so many times what a network (/64) has. */
  readonly siteTimes: number;
  /** Days for which a device that signed in with a number stays familiar with it. */
  readonly deviceDays: number;
}

export interface AdminConfig {
  /** Seconds between the text message's code and the one-time code. */
  readonly mfaSeconds: number;
  /** Wrong one-time codes after which the sign-in starts anew. */
  readonly wrongTries: number;
  /** Wrong one-time codes an hour after which an admin is locked out. */
  readonly wrongPerHour: number;
  /** Minutes of the first lock; each that follows without a sign-in between is twice as long. */
  readonly lockMinutes: number;
  /** Minutes without a call after which a session ends. */
  readonly idleMinutes: number;
  /** Hours after which a session ends whatever happens. */
  readonly sessionHours: number;
}

export interface ProofConfig {
  /** Hashes that a browser computes on average for one proof of work. */
  readonly hashes: number;
  /** Seconds for which a challenge may be answered. */
  readonly seconds: number;
}

/** How many wrong codes lead to a pause, and how long it is: it doubles with every further one up to the longest. */
interface LockStep {
  readonly tries: number;
  readonly firstSeconds: number;
  readonly mostSeconds: number;
}

export interface LockLimits {
  /** From one address for one phone, in 24 hours. */
  readonly pair: LockStep;
  /** The longest pause where the owner of the number was signed in from the same address. */
  readonly familiarSeconds: number;
  /** Wrong codes for one phone from wherever, in 24 hours, after which its owner is told. */
  readonly toldFrom: number;
  /** Strangers' wrong codes for one phone in 24 hours: so many without a proof of work, so many at all. */
  readonly strangers: { readonly free: number; readonly most: number };
  /** A site of IPv6 (/48) has so many times what a network (/64) has. */
  readonly siteTimes: number;
  /** From one address for any phone, in an hour (429). */
  readonly network: LockStep;
}

export interface RealNameConfig {
  /** Attempts to prove a real name that one person may make in 24 hours. */
  readonly perDay: number;
  /** Days after a decision for which the picture of a document, and the name of a failed attempt, are kept. */
  readonly keepDays: number;
}

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

export interface Config {
  readonly http: {
    readonly host: string;
    readonly port: number;
    readonly url: string | null;
    /** Proxies of ours before this server; 0 without one. */
    readonly trustProxy: number;
    /** Calls a minute of one network without a session; 0 without a limit. */
    readonly anonymousPerMinute: number;
    /** A site of IPv6 (/48) has so many times what a network (/64) has. */
    readonly siteTimes: number;
    /** Seconds for which browsers are told to come by https alone; 0 without an https address. */
    readonly hstsSeconds: number;
    /** Opens /metrics from elsewhere; null where only this machine may look. */
    readonly metricsToken: string | null;
  };
  /** A copy that is told to end: how long it goes on as before, and how long it then waits for what is under way. */
  readonly drain: { readonly noticeSeconds: number; readonly seconds: number };
  readonly data: { readonly folder: string };
  readonly database: { readonly url: string | null; readonly pgBin: string | null };
  /** PINJIAN_SECRET, or null: then made once in the data folder. */
  readonly secret: string | null;
  /** The announced successor of the secret, while it is being changed. */
  readonly nextSecret: string | null;
  /** Whether an empty database is given a demo world. */
  readonly demo: boolean;
  readonly sandbox: { readonly allowed: boolean; readonly production: boolean };
  readonly brand: { readonly name: string; readonly holder: string; readonly icp: string; readonly police: string };
  readonly sms: SmsLimits;
  readonly admin: AdminConfig;
  readonly proof: ProofConfig;
  readonly lock: LockLimits;
  readonly realName: RealNameConfig;
  /** Files of resumes that one person may have read in 24 hours. */
  readonly resume: { readonly readPerDay: number };
  /** How often one member of a company may look at talents, search for them and add them on one day. */
  readonly talents: { readonly looksPerDay: number; readonly searchesPerDay: number; readonly addsPerDay: number };
  /** Hours of the day, in Beijing, in which nobody is told of anything that can wait; null without any. */
  readonly quietHours: QuietHours | null;
  /** Practice interviews that one person may begin in 24 hours. */
  readonly practice: { readonly perDay: number };
  /** Megabytes that one person, or one company, may upload in 24 hours. */
  readonly uploads: { readonly mbPerDay: number };
  /** Days for which an archive of somebody's own data can be downloaded. */
  readonly personalData: { readonly exportKeepDays: number };
  /** A mail server; null without one: then mails stand at /sandbox. */
  readonly mail: MailConfig | null;
  /** A vendor of invoices; null without one: then a person issues them in the console. */
  readonly invoicing: InvoicingConfig | null;
  /** A language model for interviews; null without one: then they are held by the rules alone. */
  readonly llm: LlmConfig | null;
  readonly payment: PaymentConfig;
  readonly log: { readonly level: string };
}

type Env = Readonly<Record<string, string | undefined>>;

function integer(env: Env, name: string, fallback: number, range: readonly [number, number]): number {
  const text = env[name];
  if (text === undefined || text.trim() === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < range[0] || value > range[1])
    throw new ConfigError(`${name} 应为 ${range[0]} 到 ${range[1]} 的整数，现在是 ${text}`);
  return value;
}

function flag(env: Env, name: string): boolean {
  const text = (env[name] ?? '').trim().toLowerCase();
  if (['', '0', 'false', 'no'].includes(text)) return false;
  if (['1', 'true', 'yes'].includes(text)) return true;
  throw new ConfigError(`${name} 应为 1 或 0，现在是 ${text}`);
}

function text(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function quietHours(env: Env): QuietHours | null {
  const given = text(env, 'PINJIAN_QUIET_HOURS') ?? '22-8';
  if (given === 'none') return null;
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(given) ?? [];
  if (from === undefined || until === undefined || Number(from) > 23 || Number(until) > 23)
    throw new ConfigError(`PINJIAN_QUIET_HOURS 应为几点到几点，例如 22-8，或者 none，现在是 ${given}`);
  return { from: Number(from), until: Number(until) };
}

function siteTimes(env: Env): number {
  return integer(env, 'PINJIAN_IPV6_SITE_TIMES', 4, [1, 65_536]);
}

function lockLimits(env: Env): LockLimits {
  const firstSeconds = integer(env, 'PINJIAN_LOCK_SECONDS', 300, [1, 86_400]);
  return {
    pair: { tries: integer(env, 'PINJIAN_LOCK_PAIR_TRIES', 10, [1, 1000]), firstSeconds, mostSeconds: 86_400 },
    familiarSeconds: integer(env, 'PINJIAN_LOCK_FAMILIAR_SECONDS', 300, [1, 3600]),
    toldFrom: integer(env, 'PINJIAN_LOCK_PHONE_TRIES', 30, [1, 10_000]),
    strangers: {
      free: integer(env, 'PINJIAN_LOCK_FREE_GUESSES', 100, [0, 10_000]),
      most: integer(env, 'PINJIAN_LOCK_MOST_GUESSES', 1000, [1, 100_000]),
    },
    siteTimes: siteTimes(env),
    network: {
      tries: integer(env, 'PINJIAN_LOCK_ADDRESS_TRIES', 100, [1, 1_000_000]),
      firstSeconds,
      mostSeconds: 3600,
    },
  };
}

function mailConfig(env: Env): MailConfig | null {
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

function invoicingConfig(env: Env): InvoicingConfig | null {
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

function llmConfig(env: Env): LlmConfig | null {
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

/** The settings of one kind: all of `names`, or none. @throws ConfigError where some are missing */
function allOrNone(env: Env, names: readonly string[]): string[] | null {
  const values = names.map((name) => text(env, name));
  if (values.every((value) => value === null)) return null;
  const missing = names.filter((_name, place) => values[place] === null);
  if (missing.length > 0) throw new ConfigError(`还需要设置 ${missing.join('、')}`);
  return values.map((value) => value ?? '');
}

const list = (value: string | null): string[] => (value ?? '').split(',').flatMap((each) => each.trim() || []);

function alipayConfig(env: Env): AlipayConfig | null {
  const [appId, keyFile, publicKeys] =
    allOrNone(env, ['PINJIAN_ALIPAY_APP_ID', 'PINJIAN_ALIPAY_KEY_FILE', 'PINJIAN_ALIPAY_PUBLIC_KEY_FILES']) ?? [];
  if (appId === undefined || keyFile === undefined || publicKeys === undefined) return null;
  return { appId, keyFile, publicKeyFiles: list(publicKeys), gateway: text(env, 'PINJIAN_ALIPAY_GATEWAY') };
}

function wechatPayConfig(env: Env): WechatPayConfig | null {
  const names = ['APP_ID', 'MCH_ID', 'SERIAL', 'KEY_FILE', 'API_KEY'].map((name) => `PINJIAN_WECHATPAY_${name}`);
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

function paymentConfig(env: Env): PaymentConfig {
  const [name, number, bank] =
    allOrNone(env, ['PINJIAN_BANK_ACCOUNT_NAME', 'PINJIAN_BANK_ACCOUNT_NUMBER', 'PINJIAN_BANK_NAME']) ?? [];
  const isWhole = name !== undefined && number !== undefined && bank !== undefined;
  const [alipay, wechat] = [alipayConfig(env), wechatPayConfig(env)];
  const none = alipay === null && wechat === null ? sandboxBank : null;
  return { alipay, wechat, bank: isWhole ? { name, number, bank } : none };
}

/**
 * Reads every setting once, at the start. docs/operations.md describes each.
 * @throws ConfigError with a sentence for the person at the terminal.
 */
export function readConfig(env: Env): Config {
  const secret = text(env, 'PINJIAN_SECRET');
  if (secret !== null && secret.length < 16) throw new ConfigError('PINJIAN_SECRET 至少需要 16 个字符');
  const nextSecret = text(env, 'PINJIAN_SECRET_NEXT');
  if (nextSecret !== null && nextSecret.length < 16) throw new ConfigError('PINJIAN_SECRET_NEXT 至少需要 16 个字符');
  const databaseUrl = text(env, 'DATABASE_URL');
  if (databaseUrl !== null && secret === null)
    throw new ConfigError('使用 DATABASE_URL 时必须设置 PINJIAN_SECRET（加密密钥，至少 16 个字符，并请妥善保管）');
  const url = text(env, 'PINJIAN_URL');
  const metricsToken = text(env, 'PINJIAN_METRICS_TOKEN');
  if (metricsToken !== null && metricsToken.length < 16)
    throw new ConfigError('PINJIAN_METRICS_TOKEN 至少需要 16 个字符');
  return {
    http: {
      host: text(env, 'HOST') ?? '127.0.0.1',
      port: integer(env, 'PORT', 3000, [0, 65_535]),
      url,
      trustProxy: integer(env, 'PINJIAN_TRUST_PROXY', 0, [0, 10]),
      anonymousPerMinute: integer(env, 'PINJIAN_ANONYMOUS_PER_MINUTE', 6000, [0, 10_000_000]),
      siteTimes: siteTimes(env),
      hstsSeconds:
        url !== null && /^https:/i.test(url) ? integer(env, 'PINJIAN_HSTS_SECONDS', 31_536_000, [0, 63_072_000]) : 0,
      metricsToken,
    },
    drain: {
      noticeSeconds: integer(env, 'PINJIAN_DRAIN_NOTICE_SECONDS', 0, [0, 300]),
      seconds: integer(env, 'PINJIAN_DRAIN_SECONDS', 10, [0, 600]),
    },
    data: { folder: path.resolve(text(env, 'PINJIAN_DATA') ?? path.join(import.meta.dirname, '../../.data')) },
    database: { url: databaseUrl, pgBin: text(env, 'PG_BIN') },
    secret,
    nextSecret,
    demo:
      text(env, 'PINJIAN_DEMO') === null
        ? databaseUrl === null && env['NODE_ENV'] !== 'production'
        : flag(env, 'PINJIAN_DEMO'),
    sandbox: { allowed: flag(env, 'PINJIAN_ALLOW_SANDBOX'), production: env['NODE_ENV'] === 'production' },
    brand: {
      name: text(env, 'PINJIAN_BRAND') ?? '聘见',
      holder: text(env, 'PINJIAN_COPYRIGHT') ?? '聘见',
      icp: text(env, 'PINJIAN_ICP') ?? '',
      police: text(env, 'PINJIAN_POLICE') ?? '',
    },
    sms: {
      resendSeconds: integer(env, 'PINJIAN_SMS_RESEND_SECONDS', 60, [1, 3600]),
      codeSeconds: integer(env, 'PINJIAN_SMS_CODE_SECONDS', 300, [30, 3600]),
      wrongTries: integer(env, 'PINJIAN_SMS_WRONG_TRIES', 5, [1, 20]),
      freePerPhone: integer(env, 'PINJIAN_SMS_FREE_PER_DAY', 3, [0, 1000]),
      freePerAddress: integer(env, 'PINJIAN_SMS_FREE_PER_HOUR', 60, [0, 1_000_000]),
      addressPerHour: integer(env, 'PINJIAN_SMS_ADDRESS_PER_HOUR', 600, [1, 1_000_000]),
      phonePerDay: integer(env, 'PINJIAN_SMS_PHONE_PER_DAY', 20, [1, 1000]),
      slowSeconds: integer(env, 'PINJIAN_SMS_SLOW_SECONDS', 1800, [1, 86_400]),
      budget: {
        perMinute: integer(env, 'PINJIAN_SMS_BUDGET_PER_MINUTE', 600, [1, 1_000_000]),
        perDay: integer(env, 'PINJIAN_SMS_BUDGET_PER_DAY', 50_000, [1, 100_000_000]),
        alarmPercent: integer(env, 'PINJIAN_SMS_BUDGET_ALARM_PERCENT', 80, [1, 100]),
      },
      siteTimes: siteTimes(env),
      deviceDays: integer(env, 'PINJIAN_DEVICE_DAYS', 180, [1, 400]),
    },
    admin: {
      mfaSeconds: integer(env, 'PINJIAN_ADMIN_MFA_SECONDS', 300, [30, 3600]),
      wrongTries: integer(env, 'PINJIAN_ADMIN_WRONG_TRIES', 5, [1, 20]),
      wrongPerHour: integer(env, 'PINJIAN_ADMIN_WRONG_PER_HOUR', 10, [1, 1000]),
      lockMinutes: integer(env, 'PINJIAN_ADMIN_LOCK_MINUTES', 15, [1, 1440]),
      idleMinutes: integer(env, 'PINJIAN_ADMIN_IDLE_MINUTES', 30, [2, 1440]),
      sessionHours: integer(env, 'PINJIAN_ADMIN_SESSION_HOURS', 12, [1, 720]),
    },
    proof: {
      hashes: integer(env, 'PINJIAN_PROOF_HASHES', 2_000_000, [1, 1_000_000_000]),
      seconds: integer(env, 'PINJIAN_PROOF_SECONDS', 300, [30, 3600]),
    },
    lock: lockLimits(env),
    realName: {
      perDay: integer(env, 'PINJIAN_REAL_NAME_PER_DAY', 5, [1, 100]),
      keepDays: integer(env, 'PINJIAN_REAL_NAME_KEEP_DAYS', 30, [1, 365]),
    },
    resume: { readPerDay: integer(env, 'PINJIAN_RESUME_READ_PER_DAY', 20, [1, 10_000]) },
    talents: {
      looksPerDay: integer(env, 'PINJIAN_TALENT_LOOKS_PER_DAY', 200, [1, 100_000]),
      searchesPerDay: integer(env, 'PINJIAN_TALENT_SEARCHES_PER_DAY', 1000, [1, 1_000_000]),
      addsPerDay: integer(env, 'PINJIAN_TALENT_ADDS_PER_DAY', 100, [1, 100_000]),
    },
    quietHours: quietHours(env),
    practice: { perDay: integer(env, 'PINJIAN_PRACTICE_PER_DAY', 20, [1, 10_000]) },
    uploads: { mbPerDay: integer(env, 'PINJIAN_UPLOAD_MB_PER_DAY', 200, [1, 100_000]) },
    personalData: { exportKeepDays: integer(env, 'PINJIAN_EXPORT_KEEP_DAYS', 7, [1, 30]) },
    mail: mailConfig(env),
    invoicing: invoicingConfig(env),
    llm: llmConfig(env),
    payment: paymentConfig(env),
    log: { level: text(env, 'PINJIAN_LOG') ?? 'info' },
  };
}

/** The settings of this process. @throws as `readConfig` */
export function loadConfig(): Config {
  return readConfig(process.env);
}
