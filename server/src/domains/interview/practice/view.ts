import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { PracticeSeries, PracticeSitting } from '@pinjian/contract/interview-practice.ts';
import { statusOf } from '../ai/rules.ts';
import type { SittingRow } from './queries.ts';
import { levelOf, practiceOf } from './subject.ts';

/** Everything practised of one subject; the rows are one series, oldest first. */
export function seriesView(rows: readonly SittingRow[], now: Date): PracticeSeries[] {
  const newest = rows.at(-1);
  const practice = newest === undefined ? null : practiceOf(newest);
  if (newest === undefined || practice === null) return [];
  return [
    {
      title: newest.title,
      companyName: newest.company_name,
      source: practice.source,
      count: newest.series_count,
      sittings: rows.map((row) => sittingView(row, now)),
      changes: changesOf(rows.flatMap(({ report }) => report ?? [])),
    },
  ];
}

function sittingView(row: SittingRow, now: Date): PracticeSitting {
  return {
    interviewId: row.id,
    difficulty: levelOf(row.subject),
    state: row.state,
    status: statusOf(row, now),
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    questionCount: row.question_count,
    answered: row.report?.questions.filter(({ outcome }) => outcome === 'answered').length ?? null,
  };
}

/** Competencies with a rating in two reports or more, oldest first: the first rating and the latest. */
export function changesOf(reports: readonly Pick<ReportContent, 'competencies'>[]): PracticeSeries['changes'] {
  const ratings = new Map<string, number[]>();
  for (const { name, score } of reports.flatMap(({ competencies }) => competencies)) {
    if (score !== null) ratings.set(name, [...(ratings.get(name) ?? []), score]);
  }
  return [...ratings].flatMap(([name, scores]) => {
    const [first, ...later] = scores;
    const latest = later.at(-1);
    return first === undefined || latest === undefined ? [] : [{ name, first, latest }];
  });
}
