import type { HookMessage } from './port.ts';

/** What one vendor's robots are asked, and what their answers mean. Pure: the clock comes with the request. */
export interface Vendor {
  /** The only host that is ever called. */
  readonly host: string;
  /** Path and query that a hook of this vendor has. */
  readonly place: RegExp;
  request(
    hook: { readonly address: URL; readonly secret: string | null },
    message: HookMessage,
    now: Date,
  ): { readonly url: URL; readonly body: object };
  /** Codes in an answer: 0 is taken; of the others those that mean "later". */
  codeOf(answer: Readonly<Record<string, unknown>>): unknown;
  readonly busyCodes: readonly number[];
}

/** A message in plain text, which nothing in it can turn into markup. */
export function plainText({ title, lines, url }: HookMessage): string {
  return [title, ...lines, ...(url === null ? [] : [`查看详情：${url}`])].join('\n');
}
