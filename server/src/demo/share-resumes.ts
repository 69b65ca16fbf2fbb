import { revokeResumeShare, shareResume } from '@pinjian/contract/resume-share.ts';
import { openShare } from '#domains/resume/index.ts';
import { call } from './call.ts';
import type { Stage } from './stage.ts';
import type { Settled } from './world.ts';

const day = 86_400_000;
const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/140.0',
  'Mozilla/5.0 (Linux; Android 15; Mobile) MicroMessenger/8.0',
] as const;

/** A link to a resume in each state: the first seeker's is open and was looked at, one has expired, one was stopped. */
export async function shareResumes(stage: Stage, [first, second, third]: readonly Settled[]): Promise<void> {
  if (first === undefined) return;
  const share = async ({ actor, resumeId }: Settled, daysAgo: number, choice: { days: 7 | 30; download: boolean }) => {
    stage.turnTo(new Date(stage.today.getTime() - daysAgo * day));
    const { share: made } = await call(stage.as(actor), shareResume, { resumeId, withContact: false, ...choice });
    return made.url.slice(made.url.lastIndexOf('/') + 1);
  };
  if (second !== undefined) await share(second, 20, { days: 7, download: false });
  if (third !== undefined) {
    await share(third, 12, { days: 30, download: false });
    stage.advance(day);
    await call(stage.as(third.actor), revokeResumeShare, { resumeId: third.resumeId });
  }
  const token = await share(first, 5, { days: 30, download: true });
  for (const [index, userAgent] of browsers.entries()) {
    stage.advance(day);
    await openShare(stage.as({ kind: 'system' }), { token, grant: null, address: `192.0.2.${index + 1}`, userAgent });
  }
}
