import type { Evidence } from '@pinjian/contract/agent-act.ts';
import type { AgentSlip, Tone } from '@pinjian/contract/agent-slip.ts';
import { wordsLimit } from '@pinjian/contract/application-conversation.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import { periodText, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { checkAgainst } from '../../honesty/find-unsupported.ts';
import { quotable } from '../../honesty/gives-orders.ts';
import { isToldOfOneself, tellsDeed } from '../../honesty/tells-deed.ts';
import { asEvidence, quotesOf, type AskedQuote } from './quotes.ts';
import { resumeSources } from './sources.ts';

interface GreetingFacts {
  readonly position: { readonly title: string; readonly companyName: string };
  /** null where nothing was compared. */
  readonly match: Match | null;
  readonly content: ResumeContent;
  readonly slip: Pick<AgentSlip, 'tone' | 'mayState'>;
}

/** Words that are to be sent, and the passages that they are made of. */
export interface Written {
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

const openings: Readonly<Record<Tone, (title: string) => string>> = {
  plain: (title) => `您好，我应聘「${title}」。`,
  warm: (title) => `您好！我对「${title}」很感兴趣，想和您聊聊。`,
  formal: (title) => `您好，我应聘贵公司的「${title}」职位，感谢您查看我的简历。`,
};
const endings: Readonly<Record<Tone, string>> = {
  plain: '期待您的回复。',
  warm: '期待和您进一步沟通，谢谢！',
  formal: '如有需要补充的信息，请随时告诉我。期待您的答复。',
};
/** A greeting is read at a glance. */
const mostQuotes = 3;

/** A greeting made of the person's own passages that meet what the position asks for, and of what their slip lets it say. */
export function greet({ position, match, content, slip }: GreetingFacts): Written {
  const isQuotable = quotable(resumeSources(content));
  const isTheirs = (passage: string): boolean => isToldOfOneself(passage) && isQuotable(passage);
  const quotes = match === null ? [] : quotesOf(match, { most: mostQuotes, metOnly: true, isQuotable: isTheirs });
  const telling = quotes.filter(({ tells }) => tells);
  const listed = quotes.filter(({ tells }) => !tells);
  const latest = latestOf(content);
  const deed = telling.length > 1 ? null : deedOf(content, telling, isQuotable);
  const sources = [...resumeSources(content), position.title, ...quotes.map(({ asked }) => asked), ...slip.mayState];
  const lines = [
    ...(latest === null ? [] : [{ words: latest.words, evidence: [latest.evidence] }]),
    ...(telling.length === 0 ? [] : [{ words: '和职位要求相关的经历：', evidence: [] }]),
    ...telling.map((quote) => ({ words: `· ${quote.asked}：${quote.quote}`, evidence: [asEvidence(quote)] })),
    ...(deed === null
      ? []
      : [{ words: `做过的事：${deed}`, evidence: [{ claim: '做过的事', source: 'resume' as const, quote: deed }] }]),
    ...(listed.length === 0
      ? []
      : [
          {
            words: `职位要求里，简历列有：${listed.map(({ quote }) => quote).join('、')}`,
            evidence: listed.map(asEvidence),
          },
        ]),
    ...slip.mayState.map((words) => ({
      words,
      evidence: [{ claim: '您允许说明的', source: 'slip' as const, quote: words }],
    })),
  ];
  // A line that says more than its sources is left out, whatever made it, and so is one that gives orders.
  const unsupported = checkAgainst(sources);
  const honest = lines.filter(({ words }) => unsupported(words).length === 0 && isQuotable(words));
  const words = [openings[slip.tone](position.title), ...honest.map((line) => line.words), endings[slip.tone]].join(
    '\n',
  );
  return { words: words.slice(0, wordsLimit), evidence: honest.flatMap(({ evidence }) => evidence) };
}

const partings = /[。；;！!\n\r]/u;
const bullets = /^[\s·•●▪\-–—]+|^\d{1,2}[.、）)](?!\d)\s*/u;
/** A sentence that is read at a glance and says something. */
const deedLength = { least: 12, most: 70 } as const;
/** Nobody writes to strangers in stars, and nobody's number goes out by itself. */
const hidden = /\*|@|https?:|\d{7,}/u;

/** What somebody did last, in one sentence of their own, with a figure if there is one; null where nothing reads well. */
function deedOf(
  { work, projects }: ResumeContent,
  told: readonly AskedQuote[],
  isQuotable: (passage: string) => boolean,
): string | null {
  const texts = [
    ...(work[0]?.roles ?? []).map(({ description }) => description),
    ...projects.map(({ description }) => description),
  ];
  const sentences = texts
    .flatMap((text) => text.split(partings))
    .map((words) => words.replace(bullets, '').trim())
    .filter((words) => {
      const { length } = [...words];
      return (
        length >= deedLength.least &&
        length <= deedLength.most &&
        !hidden.test(words) &&
        tellsDeed(words) &&
        isQuotable(words)
      );
    })
    .filter((words) => !told.some(({ quote }) => words.includes(quote) || quote.includes(words)));
  return sentences.find((words) => /\d/u.test(words)) ?? sentences[0] ?? null;
}

/** 最近：某公司 某职位（2021.07 - 2024.06）; studies where nobody was employed. */
function latestOf(content: ResumeContent): { readonly words: string; readonly evidence: Evidence } | null {
  const [work] = content.work;
  const [role] = work?.roles ?? [];
  const [study] = content.education;
  const parts =
    work !== undefined && role !== undefined && work.company !== ''
      ? [work.company, role.title, periodText(role)]
      : study !== undefined && study.school !== ''
        ? [study.school, study.major, periodText(study)]
        : null;
  if (parts === null) return null;
  const [first = '', second = '', period = ''] = parts;
  const quote = `${[first, second].filter((part) => part !== '').join(' ')}${period === '' ? '' : `（${period}）`}`;
  return { words: `最近的经历：${quote}`, evidence: { claim: '最近的经历', source: 'resume', quote } };
}
