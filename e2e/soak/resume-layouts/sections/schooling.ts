import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block } from '../blocks.ts';
import * as english from '../data/english.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { monthKept, monthWritten, periodWritten, spanKept, type PeriodWritten } from '../periods.ts';
import type { School } from '../person.ts';
import type { Fact } from './contact.ts';
import { degreeWords, describe } from './describe.ts';
import { writeEntries, type Entry } from './entries.ts';
import { isTabular, says } from './heads.ts';

export function writeEducation(
  draw: Draw,
  layout: Layout,
  schools: readonly School[],
): { blocks: Block[]; kept: Truth['education'] } {
  const words = new Map(
    schools.map(({ degree }) => [
      degree,
      degree === null
        ? ''
        : draw.pick((layout.language === 'en' ? english.degreeWords : degreeWords)[degree] ?? ['本科']),
    ]),
  );
  const isNamed = says(layout.education, 'degree');
  // A middle school says itself what it leads to: whoever names one names the degree of all.
  const lacks = !isNamed && schools.some(({ degree }) => degree !== null && degree < 4);
  const pattern = lacks ? `${layout.education.pattern} degree` : layout.education.pattern;
  const marker = draw.chance(0.5) ? '' : layout.description.marker;
  const cells = pattern === 'grid' || pattern === 'record';
  const attribute = layout.language === 'zh' && draw.chance(0.07) ? draw.pick(['统招', '全日制', '全日制']) : '';
  const isMode = layout.language === 'zh' && attribute === '' && (layout.showMode || pattern.includes('mode'));
  const isFaculty = layout.showFaculty || pattern.includes('faculty');
  // 2018年毕业: people who tell only when they left tell it of all schools.
  const ends = layout.schoolPeriods === 'ends' && !isTabular(pattern) && schools.every(({ end }) => end !== null);
  const form = layout.schoolPeriods === 'years' ? yearsOf(layout) : layout.periods;
  const entries: Entry[] = [];
  const kept = (layout.oldestFirst ? schools.toReversed() : schools).map((school) => {
    const described = describe(cells ? [] : school.lines, {
      marker,
      prose: '',
      label: '',
      labelAlone: false,
      telling: '',
    });
    const faculty = isFaculty ? school.faculty : '';
    const named = pattern.includes('faculty') || isTabular(pattern);
    entries.push({
      fields: {
        school: faculty !== '' && !named ? `${school.school} ${faculty}` : school.school,
        faculty: named ? faculty : '',
        major: school.major,
        degree: school.degree === null ? '' : `${attribute}${words.get(school.degree) ?? ''}`,
        mode: isMode ? school.mode : '',
      },
      period: ends ? endOf(school, layout) : periodWritten(school, form),
      below: described.blocks,
      cell: '',
    });
    const span = spanKept(school, form);
    return {
      school: school.school,
      major: school.major,
      degree: isNamed || lacks ? school.degree : null,
      ...(ends ? { ...span, start: null } : span),
      description: described.kept,
    };
  });
  const drawn = { ...layout, education: { ...layout.education, pattern } };
  return { blocks: writeEntries(draw, drawn, 'education', entries), kept };
}

/** The one school among what stands about the person, as forms ask for it, and what is kept of it. */
export function schoolFacts(
  draw: Draw,
  { periods }: Layout,
  school: School,
): { facts: Fact[]; kept: Truth['education'] } {
  const dated = draw.chance(0.7) && school.end !== null;
  const fact = (labels: readonly string[], value: string, alone = value): Fact[] =>
    value === '' ? [] : [{ key: 'other', label: draw.pick(labels), value, alone }];
  const left = monthWritten(school.end ?? 0, periods.month);
  const facts = [
    ...fact(['毕业院校', '毕业学校', '毕业院校'], school.school),
    ...fact(['专业', '所学专业'], school.major),
    ...fact(['学历', '最高学历', '文化程度'], draw.pick(degreeWords[school.degree ?? 5] ?? ['本科'])),
    ...(dated ? fact(['毕业时间', '毕业日期'], left, `${left}毕业`) : []),
  ];
  const { school: name, major, degree } = school;
  const end = dated ? monthKept(school.end, periods) : null;
  return { facts, kept: [{ school: name, major, degree, start: null, end, current: false, description: '' }] };
}

function yearsOf({ periods }: Layout): Layout['periods'] {
  return { ...periods, month: periods.month.includes('年') ? '2021年' : '2021', length: false };
}

function endOf({ end }: School, { periods }: Layout): PeriodWritten {
  const written = `${monthWritten(end ?? 0, periods.month)}${periods.month === '2021' ? '年毕业' : '毕业'}`;
  return { from: written, to: written, whole: written };
}
