import type { Block } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { periodWritten } from '../periods.ts';
import type { Aside } from '../person.ts';
import { headLines } from './heads.ts';

const patterns = ['period org title', 'period org title', 'org title|period', 'period|org|title', 'org|period;title'];

/** Offices at a school and courses beside a job: written like jobs, kept as text under their own heading. */
export function writeAsides(draw: Draw, layout: Layout, asides: readonly Aside[]): { blocks: Block[]; kept: string } {
  const form = { ...layout.work, pattern: draw.pick(patterns), strong: draw.pick(['', 'org', 'all']) };
  const { marker } = layout.description;
  const kept: string[] = [];
  const blocks = asides.map(({ name, lines, ...span }): Block => {
    const [org = '', title = ''] = name.split('\t');
    const head = headLines(form, { org, title, period: periodWritten(span, layout.periods).whole });
    for (const line of head)
      if (line.kind === 'line') kept.push(line.groups.map((group) => group.map(({ text }) => text).join('')).join(' '));
    kept.push(...lines);
    const told: Block[] =
      lines.length === 0 ? [] : [marker === '' ? { kind: 'text', lines } : { kind: 'points', marker, lines }];
    return { kind: 'entry', blocks: [...head, ...told] };
  });
  return { blocks, kept: kept.join('\n') };
}
