import * as z from 'zod/mini';

/**
 * What an input error says in Chinese where its schema has no words of its own: for a person who should never meet it,
 * because the screens check first, and for a program's author, who finds the field named beside it.
 */
function issueWords({ code, ...issue }: z.core.$ZodRawIssue): string {
  switch (code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? '请填写' : '格式不正确';
    case 'too_small':
      return limit('至少', issue.origin, issue.minimum);
    case 'too_big':
      return limit('最多', issue.origin, issue.maximum);
    case 'unrecognized_keys':
      return '包含不支持的字段';
    case 'invalid_union':
    case 'invalid_value':
      return '不在可选范围内';
    default:
      return '格式不正确';
  }
}

function limit(word: '至少' | '最多', origin: unknown, bound: unknown): string {
  if (origin === 'string') return `${word} ${String(bound)} 个字符`;
  if (origin === 'array' || origin === 'set' || origin === 'map') return `${word} ${String(bound)} 项`;
  return `${word === '至少' ? '不能小于' : '不能大于'} ${String(bound)}`;
}

/** Makes every schema of this process speak Chinese where it has no words of its own. */
export function speakChinese(): void {
  z.config({ customError: issueWords });
}
