import { bank } from '../../../server/src/domains/interview/ai/bank/bank.ts';
import { plain } from '../../../server/src/domains/interview/ai/reading/plain.ts';
import { sayingKinds, type SayingKind } from '../../../server/src/domains/interview/ai/reading/saying-kind.ts';
import { clauseSpans, shortWindowsOf, windowsOf } from '../../../server/src/domains/interview/ai/reading/windows.ts';
import type { Span } from '../../../server/src/domains/interview/ai/scoring/fold.ts';
import type { Draw } from '../resume-layouts/draw.ts';
import { linesOf, scoredAnswers, type LabelledSaying } from './sayings.ts';
import { varied } from './varied.ts';

/** Words that are learned from: what was asked, what was said, both plain, and every kind that they are. */
export interface Lesson {
  readonly question: string;
  readonly said: string;
  readonly kinds: readonly SayingKind[];
  /** Kinds of which nobody can say whether they are in it: not learned from. */
  readonly unsure: readonly SayingKind[];
  /** What it is a lesson of; of both where a saying is short. */
  readonly of: 'window' | 'whole' | 'both';
}

/** A clause by itself tells from here on what it is not. */
const shortestAlone = 5;
/** Longer sayings are looked at in parts. */
const longestWindow = 60;
/** How often a pattern is drawn. */
const draws = 24;
const sensitiveKinds: readonly SayingKind[] = ['crisis', 'distress', 'private', 'steering'];
const othersThan = (kinds: readonly SayingKind[]): SayingKind[] => sayingKinds.filter((kind) => !kinds.includes(kind));

/**
 * What the parts of a text teach; those that hold enough of what stands in braces have the kinds of the braces too.
 * `answers` says whether the rest is an answer.
 */
function windowLessons(asked: string, marked: string, kinds: readonly SayingKind[], answers = true): Lesson[] {
  const question = plain(asked);
  const { text, spans } = unmarked(marked);
  const clauses = clauseSpans(text);
  const isHeld = ({ from, to }: Span): boolean => spans.some((span) => from >= span.from - 1 && to <= span.to + 1);
  const isBeside = ({ from, to }: Span): boolean => spans.every((span) => to <= span.from || from >= span.to);
  const said = ({ from, to }: Span): string => plain(text.slice(from, to));
  // Of a clause by itself nobody knows what it is, only what it is not.
  const alone = clauses
    .filter((span) => span.to - span.from >= shortestAlone && isBeside(span))
    .map((span): Lesson => ({
      question,
      said: said(span),
      kinds: [],
      unsure: othersThan(sensitiveKinds),
      of: 'window',
    }));
  const short = shortWindowsOf(text, clauses)
    .filter((span) => isHeld(span) || isBeside(span))
    .map((span): Lesson =>
      isHeld(span)
        ? {
            question,
            said: said(span),
            kinds,
            unsure: othersThan(kinds.filter((kind) => kind !== 'answer')),
            of: 'window',
          }
        : { question, said: said(span), kinds: [], unsure: othersThan(sensitiveKinds), of: 'window' },
    );
  const whole = windowsOf(text, clauses).map(({ from, to }): Lesson => {
    const inside = spans.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0);
    const least = Math.min(...spans.map((span) => span.to - span.from), 1000);
    const holds = inside >= least * 0.6;
    return {
      question,
      said: said({ from, to }),
      kinds: [...(holds ? kinds : []), ...(answers ? (['answer'] as const) : [])],
      unsure: [...(holds || inside === 0 ? [] : kinds), ...(answers ? [] : (['answer'] as const))],
      of: 'window',
    };
  });
  return [...whole, ...alone, ...(kinds.includes('crisis') || kinds.length === 0 ? short : [])];
}

/** The text without its braces, and what stood in them. */
function unmarked(marked: string): { text: string; spans: Span[] } {
  const spans: { from: number; to: number }[] = [];
  let text = '';
  for (const unit of marked) {
    if (unit === '{') spans.push({ from: text.length, to: text.length });
    else if (unit === '}') spans[spans.length - 1] = { from: spans.at(-1)?.from ?? 0, to: text.length };
    else text += unit;
  }
  return { text, spans };
}

/** Kinds that are heard and kept back alike: which of them it is, nobody need learn from a single line. */
function unsureOf(kind: SayingKind): readonly SayingKind[] {
  if (kind === 'crisis') return ['distress', 'answer'];
  if (kind === 'distress') return ['private', 'answer'];
  return kind === 'private' ? ['distress', 'answer'] : [];
}

const single: readonly SayingKind[] = [
  'crisis',
  'distress',
  'private',
  'steering',
  'questionBack',
  'clarification',
  'refusal',
  'neverDid',
  'nothingToAdd',
  'think',
  'repeat',
  'trouble',
  'abuse',
  'smallTalk',
  'deniedPremise',
  'correction',
  'ready',
];
/** Words at the end of an answer that make it none the less one. */
const closings = [
  '差不多就这些',
  '没了',
  '就这样',
  '大概就是这样',
  '别的也没啥',
  '您看行吗',
  '我说完了',
  '就是这么回事',
];

/** Everything that is learned from, the labelled sayings aside. */
export function authoredLessons(draw: Draw, copies: number): Lesson[] {
  const asked = (): string => draw.pick(bank).text;
  const lessons: Lesson[] = [];
  const answers = [...linesOf('answer.txt'), ...linesOf('answer-short.txt')];
  const mixed = (line: string, kind: SayingKind): Lesson[] => {
    const other = varied(draw, draw.pick(answers));
    const between = draw.pick(['。', '，', ' ']);
    const text = draw.chance(0.7) ? `${other}${between}{${line}}` : `{${line}}${between}${other}`;
    return windowLessons(asked(), text, [kind]).map((each) => ({
      ...each,
      unsure: [...each.unsure, ...unsureOf(kind)],
    }));
  };
  for (const kind of single) {
    for (const line of linesOf(`${kind}.txt`)) {
      // Need is said in the most ways and in the fewest lines.
      const often = kind === 'crisis' || kind === 'distress' ? copies + 2 : copies;
      for (let copy = 0; copy <= often; copy += 1) {
        const text = copy === 0 ? line : varied(draw, line);
        lessons.push({
          question: plain(asked()),
          said: plain(text),
          kinds: [kind],
          unsure: unsureOf(kind),
          of: 'both',
        });
      }
      if (sensitiveKinds.includes(kind)) lessons.push(...mixed(line, kind));
    }
  }
  for (const [name, kind] of [
    ['private-mixed', 'private'],
    ['steering-mixed', 'steering'],
  ] as const) {
    for (const line of linesOf(`${name}.txt`)) {
      for (let copy = 0; copy <= copies; copy += 1)
        lessons.push(...windowLessons(asked(), copy === 0 ? line : varied(draw, line), [kind]));
    }
  }
  for (const line of answers) {
    for (let copy = 0; copy <= copies; copy += 1)
      lessons.push(...answerLessons(asked(), copy === 0 ? line : varied(draw, line)));
    if (draw.chance(0.5)) {
      const longer = `${line}${draw.pick(['。', ' ', '，'])}${draw.chance(0.5) ? draw.pick(closings) : draw.pick(answers)}`;
      lessons.push(...answerLessons(asked(), longer));
    }
  }
  for (const line of linesOf('patterns.txt')) {
    const [kind = '', template = '', question = ''] = line.split('\t');
    const own = kind as SayingKind;
    for (let copy = 0; copy < draws; copy += 1) {
      const said = copy % 2 === 0 ? draw.fill(template) : varied(draw, draw.fill(template));
      const about = question === '' ? asked() : draw.fill(question);
      if (own === 'answer') lessons.push(...answerLessons(about, said));
      else lessons.push({ question: plain(about), said: plain(said), kinds: [own], unsure: unsureOf(own), of: 'both' });
      if (sensitiveKinds.includes(own) && copy % 8 === 0) lessons.push(...mixed(said, own));
    }
  }
  for (const line of linesOf('asked.txt')) {
    const [kind = '', question = '', text = ''] = line.split('\t');
    const saying = { id: '', question, text, label: kind as SayingKind, also: [] };
    for (let copy = 0; copy <= copies + 1; copy += 1)
      lessons.push(...lessonsOf({ ...saying, text: copy === 0 ? text : varied(draw, text) }));
  }
  for (const { question, text } of scoredAnswers()) lessons.push(...answerLessons(question, text));
  return lessons;
}

function answerLessons(question: string, text: string): Lesson[] {
  return [...windowLessons(question, text, []), wholeLesson(question, text, ['answer'], [])];
}

function wholeLesson(
  question: string,
  text: string,
  kinds: readonly SayingKind[],
  unsure: readonly SayingKind[],
): Lesson {
  return { question: plain(question), said: plain(text), kinds, unsure, of: 'whole' };
}

/** What a labelled saying teaches. Kinds that are not named beside its label may still be in it. */
export function lessonsOf({ question, text, label, also, span }: LabelledSaying): Lesson[] {
  if (label === 'answer') return answerLessons(question, text);
  const isSensitive = sensitiveKinds.includes(label);
  const unsure: SayingKind[] = label === 'crisis' ? ['distress'] : [];
  const kinds = [label, ...also];
  const whole = wholeLesson(question, text, kinds, isSensitive && also.length === 0 ? [...unsure, 'answer'] : unsure);
  if (span !== undefined && span !== text && text.includes(span)) {
    const parts = windowLessons(question, text.replace(span, `{${span}}`), [label], also.includes('answer'));
    const others = also.filter((kind) => kind !== 'answer');
    return [
      whole,
      ...parts.map((each) => ({ ...each, unsure: [...each.unsure, ...unsure, ...others] })),
      { ...whole, said: plain(span), kinds: [label], unsure: othersThan([label]), of: 'window' as const },
    ];
  }
  if (isSensitive || text.length <= longestWindow) return [whole, { ...whole, of: 'window' as const }];
  // Long words of another kind hold nothing to be kept back, and need not be answers in every part.
  const parts = windowLessons(question, text, [], false).map((each) => ({
    ...each,
    unsure: othersThan(sensitiveKinds.filter((kind) => !also.includes(kind))),
  }));
  return [whole, ...parts];
}
