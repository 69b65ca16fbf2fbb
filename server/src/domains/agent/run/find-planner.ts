import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import { employerPlanners } from './employer-planners.ts';
import type { Planner } from './planner.ts';
import { seekerPlanners } from './seeker-planners.ts';

/** Every kind that does something. */
export const planners: readonly Planner[] = [...seekerPlanners, ...employerPlanners];

export function findPlanner(kind: AgentKind): Planner | undefined {
  return planners.find((each) => each.kind === kind);
}

const dayMs = 86_400_000;

/** When a kind looks by itself after an instant; null where only its owner and news wake it. */
export function nextLook(planner: Pick<Planner, 'every' | 'at'> | undefined, now: Date): Date | null {
  if (planner === undefined) return null;
  const midnight = midnightInBeijing(now).getTime();
  const hours = planner.at === null ? [] : [0, dayMs].map((day) => midnight + day + (planner.at ?? 0) * 3_600_000);
  const pauses = planner.every === null ? [] : [now.getTime() + planner.every * 60_000];
  const next = [...hours, ...pauses].filter((at) => at > now.getTime());
  return next.length === 0 ? null : new Date(Math.min(...next));
}
