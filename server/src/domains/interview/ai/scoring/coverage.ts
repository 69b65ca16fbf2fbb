import type { InterviewRequirement } from '@pinjian/contract/interview-material.ts';
import type { ReportQuote, RequirementCoverage } from '@pinjian/contract/interview-report.ts';
import { skillByName, skillsIn } from '#domains/dictionary/index.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { actionVerb } from './lexicon.ts';
import { fold, sentencesOf } from './fold.ts';
import type { ScoredQuestion } from './question-result.ts';
import { isVerified, type ScoredTurn } from './transcript.ts';

/** An answer from this score on shows what its question asks for. */
const shownFrom = 2.5;

interface CoverageInput {
  readonly requirements: readonly InterviewRequirement[];
  readonly planned: readonly Pick<PlannedQuestion, 'requirements' | 'source'>[];
  readonly questions: readonly ScoredQuestion[];
  /** The candidate's answering turns. */
  readonly answers: readonly ScoredTurn[];
}

/** For every requirement of the position whether the interview brought evidence of it, and where. */
export function coverRequirements(input: CoverageInput): RequirementCoverage[] {
  return input.requirements.map((requirement, index) => {
    const aimed = input.questions.filter((_, at) => input.planned[at]?.requirements.includes(index));
    const asked = aimed.filter((each) => each.result.outcome !== 'notAsked');
    // A question of the bank may be answered well without the skill; one about the skill itself cannot.
    const about = asked.filter((each) => input.planned[each.result.index]?.source === 'requirement');
    const shown = about.filter((each) => (each.raw ?? 0) >= shownFrom);
    const told = tellsOf(requirement.skill, input.answers);
    const quotes = [...told, ...shown.flatMap((each) => each.receipts.slice(0, 1))].slice(0, 2);
    const state = quotes.length > 0 ? 'shown' : asked.length > 0 ? 'askedNotShown' : 'notAsked';
    return { ...requirement, state, questions: asked.map((each) => each.result.index), quotes };
  });
}

/** Sentences in which the candidate does something with the skill, under any of its spellings. */
function tellsOf(skill: string, answers: readonly ScoredTurn[]): ReportQuote[] {
  const id = skillByName(skill)?.id;
  const plain = fold(skill);
  const quotes: ReportQuote[] = [];
  for (const turn of answers) {
    const folded = fold(turn.text);
    for (const { from, to } of sentencesOf(folded)) {
      const sentence = folded.slice(from, to);
      if (!actionVerb.test(sentence)) continue;
      const named = sentence.includes(plain) || (id !== undefined && skillsIn(sentence).some((each) => each.id === id));
      if (named) quotes.push({ seq: turn.seq, start: from, end: to, text: turn.text.slice(from, to) });
    }
  }
  return quotes.filter((quote) => isVerified(answers, quote));
}
