import { readdirSync, readFileSync } from 'node:fs';
import { bank } from '../../../server/src/domains/interview/ai/bank/bank.ts';
import { plain } from '../../../server/src/domains/interview/ai/reading/plain.ts';
import { sayingKinds, type SayingKind } from '../../../server/src/domains/interview/ai/reading/saying-kind.ts';
import { clauseSpans, windowsOf } from '../../../server/src/domains/interview/ai/reading/windows.ts';
import type { Draw } from '../resume-layouts/draw.ts';

/** Words that are learned from: what was asked, what was said, both plain, and every kind that they are. */
export interface Lesson {
  readonly question: string;
  readonly said: string;
  readonly kinds: readonly SayingKind[];
  /** Kinds of which nobody can say whether they are in it: not learned from. */
  readonly unsure: readonly SayingKind[];
}

/** A labelled saying of the files beside the reader. */
export interface LabelledSaying {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  readonly label: SayingKind;
  readonly also: readonly SayingKind[];
}

const folder = new URL('./sayings/', import.meta.url);
const scoring = new URL('../../../server/src/domains/interview/ai/scoring/', import.meta.url);
const reading = new URL('../../../server/src/domains/interview/ai/reading/', import.meta.url);

function linesOf(name: string): string[] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function jsonOf(url: URL): unknown {
  return JSON.parse(readFileSync(url, 'utf8'));
}

/** The files of labelled sayings whose name begins so. */
export function labelledSayings(prefix: string): LabelledSaying[] {
  return readdirSync(reading)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => (jsonOf(new URL(name, reading)) as { sayings: LabelledSaying[] }).sayings);
}

/** Answers that were written to try the scoring, with their questions. */
function scoredAnswers(): { question: string; text: string }[] {
  const names = ['authored-answers', 'graded-answers', 'graded-answers-roles', 'labelled-answers'];
  return names.flatMap((name) => {
    const { questions } = jsonOf(new URL(`${name}.json`, scoring)) as {
      questions: { id: string; question?: string; answers: { text: string }[] }[];
    };
    return questions.flatMap(({ id, question, answers }) => {
      const asked = question ?? bank.find((each) => each.id === id)?.text ?? '';
      return answers.map(({ text }) => ({ question: asked, text }));
    });
  });
}

const kinsfolk = [
  ['老婆', '媳妇', '爱人', '妻子', '太太'],
  ['老公', '丈夫', '爱人', '先生', '孩子他爸'],
  ['我妈', '我爸', '我奶奶', '我姥姥', '我外公', '我爷爷', '母亲', '父亲', '我娘', '俺爹'],
  ['儿子', '女儿', '闺女', '娃', '孩子', '小孩'],
  ['男朋友', '女朋友', '对象', '男友', '女友'],
] as const;
const leads = [
  '说实话',
  '那个',
  '唉',
  '其实吧',
  '怎么说呢',
  '不好意思',
  '跟您说实话',
  '嗯',
  '老实讲',
  '我跟你讲',
  '哎',
];
const tails = ['吧', '啊', '哈', '呢', '了', '…', '哎', '您看', '嘛'];

/** The same said a little differently: other kin, other numbers, a word before or behind it, no marks. */
function varied(draw: Draw, text: string): string {
  let said = text;
  for (const row of kinsfolk) {
    const found = row.find((word) => said.includes(word));
    if (found !== undefined && draw.chance(0.7)) said = said.replaceAll(found, draw.pick(row));
  }
  said = said.replaceAll(/\d+/gu, (digits) => (draw.chance(0.5) ? String(draw.whole(2, 99)) : digits));
  if (draw.chance(0.25)) said = `${draw.pick(leads)}${draw.pick(['，', ' ', ''])}${said}`;
  if (draw.chance(0.2)) said = `${said}${draw.pick(tails)}`;
  if (draw.chance(0.2)) said = said.replaceAll(/[，。；]/gu, draw.pick([' ', '']));
  if (draw.chance(0.12)) said = said.replaceAll('我', draw.pick(['俺', '咱', '我自己', '本人']));
  if (draw.chance(0.1)) said = said.replaceAll('你', '您');
  return said;
}

/** The windows of a text; those that hold enough of what stands in braces have the kinds of the braces too. */
function windowLessons(question: string, marked: string, kinds: readonly SayingKind[]): Lesson[] {
  const spans: { from: number; to: number }[] = [];
  let text = '';
  for (const unit of marked) {
    if (unit === '{') spans.push({ from: text.length, to: text.length });
    else if (unit === '}') spans[spans.length - 1] = { from: spans.at(-1)?.from ?? 0, to: text.length };
    else text += unit;
  }
  const clauses = clauseSpans(text);
  const alone = clauses
    .filter(({ from, to }) => to - from >= shortestAlone)
    .map(({ from, to }): Lesson => {
      const held = spans.some((span) => from >= span.from - 1 && to <= span.to + 1);
      const said = plain(text.slice(from, to));
      return held
        ? { question: plain(question), said, kinds: [], unsure: sayingKinds }
        : {
            question: plain(question),
            said,
            kinds: [],
            unsure: sayingKinds.filter((kind) => !sensitiveKinds.includes(kind)),
          };
    });
  const whole = windowsOf(text, clauses).map(({ from, to }): Lesson => {
    const inside = spans.reduce((sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)), 0);
    const least = Math.min(...spans.map((span) => span.to - span.from), 1000);
    const holds = inside >= least * 0.6;
    return {
      question: plain(question),
      said: plain(text.slice(from, to)),
      kinds: holds ? [...kinds, 'answer'] : ['answer'],
      unsure: holds || inside === 0 ? [] : kinds,
    };
  });
  return [...whole, ...alone];
}

/** A clause by itself tells from here on what it is not. */
const shortestAlone = 5;
const sensitiveKinds: readonly SayingKind[] = ['crisis', 'distress', 'private', 'steering'];

/** How often a pattern is drawn. */
const draws = 24;

/** Kinds that are heard and kept back alike: which of them it is, nobody need learn from a single line. */
function unsureOf(kind: SayingKind): readonly SayingKind[] {
  if (kind === 'crisis') return ['distress', 'answer'];
  if (kind === 'distress') return ['private', 'answer'];
  return kind === 'private' ? ['distress', 'answer'] : [];
}

/** Everything that is learned from, the labelled sayings aside. */
export function authoredLessons(draw: Draw, copies: number): Lesson[] {
  const asked = (): string => draw.pick(bank).text;
  const lessons: Lesson[] = [];
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
  const answers = [...linesOf('answer.txt'), ...linesOf('answer-short.txt')];
  for (const kind of single) {
    for (const line of linesOf(`${kind}.txt`)) {
      const unsure = unsureOf(kind);
      // Need is said in the most ways and in the fewest lines.
      const often = kind === 'crisis' || kind === 'distress' ? copies + 2 : copies;
      for (let copy = 0; copy <= often; copy += 1) {
        const text = copy === 0 ? line : varied(draw, line);
        lessons.push({ question: plain(asked()), said: plain(text), kinds: [kind], unsure });
      }
      if (kind !== 'private' && kind !== 'distress' && kind !== 'crisis' && kind !== 'steering') continue;
      const other = draw.pick(answers);
      const mixed = draw.chance(0.5) ? `${other}。{${line}}` : `{${line}}。${other}`;
      lessons.push(
        ...windowLessons(asked(), mixed, [kind]).map((each) => ({ ...each, unsure: [...each.unsure, ...unsure] })),
      );
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
      lessons.push(...windowLessons(asked(), copy === 0 ? line : varied(draw, line), []));
  }
  for (const line of linesOf('patterns.txt')) {
    const [kind = '', template = ''] = line.split('\t');
    const own = kind as SayingKind;
    const unsure = unsureOf(own);
    for (let copy = 0; copy < draws; copy += 1) {
      const said = plain(draw.fill(template));
      lessons.push({ question: plain(asked()), said, kinds: [own], unsure });
    }
  }
  for (const { question, text } of scoredAnswers()) lessons.push(...windowLessons(question, text, []));
  return lessons;
}

/** A labelled saying as a lesson. */
export function lessonOf({ question, text, label, also }: LabelledSaying): Lesson {
  return {
    question: plain(question),
    said: plain(text),
    kinds: [label, ...also],
    unsure: label === 'crisis' ? ['distress'] : [],
  };
}
