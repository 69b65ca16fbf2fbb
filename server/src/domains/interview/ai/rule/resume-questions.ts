import type { InterviewResume } from '@pinjian/contract/interview-material.ts';
import { directionOf } from '../bank/directions.ts';
import { resumeProbes, type ResumeProbe } from '../bank/resume-probe.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { resumeConditions, type ResumeOccasion } from './resume-conditions.ts';
import { seededNumber, seededOrder } from './seeded.ts';

/** A family of questions at a place of the resume where it applies. */
interface Candidate {
  readonly probe: ResumeProbe;
  readonly occasion: ResumeOccasion;
}

/** The question about the person's own work to begin with, a project's before a post's; null when nothing is told. */
export function openingQuestion(resume: InterviewResume, seed: number): PlannedQuestion | null {
  const [first] = openings(candidatesOf(resume, seed));
  return first === undefined ? null : written(first, seed);
}

/**
 * Questions about what stands in the resume, the most wanted first: an opening, a claimed figure if there is one, then
 * whatever families apply in the order of the seed. Each family once, and each project and post once, unless the
 * resume tells of only one; then it is asked about twice at most.
 */
export function resumeQuestions(resume: InterviewResume, seed: number): PlannedQuestion[] {
  const candidates = candidatesOf(resume, seed);
  const subjects = new Set(candidates.flatMap((each) => keyOf(each) ?? []));
  const perSubject = subjects.size > 1 ? 1 : 2;
  const chosen: Candidate[] = [];
  for (const each of [...beginning(candidates, perSubject > 1), ...candidates]) {
    if (isRoomFor(each, chosen, perSubject)) chosen.push(each);
  }
  return chosen.map((each) => written(each, seed));
}

function candidatesOf(resume: InterviewResume, seed: number): Candidate[] {
  const all = resumeProbes.flatMap((probe) =>
    resumeConditions[probe.id](resume).map((occasion) => ({ probe, occasion })),
  );
  return seededOrder(all, seed, idOf);
}

function openings(candidates: readonly Candidate[]): Candidate[] {
  const fit = candidates.filter((each) => each.probe.opening);
  return fit.toSorted((a, b) => rankOf(a) - rankOf(b));

  function rankOf({ occasion }: Candidate): number {
    return occasion.subject?.kind === 'project' ? 0 : 1;
  }
}

/** An opening and a claim that are not about the same, if there are such. */
function beginning(candidates: readonly Candidate[], same: boolean): Candidate[] {
  const claims = candidates.filter((each) => each.probe.id === 'claim');
  const pairs = openings(candidates).flatMap((opening) => claims.map((claim) => [opening, claim] as const));
  const pair = pairs.find(([opening, claim]) => same || keyOf(opening) !== keyOf(claim));
  return pair === undefined ? openings(candidates).slice(0, 1) : [...pair];
}

function isRoomFor(candidate: Candidate, chosen: readonly Candidate[], perSubject: number): boolean {
  if (chosen.some((each) => each.probe.id === candidate.probe.id)) return false;
  const key = keyOf(candidate);
  return key === null || chosen.filter((each) => keyOf(each) === key).length < perSubject;
}

function keyOf({ occasion }: Candidate): string | null {
  return occasion.subject?.key ?? null;
}

function idOf({ probe, occasion }: Candidate): string {
  return `resume:${probe.id}:${occasion.subject?.key ?? occasion.slots.words ?? ''}`;
}

/** A candidate in the wording of the seed. */
function written(candidate: Candidate, seed: number): PlannedQuestion {
  const { probe, occasion } = candidate;
  const { ways, opening: _opening, id: family, ...rest } = probe;
  const id = idOf(candidate);
  const way = ways[seededNumber(seed, `${id}:way`) % ways.length] ?? ways[0];
  return {
    ...rest,
    id,
    family: `resume:${family}`,
    source: 'resume',
    form: 'experience',
    requirements: [],
    text: filled(way.text, occasion),
    rephrase: filled(way.rephrase, occasion),
    ...subjectOf(occasion),
  };
}

/** A question about one post or project is about what the resume tells of it; one about the resume as a whole, of anything. */
function subjectOf({ subject }: ResumeOccasion): Pick<PlannedQuestion, 'about'> {
  if (subject === null) return {};
  const { about, role, description } = subject;
  const direction = directionOf({ categoryCode: null, categoryName: '', title: role });
  return { about: { kind: 'entry', text: [about, role, description].join('\n'), direction } };
}

function filled(wording: string, { slots }: ResumeOccasion): string {
  return wording.replaceAll(/\{(about|words|other)\}/gu, (_slot, name: keyof typeof slots) => {
    const words = slots[name];
    if (words === undefined) throw new Error(`a wording takes up {${name}} and its condition gives none`);
    return words;
  });
}
