import {
  noShowStateLabels,
  roundEndReasonLabels,
  seekerEndReasons,
  type MyRound,
} from '@pinjian/contract/application-round.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { StatusTag } from '#ui/tag.tsx';
import { actMutation, seekerActs } from './api.ts';
import { awaitedFromMe, formOf, may, roundLook } from './model.ts';
import { PickSlot } from './pick-slot.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { ReasonDialog, type Asked } from './reason-dialog.tsx';
import { RoundTime } from './round-time.tsx';
import { clockOf, dayOf, dayText } from './times.ts';
import styles from './round.module.css';

type SeekerReason = (typeof seekerEndReasons)[number];

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
  const act = useMutation(actMutation);
  const [proposing, setProposing] = useState(false);
  const [asked, setAsked] = useState<Asked<SeekerReason> | null>(null);
  const { label, tone } = roundLook(round);
  const { roundId, from, version, name, state, startsAt, endsAt, proposal, noShow, end, note } = round;
  const chosen = { roundId, from, version };
  const awaited = awaitedFromMe(round, now);

  const ask = (
    what: Pick<Asked<SeekerReason>, 'title' | 'text' | 'yes' | 'danger' | 'reasons'>,
    said: string,
    send: (given: { reason: SeekerReason | null; note: string }) => Promise<unknown>,
  ) =>
    setAsked({
      ...what,
      key: `${roundId} ${what.title}`,
      noteLabel: '想对招聘方说的话（选填）',
      onSend: (given) => act.mutateAsync({ said, run: () => send(given) }),
    });

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
        {may(round, 'decline') && (
          <Button
            onClick={() =>
              ask(
                {
                  title: `谢绝${name}？`,
                  text: '您的投递仍然有效，招聘方之后可以再次邀请您。',
                  yes: '谢绝面试',
                  danger: true,
                  reasons: seekerEndReasons,
                },
                '已谢绝，招聘方会收到通知',
                ({ reason, note: words }) => seekerActs.decline({ ...chosen, reason: reason ?? 'other', note: words }),
              )
            }
          >
            谢绝
          </Button>
        )}
        {may(round, 'cancel') && (
          <Button
            onClick={() =>
              ask(
                {
                  title: `取消${name}？`,
                  text: '招聘方会收到通知。只是时间不合适的话，可以申请改时间。',
                  yes: '取消面试',
                  danger: true,
                  reasons: seekerEndReasons,
                },
                '面试已取消，招聘方会收到通知',
                ({ reason, note: words }) => seekerActs.cancel({ ...chosen, reason: reason ?? 'other', note: words }),
              )
            }
          >
            取消面试
          </Button>
        )}
        {may(round, 'claimNoShow') && (
          <Button
            onClick={() =>
              ask(
                {
                  title: '招聘方没有到场？',
                  text: '招聘方会收到通知；对方确认，或 48 小时没有答复后生效。',
                  yes: '标记未到场',
                  danger: true,
                  reasons: [],
                },
                '已标记，等待招聘方答复',
                ({ note: words }) => seekerActs.claimNoShow({ ...chosen, note: words }),
              )
            }
          >
            招聘方未到场
          </Button>
        )}
        {may(round, 'answerNoShow') &&
          ([true, false] as const).map((confirm) => (
            <Button
              key={String(confirm)}
              onClick={() =>
                ask(
                  {
                    title: confirm ? '确认您没有到场？' : '对“未到场”有异议？',
                    text: confirm ? '这轮面试会记为未到场。' : '请说明当时的情况，招聘方看得到。',
                    yes: confirm ? '确认' : '提出异议',
                    reasons: [],
                  },
                  '已答复招聘方',
                  ({ note: words }) => seekerActs.answerNoShow({ ...chosen, confirm, note: words }),
                )
              }
            >
              {confirm ? '确认未到场' : '有异议'}
            </Button>
          ))}
      </div>
      <ProposeDialog round={round} open={proposing} onClose={() => setProposing(false)} />
      <ReasonDialog asked={asked} onClose={() => setAsked(null)} />
    </li>
  );
}
