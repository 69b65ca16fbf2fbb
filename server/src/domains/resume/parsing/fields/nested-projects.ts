import { findPeriod } from '../text/dates.ts';
import { joinParts, type TextLine } from '../text/line.ts';
import { pairsOf } from './labels.ts';

const mark =
  /^(?:(?:重点|主要|代表|核心|参与)?项目|课题)\s*(?:[一二三四五六七八九十]|\d{1,2})?\s*(?:名称)?\s*[:：]\s*(?=\S)/u;

/**
 * Projects told within jobs (项目1：运单路由引擎 2022.05-2023.03), apart from the jobs. A project ends with the next one, or
 * with the next line that `beginsJob`.
 */
export function partProjects(
  lines: readonly TextLine[],
  beginsJob: (line: TextLine) => boolean,
): { readonly job: TextLine[]; readonly projects: TextLine[] } {
  const [job, projects]: [TextLine[], TextLine[]] = [[], []];
  let isProject = false;
  for (const line of lines) {
    const isStart = isMarked(line);
    isProject = isStart || (isProject && !beginsJob(line));
    if (!isProject) job.push(line);
    else projects.push(isStart ? withoutMark(line) : line);
  }
  return { job, projects };
}

/** With a period or a name of its own; 项目：A、B lists what a job was about. */
function isMarked(line: TextLine): boolean {
  return (
    mark.test(line.text) &&
    (findPeriod(line.text) !== null ||
      pairsOf(line).some((pair) => pair.names.includes('project') && pair.label !== '项目'))
  );
}

/** 项目一：门诊楼 -> 门诊楼. */
export function withoutMark(line: TextLine): TextLine {
  if (!mark.test(line.text) || pairsOf(line).some(({ label }) => label !== '项目')) return line;
  const [first = '', ...rest] = line.parts;
  const parts = [first.replace(mark, ''), ...rest].filter((part) => part !== '');
  return { ...line, parts, text: joinParts(parts), bullet: false };
}
