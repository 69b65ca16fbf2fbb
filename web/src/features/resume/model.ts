import type { ParseState, ResumeCard } from '@pinjian/contract/resume.ts';
import { dateOnly, relativeTime } from '#lib/format/time.ts';
import type { Tone } from '#ui/tag.tsx';

/** Addresses of the pages of a resume (spec §2). */
export const resumePaths = {
  list: '/seeker/resume',
  edit: (resumeId: string) => `/seeker/resume/edit/${resumeId}`,
  firstEdit: (resumeId: string) => `/seeker/resume/first-edit/${resumeId}`,
} as const;

/** Whether the file is still on its way to fields. */
export function isReading(resume: { readonly parseState: ParseState }): boolean {
  return resume.parseState === 'pending' || resume.parseState === 'parsing';
}

interface CardLook {
  /** The state in a word; null for a resume that is ready. */
  readonly mark: { readonly tone: Tone; readonly label: string } | null;
  /** What it needs from the person; '' for nothing. */
  readonly text: string;
  /** The one thing to do next; null while there is nothing to do but wait. */
  readonly next: { readonly label: string; readonly to: string } | null;
}

/** What a resume in the list says of itself and leads to. */
export function cardLook(card: ResumeCard): CardLook {
  const { resumeId } = card;
  if (isReading(card)) {
    return { mark: { tone: 'accent', label: '识别中' }, text: '正在识别文件内容，通常几秒钟就好', next: null };
  }
  if (card.confirmed) return { mark: null, text: '', next: { label: '编辑', to: resumePaths.edit(resumeId) } };
  switch (card.parseState) {
    case 'failed':
      return {
        mark: { tone: 'warning', label: '需手动填写' },
        text: card.failure?.message ?? '这份文件没有识别出来，请对照原文件手动填写',
        next: { label: '对照原文件填写', to: resumePaths.firstEdit(resumeId) },
      };
    case 'parsed':
      return {
        mark: { tone: 'warning', label: '待核对' },
        text: '识别完成，核对确认后就能用来投递',
        next: { label: '核对内容', to: resumePaths.firstEdit(resumeId) },
      };
    default:
      return {
        mark: { tone: 'neutral', label: '草稿' },
        text: '填好并确认后就能用来投递',
        next: { label: '继续填写', to: resumePaths.edit(resumeId) },
      };
  }
}

/** 林小满-前端工程师, the name that tells many resumes apart; '' while nothing is known. */
export function titleOffer(name: string, position: string): string {
  return [name.trim(), position.trim()]
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 40);
}

/** 3分钟前更新, beyond a week the day. */
export function updatedText(updatedAt: string, now: number): string {
  const relative = relativeTime(updatedAt, now);
  return relative === '' ? `${dateOnly(updatedAt)} 更新` : `${relative}更新`;
}
