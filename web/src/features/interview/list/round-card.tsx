import type { MyRound } from '@pinjian/contract/application-round.ts';
import { roundStateLabels } from '@pinjian/contract/application-round-view.ts';
import { interviewStatusLabels } from '@pinjian/contract/interview.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageTime } from '#lib/format/time.ts';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import { timeLeft } from '../model.ts';
import styles from './list.module.css';
import { countdownText, ownTime, placeOf, whenText } from './round-words.ts';

/** What can be done about a round; given by the route, since the answer belongs to another feature. */
export type DrawRoundAnswer = (round: MyRound) => ReactNode;

interface RoundCardProps {
  readonly round: MyRound;
  readonly now: number;
  readonly answer: DrawRoundAnswer;
}

function lookOf({ state, interviewStatus: status }: MyRound): { readonly label: string; readonly tone: Tone } {
  if (state === 'invited') return { label: interviewStatusLabels[status], tone: 'warning' };
  if (state === 'accepted') return { label: interviewStatusLabels[status], tone: 'accent' };
  if (state === 'held') return { label: interviewStatusLabels[status], tone: 'success' };
  return { label: roundStateLabels[state], tone: 'neutral' };
}

/** Where it is, who is met and what the company asks to bring: what one looks for on the way there. */
export function RoundFacts({ round }: { readonly round: MyRound }) {
  const place = placeOf(round);
  return (
    <dl className={styles.roundFacts}>
      <div>
        <dt>{place.label}</dt>
        <dd>
          {place.href === null ? (
            place.text
          ) : (
            <a href={place.href} target="_blank" rel="noreferrer" className="target">
              {place.text}
            </a>
          )}
        </dd>
      </div>
      {round.interviewers.length > 0 && (
        <div>
          <dt>面试官</dt>
          <dd>{round.interviewers.map(({ name }) => name).join('、')}</dd>
        </div>
      )}
      {round.note !== '' && (
        <div>
          <dt>需要准备</dt>
          <dd className={styles.roundNote}>{round.note}</dd>
        </div>
      )}
    </dl>
  );
}

/** A round with people: when, where, with whom, what to bring, how it stands and what to do next. */
export function RoundCard({ round, now, answer }: RoundCardProps) {
  const look = lookOf(round);
  const { position, companyName, name, form, minutes, state, startsAt, expiresAt, proposal, end } = round;
  const isOpen = state === 'invited' || state === 'accepted';
  const countdown = state === 'accepted' ? countdownText(round, now) : '';
  const own = startsAt === null || !isOpen ? '' : ownTime(startsAt);
  return (
    <li className={state === 'invited' ? `${styles.card} ${styles.waits}` : styles.card}>
      <div className={styles.what}>
        <div className={styles.headline}>
          <h2 className={styles.title}>
            <Link to={`/seeker/job/job-details/${position.positionId}`} className="target">
              {position.title}
            </Link>
          </h2>
          <StatusTag tone={look.tone}>{look.label}</StatusTag>
          {round.proposalOpen && <StatusTag tone="warning">已提出新时间，等招聘方答复</StatusTag>}
        </div>
        <p className={styles.facts}>
          {['真人面试', companyName, name, form.label, `${minutes} 分钟`].filter((part) => part !== '').join(' · ')}
        </p>
        <p className={styles.roundTime}>
          {startsAt === null ? whenText(round, now) : <time dateTime={startsAt}>{whenText(round, now)}</time>}
          {countdown !== '' && <span className={styles.countdown}>{countdown}</span>}
        </p>
        {own !== '' && <p className={styles.when}>{own}</p>}
        {state === 'invited' && (
          <p className={styles.when}>
            请在 {messageTime(expiresAt, now)} 前答复，{timeLeft(expiresAt, now)}
          </p>
        )}
        {proposal !== null && proposal.stoodAt !== null && state === 'accepted' && (
          <p className={styles.when}>招聘方希望维持原来的时间</p>
        )}
        {end !== null && end.note !== '' && <p className={styles.when}>{end.note}</p>}
        {isOpen && <RoundFacts round={round} />}
      </div>
      <div className={`${styles.next} ${styles.answers}`}>{answer(round)}</div>
    </li>
  );
}
