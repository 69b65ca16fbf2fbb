import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block } from '../blocks.ts';
import * as english from '../data/english.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { spanKept } from '../periods.ts';
import type { Project, School } from '../person.ts';
import { degreeWords, describe } from './describe.ts';
import { writeEntries, type Entry } from './entries.ts';
import { says } from './heads.ts';

export function writeEducation(
  draw: Draw,
  layout: Layout,
  schools: readonly School[],
): { blocks: Block[]; kept: Truth['education'] } {
  const words = new Map(
    schools.map(({ degree }) => [
      degree,
      draw.pick((layout.language === 'en' ? english.degreeWords : degreeWords)[degree] ?? ['本科']),
    ]),
  );
  const marker = draw.chance(0.5) ? '' : layout.description.marker;
  const grid = layout.education.pattern === 'grid';
  const attribute = layout.language === 'zh' && draw.chance(0.07) ? draw.pick(['统招', '全日制']) : '';
  const entries: Entry[] = [];
  const kept = (layout.oldestFirst ? schools.toReversed() : schools).map((school) => {
    const described = describe(grid ? [] : school.lines, {
      marker,
      prose: '',
      label: '',
      labelAlone: false,
      telling: '',
    });
    const faculty = layout.showFaculty || layout.education.pattern.includes('faculty') ? school.faculty : '';
    const degree = `${attribute}${words.get(school.degree) ?? ''}`;
    entries.push({
      fields: {
        school:
          faculty !== '' && !layout.education.pattern.includes('faculty')
            ? `${school.school} ${faculty}`
            : school.school,
        faculty,
        major: school.major,
        degree,
      },
      span: school,
      below: described.blocks,
      cell: '',
    });
    return {
      school: school.school,
      major: school.major,
      degree: school.degree,
      ...spanKept(school, layout.periods),
      description: described.kept,
    };
  });
  return { blocks: writeEntries(draw, layout, 'education', entries), kept };
}

export function writeProjects(
  draw: Draw,
  layout: Layout,
  projects: readonly Project[],
): { blocks: Block[]; kept: Truth['projects'] } {
  const form = layout.projects;
  const manner = layout.language === 'en' ? 'points' : draw.weighted({ points: 5, described: 3, prose: 2 });
  const labels = draw.pick([
    ['项目描述', '项目职责'],
    ['项目简介', '个人职责'],
    ['项目内容', '责任描述'],
    ['项目背景', '我的工作'],
  ] as const);
  const outcome = layout.language === 'zh' && draw.chance(0.4) ? draw.pick(['项目成果', '项目业绩', '成果']) : '';
  const entries: Entry[] = [];
  const kept = (layout.oldestFirst ? projects.toReversed() : projects).map((project) => {
    const points =
      outcome !== '' && project.points.length > 1
        ? project.points.map((point, index) => (index === project.points.length - 1 ? `${outcome}：${point}` : point))
        : project.points;
    const plain = { ...layout.description, label: '', telling: '' };
    const described =
      manner === 'described'
        ? {
            blocks: [
              {
                kind: 'text',
                lines: points.map((point, index) =>
                  index < (outcome === '' ? 2 : 1) ? `${labels[index]}：${point}` : point,
                ),
              } as Block,
            ],
            kept: points.join('\n'),
          }
        : describe(points, manner === 'prose' ? { ...plain, prose: '；' } : plain);
    entries.push({
      fields: { name: project.name, role: project.role },
      span: project,
      below: described.blocks,
      cell: described.kept,
    });
    const span = says(form, 'period') ? spanKept(project, layout.periods) : { start: null, end: null, current: false };
    return { name: project.name, role: says(form, 'role') ? project.role : '', ...span, description: described.kept };
  });
  return { blocks: writeEntries(draw, layout, 'projects', entries), kept };
}
