import { splitEntries } from '../fields/entries.ts';
import { educationStyle } from '../fields/education.ts';
import { withoutMark } from '../fields/nested-projects.ts';
import { projectStyle } from '../fields/projects.ts';
import { workStyle } from '../fields/work-head.ts';
import type { Section } from '../sections.ts';
import type { TextLine } from '../text/line.ts';

const styles = { education: educationStyle, work: workStyle, projects: projectStyle };
const letters = { education: 'E', work: 'W', projects: 'P' };

/** What the rules make of each line: the kind of its section and, where entries stand, its place in one. */
export function opinionsOfLines(lines: readonly TextLine[], sections: readonly Section[]): string[] {
  const told = new Map<string, string[]>();
  const tell = (text: string, opinion: string) => told.set(text, [...(told.get(text) ?? []), opinion]);
  for (const { kind, lines: own } of sections) {
    if (kind !== 'education' && kind !== 'work' && kind !== 'projects') {
      for (const line of own) tell(line.text, kind);
      continue;
    }
    const roles = new Map<TextLine, string>();
    const plain = kind === 'projects' ? own.map(withoutMark) : own;
    for (const { head, body } of splitEntries(plain, styles[kind])) {
      head.forEach((line, index) => roles.set(line, index === 0 ? 'N' : 'C'));
      for (const line of body) roles.set(line, 'B');
    }
    const byText = new Map([...roles].map(([line, role]) => [line.text, role]));
    own.forEach((line, index) => {
      const each = plain[index] ?? line;
      tell(line.text, letters[kind] + (roles.get(each) ?? byText.get(each.text) ?? '-'));
    });
  }
  return lines.map((line) => told.get(line.text)?.shift() ?? 'H');
}
