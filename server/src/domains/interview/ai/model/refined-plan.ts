import * as z from 'zod';
import type { Plan, PlannedQuestion } from '../engine/plan.ts';
import type { Material } from '../conductor.ts';
import { bigrams, fold } from '../scoring/fold.ts';
import type { AskModel } from './ask-model.ts';
import { faultOfQuestion, resemble } from './check-words.ts';
import { Fault } from './fault.ts';
import { refinePlanPrompt, refinePlanText, takesResume } from './prompts/refine-plan.ts';

const wordings = z.object({
  questions: z.array(z.object({ index: z.int(), text: z.string(), rephrase: z.string() })).max(20),
});

const textLength = [20, 160] as const;
const rephraseLength = [10, 140] as const;
/** Share of the new wording's pairs of characters that have to come from the question, its rubric or the material. */
const rooted = 0.4;

/**
 * The plan with its questions worded for this position and this resume. Number, order, rubric, requirements and budget
 * stay as the rules made them; a wording that breaks a check is left out and the bank's stays.
 * @throws ModelFailure when there is no answer, or no wording in it can be used.
 */
export async function refinePlan(ask: AskModel, plan: Plan, { position, resume }: Material): Promise<Plan> {
  return ask(
    refinePlanPrompt,
    {
      purpose: 'plan',
      name: 'refine_plan',
      turn: null,
      user: refinePlanText({ questions: plan.questions, position, resume }),
      schema: wordings,
      temperature: 0.4,
    },
    (proposed) => {
      const questions = [...plan.questions];
      for (const each of proposed.questions) {
        const question = plan.questions[each.index];
        if (question === undefined || questions[each.index] !== question) continue;
        // What a company wrote is asked in its own words.
        if (question.source === 'company') continue;
        const worded = wordedAnew(question, each, { others: questions, material: materialText(position, resume) });
        if (worded !== null) questions[each.index] = worded;
      }
      const nothingFits = proposed.questions.length > 0 && questions.every((each, at) => each === plan.questions[at]);
      return nothingFits ? new Fault('没有一道题能用') : { ...plan, questions };
    },
  );
}

function wordedAnew(
  question: PlannedQuestion,
  proposed: { readonly text: string; readonly rephrase: string },
  { others, material }: { readonly others: readonly PlannedQuestion[]; readonly material: string },
): PlannedQuestion | null {
  const text = proposed.text.trim();
  const rephrase = proposed.rephrase.trim();
  const said = others.filter((each) => each !== question).map((each) => each.text);
  const citable = takesResume(question) ? [question.text, material] : [question.text];
  const surroundings = { citable, said, system: refinePlanPrompt.system };
  if (faultOfQuestion(text, surroundings, textLength) !== null) return null;
  if (faultOfQuestion(`${rephrase.replace(/[?？。]$/u, '')}？`, surroundings, rephraseLength) !== null) return null;
  return stillAsks(question, text) ? { ...question, text, rephrase } : null;
}

/** A new wording keeps the citations of the old one and enough of its words to be the same question. */
function stillAsks(question: PlannedQuestion, text: string): boolean {
  const citations = question.text.match(/“[^”]+”/gu) ?? [];
  if (citations.some((each) => !text.includes(each))) return false;
  if (resemble(question.text, text)) return true;
  const known = bigrams(
    fold([question.text, question.rephrase, ...question.points.flatMap(({ label, ask }) => [label, ask])].join('\n')),
  );
  const own = [...bigrams(fold(text.replaceAll(/“[^”]*”/gu, '')))];
  return own.filter((pair) => known.has(pair)).length >= rooted * own.length;
}

function materialText(position: Material['position'], resume: Material['resume']): string {
  const work = (resume?.work ?? []).flatMap(({ company, title, description }) => [company, title, description]);
  const projects = (resume?.projects ?? []).flatMap(({ name, role, description }) => [name, role, description]);
  return [position?.title ?? '', ...work, ...projects, ...(resume?.skills ?? [])].join('\n');
}
