import { stepLabels } from '@pinjian/contract/application-pipeline.ts';
import { offerStateLabels } from '@pinjian/contract/application-offer-terms.ts';
import { noShowStateLabels } from '@pinjian/contract/application-round.ts';
import { roundStateLabels } from '@pinjian/contract/application-round-view.ts';
import type { SupportedApplication } from '@pinjian/contract/console-hiring.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import styles from '../records/records.module.css';
import { ReasonButton } from '../unmask/reason-button.tsx';
import { showHiringMutation } from './api.ts';

type Round = SupportedApplication['rounds'][number];
type Offer = SupportedApplication['offers'][number];

/** What is known of it, in the order in which it happens; what did not happen is left out. */
function timesText(parts: readonly (readonly [string, string | null])[]): string {
  return parts.flatMap(([word, at]) => (at === null ? [] : [`${dateTime(at)} ${word}`])).join('，');
}

function RoundItem({ round }: { readonly round: Round }) {
  const { ordinal, form, minutes, state, offeredTimes, noShow } = round;
  const isWaiting = state === 'invited';
  return (
    <li>
      <StatusTag tone="neutral">{roundStateLabels[state]}</StatusTag>
      <span className={styles.grow}>
        第 {ordinal} 轮，{form}，{minutes} 分钟
        {isWaiting && offeredTimes.length > 0 && `，可选 ${offeredTimes.map(dateTime).join('、')}`}
        {noShow !== null &&
          `，${noShow.claimedBy === 'seeker' ? '求职者标记企业未到场' : '企业标记求职者未到场'}（${noShowStateLabels[noShow.state]}）`}
      </span>
      <span className={styles.when}>
        {timesText([
          ['邀请', round.invitedAt],
          ['前可答复', isWaiting ? round.expiresAt : null],
          ['求职者提出其他时间', round.proposedAt],
          ['答复', round.answeredAt],
          ['开始', round.startsAt],
          ['结束', round.endedAt],
        ])}
      </span>
    </li>
  );
}

function OfferItem({ offer }: { readonly offer: Offer }) {
  const [newest] = offer.versions;
  return (
    <li>
      <StatusTag tone="neutral">{offerStateLabels[offer.state]}</StatusTag>
      <span className={styles.grow}>Offer{newest !== undefined && `，第 ${newest.number} 版`}</span>
      <span className={styles.when}>
        {timesText([
          ...offer.versions.toReversed().map(({ number, sentAt }) => [`发出第 ${number} 版`, sentAt] as const),
          ['查看', offer.seenAt],
          ['接受', offer.acceptedAt],
          ['结束', offer.endedAt],
          ['前可答复', offer.acceptedAt === null && offer.endedAt === null ? (newest?.validUntil ?? null) : null],
        ])}
      </span>
    </li>
  );
}

function ApplicationItem({ application }: { readonly application: SupportedApplication }) {
  const { positionTitle, companyId, companyName, state, rounds, offers } = application;
  return (
    <section aria-label={`${positionTitle}，${companyName}`} className={styles.part}>
      <p className={styles.grow}>
        <StatusTag tone="accent">{stepLabels[state]}</StatusTag> {positionTitle}，
        <Link to={`/console/companies/${companyId}`}>{companyName}</Link>
      </p>
      <ul className={styles.plain}>
        {offers.map((offer) => (
          <OfferItem key={offer.versions[0]?.sentAt ?? ''} offer={offer} />
        ))}
        {rounds.map((round) => (
          <RoundItem key={round.ordinal} round={round} />
        ))}
      </ul>
    </section>
  );
}

function hasStarted({ rounds, offers }: SupportedApplication): boolean {
  return rounds.length + offers.length > 0;
}

/** How a seeker's interviews with people and offers stand, once somebody has said why they look. */
export function PersonHiring({ personId }: { readonly personId: string }) {
  const show = useMutation(showHiringMutation);
  const [shown, setShown] = useState<{ records: readonly SupportedApplication[]; total: number } | null>(null);
  // Who calls asks about what is under way: it is not looked for among everything they ever applied to.
  const under = shown?.records.filter(hasStarted) ?? [];
  const without = shown?.records.filter((application) => !hasStarted(application)) ?? [];
  return (
    <Section title="面试和Offer进展" text="只有状态和时间，不含薪酬、评分和双方的留言">
      {shown === null && (
        <ReasonButton
          label="查看进展"
          text="显示这个用户各次投递的真人面试和Offer的状态和时间。只在这次查看中显示，离开后需要重新说明原因。"
          templates={['用户来电询问面试安排', '处理面试爽约争议', '核实Offer状态']}
          onReason={async (reason) => setShown(await show.mutateAsync({ personId, reason }))}
        />
      )}
      {shown !== null && shown.records.length === 0 && (
        <EmptyState title="没有进行过的投递" text="投递、被邀请或收到Offer后会出现在这里。" />
      )}
      {under.map((application) => (
        <ApplicationItem key={application.applicationId} application={application} />
      ))}
      {without.length > 0 && (
        <p className={styles.muted}>
          还没有真人面试和Offer的 {without.length} 次投递：
          {without
            .map(({ positionTitle, companyName, state }) => `${positionTitle}，${companyName}（${stepLabels[state]}）`)
            .join('；')}
        </p>
      )}
      {shown !== null && shown.total > shown.records.length && (
        <p className={styles.muted}>
          共 {shown.total} 次，显示最近的 {shown.records.length} 次
        </p>
      )}
    </Section>
  );
}
