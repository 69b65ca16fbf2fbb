import type { PersonalExport } from '@pinjian/contract/account-personal-data.ts';
import { sizeText } from '#lib/format/file.ts';
import { dateTime } from '#lib/format/time.ts';

export function isUnderWay(wanted: PersonalExport | null): boolean {
  return wanted?.state === 'waiting' || wanted?.state === 'working';
}

/** How often an export that is under way is asked about. */
const pollMs = 1500;
/** The address of a ready one is good for ten minutes. */
const freshMs = 5 * 60_000;

/** After how long an export is to be asked about again; false where nothing changes by itself. */
export function lookAgainMs(wanted: PersonalExport | null): number | false {
  if (isUnderWay(wanted)) return pollMs;
  return wanted?.state === 'ready' ? freshMs : false;
}

/** Whole percent of an export, 100 only once it is ready. */
export function percentOf({ state, done, total }: PersonalExport): number {
  if (state === 'ready') return 100;
  return Math.min(99, Math.floor((done / Math.max(1, total)) * 100));
}

/** How an export stands, in one sentence. */
export function exportText(wanted: PersonalExport | null): string {
  switch (wanted?.state) {
    case 'waiting':
    case 'working':
      return '正在打包，可以离开这个页面，完成后会发消息告诉您。';
    case 'ready': {
      const until = wanted.expiresAt === null ? '' : `，${dateTime(wanted.expiresAt)} 前可以下载`;
      return `已准备好${wanted.size === null ? '' : `（${sizeText(wanted.size)}）`}${until}。`;
    }
    case 'failed':
      return '上次导出没有成功，没有生成文件，请重试。';
    case 'removed':
    case undefined:
      return '包括两种身份的资料、简历、投递、面试记录、消息和上传过的文件，打包成一个压缩文件。';
  }
}

/** 11月27日, in Beijing. */
export function dayText(instant: string): string {
  const parts = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'numeric', day: 'numeric' });
  return parts
    .formatToParts(new Date(instant))
    .map(({ type, value }) => (type === 'month' ? `${value}月` : type === 'day' ? `${value}日` : ''))
    .join('');
}
