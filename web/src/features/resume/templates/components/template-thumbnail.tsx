import type { ResumeTemplate } from '@pinjian/contract/resume.ts';
import styles from './templates.module.css';

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly look: 'name' | 'heading' | 'text' | 'band';
  readonly height: number;
}

const text = (x: number, y: number, width: number): Stroke => ({ x, y, width, height: 1.4, look: 'text' });
const heading = (x: number, y: number, width: number): Stroke => ({ x, y, width, height: 2, look: 'heading' });

/** Lines of text under a heading, the last one short. */
function section(x: number, y: number, width: number, lines: number, step: number): Stroke[] {
  const rows = Array.from({ length: lines }, (_, index) =>
    text(x, y + 4 + index * step, index === lines - 1 ? width * 0.6 : width),
  );
  return [heading(x, y, width * 0.3), ...rows];
}

/** A page of 42 × 59, in strokes. */
const drawings: Readonly<Record<ResumeTemplate, readonly Stroke[]>> = {
  classic: [
    { x: 5, y: 6, width: 14, height: 3.4, look: 'name' },
    text(5, 12, 26),
    ...section(5, 18, 32, 4, 3.4),
    ...section(5, 37, 32, 4, 3.4),
  ],
  modern: [
    { x: 0, y: 0, width: 13, height: 59, look: 'band' },
    { x: 2, y: 6, width: 9, height: 3.4, look: 'name' },
    ...section(2, 14, 9, 4, 3.2),
    ...section(2, 33, 9, 4, 3.2),
    ...section(17, 7, 21, 5, 3.4),
    ...section(17, 32, 21, 5, 3.4),
  ],
  compact: [
    { x: 3, y: 4, width: 12, height: 3, look: 'name' },
    text(24, 5.4, 15),
    ...[11, 27, 43].flatMap((y): Stroke[] => [
      { x: 3, y: y - 0.8, width: 36, height: 3.4, look: 'band' },
      ...section(3, y, 36, 5, 2.3),
    ]),
  ],
};

/** What a template looks like, small. */
export function TemplateThumbnail({ template }: { readonly template: ResumeTemplate }) {
  return (
    <svg className={styles.page} viewBox="0 0 42 59" aria-hidden>
      {drawings[template].map(({ look, ...box }, index) => (
        <rect key={index} className={styles[look]} {...box} rx={look === 'band' ? 0 : 0.6} />
      ))}
    </svg>
  );
}
