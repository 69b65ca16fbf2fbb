import type { MessageMeta } from '@pinjian/contract/message.ts';
import { readTarget, type MessageTarget, type MessageTargetKind } from '@pinjian/contract/message-target.ts';

/** The paths that messages held before they held targets, every one that was ever written, with the ids that they name. */
const oldLinks: readonly (readonly [RegExp, MessageTargetKind])[] = [
  [/^\/seeker\/home\/job-details\/(?<positionId>[^/?]+)$/, 'application'],
  [/^\/seeker\/interview\/ai\/preparation\?interviewId=(?<interviewId>[^&]+)$/, 'preparation'],
  [/^\/seeker\/interview\/detail\?interviewId=(?<interviewId>[^&]+)$/, 'feedback'],
  [/^\/seeker\/my\/person-info$/, 'realName'],
  [/^\/seeker\/my\/user-settings$/, 'settings'],
  [/^\/hire\/activeDelivery\/talent-detail\/(?<resumeId>[^/]+)\/(?<positionId>[^/]+)$/, 'delivery'],
  [/^\/hire\/candidateList\/talent-detail\/(?<resumeId>[^/]+)\/(?<positionId>[^/]+)$/, 'candidate'],
  [/^\/hire\/candidateList$/, 'candidates'],
  [/^\/hire\/positionManagement\/edit\/(?<positionId>[^/]+)$/, 'position'],
  [/^\/hire\/my\/company-info$/, 'company'],
  // Members and security shared one page, which both targets still open.
  [/^\/hire\/my\/company-settings$/, 'members'],
];

/** What a message leads to; for one of before there were targets what its link says. */
export function targetOf({ target, link }: MessageMeta): MessageTarget | undefined {
  if (target !== undefined || link === undefined) return target;
  for (const [path, kind] of oldLinks) {
    const found = path.exec(link);
    if (found !== null) return readTarget({ kind, ...found.groups }) ?? undefined;
  }
  return undefined;
}
