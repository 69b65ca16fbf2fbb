import {
  maxTeam,
  positionPlan,
  suggestedRounds,
  type PlanCompetency,
  type PlanRound,
  type PositionPlan,
  type SuggestedRound,
  interviewForm,
} from '@pinjian/contract/position-plan.ts';
import { newId } from '#lib/new-id.ts';

export const formLabels: Readonly<Record<PlanRound['form'], string>> = { 1: '视频', 2: '电话', 3: '现场' };
export const formOptions = ([1, 2, 3] as const).map((value) => ({ value, label: formLabels[value] }));

/** A round that begins as one of those that are suggested, or without a word in it. */
export function newRound(
  { name, form, minutes }: SuggestedRound = { name: '', form: interviewForm.video, minutes: 45 },
) {
  return { planRoundId: newId(), name, form, minutes, interviewerIds: [], competencies: [] } satisfies PlanRound;
}

/** The rounds that most companies begin with, in words: 业务面 45 分钟 视频. */
export const suggestionText = suggestedRounds
  .map(({ name, form, minutes }) => `${name} ${minutes} 分钟 ${formLabels[form]}`)
  .join('、');

/** The entries with the one at `from` at `to`; unchanged where there is no such place. */
export function moved<T>(entries: readonly T[], from: number, to: number): T[] {
  const rest = entries.filter((_, index) => index !== from);
  const entry = entries[from];
  return entry === undefined || to < 0 || to >= entries.length ? [...entries] : rest.toSpliced(to, 0, entry);
}

/** The plan with other rounds; whoever is chosen to interview hires with the team from then on. */
export function withRounds(plan: PositionPlan, rounds: PlanRound[]): PositionPlan {
  const known = new Set(plan.team.map(({ memberId }) => memberId));
  const before = new Set(plan.rounds.flatMap(({ interviewerIds }) => interviewerIds));
  const chosen = new Set(rounds.flatMap(({ interviewerIds }) => interviewerIds));
  const joining = [...chosen].filter((memberId) => !known.has(memberId) && !before.has(memberId));
  const team = [...plan.team, ...joining.map((memberId) => ({ memberId, part: 'interviewer' as const }))];
  return { rounds, team: team.slice(0, Math.max(maxTeam, plan.team.length)) };
}

/** Competencies without those that nobody wrote a word into. */
const written = (competencies: readonly PlanCompetency[]) =>
  competencies.filter(({ name, anchor }) => name.trim() !== '' || anchor.trim() !== '');

/** As the server stores it; null while a round has no name, say. */
export function storablePlan({ rounds, team }: PositionPlan): PositionPlan | null {
  const parsed = positionPlan.safeParse({
    rounds: rounds.map((round) => ({ ...round, competencies: written(round.competencies) })),
    team,
  });
  return parsed.success ? parsed.data : null;
}

/** What is wrong with a round, for the person who writes it; null where nothing is. */
export function roundIssue(round: PlanRound): string | null {
  if (round.name.trim() === '') return '请填写轮次名称';
  const competencies = written(round.competencies).map(({ name }) => name.trim());
  if (competencies.includes('')) return '请填写能力项';
  return new Set(competencies).size < competencies.length ? '能力项不能重复' : null;
}
