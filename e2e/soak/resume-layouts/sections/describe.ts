import type { Block } from '../blocks.ts';
import type { DescriptionForm } from '../layout.ts';

export interface Described {
  readonly blocks: Block[];
  /** As the form keeps it: one point a line, without its marker. */
  readonly kept: string;
}

/** What was done in a post: as points or as prose, after a word that announces it or not. */
export function describe(points: readonly string[], form: DescriptionForm, before: readonly string[] = []): Described {
  if (points.length === 0)
    return { blocks: before.map((line) => ({ kind: 'text', lines: [line] })), kept: before.join('\n') };
  const last = points.length - 1;
  const lines = points.map((point, index) =>
    form.telling !== '' && index === last && last > 0 && !/^(?:【|[^，。]{1,8}：)/.test(point)
      ? `${form.telling}：${point}`
      : point,
  );
  const kept = form.prose === '' ? lines : [`${lines.join(form.prose)}${form.prose === '，' ? '' : '。'}`];
  const label = form.label === '' ? '' : `${form.label}：`;
  const first: Block[] = before.map((line) => ({ kind: 'text', lines: [line] }));
  if (form.prose !== '' || form.marker === '') {
    const inline = label !== '' && !form.labelAlone;
    const texts = kept.map((line, index) => (inline && index === 0 ? label + line : line));
    if (label !== '' && !inline) first.push({ kind: 'text', lines: [label] });
    return { blocks: [...first, { kind: 'text', lines: texts }], kept: [...before, ...kept].join('\n') };
  }
  if (label !== '') first.push({ kind: 'text', lines: [label] });
  return {
    blocks: [...first, { kind: 'points', marker: form.marker, lines: kept }],
    kept: [...before, ...kept].join('\n'),
  };
}

/** Years of school as a person of that school words them. */
export const degreeWords: Readonly<Record<number, readonly string[]>> = {
  1: ['初中'],
  2: ['中专', '中技'],
  3: ['高中'],
  4: ['大专', '专科', '大专'],
  5: ['本科', '学士', '本科', '本科'],
  6: ['硕士', '硕士研究生', '硕士'],
  7: ['博士', '博士研究生', '博士'],
};
