import {
  employerEndReasons,
  noShowStateLabels,
  roundEndReasonLabels,
  type Round,
} from '@pinjian/contract/application-round.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { actMutation, companyActs } from './api.ts';
import { awaitedFrom, isPast, may, roundLook } from './model.ts';
import { ReasonDialog, type Asked } from './reason-dialog.tsx';
import { RoundTime } from './round-time.tsx';
import { clockOf, dayOf, dayText } from './times.ts';
import styles from './round.module.css';

type EmployerReason = (typeof employerEndReasons)[number];

interface RoundCardProps {
  readonly round: Round;
  /** Opens the sheet for another time; with one that the candidate proposed. */
  readonly onReschedule: (takenUp: string | null) => void;
}

/** One round of a candidate, for the company: how it stands, when and where, who acts next, what can be done. */
export function RoundCard({ round, onReschedule }: RoundCardProps) {
  const now = useNow();
  const act = useMutation(actMutation);
  const [asked, setAsked] = useState<Asked<EmployerReason> | null>(null);
  const { label, tone } = roundLook(round);
  const { roundId, from, version, name, candidate, startsAt, endsAt, proposal, noShow, end } = round;
  const chosen = { roundId, from, version };
  const awaited = awaitedFrom(round, now);
  const isOpen = proposal !== null && proposal.stoodAt === null && (may(round, 'letStand') || may(round, 'reschedule'));

  const ask = (
    what: Pick<Asked<EmployerReason>, 'title' | 'text' | 'yes' | 'danger' | 'reasons'>,
    said: string,
    send: (given: { reason: EmployerReason | null; note: string }) => Promise<unknown>,
  ) =>
    setAsked({
      ...what,
      key: `${roundId} ${what.title}`,
      noteLabel: '想对候选人说的话（选填）',
      onSend: (given) => act.mutateAsync({ said, run: () => send(given) }),
    });

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
        {may(round, 'reschedule') && <Button onClick={() => onReschedule(null)}>更改时间</Button>}
        {may(round, 'letStand') && (
          <Button
            onClick={() =>
              ask(
                {
                  title: `维持${name}原来的时间？`,
                  text: '候选人会收到通知，仍可按原时间答复。',
                  yes: '维持原时间',
                  reasons: [],
                },
                '已告知候选人维持原时间',
                ({ note }) => companyActs.letStand({ ...chosen, note }),
              )
            }
          >
            维持原时间
          </Button>
        )}
        {may(round, 'claimNoShow') && (
          <Button
            onClick={() =>
              ask(
                {
                  title: `${candidate.name}没有到场？`,
                  text: '对方会收到通知；对方确认，或 48 小时没有答复后生效。',
                  yes: '标记未到场',
                  danger: true,
                  reasons: [],
                },
                '已标记，等待对方答复',
                ({ note }) => companyActs.claimNoShow({ ...chosen, note }),
              )
            }
          >
            对方未到场
          </Button>
        )}
        {may(round, 'answerNoShow') &&
          ([true, false] as const).map((confirm) => (
            <Button
              key={String(confirm)}
              onClick={() =>
                ask(
                  {
                    title: confirm ? '确认企业未到场？' : '对“企业未到场”有异议？',
                    text: confirm ? '这轮面试会记为未到场。' : '请说明当时的情况，候选人看得到。',
                    yes: confirm ? '确认' : '提出异议',
                    reasons: [],
                  },
                  '已答复候选人',
                  ({ note }) => companyActs.answerNoShow({ ...chosen, confirm, note }),
                )
              }
            >
              {confirm ? '确认未到场' : '有异议'}
            </Button>
          ))}
        {may(round, 'cancel') && (
          <Button
            onClick={() =>
              ask(
                {
                  title: `取消${candidate.name}的${name}？`,
                  text: '候选人和面试官都会收到通知，之后可以再次邀请。',
                  yes: '取消面试',
                  danger: true,
                  reasons: employerEndReasons,
                },
                '面试已取消，双方都会收到通知',
                ({ reason, note }) => companyActs.cancel({ ...chosen, reason: reason ?? 'other', note }),
              )
            }
          >
            取消面试
          </Button>
        )}
      </div>
      <ReasonDialog asked={asked} onClose={() => setAsked(null)} />
    </li>
  );
}
