import type { Standing } from '@pinjian/contract/interview-register.ts';
import { StatusTag } from '#ui/tag.tsx';
import { standingMark } from './score-words.ts';

/** 仅供参考 or 只列证据, where a number does not count. */
export function StandingTag({ standing }: { readonly standing: Standing | undefined }) {
  const mark = standingMark(standing);
  return mark === null ? null : <StatusTag tone="warning">{mark}</StatusTag>;
}
