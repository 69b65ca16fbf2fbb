import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '#platform/core/clock.ts';
import { allowShutdown, onShutdown, shutDown } from '#platform/core/lifecycle.ts';
import { createLog } from '#platform/core/log.ts';
import { redactError } from '#platform/core/redact.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import { EmbeddedPostgresError } from '#platform/db/embedded/index.ts';
import { sandboxFaceCheck } from '#platform/face/embedded.ts';
import { createFolderStore } from '#platform/files/embedded.ts';
import { drain } from '#platform/http/draining.ts';
import { issuedByPerson } from '#platform/invoicing/embedded.ts';
import { sandboxLicenceCheck } from '#platform/licence/embedded.ts';
import { createEmbeddedLocationFinder } from '#platform/location/embedded.ts';
import { createHookSender } from '#platform/webhook/send-hook.ts';
import { createSandboxMail } from '#platform/mail/embedded.ts';
import type { MailSender } from '#platform/mail/port.ts';
import { createSandboxSms } from '#platform/sms/embedded.ts';
import { demoPhonesAmong, isDemoUser } from '#domains/account/index.ts';
import { isDemoSubmission } from '#domains/company/index.ts';
import { prepareMeaning, prepareQueries } from '#domains/dictionary/index.ts';
import { createApp } from './app.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import type { Ports } from './context.ts';
import { startCopy, systemActor, type RunningCopy } from './copy.ts';
import { keepDemoInside, type DemoMembership } from './demo/keep-inside.ts';
import type { DemoRun } from './demo/start-demo.ts';
import { noDemo } from './demo/status.ts';
import { assertSandboxAllowed, embeddedPortsOf } from './sandbox/allowed.ts';
import { openPayments } from './open-payments.ts';
import { sandboxToken } from './sandbox/gate.ts';
import { keepErasures } from './personal-data/keep-erasures.ts';
import { openStorage } from './storage.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts one copy of the product and serves until it is told to end. */
async function main(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.log.level);
  // Node would print all that the error holds: of one from the database, the row that was refused.
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'an error that nobody caught ends the process');
    void shutDown(1);
  });
  assertSandboxAllowed(config, embeddedPortsOf(config));
  const { connectionString, pool, db, secretBox } = await openStorage(config, log, say);
  const embedded = {
    sms: createSandboxSms({ db, secretBox, now: () => systemClock.now(), print: say }),
    mail: createSandboxMail({ db, secretBox, now: () => systemClock.now() }),
    licence: sandboxLicenceCheck,
    face: sandboxFaceCheck,
  };
  const started: { copy?: RunningCopy; demo?: DemoRun } = {};
  const ports: Ports = {
    config,
    secretBox,
    files: createFolderStore(path.join(config.data.folder, 'files')),
    ...keepDemoInside(
      { ...embedded, mail: (await openMail(config)) ?? embedded.mail },
      embedded,
      demoMembership(() => started.copy),
    ),
    webhook: createHookSender({ now: () => systemClock.now() }),
    payments: await openPayments({ config, db, secretBox, now: () => systemClock.now() }),
    location: createEmbeddedLocationFinder(),
    invoicing: await openInvoicing(config),
    llm: await openLlm(config),
    sandbox: true,
  };
  const copy = await startCopy({ connectionString, pool, db, ports, clock: systemClock, log });
  started.copy = copy;
  // Who was erased after the backup that is being started from is erased again before anybody is served.
  await keepErasures(copy.context(systemActor, 'start'));
  onShutdown(() => copy.stop());
  const app = await createApp({
    copy,
    log,
    webFolder: await webFolder(),
    version: await version(),
    demo: () => started.demo?.status ?? noDemo,
  });
  onShutdown(() => app.close());
  allowShutdown((config.drain.noticeSeconds + config.drain.seconds) * 1000);
  onShutdown(() => drain(app, (milliseconds) => copy.drain(milliseconds), config.drain));
  await listen(app, config, secretBox);
  // Step by step, while others are served: whoever mistypes first would wait two seconds for it.
  Promise.all([prepareQueries(), prepareMeaning()]).catch((error: unknown) =>
    log.error({ error: redactError(error) }, 'queries in unknown words are not prepared'),
  );
  if (!config.demo || !ports.sandbox) return;
  const { startDemo } = await import('./demo/start-demo.ts');
  const demo = startDemo({ ctx: copy.context(systemActor, 'demo'), print: say });
  started.demo = demo;
  onShutdown(() => demo.stop());
}

/** Who belongs to the demo world, asked of a copy that is only now being started. */
function demoMembership(copy: () => RunningCopy | undefined): DemoMembership {
  const ctx = () => {
    const running = copy();
    if (running === undefined) throw new Error('the copy has not started');
    return running.context(systemActor, 'demo');
  };
  return {
    phone: async (phone) => (await demoPhonesAmong(ctx(), [phone])).length > 0,
    verification: (id) => isDemoSubmission(ctx(), id),
    user: (userId) => isDemoUser(ctx(), userId),
  };
}

/** The mail server of the settings; null without one. Its client is loaded only where there is one. */
async function openMail({ mail }: Config): Promise<MailSender | null> {
  if (mail === null) return null;
  const { createSmtpMail } = await import('#platform/mail/smtp.ts');
  return createSmtpMail(mail);
}

/** The vendor of invoices of the settings; without one a person issues them. */
async function openInvoicing({ invoicing }: Config): Promise<Ports['invoicing']> {
  if (invoicing === null) return issuedByPerson;
  const { createNuonuo } = await import('#platform/invoicing/nuonuo.ts');
  return createNuonuo({ ...invoicing, now: () => systemClock.now() });
}

/** The language model of the settings. Its client is loaded only where there is one: it costs memory and time. */
async function openLlm({ llm }: Config): Promise<Ports['llm']> {
  if (llm === null) return null;
  const { createOpenAiCompatibleLlm } = await import('#platform/llm/openai-compatible.ts');
  return createOpenAiCompatibleLlm(llm);
}

async function webFolder(): Promise<string | null> {
  const folder = path.join(import.meta.dirname, '../../web/dist');
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  say('没有找到已构建的网页（web/dist），只提供接口。请用 npm start 启动。');
  return null;
}

async function version(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** Listens on the port, or on the next free one, and says where. */
async function listen(app: FastifyInstance, config: Config, secretBox: SecretBox): Promise<void> {
  const { host, port: wanted } = config.http;
  for (let port = wanted; port <= Math.min(wanted + 50, 65_535); port++) {
    try {
      await app.listen({ host, port });
      if (port !== wanted) say(`端口 ${wanted} 已被占用，改用 ${port}。`);
      const bound = app.server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      const shown = host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' ? 'localhost' : host;
      say(`${config.brand.name} 已启动：http://${shown}:${actual}`);
      say(`沙箱模式：短信验证码显示在此终端和 http://localhost:${actual}/sandbox?token=${sandboxToken(secretBox)}`);
      say('请勿把沙箱放在对外的代理或内网穿透之后，也不要把上面的地址给别人：打开它的人可以用任何手机号登录。');
      process.send?.({ type: 'listening', port: actual });
      return;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new ConfigError(`端口 ${wanted} 到 ${wanted + 50} 都被占用，请用 PORT 指定一个空闲端口`);
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  process.stderr.write(`${known ? error.message : `启动失败：${redactError(error)}`}\n`);
  return shutDown(1);
});
