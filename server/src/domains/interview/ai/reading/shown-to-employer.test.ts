import { describe, expect, it } from 'vitest';
import { withheldLine, type QuestionResult, type ReportContent } from '@pinjian/contract/interview-report.ts';
import { placedAsSeen, withoutUnquotable } from './shown-to-employer.ts';

const aside = '我最近睡不好，';
const claim = '一般直接重启就行';
const turn = { seq: 2, speaker: 'candidate' as const, kind: 'answer', text: `${aside}${claim}。`, question: 0 };
const wrongs = [{ label: '直接重启', quote: { seq: 2, start: aside.length, end: turn.text.length - 1, text: claim } }];

const question: QuestionResult = {
  index: 0,
  text: '服务卡住了，您先做什么？',
  competency: 'craft',
  outcome: 'answered',
  followUps: 0,
  state: 'scored',
  score: 2.4,
  anchor: null,
  points: [],
  flags: [],
  wrongs,
};
const content: ReportContent = {
  overall: { state: 'insufficient', score100: null, band: null, uncertainty: null, bandRange: null, caps: [] },
  competencies: [],
  questions: [question],
  coverage: [],
  nextRound: [],
  candidateQuestions: [],
  engine: { interviewer: '规则', scorer: '规则', bank: '1', model: null, promptHash: null },
};

/** Marks that keep these characters of the turn from an employer. */
function hiding(from: number, to: number) {
  const spans = new Map([[2, [{ from, to, why: 'private' as const }]]]);
  return { unquotable: spans, unseen: spans };
}

describe('a wrong claim as an employer reads it', () => {
  it('is left out with words that may not be quoted', () => {
    const [shown] = withoutUnquotable(content, hiding(0, turn.text.length)).questions;
    expect(shown).not.toHaveProperty('wrongs');
  });

  it('stays where its words may be quoted', () => {
    expect(withoutUnquotable(content, hiding(0, aside.length)).questions[0]?.wrongs).toEqual(wrongs);
  });

  it('stands where its words stand in the transcript that is seen', () => {
    const [shown] = placedAsSeen(content, [turn], hiding(0, aside.length)).questions;
    const start = withheldLine.length;
    expect(shown?.wrongs?.map(({ quote }) => quote)).toEqual([
      { seq: 2, start, end: start + claim.length, text: claim },
    ]);
  });
});
