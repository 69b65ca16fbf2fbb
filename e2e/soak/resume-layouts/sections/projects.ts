import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { periodWritten, spanKept } from '../periods.ts';
import type { Project } from '../person.ts';
import { describe } from './describe.ts';
import { writeEntries, type Entry } from './entries.ts';
import { drawLabels, labelled, says } from './heads.ts';

export function writeProjects(
  draw: Draw,
  layout: Layout,
  projects: readonly Project[],
): { blocks: Block[]; kept: Truth['projects'] } {
  const form = layout.projects;
  const manner =
    layout.language === 'en'
      ? 'points'
      : layout.projectBelow
        ? draw.weighted({ described: 5, points: 1 })
        : draw.weighted({ points: 5, described: 3, prose: 2 });
  const below = drawLabels(draw, 'projects', layout.language);
  const asLine = draw.pick([1, 1, 2, 3]);
  const labels = draw.pick([
    ['项目描述', '项目职责'],
    ['项目简介', '个人职责'],
    ['项目内容', '责任描述'],
    ['项目背景', '我的工作'],
    ['项目介绍', '责任描述'],
    ['项目描述', '责任描述'],
    ['项目描述', '主要职责'],
    ['项目概述', '负责内容'],
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
      fields: { name: project.name, role: project.role, company: layout.projectBelow ? project.company : '' },
      period: periodWritten(project, layout.periods),
      below: layout.projectBelow
        ? [
            labelled({ ...below, columns: asLine }, { role: project.role, company: project.company }),
            ...described.blocks,
          ]
        : described.blocks,
      cell: described.kept,
    });
    const span = says(form, 'period') ? spanKept(project, layout.periods) : { start: null, end: null, current: false };
    return {
      name: project.name,
      role: layout.projectBelow || says(form, 'role') ? project.role : '',
      ...span,
      description: described.kept,
    };
  });
  return { blocks: writeEntries(draw, layout, 'projects', entries), kept };
}
