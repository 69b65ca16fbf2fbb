import {
  noEvidence,
  noEvidenceLabel,
  ratingLabels,
  recommendationLabels,
  type CompetencyAnswer,
} from '@pinjian/contract/application-scorecard-rating.ts';
import { scorecardContent, type Scorecard, type ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { Fields } from '#lib/saving/merge.ts';
import type { Saved } from '#lib/saving/saver.ts';

/** Marks are merged competency by competency: a list whose entries neither come nor go. */
export const cardFields: Fields = {
  startedAt: ['startedAt'],
  marks: ['marks'],
  notes: ['notes'],
  recommendation: ['recommendation'],
  summary: ['summary'],
};

const fieldLabels: Readonly<Record<string, string>> = {
  startedAt: '计时',
  marks: '能力评分',
  notes: '面试笔记',
  recommendation: '推荐结论',
  summary: '总结',
};

export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? '评分表';
}

export interface SavedCard extends Saved<ScorecardContent> {
  readonly objections: readonly Objection[];
}

/** As the server keeps it: texts trimmed, no empty notes. What it would refuse goes as it is, so that it says why. */
export function storableCard(held: ScorecardContent): ScorecardContent {
  const parsed = scorecardContent.safeParse(held);
  const content = parsed.success ? parsed.data : held;
  return { ...content, notes: content.notes.filter(({ words }) => words !== '') };
}

export function savedCard({ version, savedAt, content, objections }: Scorecard): SavedCard {
  return { version, savedAt, content, objections };
}

/** An answer in a word or two: 3 达到要求, 没有证据. */
export function answerText(answer: CompetencyAnswer | null): string {
  if (answer === null) return '未评';
  return answer === noEvidence ? noEvidenceLabel : `${answer} ${ratingLabels[answer]}`;
}

/** What stands in a field in words, for who has to choose between two of them. */
export function cardFieldText(field: string, content: ScorecardContent): string {
  switch (field) {
    case 'startedAt':
      return content.startedAt ?? '';
    case 'marks':
      return content.marks
        .map(({ name, answer, evidence }) => `${name}：${answerText(answer)}${evidence === '' ? '' : `，${evidence}`}`)
        .join('\n');
    case 'notes':
      return content.notes.map(({ at, words }) => (at === null ? words : `${clockText(at)} ${words}`)).join('\n');
    case 'recommendation':
      return content.recommendation === null ? '' : recommendationLabels[content.recommendation];
    default:
      return content.summary;
  }
}

/** 03:25, or 1:03:25 from an hour on. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** Whole seconds since the clock of the interview was started; null before, and once it is of another day. */
export function secondsSince(startedAt: string | null, now: number): number | null {
  if (startedAt === null) return null;
  const seconds = Math.floor((now - Date.parse(startedAt)) / 1000);
  return seconds > 86_400 ? null : Math.max(0, seconds);
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** How much of a card is answered: its competencies and the recommendation. */
export function progressOf({ marks, recommendation }: ScorecardContent): Progress {
  const rated = marks.filter(({ answer }) => answer !== null).length;
  return { done: rated + (recommendation === null ? 0 : 1), all: marks.length + 1 };
}

/** The competency that a key answers: the one that is pointed at, else the first without an answer. */
export function placeForKey({ marks }: ScorecardContent, pointed: number | null): number | null {
  if (pointed !== null && pointed < marks.length) return pointed;
  const open = marks.findIndex(({ answer }) => answer === null);
  return open === -1 ? null : open;
}

const keyAnswers: Readonly<Record<string, CompetencyAnswer>> = {
  '0': noEvidence,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
};

/** The answer that a key stands for; undefined for any other. */
export function answerOfKey(key: string): CompetencyAnswer | undefined {
  return keyAnswers[key];
}

/** A red line with a little of the text around it. */
export interface MarkedWords {
  readonly at: number;
  readonly before: string;
  readonly word: string;
  readonly after: string;
  readonly message: string;
  readonly suggestion: string;
}

const around = 8;

/** The red lines of one text that still stand in it as it is now. */
export function objectionsIn(text: string, path: string, objections: readonly Objection[]): MarkedWords[] {
  return objections
    .filter((each) => each.path === path)
    .flatMap(({ word, message, suggestion, from }) => {
      // Typed on since it was saved: the words may stand elsewhere now, or nowhere.
      const at = text.startsWith(word, from) ? from : text.indexOf(word);
      if (at === -1) return [];
      const before = text.slice(Math.max(0, at - around), at);
      const after = text.slice(at + word.length, at + word.length + around);
      return [{ at, before, word, after, message, suggestion }];
    });
}

/** The fragment of the address that carries the token of a link: no server ever sees it in a path. */
export function linkAddress(origin: string, token: string): string {
  return `${origin}/scorecard#${token}`;
}

export function tokenOf(hash: string): string {
  return hash.replace(/^#/, '');
}
