import type { AwaitedAct } from '@pinjian/contract/application-next-act.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { Tone } from '@pinjian/contract/agent-slip.ts';
import type { Proposal } from '../../run/planner.ts';
import { dateText, daysBetween } from '../writing/moments.ts';
import type { Looking } from './plan.ts';

/** What a company can be asked about: what it has to do next, and since when. */
export interface Waiting {
  readonly applicationId: string;
  readonly positionId: string;
  readonly positionTitle: string;
  readonly companyName: string;
  readonly what: ChasedAct;
  readonly since: Date;
  /** Nothing can be written any more. */
  readonly closed: boolean;
  /** When either side wrote last; null where nobody did. */
  readonly writtenAt: Date | null;
}

export type ChasedAct = Extract<AwaitedAct, 'screen' | 'arrange' | 'judgeRound' | 'answerProposal' | 'answerCounter'>;

/** Days after which asking is no impatience. */
const patience: Readonly<Record<ChasedAct, number>> = {
  screen: 7,
  arrange: 5,
  judgeRound: 5,
  answerProposal: 2,
  answerCounter: 3,
};
/** Asked about what is older than that, nobody remembers. */
const longestDays = 45;
/** Of one look. */
const most = 2;

/** 我在 11月10日 投递了「某职位」 */
const saids: Readonly<Record<ChasedAct, (date: string, title: string) => string>> = {
  screen: (date, title) => `我在 ${date} 投递了「${title}」`,
  arrange: (date, title) => `「${title}」的流程从 ${date} 起没有新的进展`,
  judgeRound: (date, title) => `我在 ${date} 参加了「${title}」的面试`,
  answerProposal: (date, title) => `我在 ${date} 为「${title}」的面试提出了其他时间`,
  answerCounter: (date, title) => `我在 ${date} 就「${title}」的 Offer 提出了商议`,
};
const wishes: Readonly<Record<Tone, string>> = {
  plain: '想问一下目前的进展，谢谢。',
  warm: '想问问目前的进展，辛苦您抽空回复，谢谢！',
  formal: '冒昧询问目前的进展。如需补充材料，请告知。感谢您的答复。',
};

/** Who has waited long asks politely, once for each thing that is waited for. */
export function chases(waiting: readonly Waiting[], { now, slip, known }: Looking): Proposal[] {
  return waiting
    .filter((each) => !known.has(keyOf(each)) && isOverdue(each, now))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .slice(0, most)
    .map((each) => {
      const { applicationId, positionId, positionTitle, companyName, what, since } = each;
      const said = saids[what](dateText(since), positionTitle);
      return {
        act: 'sendMessage',
        key: keyOf(each),
        subject: { applicationId, positionId, positionTitle, companyName },
        title: `向 ${companyName} 询问进展`,
        why: `${said.replace(/^我在/u, '您在')}，已经 ${daysBetween(since, now)} 天没有答复。只问这一次。`,
        evidence: [{ claim: '等待的起点', source: 'application', quote: `${dateText(since)} 「${positionTitle}」` }],
        text: `您好，${said}，${wishes[slip.tone]}`,
        input: { applicationId },
      };
    });
}

const keyOf = ({ applicationId, what }: Waiting): string => `chase:${applicationId}:${what}`;

/** Long enough since it began, and since anybody wrote a word about it. */
function isOverdue({ what, since, closed, writtenAt }: Waiting, now: Date): boolean {
  const lastWord = writtenAt !== null && writtenAt > since ? writtenAt : since;
  return !closed && daysBetween(lastWord, now) >= patience[what] && daysBetween(since, now) <= longestDays;
}

/** What an application waits for from its company, and since when; null where the seeker is to do something, or nobody. */
export function waitingOf(
  application: MyApplication,
  now: Date,
): { readonly what: ChasedAct; readonly since: Date } | null {
  const { state, appliedAt, updatedAt, round, offer } = application;
  const changed = new Date(updatedAt);
  if (appliedAt === null) return null;
  if (state === 1) return { what: 'screen', since: new Date(appliedAt) };
  if (state === 5) return offer?.state === 'countered' ? { what: 'answerCounter', since: changed } : null;
  if (state === 2 || state === 32) return { what: 'arrange', since: changed };
  if (round?.proposalOpen === true) return { what: 'answerProposal', since: changed };
  if (state !== 41 || round === null || round.endsAt === null) return null;
  const over = new Date(round.endsAt);
  return over < now ? { what: 'judgeRound', since: over } : null;
}
