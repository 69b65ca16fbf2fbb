import type { ResumeConfidence } from '@pinjian/contract/resume.ts';
import { squeeze } from './text/normalize.ts';

/** A value with the words of the file it was read from, and how sure the reader is of it. */
export interface Found<T> {
  readonly found: true;
  readonly value: T;
  /** 0 to 1. */
  readonly score: number;
  /** Verbatim. */
  readonly source: string;
  /** Why it is uncertain, for the person; null when it is not. */
  readonly reason: string | null;
}

/** The same shape with `Found` values in place of some of its fields. */
export type Draft<T> =
  | Found<T>
  | (T extends readonly (infer E)[]
      ? readonly Draft<E>[]
      : T extends object
        ? { readonly [K in keyof T]: Draft<T[K]> }
        : T);

/** Reasons that the person reads beside a marked field. */
export const reasons = {
  guessedByPlace: '文件里没有写明，按位置推断，请核对',
  noEnd: '没有写明结束时间，请核对',
  reversed: '起止时间的先后不合常理，请核对',
  severalFound: '文件里有不止一个，取了第一个',
  noLabel: '文件里没有写明这是哪一项，按内容推断，请核对',
  fromPicture: '由图片识别得出，请对照原文件核对',
  attached: '没有单独写公司，归到了上一段经历',
} as const;

export function found<T>(value: T, source: string, score = 0.95, reason: string | null = null): Found<T> {
  return { found: true, value, score, source: source.slice(0, 200), reason };
}

/**
 * Splits a draft into its values and what is known about each. Paths are dotted, as in `work.0.roles.1.start`; empty
 * values leave no path.
 */
export function settle<T>(draft: Draft<T>): { content: T; confidence: ResumeConfidence } {
  const confidence: ResumeConfidence = {};
  const walk = (node: unknown, path: string): unknown => {
    if (isFound(node)) {
      if (node.value !== '' && node.value !== null)
        confidence[path] = { score: Math.round(node.score * 100) / 100, source: node.source, reason: node.reason };
      return node.value;
    }
    if (Array.isArray(node)) return node.map((each, index) => walk(each, `${path}.${index}`));
    if (typeof node === 'object' && node !== null) {
      return Object.fromEntries(
        Object.entries(node).map(([key, value]) => [key, walk(value, path === '' ? key : `${path}.${key}`)]),
      );
    }
    return node;
  };
  return { content: walk(draft, '') as T, confidence };
}

function isFound(node: unknown): node is Found<unknown> {
  return typeof node === 'object' && node !== null && 'found' in node && node.found === true;
}

/**
 * Empties every text of the content that does not stand in the source, line by line, spaces aside: whatever a rule
 * above may get wrong, nothing is invented. Phone and links are compared without their separators.
 */
export function keepVerbatim<T>(content: T, source: string): T {
  const words = squeeze(source);
  const digits = source.replaceAll(/\D/g, '');
  const stands = (text: string) => words.includes(squeeze(text)) || (/^\d{11}$/.test(text) && digits.includes(text));
  const walk = (node: unknown, key: string): unknown => {
    if (typeof node === 'string') return isCode(key) ? node : node.split('\n').filter(stands).join('\n');
    if (Array.isArray(node)) return node.map((each) => walk(each, key));
    if (typeof node === 'object' && node !== null)
      return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, walk(value, name)]));
    return node;
  };
  return walk(content, '') as T;
}

/** Fields that are derived from the words rather than quoted: months in their normal form, codes of lists. */
function isCode(key: string): boolean {
  return ['start', 'end', 'month', 'birthMonth', 'code', 'positionCode'].includes(key);
}
