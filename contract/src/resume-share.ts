import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

/** For how many days a link may be open; null is until it is revoked. */
export const shareDays = [7, 30, 90] as const;
/** What nobody has to choose. */
export const defaultShareDays = 30;
export const sharePasswordLength = { min: 6, max: 32 } as const;

/** The first that anybody tries. */
const guessed = /^(?:password|passw0rd|qwerty|abc123|a123456|123123|112233|5201314|520520|1314520)\d*$/i;

/** Whether a password is no obstacle: one letter or two over and over, a run of neighbours (123456, fedcba), a known one. */
export function isWeakSharePassword(password: string): boolean {
  if (new Set(password.toLowerCase()).size < 3 || guessed.test(password)) return true;
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

export const weakSharePassword = '密码太容易猜到，请换一个';

export const resumeShareErrors = errorCodes({
  notShared: { code: 40914, message: '这份简历没有在分享，请先创建链接' },
});

const choice = z.object({
  /** Phone, mail and links; without them numbers and addresses inside texts are hidden, too. */
  withContact: z._default(z.boolean(), false),
  /** Whether who opens it may take the PDF along. */
  download: z._default(z.boolean(), false),
  days: z._default(z.nullable(z.literal(shareDays, '请选择有效期')), defaultShareDays),
  /** Left out: as it is; null: none. */
  password: z.optional(
    z.nullable(
      z.string().check(
        z.minLength(sharePasswordLength.min, `密码至少 ${sharePasswordLength.min} 位`),
        z.maxLength(sharePasswordLength.max, `密码最多 ${sharePasswordLength.max} 位`),
        z.regex(/^[!-~]+$/, '密码只能用字母、数字和半角符号'),
        z.refine((password) => !isWeakSharePassword(password), weakSharePassword),
      ),
    ),
  ),
});

/** A link as its owner sees it. */
const share = z.object({
  shareId: id,
  /** Whole where the site knows its own name, else its path. */
  url: z.string(),
  withContact: z.boolean(),
  download: z.boolean(),
  hasPassword: z.boolean(),
  days: z.nullable(z.literal(shareDays)),
  createdAt: instant,
  /** null: until it is revoked. */
  expiresAt: z.nullable(instant),
  expired: z.boolean(),
});
export type ResumeShare = z.output<typeof share>;

/** One look at a shared resume. Who is not signed in is nobody; no address is told. */
const opening = z.object({
  openedAt: instant,
  /** 手机 · 微信 */
  device: z.string(),
  /** 云杉科技 · 张**, 求职者 张**; null for who was not signed in. */
  viewer: z.nullable(z.string()),
  downloaded: z.boolean(),
});
export type ShareOpening = z.output<typeof opening>;

const path = '/resume/job-hunter/resume/{resumeId}/share';

export const getResumeShare = endpoint({
  method: 'GET',
  path,
  caller: 'seeker',
  summary: '这份简历的分享链接；没有在分享时为 null',
  output: z.object({ share: z.nullable(share) }),
});

export const shareResume = endpoint({
  method: 'POST',
  path,
  caller: 'seeker',
  summary: '创建分享链接；已有时改它的设置，地址不变，改了有效期或已过期时从现在重新算（须已确认）',
  body: choice,
  output: z.object({ share }),
});

export const renewResumeShare = endpoint({
  method: 'POST',
  path: `${path}/renew`,
  caller: 'seeker',
  summary: '换一个新地址，旧地址立即失效，有效期从现在重新算；shareId 已不是现在的链接时返回现在的',
  body: z.object({ shareId: id }),
  output: z.object({ share }),
});

export const revokeResumeShare = endpoint({
  method: 'DELETE',
  path,
  caller: 'seeker',
  summary: '停止分享，链接立即失效',
});

export const listShareOpenings = endpoint({
  method: 'GET',
  path: `${path}/openings`,
  caller: 'seeker',
  summary: '分享链接的打开记录，从新到旧；本人打开的不算，同一个人半小时内算一次',
  query: z.object(pageQuery),
  output: pageOf(opening),
});

export const noteShareViewer = endpoint({
  method: 'POST',
  path: '/resume/shared/viewer',
  caller: 'signedIn',
  summary: '打开分享链接的人已登录时，由页面告知；mark 来自页面',
  body: z.object({ mark: z.string().check(z.maxLength(200)) }),
  output: z.object({ noted: z.boolean() }),
});

export const resumeShareEndpoints = {
  getResumeShare,
  shareResume,
  renewResumeShare,
  revokeResumeShare,
  listShareOpenings,
  noteShareViewer,
};
