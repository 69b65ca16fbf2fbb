import type { MatchedRequirement, RequirementSubject } from '@pinjian/contract/matching-match.ts';
import type { Mark } from '#ui/lit-text.tsx';
import { requirementName } from './model.ts';

/** What stands around words in their text, at most so much on each side and no further than their line. */
const aroundLength = 24;

/** Words inside what stands around them. */
export interface Quoted {
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** The words of a piece of evidence where they stand; alone where their text is not at hand. */
export function quoted(text: string | undefined, piece: { start: number; end: number; words: string }): Quoted {
  if (text?.slice(piece.start, piece.end) !== piece.words) return { before: '', words: piece.words, after: '' };
  const [before = ''] = text.slice(0, piece.start).split('\n').slice(-1);
  const [after = ''] = text.slice(piece.end).split('\n', 1);
  return {
    before: before.length > aroundLength ? `…${before.slice(-aroundLength)}` : before,
    words: piece.words,
    after: after.length > aroundLength ? `${after.slice(0, aroundLength)}…` : after,
  };
}

/** Where the description asks for each requirement, under the name that its `LitText` has. */
export function askedFor({ requirements }: { readonly requirements: readonly MatchedRequirement[] }): Mark[] {
  return requirements.flatMap(({ span }, index) =>
    span === null
      ? []
      : [{ path: `description.${span.title}`, start: span.start, end: span.end, name: requirementName(index) }],
  );
}

/** What a seeker can write where nothing was found, and the part of the resume that it belongs to. */
const hints: Readonly<Record<RequirementSubject, { readonly at: string; readonly text: string }>> = {
  skill: { at: 'work', text: '在工作或项目经历里写明用它做过什么、做了多久，比只列在技能里更有说服力' },
  certificate: { at: 'certificates', text: '已经取得的话，把证书全称和取得时间写进“证书”' },
  language: { at: 'languages', text: '在“语言能力”里写明程度或考试成绩' },
  major: { at: 'education', text: '在教育经历里补全专业，相关的主要课程也可以写' },
  shift: { at: 'selfEvaluation', text: '班次不参与比对，能否接受可以在自我评价里说明' },
  education: { at: 'education', text: '在教育经历里补全学历和毕业时间' },
  experience: { at: 'work', text: '补全每段工作的起止年月，年限按月份计算' },
};

export function whatWouldShow(what: RequirementSubject): { readonly at: string; readonly text: string } {
  return hints[what];
}

/** The editor of a resume at one of its places. */
export function placeInResume(resumeId: string, at: string): string {
  return `/seeker/resume/edit/${resumeId}?at=${encodeURIComponent(at)}`;
}
