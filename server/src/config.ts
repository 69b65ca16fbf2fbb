import path from 'node:path';
import type { QuietHours } from '#platform/core/quiet-hours.ts';
import {
  invoicingConfig,
  llmConfig,
  mailConfig,
  paymentConfig,
  type InvoicingConfig,
  type LlmConfig,
  type MailConfig,
  type PaymentConfig,
} from './outside-config.ts';
import { ConfigError, flag, integer, text, type Env } from './settings.ts';

export { ConfigError } from './settings.ts';
export type {
  AlipayConfig,
  InvoicingConfig,
  LlmConfig,
  MailConfig,
  PaymentConfig,
  WechatPayConfig,
} from './outside-config.ts';

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
  /** Practice interviews that one person may begin in 24 hours, and answers that they may give once more. */
  readonly practice: { readonly perDay: number; readonly triesPerDay: number };
  /** Megabytes that one person, or one company, may upload in 24 hours. */
  readonly uploads: { readonly mbPerDay: number };
  /** Days for which an archive of somebody's own data can be downloaded. */
  readonly personalData: { readonly exportKeepDays: number };
  /** A mail server; null without one: then mails stand at /sandbox. */
  readonly mail: MailConfig | null;
  /** A vendor of invoices; null without one: then a person issues them in the console. */
  readonly invoicing: InvoicingConfig | null;
  /** A language model for interviews and agents; null without one: then rules do what they can. */
  readonly llm: LlmConfig | null;
  /** Tokens of the language model that the agents of one owner may use together on one day. */
  readonly agents: { readonly tokensPerDay: number };
  readonly payment: PaymentConfig;
  readonly log: { readonly level: string };
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
    practice: {
      perDay: integer(env, 'PINJIAN_PRACTICE_PER_DAY', 20, [1, 10_000]),
      triesPerDay: integer(env, 'PINJIAN_TRIES_PER_DAY', 50, [1, 10_000]),
    },
    uploads: { mbPerDay: integer(env, 'PINJIAN_UPLOAD_MB_PER_DAY', 200, [1, 100_000]) },
    personalData: { exportKeepDays: integer(env, 'PINJIAN_EXPORT_KEEP_DAYS', 7, [1, 30]) },
    mail: mailConfig(env),
    invoicing: invoicingConfig(env),
    llm: llmConfig(env),
    agents: { tokensPerDay: integer(env, 'PINJIAN_AGENT_TOKENS_PER_DAY', 200_000, [1000, 100_000_000]) },
    payment: paymentConfig(env),
    log: { level: text(env, 'PINJIAN_LOG') ?? 'info' },
  };
}

/** The settings of this process. @throws as `readConfig` */
export function loadConfig(): Config {
  return readConfig(process.env);
}
