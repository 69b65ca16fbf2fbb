import type { Fields } from '#lib/saving/merge.ts';
import { fieldOf } from '#ui/form-issues.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { DescriptionBlock, PositionContent } from '@pinjian/contract/position-content.ts';
import type { PositionRequirement } from '@pinjian/contract/position-requirement.ts';

/** What the form holds: the content with pay in yuan, as people write it, and gaps where nothing is typed yet. */
export type EditorValues = Omit<PositionContent, 'salaryMin' | 'salaryMax' | 'requirements' | 'description'> & {
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly requirements: readonly Partial<PositionRequirement>[];
  readonly description: readonly Partial<DescriptionBlock>[];
};

/** dictNums of job_description_title that every post needs: 岗位职责, 任职要求. */
const usualBlocks = [1, 2] as const;

/** What is chosen as one is merged as one: a district belongs to its city, a pay to its cycle. */
export const positionFields: Fields = {
  title: ['title'],
  categoryId: ['categoryId'],
  place: ['cityCode', 'districtCode'],
  address: ['address'],
  pay: ['salaryMin', 'salaryMax', 'salaryCycle', 'salaryMonths'],
  experience: ['experience'],
  education: ['education'],
  jobType: ['jobType'],
  recruitType: ['recruitType'],
  workMode: ['workMode'],
  headCount: ['headCount'],
  requirements: ['requirements'],
  description: ['description'],
  preferences: ['preferences'],
  benefits: ['benefits'],
  paymentMethod: ['paymentMethod'],
  workCycle: ['workCycle'],
  weeklyWorkDays: ['weeklyWorkDays'],
  workTimePeriod: ['workTimePeriod'],
  postSource: ['postSource'],
  realNameRequired: ['realNameRequired'],
};

const toYuan = (fen: number | null) => (fen === null ? null : fen / 100);
const toFen = (yuan: number | null | undefined) =>
  yuan === null || yuan === undefined ? null : Math.round(yuan * 100);

/** The form of a stored position; an empty description starts with the two usual blocks. */
export function valuesOf(content: PositionContent): EditorValues {
  return {
    ...content,
    salaryMin: toYuan(content.salaryMin),
    salaryMax: toYuan(content.salaryMax),
    description:
      content.description.length > 0 ? content.description : usualBlocks.map((title) => ({ title, text: '' })),
  };
}

/** The content of a form; rows without a word in them are left out. */
export function contentOf(values: EditorValues): PositionContent {
  return {
    ...values,
    salaryMin: toFen(values.salaryMin),
    salaryMax: toFen(values.salaryMax),
    requirements: values.requirements.flatMap((row) => {
      const skill = row.skill?.trim() ?? '';
      if (skill === '') return [];
      const { kind = 'must', years = null, by = 'writer' } = row;
      return [{ kind, skill, skillId: null, years, from: null, by }];
    }),
    description: values.description.flatMap((block) =>
      block.title === undefined || (block.text ?? '').trim() === ''
        ? []
        : [{ title: block.title, text: block.text ?? '' }],
    ),
  };
}

const fieldLabels: Readonly<Record<string, string>> = {
  title: '职位名称',
  address: '详细地址',
  requirements: '技能要求',
  description: '职位描述',
  benefits: '自定义福利',
};

/** An objection in the words of the form: which part of it, and the text around the words. */
export interface ObjectionView {
  readonly label: string;
  readonly before: string;
  readonly word: string;
  readonly after: string;
  readonly message: string;
  readonly suggestion: string;
  /** Field to jump to. */
  readonly field: (string | number)[];
}

/** Characters shown on either side of the words. */
const around = 12;

function textAt(content: PositionContent, path: readonly string[]): string {
  let value: unknown = content;
  for (const key of path)
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
}

export function viewObjection(content: PositionContent, objection: Objection): ObjectionView {
  const path = objection.path.split('.');
  const text = textAt(content, path);
  return {
    label: fieldLabels[path[0] ?? ''] ?? '职位内容',
    before: text.slice(Math.max(0, objection.from - around), objection.from),
    word: objection.word,
    after: text.slice(objection.to, objection.to + around),
    message: objection.message,
    suggestion: objection.suggestion,
    field: fieldOf(objection.path),
  };
}
