import {
  emptyPositionContent,
  issuesBeforePublish,
  type DescriptionBlock,
  type PositionContent,
} from '@pinjian/contract/position-content.ts';
import { adoptReadings } from '#domains/position/index.ts';
import type { Understood } from './read-words.ts';

/** dictNums of job_description_title. */
const titled = { duties: 1, asks: 2, nice: 3 } as const;

/** A line as it stands in a post: without the words of speech before it. */
const asLine = (words: string): string =>
  words
    .replace(/^(?:主要是?|日常|工作内容(?:是|为)?|职责(?:是|为)?|希望|要求|需要|最好|得|要)[:：]?\s*/u, '')
    .replace(/[。.；;]+$/u, '');

function blockOf(title: number, lines: readonly string[]): DescriptionBlock[] {
  const written = lines.map(asLine).filter((line) => line !== '');
  if (written.length === 0) return [];
  const text = written.length === 1 ? `${written[0]}。` : written.map((line, at) => `${at + 1}. ${line}；`).join('\n');
  return [{ title, text: text.slice(0, 3000) }];
}

/** A draft and what stands between it and publishing. */
export interface DraftedPosition {
  readonly content: PositionContent;
  /** As the form would say it. */
  readonly missing: readonly string[];
}

/**
 * What was understood as the content of a position: skills and conditions are those that its own lines ask for, needed or
 * preferred as they say. Nothing is added that nobody said.
 */
export function draftPosition(understood: Understood): DraftedPosition {
  const { salary } = understood;
  const pay = salary === null || salary === 'open' ? null : salary;
  const content = adoptReadings({
    ...emptyPositionContent(),
    title: understood.title.slice(0, 40),
    categoryId: understood.categoryId,
    cityCode: understood.cityCode,
    districtCode: understood.districtCode,
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    salaryCycle: pay?.cycle ?? 1,
    salaryMonths: understood.months ?? 12,
    experience: understood.experience,
    education: understood.education,
    jobType: understood.jobType,
    recruitType: understood.recruitType,
    workMode: understood.workMode,
    headCount: understood.headCount,
    preferences: [...understood.preferences],
    description: [
      ...blockOf(titled.duties, understood.duties),
      ...blockOf(titled.asks, understood.asks),
      ...blockOf(titled.nice, understood.nice),
    ],
  });
  return { content, missing: issuesBeforePublish(content).map(({ message }) => message) };
}
