import type { Outline, OutlineBlock } from './outline.ts';

/** An outline as Markdown that reads as it stands, and shows what people wrote as text, whatever it looks like. */
export function writeMarkdown({ name, head, blocks }: Outline): string {
  const lines = [`# ${inline(name)}`, '', ...head.flatMap((line) => [textOf(line), ''])];
  let isList = false;
  for (const block of blocks) {
    const item = block.kind === 'point';
    // A list ends with an empty line, or what follows would be a part of its last item.
    if (isList && !item) lines.push('');
    lines.push(lineOf(block), ...(item ? [] : ['']));
    isList = item;
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function lineOf(block: OutlineBlock): string {
  switch (block.kind) {
    case 'section':
      return `## ${inline(block.title)}`;
    case 'entry':
      return `### ${named(block)}`;
    case 'role':
      return `#### ${named(block)}`;
    case 'point':
      return `- ${textOf(block.text)}`;
    case 'line':
      return textOf(block.text);
  }
}

function named({ names, period }: { readonly names: readonly string[]; readonly period: string }): string {
  return [...names, period]
    .filter((part) => part !== '')
    .map(inline)
    .join(' | ');
}

/** Letters that Markdown, or HTML inside it, would take for marks: escaped, so that they are shown. */
function inline(text: string): string {
  return (
    text
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .replaceAll(/[\\`*_[\]<>~|&]/g, String.raw`\$&`)
      // A bar between words makes no table by itself.
      .replaceAll(String.raw` \| `, ' | ')
  );
}

/** The same where a line begins, which some marks need. */
function textOf(text: string): string {
  return inline(text)
    .replace(/^[#+=-]/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);
}
