import { dictLabel, isDictValue } from '#domains/dictionary/index.ts';
import type { UnnamedContent } from '#domains/resume/index.ts';

/**
 * The text of a resume at the path of a piece of evidence: what stands there, or the label where the field holds a
 * dictNum (`education.0.degree`). null for a path that leads nowhere.
 */
export function textAt(content: UnnamedContent, path: string): string | null {
  const value = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      content,
    );
  if (typeof value === 'string') return value;
  const isDegree = typeof value === 'number' && path.endsWith('.degree') && isDictValue('education', value);
  return isDegree ? (dictLabel('education', value) ?? null) : null;
}
