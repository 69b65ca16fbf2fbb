import type { PositionContent } from '@pinjian/contract/position-content.ts';
import {
  maxCompetencies,
  suggestedRounds,
  type PlanCompetency,
  type PlanRound,
} from '@pinjian/contract/position-plan.ts';

/** Competencies of the first round, by what the position needs before what it prefers. */
function competenciesOf({ requirements }: Pick<PositionContent, 'requirements'>): PlanCompetency[] {
  const needed = requirements.filter(({ kind }) => kind === 'must');
  const preferred = requirements.filter(({ kind }) => kind === 'nice');
  return [...needed, ...preferred].slice(0, maxCompetencies).map(({ kind, skill, years }) => ({
    name: skill.slice(0, 20),
    anchor: `${kind === 'must' ? '职位必须项' : '职位加分项'}：${skill}${years === null ? '' : `，${years} 年以上`}`,
  }));
}

/**
 * The rounds that most companies begin with, the first about what the position asks for. Who interviews is left to the
 * person, who knows their colleagues.
 * @param newId makes the id of a round
 */
export function planRounds(content: Pick<PositionContent, 'requirements'>, newId: () => string): PlanRound[] {
  const competencies = competenciesOf(content);
  return suggestedRounds.map((round, at) => ({
    ...round,
    planRoundId: newId(),
    interviewerIds: [],
    competencies: at === 0 ? competencies : [],
  }));
}
