import { interviewerLimit } from '@pinjian/contract/application-round.ts';
import { roundForm, type RoundForm } from '@pinjian/contract/application-round-view.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findMembersAmong } from './queries.ts';
import { endOf } from './rules.ts';

/** A stretch of time that a round may be held in. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The farthest day that a round can be planned for. */
const planDays = 180;

function invalid(path: string, message: string): Refusal {
  return new Refusal(errors.invalidInput, { message, data: [{ path, message }] });
}

/** The times that were asked for, in their order, each once. @throws Refusal 40001 for one that is past or too far off */
export function readTimes(now: Date, times: readonly string[], minutes: number): Span[] {
  const starts = [...new Set(times.map((time) => Date.parse(time)))].toSorted((a, b) => a - b);
  if (starts.some((start) => start <= now.getTime())) throw invalid('times', '面试时间已过，请重新选择');
  if (starts.some((start) => start > now.getTime() + planDays * 86_400_000))
    throw invalid('times', `面试时间最远 ${planDays} 天`);
  return starts.map((start) => ({ startsAt: new Date(start), endsAt: endOf(new Date(start), minutes) }));
}

/** A video interview needs its link, one on site its address. @throws Refusal 40001 */
export function requirePlace(form: RoundForm, place: string): void {
  if (form === roundForm.video && !/^https?:\/\/\S+$/i.test(place))
    throw invalid('place', '请填写会议链接，以 http 开头');
  if (form === roundForm.onSite && place === '') throw invalid('place', '请填写面试地点');
}

/** Interviewers are members of the company, each named once. @throws Refusal 40001 */
export async function requireInterviewers(
  tx: Ctx,
  companyId: string,
  interviewerIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(interviewerIds)].toSorted();
  const members = await findMembersAmong(tx, companyId, wanted);
  if (wanted.length > interviewerLimit || members.length !== wanted.length)
    throw invalid('interviewerIds', '面试官需是本公司成员，请重新选择');
  return wanted;
}
