import type { ResumeEducation } from '@pinjian/contract/resume-content.ts';
import { found, type Draft } from '../draft.ts';
import { findMonth, findPeriod } from '../text/dates.ts';
import type { TextLine } from '../text/line.ts';
import { cutMajor, cutSchool } from './education.ts';
import { findLabelled } from './labels.ts';
import { readPeriod } from './period.ts';
import { isSchool, readDegree } from './words.ts';

/**
 * The school that a form names among the facts about the person (毕业院校 | 专业 | 学历 | 毕业时间), or over all of it
 * (某某大学毕业生就业推荐表). Only for a resume that tells of no school anywhere else.
 */
export function readOwnSchool(header: readonly TextLine[]): Draft<ResumeEducation>[] {
  const [named, major, degree] = [
    findLabelled(header, 'school'),
    findLabelled(header, 'major'),
    findLabelled(header, 'degree'),
  ];
  const titled = header
    .slice(0, 3)
    .map(
      ({ text }) =>
        /^(\p{Script=Han}{2,14}(?:大学|学院|学校))(?:\d{4}届)?(?:应届)?(?:本科|专科|高职)?(?:毕业|研究|学|大学)生/u.exec(
          text,
        )?.[1],
    )
    .find((each) => each !== undefined);
  const school = named === null ? titled : named.value;
  if (school === undefined || (named !== null && !isSchool(school) && major === null)) return [];
  if (named === null && major === null) return [];
  const source = named?.source ?? school;
  const level = readDegree(degree?.value ?? '') ?? readDegree(school);
  const [begun, left] = [findLabelled(header, 'enrolment'), findLabelled(header, 'graduation')];
  const [start, end] = [findMonth(begun?.value ?? ''), findMonth(left?.value ?? '')];
  const period = findPeriod(left?.value ?? '') ?? findPeriod(begun?.value ?? '');
  const span =
    period === null
      ? {
          start: start === null ? null : found(start.month, begun?.source ?? '', 0.9),
          end: end === null ? null : found(end.month, left?.source ?? '', 0.9),
          current: false as const,
        }
      : readPeriod(period);
  return [
    {
      school: found(cutSchool(school).slice(0, 80), source, 0.9),
      major: major === null ? '' : found(cutMajor(major.value).slice(0, 80), major.source, 0.9),
      degree: level === null ? null : found(level.degree, degree?.source ?? source, 0.9),
      ...span,
      description: '',
    },
  ];
}
