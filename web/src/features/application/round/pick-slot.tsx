import { roundErrors, type MyRound } from '@pinjian/contract/application-round.ts';
import { calendarErrors } from '@pinjian/contract/calendar.ts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { HolidayTag } from '#ui/holiday-tag.tsx';
import { CallError } from '#lib/client.ts';
import { useNow } from '#lib/clock.ts';
import { actMutation, seekerActs } from './api.ts';
import { isPast } from './model.ts';
import { whyNot } from './reason-dialog.tsx';
import { RoundTime } from './round-time.tsx';
import { clockOf, dayOf, dayText } from './times.ts';
import styles from './round.module.css';

const taken: readonly number[] = [roundErrors.slotOver.code, calendarErrors.slotTaken.code];

/** The times that were offered: one tap chooses, the next one accepts. A single one is chosen already. */
export function PickSlot({ round }: { readonly round: MyRound }) {
  const now = useNow();
  const act = useMutation(actMutation);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [issue, setIssue] = useState<string | null>(null);
  const { roundId, from, version, slots } = round;
  const open = slots.filter(({ free, startsAt }) => free && !isPast(startsAt, now));
  const chosen = open.find(({ slotId }) => slotId === chosenId) ?? (open.length === 1 ? open[0] : undefined);

  async function accept(slotId: string) {
    setIssue(null);
    try {
      await act.mutateAsync({
        said: '已接受面试，请准时参加',
        run: () => seekerActs.accept({ roundId, from, version, slotId }),
      });
    } catch (error) {
      // The times that are left come with the round, which is asked for again.
      if (error instanceof CallError && taken.includes(error.code)) setChosenId(null);
      setIssue(whyNot(error));
    }
  }

  return (
    <div className={styles.pick}>
      {slots.length > 1 && <p className={styles.about}>选择一个时间：</p>}
      <div className={styles.slots} role="group" aria-label="可选的时间">
        {slots.map((slot) => {
          const isOpen = open.includes(slot);
          return (
            <button
              key={slot.slotId}
              type="button"
              className={styles.offered}
              aria-pressed={slot === chosen}
              disabled={!isOpen}
              onClick={() => (setChosenId(slot.slotId), setIssue(null))}
            >
              <RoundTime startsAt={slot.startsAt} endsAt={slot.endsAt} />
              <HolidayTag day={dayOf(slot.startsAt)} />
              {!isOpen && <span className={styles.about}>{slot.free ? '已过' : '已被约走'}</span>}
            </button>
          );
        })}
      </div>
      {open.length === 0 && <p className={styles.about}>这些时间都已不可选，可以提出其他时间。</p>}
      {issue !== null && <Alert type="error" showIcon title={issue} role="alert" className={styles.issue ?? ''} />}
      <Button
        type="primary"
        size="large"
        block
        loading={act.isPending}
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && void accept(chosen.slotId)}
      >
        {chosen === undefined
          ? '先选择时间'
          : `接受 ${dayText(dayOf(chosen.startsAt))} ${clockOf(chosen.startsAt)} 的面试`}
      </Button>
    </div>
  );
}
