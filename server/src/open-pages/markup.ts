import { escapeHtml } from '#platform/text/escape-html.ts';

/** Markup that may stand in a page as it is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What a hole of `markup` takes: texts are escaped, markup stands as it is, nothing is left of null and false. */
type Hole = string | number | Markup | null | false | readonly Hole[];

function written(hole: Hole): string {
  if (hole === null || hole === false) return '';
  if (hole instanceof Markup) return hole.text;
  if (typeof hole === 'object') return hole.map(written).join('');
  return escapeHtml(String(hole));
}

/** Markup with its holes filled: whatever people wrote is text in it, in attributes too, which are always quoted. */
export function markup(parts: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  return new Markup(parts.map((part, index) => part + written(holes[index] ?? null)).join(''));
}

/**
 * Data for machines inside a page. Nothing in it can end its element or begin another one: `<` is written as JSON
 * writes any character.
 */
export function jsonScript(data: object): Markup {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return new Markup(`<script type="application/ld+json">${json}</script>`);
}
