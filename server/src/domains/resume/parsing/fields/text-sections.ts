import type { ResumeOther } from '@pinjian/contract/resume-content.ts';
import { found, type Draft, type Found } from '../draft.ts';
import type { Section } from '../sections.ts';

/** 自我评价: the section's own words, one paragraph a line. */
export function readSelfEvaluation(sections: readonly Section[]): Found<string> | '' {
  const text = sections
    .flatMap((section) => section.lines.map((line) => line.parts.join(' ')))
    .join('\n')
    .slice(0, 2000);
  return text === '' ? '' : found(text, sections[0]?.lines[0]?.text ?? '', 0.92);
}

/** Sections with a heading of their own (获奖, 校园经历), and sentences that no list could hold. */
export function readOthers(
  sections: readonly Section[],
  sentences: readonly { title: string; lines: readonly string[] }[],
): Draft<ResumeOther>[] {
  const own = sections.map((section) => ({
    title: section.title,
    lines: section.lines.map((line) => line.parts.join(' ')),
  }));
  return [...own, ...sentences]
    .filter((each) => each.lines.length > 0)
    .slice(0, 10)
    .map(({ title, lines }) => ({
      title: found(title.slice(0, 30), title, 0.92),
      description: found(lines.join('\n').slice(0, 4000), lines[0] ?? '', 0.9),
    }));
}
