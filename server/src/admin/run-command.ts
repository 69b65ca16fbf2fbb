import { renderUnicodeCompact } from 'uqr';
import { maskPhone, phonePattern } from '@pinjian/contract/person.ts';
import { addAdmin, listAdmins, removeAdmin, resetAdmin, type SecondFactor } from '#domains/account/index.ts';
import { ConfigError } from '../config.ts';
import type { Ctx, SystemActor } from '../context.ts';

const usage = `用法：
  npm run admin -- add <手机号>     添加管理员，显示二维码和恢复码
  npm run admin -- list            列出管理员
  npm run admin -- remove <手机号>  移除管理员，其登录立即失效
  npm run admin -- reset <手机号>   验证器丢失时重新生成二维码和恢复码，原有登录立即失效`;

export type AdminCommand =
  | { readonly name: 'list' }
  | { readonly name: 'add' | 'remove' | 'reset'; readonly phone: string };

/** @throws ConfigError with the usage, or with what is wrong with the phone */
export function readCommand(args: readonly string[]): AdminCommand {
  const [name, phone, ...rest] = args;
  if (name === 'list' && phone === undefined) return { name };
  if ((name !== 'add' && name !== 'remove' && name !== 'reset') || phone === undefined || rest.length > 0)
    throw new ConfigError(usage);
  if (!phonePattern.test(phone)) throw new ConfigError('请输入正确的手机号（11 位数字）');
  return { name, phone };
}

/**
 * Carries a command out and says what came of it. The secret and the recovery codes are said here and never again.
 * @throws ConfigError where there is nothing to do
 */
export async function runCommand(
  ctx: Ctx<SystemActor>,
  command: AdminCommand,
  say: (line: string) => void,
): Promise<void> {
  if (command.name === 'list') return sayAdmins(ctx, say);
  const { name, phone } = command;
  const masked = maskPhone(phone);
  if (name === 'remove') {
    if (!(await removeAdmin(ctx, phone))) throw new ConfigError(`${masked} 不是管理员`);
    return say(`已移除管理员 ${masked}，其登录已立即失效。`);
  }
  const factor = name === 'add' ? await addAdmin(ctx, phone) : await resetAdmin(ctx, phone);
  if (factor === null && name === 'add')
    throw new ConfigError(`${masked} 已经是管理员。验证器丢失时，请用 npm run admin -- reset ${phone} 重新生成。`);
  if (factor === null) throw new ConfigError(`${masked} 不是管理员`);
  say(name === 'add' ? `已添加管理员 ${masked}。` : `已为管理员 ${masked} 重新生成，原来的验证码和登录已失效。`);
  sayFactor(factor, ctx.ports.config.http.url, say);
}

function sayFactor(factor: SecondFactor, url: string | null, say: (line: string) => void): void {
  say('\n请用验证器应用（支持 TOTP 的任意一种）扫描二维码：\n');
  say(renderUnicodeCompact(factor.otpauthUri, { border: 2 }));
  say(`\n无法扫描时，请手动输入密钥：${factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}`);
  say(`或使用链接：${factor.otpauthUri}`);
  say('\n恢复码，每个只能使用一次，手机丢失时代替动态验证码。请离线保管，它们不会再次显示：');
  const { recoveryCodes } = factor;
  for (let at = 0; at < recoveryCodes.length; at += 2) say(`  ${recoveryCodes.slice(at, at + 2).join('   ')}`);
  say(`\n登录页面：${url?.replace(/\/+$/, '') ?? ''}/login?client=admin`);
}

async function sayAdmins(ctx: Ctx<SystemActor>, say: (line: string) => void): Promise<void> {
  const admins = await listAdmins(ctx);
  if (admins.length === 0) return say('还没有管理员。用 npm run admin -- add <手机号> 添加。');
  for (const admin of admins) {
    const used = admin.lastUsedAt === null ? '从未登录' : `最近使用 ${timeText(admin.lastUsedAt)}`;
    const locked = admin.lockedUntil === null ? '' : `，锁定至 ${timeText(admin.lockedUntil)}`;
    say(
      `${maskPhone(admin.phone)}  添加于 ${timeText(admin.addedAt)}，${used}，剩余恢复码 ${admin.recoveryCodesLeft} 个${locked}`,
    );
  }
}

function timeText(at: Date): string {
  return at.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });
}
