import { ConfigError, type Config } from '../config.ts';

/** The outside services that an embedded default stands in for, by the names an operator knows them by. */
const embeddedPorts: readonly string[] = ['短信验证码', '营业执照核验', '实名认证'];

/** Those of a start with these settings. */
export function embeddedPortsOf({ mail, payment }: Pick<Config, 'mail' | 'payment'>): readonly string[] {
  const hasVendor = payment.alipay !== null || payment.wechat !== null;
  return [...embeddedPorts, ...(mail === null ? ['邮件'] : []), ...(hasVendor ? [] : ['支付'])];
}

/**
 * Embedded defaults let anyone who reaches this machine sign in as anyone: they refuse to be reached from outside, and
 * in production, unless allowed by name (decisions §12).
 * @param inUse names of the outside services that an embedded default stands in for; with none everything is allowed
 * @throws ConfigError with a sentence for the person at the terminal
 */
export function assertSandboxAllowed(
  config: Pick<Config, 'http' | 'sandbox'>,
  inUse: readonly string[] = embeddedPorts,
): void {
  if (inUse.length === 0 || config.sandbox.allowed) return;
  const services = inUse.join('、');
  const way = '如果这正是您要的（例如演示环境），请设置 PINJIAN_ALLOW_SANDBOX=1。';
  if (config.sandbox.production) {
    throw new ConfigError(`以下外部服务正由沙箱代替：${services}。NODE_ENV=production 时不能这样启动。${way}`);
  }
  if (!isLoopback(config.http.host)) {
    throw new ConfigError(
      `以下外部服务正由沙箱代替：${services}。HOST=${config.http.host} 会让其他机器也能访问，因此不能启动。请改用 HOST=127.0.0.1；${way}`,
    );
  }
}

/**
 * Why a start with these settings asks for the sandbox's token from the first request on; null on somebody's own
 * machine. Who sets one of these deploys, and may have put a proxy before it that nothing shows.
 */
export function lockedFromStart(config: Pick<Config, 'http' | 'database' | 'sandbox'>): string | null {
  if (config.sandbox.production) return 'NODE_ENV=production';
  if (config.database.url !== null) return 'DATABASE_URL';
  return config.http.url === null ? null : 'PINJIAN_URL';
}

/** Names and addresses that only this machine can reach. */
function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}
