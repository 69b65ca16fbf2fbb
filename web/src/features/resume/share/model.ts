import { defaultShareDays, shareDays, type ResumeShare } from '@pinjian/contract/resume-share.ts';
import { dateTime } from '#lib/format/time.ts';

/** What is chosen of a link before it is made or changed. */
export interface ShareDraft {
  readonly days: ResumeShare['days'];
  readonly withContact: boolean;
  readonly download: boolean;
  readonly asksPassword: boolean;
  /** '' keeps the one that holds. */
  readonly password: string;
}

export const dayChoices: readonly { readonly value: ResumeShare['days']; readonly label: string }[] = [
  ...shareDays.map((days) => ({ value: days, label: `${days} 天` })),
  { value: null, label: '直到停用' },
];

/** Letters and digits that nobody takes for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password that is read out over a telephone. */
export function newPassword(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(6)), (number) => alphabet[number % alphabet.length]).join(
    '',
  );
}

/** What a new link begins with, or what holds for the one there is. */
export function draftOf(share: ResumeShare | null): ShareDraft {
  if (share === null)
    return { days: defaultShareDays, withContact: false, download: false, asksPassword: true, password: newPassword() };
  const { days, withContact, download, hasPassword } = share;
  return { days, withContact, download, asksPassword: hasPassword, password: '' };
}

/** The draft as the call takes it: a password that is left as it is, is left out. */
export function inputOf({ asksPassword, password, ...draft }: ShareDraft, hasPassword: boolean) {
  if (!asksPassword) return { ...draft, password: null };
  return password === '' && hasPassword ? draft : { ...draft, password };
}

/** 有效期至 …, 已过期, 停用前一直有效. */
export function untilText({ expiresAt, expired }: ResumeShare): string {
  if (expiresAt === null) return '停用前一直有效';
  return expired ? `已于 ${dateTime(expiresAt)} 过期` : `${dateTime(expiresAt)} 前有效`;
}

/** What is open and what is not, in one line. */
export function shownText({ withContact, download, hasPassword }: ResumeShare): string {
  return [
    hasPassword ? '需要密码' : '不需要密码',
    withContact ? '显示联系方式' : '不显示联系方式',
    download ? '可以下载 PDF' : '不能下载',
  ].join(' · ');
}
