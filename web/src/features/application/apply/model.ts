import { applicationErrors } from '@pinjian/contract/application.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { ResumeCard } from '@pinjian/contract/resume.ts';
import { CallError } from '#lib/client.ts';
import { dateTime } from '#lib/format/time.ts';
import { isRecord } from '#lib/storage.ts';
import type { Question } from '#ui/confirm.tsx';
import { hasStanding } from '../standing/model.ts';

/** What a seeker can send, the default one first, and what stands in the way where that is nothing. */
export interface Sendable {
  readonly resumes: readonly ResumeCard[];
  /** One that was begun and not checked to the end; only asked for where there is nothing to send. */
  readonly unfinished: ResumeCard | null;
}

export function sendableOf(resumes: readonly ResumeCard[]): Sendable {
  const confirmed = resumes.filter((resume) => resume.confirmed);
  const sendable = confirmed.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const unfinished = resumes.find((resume) => !resume.confirmed && resume.parseState !== 'failed') ?? null;
  return { resumes: sendable, unfinished: sendable.length === 0 ? unfinished : null };
}

/** Whether the company added the seeker as a candidate, who did not answer yet. */
export function isAddition(application: MyApplication | null): application is MyApplication {
  return application?.state === step.candidate && application.appliedAt === null;
}

/** Words of the button: a second time after a rejection is said. */
export function applyLabel(application: MyApplication | null): string {
  return application?.allowedMoves.includes('applyAgain') === true ? '再次投递' : '投递简历';
}

/** Why nothing can be sent here now, in a line; null where it can, or where an application is under way. */
export function whyNot(
  { application, canApply }: { readonly application: MyApplication | null; readonly canApply: boolean },
  status: number,
): string | null {
  if (canApply) return null;
  if (application?.state === step.rejected && application.applyAgainAt !== null) {
    return `${dateTime(application.applyAgainAt)} 之后可以再次投递`;
  }
  if (status === positionStatus.open || hasStanding(application)) return null;
  return applicationErrors.positionNotOpen.message;
}

/** What a refused application says: the server's own words. */
export function refusalText(error: Error): string {
  return error instanceof CallError ? error.message : '投递没有成功，请稍后再试';
}

/** Whether it was refused for want of a resume; the resumes are worth asking for again then. */
export function isWithoutResume(error: Error): boolean {
  return error instanceof CallError && error.code === applicationErrors.noResume.code;
}

/** What stands in the way of applying to a blocked company: a question; null for any other refusal. */
export function blockQuestion(error: Error, title: string): Question | null {
  if (!(error instanceof CallError) || error.code !== applicationErrors.companyBlocked.code) return null;
  const { companyName, own } = isRecord(error.data) ? error.data : {};
  const why =
    own === false && typeof companyName === 'string'
      ? `这家公司是您屏蔽的「${companyName}」的关联公司。`
      : '您屏蔽了这家公司。';
  return {
    title: `仍要投递“${title}”？`,
    text: `${why}投递后，它能看到您这次投递的简历和联系方式；屏蔽仍然有效，它不能主动找到您。`,
    yes: '仍然投递',
  };
}
