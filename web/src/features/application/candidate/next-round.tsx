import type { RoundBrief } from '@pinjian/contract/application-round-view.ts';
import { useNow } from '#lib/clock.ts';
import { whenText } from '../schedule/model.ts';
import { deadlineText } from '../standing/model.ts';
import styles from './candidate.module.css';

/** When a candidate is met next, until when they answer, whether they asked for another time; nothing once it is over. */
export function NextRound({ round }: { readonly round: RoundBrief | null }) {
  const now = useNow();
  if (round === null) return null;
  const { startsAt, endsAt, name, state, expiresAt, proposalOpen } = round;
  const isAhead = state === 'accepted' && startsAt !== null && endsAt !== null && Date.parse(endsAt) > now;
  const isAsked = state === 'invited' && !proposalOpen;
  if (!isAhead && !proposalOpen && !isAsked) return null;
  return (
    <p className={styles.next}>
      {isAhead && (
        <>
          <time dateTime={startsAt}>{whenText({ startsAt, endsAt })}</time> {name}
        </>
      )}
      {isAsked && <span className={styles.note}>等候选人答复，{deadlineText(expiresAt, now)}</span>}
      {proposalOpen && <span className={styles.proposed}>候选人提出了新时间</span>}
    </p>
  );
}
