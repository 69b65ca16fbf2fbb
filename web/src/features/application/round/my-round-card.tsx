import { noShowStateLabels, roundEndReasonLabels, type MyRound } from '@pinjian/contract/application-round.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { awaitedFromMe, formOf, may, roundLook } from './model.ts';
import { PickSlot } from './pick-slot.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { QuestionButtons } from './question-buttons.tsx';
import { seekerQuestions } from './questions.ts';
import { RoundTime } from './round-time.tsx';
import { clockOf, dayOf, dayText } from './times.ts';
import styles from './round.module.css';

/** Where to go, by the form: a link to press, a number to call, an address. */
function Place({ round }: { readonly round: MyRound }) {
  const form = formOf(round);
  const { place } = round;
  if (form === 2) {
    return place === '' ? (
      <p>面试官会打电话给您，请保持电话畅通</p>
    ) : (
      <p>
        电话：<a href={`tel:${place.replaceAll(/[^\d+]/g, '')}`}>{place}</a>
      </p>
    );
  }
  if (place === '') return null;
  if (form === 3) return <p className={styles.breaks}>地点：{place}</p>;
  return (
    <p className={styles.breaks}>
      会议：
      {/^https?:\/\//i.test(place) ? (
        <a href={place} target="_blank" rel="noreferrer noopener">
          {place}
        </a>
      ) : (
        place
      )}
    </p>
  );
}

/** A round of interviews with people, for its candidate: when, where, with whom, and the answers they can give. */
export function MyRoundCard({ round }: { readonly round: MyRound }) {
  const now = useNow();
  const [proposing, setProposing] = useState(false);
  const { label, tone } = roundLook(round);
  const { roundId, name, state, startsAt, endsAt, proposal, noShow, end, note } = round;
  const awaited = awaitedFromMe(round, now);

  return (
    <li className={styles.card}>
      <p className={styles.cardHead}>
        <strong>{name}</strong>
        <StatusTag tone={tone}>{label}</StatusTag>
        <span className={styles.about}>
          {round.form.label}面试 · {round.minutes} 分钟
        </span>
      </p>
      {startsAt !== null && endsAt !== null && (
        <p className={styles.when}>
          <RoundTime startsAt={startsAt} endsAt={endsAt} />
        </p>
      )}
      {(state === 'invited' || state === 'accepted') && (
        <div className={styles.facts}>
          {round.interviewers.length > 0 && <p>面试官：{round.interviewers.map((each) => each.name).join('、')}</p>}
          <Place round={round} />
          {note !== '' && <p className={styles.note}>{note}</p>}
        </div>
      )}
      {awaited !== '' && <p className={styles.awaited}>{awaited}</p>}
      {proposal !== null && (
        <p className={styles.about}>
          您提出的时间：
          {proposal.times.map((time) => `${dayText(dayOf(time.startsAt))} ${clockOf(time.startsAt)}`).join('、')}
          {proposal.stoodAt !== null && '。招聘方维持原来的时间'}
        </p>
      )}
      {noShow !== null && (
        <p className={styles.about}>
          {noShow.claimedBy === 'seeker' ? '您标记了招聘方未到场' : '招聘方标记您未到场'}：
          {noShowStateLabels[noShow.state]}
          {noShow.note !== '' && `，“${noShow.note}”`}
        </p>
      )}
      {end !== null && state !== 'noShow' && (
        <p className={styles.about}>
          {end.by === 'seeker' ? '您' : end.by === 'system' ? '系统' : '招聘方'}：
          {[end.reason === null ? label : roundEndReasonLabels[end.reason], end.note]
            .filter((each) => each !== '')
            .join('，')}
        </p>
      )}
      {may(round, 'accept') && <PickSlot round={round} />}
      <div className={styles.acts}>
        {may(round, 'propose') && (
          <Button onClick={() => setProposing(true)}>{state === 'accepted' ? '申请改时间' : '提出其他时间'}</Button>
        )}
        {round.state === 'accepted' && <CalendarFile roundId={roundId} />}
        <QuestionButtons roundId={roundId} questions={seekerQuestions(round)} />
      </div>
      <ProposeDialog round={round} open={proposing} onClose={() => setProposing(false)} />
    </li>
  );
}
