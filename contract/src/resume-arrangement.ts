import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import type { ResumeContent } from './resume-content.ts';

/** Parts of a resume that can change places; who one is and what one looks for always come first. */
export const arrangedSections = [
  'education',
  'work',
  'projects',
  'skills',
  'certificates',
  'languages',
  'selfEvaluation',
  'others',
] as const;
export type ArrangedSection = (typeof arrangedSections)[number];

const section = z.enum(arrangedSections, '没有这个部分');
const sections = z.array(section).check(z.maxLength(arrangedSections.length));

/** What a person chose of the parts of a resume, beside what is written in them. */
export const resumeArrangement = z.object({
  /** null: each template has its own order. Parts that are not named follow in theirs. */
  order: z.nullable(sections),
  /** Neither printed nor shown to companies; the content stays. */
  hidden: sections,
  /** Headings in other words: 实习经历 for work. */
  titles: z.partialRecord(
    section,
    z.string().check(z.trim(), z.minLength(1, '请填写标题'), z.maxLength(12, '标题最多 12 个字')),
  ),
});
export type ResumeArrangement = z.output<typeof resumeArrangement>;

/** What holds until somebody chooses. */
export const plainArrangement: ResumeArrangement = { order: null, hidden: [], titles: {} };

/** For who comes from school: what was learned first, then what was done with it. */
export const graduateOrder: readonly ArrangedSection[] = [
  'education',
  'work',
  'projects',
  'others',
  'skills',
  'certificates',
  'languages',
  'selfEvaluation',
];

/** All parts in the order of an arrangement, each once; `otherwise` is how they stand where nothing was chosen. */
export function arrangedOrder(
  { order }: Pick<ResumeArrangement, 'order'>,
  otherwise: readonly ArrangedSection[] = arrangedSections,
): ArrangedSection[] {
  return [...new Set([...(order ?? []), ...otherwise])];
}

/** The content without the parts that are hidden. */
export function shownContent(content: ResumeContent, { hidden }: Pick<ResumeArrangement, 'hidden'>): ResumeContent {
  return hidden.reduce<ResumeContent>(
    (shown, each) => ({ ...shown, [each]: each === 'selfEvaluation' ? '' : [] }),
    content,
  );
}

export const arrangeResume = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/arrange',
  caller: 'seeker',
  summary:
    '各部分的顺序、隐藏和标题；order 为 null 时按模板的顺序，隐藏的不打印，以后投递和被搜索时企业看不到，内容保留；from 不是现在的则 40900',
  body: z.extend(resumeArrangement, {
    /** What it was made from: one that another window has changed meanwhile is not written over. */
    from: resumeArrangement,
  }),
  output: z.object({ resumeId: id, arrangement: resumeArrangement }),
});
