import type { InterviewRequirement } from '@pinjian/contract/interview-material.ts';
import type { ReportQuote, RequirementCoverage } from '@pinjian/contract/interview-report.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { ownWeight } from './clause.ts';
import { readSentences, type SentenceReading } from './evidence.ts';
import { fold, type Span } from './fold.ts';
import { actionVerb } from './lexicon.ts';
import type { ScoredQuestion } from './question-result.ts';
import { clausesNaming, skillSpellings } from './skill-named.ts';
import { isVerified, type ScoredTurn } from './transcript.ts';

/** A question of the bank that is about doing a thing is answered by having done it from this score on. */
const doneFrom = 3.5;
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
    const told = tellsOf(requirement.skill, input.answers);
    // Who does a thing well by hand hardly ever names it (护患沟通); who uses a tool does.
    const done = isPractice(requirement.skill) && told.length === 0 ? asked : [];
    const shown = [
      ...about.filter((each) => (each.raw ?? 0) >= shownFrom),
      ...done.filter((each) => !about.includes(each) && (each.raw ?? 0) >= doneFrom),
    ];
    const quotes = [...told, ...shown.flatMap((each) => each.receipts.slice(0, 1))].slice(0, 2);
    const state = quotes.length > 0 ? 'shown' : asked.length > 0 ? 'askedNotShown' : 'notAsked';
    return { ...requirement, state, questions: asked.map((each) => each.result.index), quotes };
  });
}

/** Whether a skill is something one does, no tool, product or certificate: those have Latin letters in their names. */
function isPractice(skill: string): boolean {
  const spellings = skillSpellings(skill);
  return !spellings.some((each) => /[a-z\d]/iu.test(each) || /证书?$|资格|执照/u.test(each));
}

/**
 * Sentences in which something was done with the skill, under any of its spellings or with one of its tools and works. A
 * claim (我熟悉 MySQL) and a mention that tells nothing in particular (用它做过很多项目) show nothing.
 */
function tellsOf(skill: string, answers: readonly ScoredTurn[]): ReportQuote[] {
  const quotes: ReportQuote[] = [];
  for (const turn of answers) {
    const folded = fold(turn.text);
    for (const sentence of readSentences([folded], 'experience')) {
      const { from, to } = sentence.place;
      const named = clausesNaming(folded, sentence.place, skill);
      if (named.length === 0 || !isTold(sentence, folded, named)) continue;
      quotes.push({ seq: turn.seq, start: from, end: to, text: turn.text.slice(from, to) });
    }
  }
  return quotes.filter((quote) => isVerified(answers, quote));
}

/** Own doing, in the clauses that name the skill or beside them, and something that happened or came of it. */
function isTold({ clauses, tellings }: SentenceReading, folded: string, named: readonly Span[]): boolean {
  const kept = tellings.filter((each) => !each.wasted);
  const inNamed = clauses.some(
    (clause) =>
      named.some(({ from }) => from === clause.from) &&
      ownWeight[clause.doer] > 0 &&
      actionVerb.test(folded.slice(clause.from, clause.to)),
  );
  const acts = inNamed || kept.some((each) => each.act > 0);
  return (
    acts && kept.some((each) => each.event || each.figures > 0 || Object.values(each.elements).some((it) => it > 0))
  );
}
