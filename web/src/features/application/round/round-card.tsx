import { noShowStateLabels, roundEndReasonLabels, type Round } from '@pinjian/contract/application-round.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNow } from '#lib/clock.ts';
import { useSession } from '#lib/session.ts';
import { LinkButton } from '#ui/button.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { interviewPath } from '../schedule/use-round-path.ts';
import { actMutation, companyActs } from './api.ts';
import { CalendarFile } from './calendar-file.tsx';
import { InterviewersButton } from './interviewers-button.tsx';
import { awaitedFrom, isPast, may, roundLook } from './model.ts';
import { QuestionButtons } from './question-buttons.tsx';
import { companyQuestions } from './questions.ts';
import { RoundTime } from './round-time.tsx';
import { clockOf, dayOf, dayText } from './times.ts';
import styles from './round.module.css';

interface RoundCardProps {
  readonly round: Round;
  /** Opens the sheet for another time; with one that the candidate proposed. */
  readonly onReschedule: (takenUp: string | null) => void;
}

/** One round of a candidate, for the company: how it stands, when and where, who acts next, what can be done. */
export function RoundCard({ round, onReschedule }: RoundCardProps) {
  const now = useNow();
  const act = useMutation(actMutation);
  const me = useSession((state) => state.user?.userId);
  const interviews = round.interviewers.some(({ userId }) => userId === me);
  const { label, tone } = roundLook(round);
  const { roundId, from, version, name, startsAt, endsAt, proposal, noShow, end } = round;
  const chosen = { roundId, from, version };
  const awaited = awaitedFrom(round, now);
  const isOpen = proposal !== null && proposal.stoodAt === null && (may(round, 'letStand') || may(round, 'reschedule'));

  return (
    <li className={styles.card}>
      <p className={styles.cardHead}>
        <strong>{name}</strong>
        <StatusTag tone={tone}>{label}</StatusTag>
      </p>
      {startsAt !== null && endsAt !== null ? (
        <RoundTime startsAt={startsAt} endsAt={endsAt} />
      ) : (
        round.state === 'invited' && <p>提供了 {round.slots.length} 个时间供选择</p>
      )}
      <p className={styles.about}>
        {round.form.label} · {round.minutes} 分钟
        {round.interviewers.length > 0 && ` · ${round.interviewers.map((each) => each.name).join('、')}`}
      </p>
      {round.place !== '' && <p className={`${styles.about} ${styles.breaks}`}>{round.place}</p>}
      {awaited !== '' && <p className={styles.awaited}>{awaited}</p>}
      {isOpen && (
        <div className={styles.proposal}>
          <p>候选人希望改到：</p>
          <div className={styles.acts}>
            {proposal.times.map((time) => (
              <Button
                key={time.startsAt}
                disabled={isPast(time.startsAt, now) || !may(round, 'reschedule')}
                aria-label={`改到 ${dayText(dayOf(time.startsAt))} ${clockOf(time.startsAt)}`}
                onClick={() => onReschedule(time.startsAt)}
              >
                {dayText(dayOf(time.startsAt))} {clockOf(time.startsAt)}
              </Button>
            ))}
          </div>
          {proposal.note !== '' && <p className={styles.note}>“{proposal.note}”</p>}
        </div>
      )}
      {noShow !== null && (
        <p className={styles.about}>
          {noShow.claimedBy === 'seeker' ? '候选人说企业未到场' : '已标记候选人未到场'}：
          {noShowStateLabels[noShow.state]}
          {noShow.note !== '' && `，“${noShow.note}”`}
        </p>
      )}
      {end !== null && (
        <p className={styles.about}>
          {end.by === 'seeker' ? '候选人' : end.by === 'system' ? '系统' : '企业'}：
          {[end.reason === null ? label : roundEndReasonLabels[end.reason], end.note]
            .filter((each) => each !== '')
            .join('，')}
        </p>
      )}
      <div className={styles.acts}>
        {may(round, 'markHeld') && (
          <Button
            type="primary"
            loading={act.isPending}
            onClick={() => act.mutate({ said: '已标记为完成', run: () => companyActs.markHeld(chosen) })}
          >
            已完成面试
          </Button>
        )}
        {(round.state === 'accepted' || round.state === 'held') && interviews && (
          <LinkButton to={interviewPath(round)}>面试材料与评分</LinkButton>
        )}
        {round.state === 'held' && !interviews && <LinkButton to={interviewPath(round)}>查看评议</LinkButton>}
        {may(round, 'reschedule') && <Button onClick={() => onReschedule(null)}>更改时间</Button>}
        {may(round, 'changeInterviewers') && <InterviewersButton round={round} />}
        {round.state === 'accepted' && <CalendarFile roundId={roundId} />}
        <QuestionButtons roundId={roundId} questions={companyQuestions(round)} />
      </div>
    </li>
  );
}
