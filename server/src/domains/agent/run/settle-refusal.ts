import { agentErrors } from '@pinjian/contract/agent.ts';
import type { Refusal } from '#platform/core/refusal.ts';

/** What becomes of an act that was refused. */
export type Settled =
  /** The whole run stops: it may not act at all any more. */
  | 'stop'
  /** Its owner is asked. */
  | 'ask'
  /** Not now: it is thought of anew another time. */
  | 'skip'
  /** It was done before. */
  | 'done'
  /** It cannot be done, and is not tried again. */
  | 'fail';

const settled: Readonly<Record<keyof typeof agentErrors, Settled>> = {
  switchedOff: 'stop',
  paused: 'stop',
  ended: 'stop',
  slipChanged: 'stop',
  slipOver: 'stop',
  onlySuggests: 'ask',
  approvalNeeded: 'ask',
  cityOutside: 'ask',
  salaryOutside: 'ask',
  dailyCap: 'skip',
  totalCap: 'skip',
  outsideHours: 'skip',
  creditsSpent: 'skip',
  alreadyDone: 'done',
  companyNever: 'fail',
  receiverRefuses: 'fail',
  notCovered: 'fail',
  tooManyAgents: 'fail',
  actOver: 'fail',
  cannotUndo: 'fail',
  kindTaken: 'fail',
  runningNow: 'fail',
  stillAnswering: 'fail',
};

/** What becomes of an act that was refused, by what stood against it. */
export function settleRefusal({ code }: Pick<Refusal, 'code'>): Settled {
  const name = (Object.keys(agentErrors) as (keyof typeof agentErrors)[]).find(
    (each) => agentErrors[each].code === code,
  );
  return name === undefined ? 'fail' : settled[name];
}
