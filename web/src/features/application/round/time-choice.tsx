import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { slotLimit } from '@pinjian/contract/application-round.ts';
import { conflictLabels } from '@pinjian/contract/calendar.ts';
import type { PlanColleague } from '@pinjian/contract/position-plan.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Tag } from 'antd';
import { useState } from 'react';
import { HolidayTag } from '#ui/holiday-tag.tsx';
import { holidayOn } from '#lib/holiday/holiday.ts';
import { useNow } from '#lib/clock.ts';
import { useMedia, wide } from '#lib/media.ts';
import { conflictsQuery, freeTimesQuery } from './api.ts';
import { isPast, toggled } from './model.ts';
import { whyNot } from './reason-dialog.tsx';
import { after, clockOf, dayOf, dayText, readBeijing, spanText, startOfDay, weekOf } from './times.ts';
import styles from './round.module.css';

interface TimeChoiceProps {
  readonly memberIds: readonly string[];
  readonly minutes: number;
  /** The round that is moved; null for a new one. */
  readonly except: string | null;
  readonly colleagues: readonly PlanColleague[];
  readonly value: readonly string[];
  readonly onChange: (times: string[]) => void;
}

/** As many weeks ahead as are shown. */
const weeksAhead = 8;

/** Chooses times from those that all interviewers have free, a week at a time, or writes one down. One time is fixed. */
export function TimeChoice(props: TimeChoiceProps) {
  const { memberIds, minutes, except, value, onChange } = props;
  const now = useNow();
  const isWide = useMedia(wide);
  const [week, setWeek] = useState(0);
  const [day, setDay] = useState<string | null>(null);
  const days = weekOf(now, week);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const { data, error, refetch } = useQuery(
    freeTimesQuery({ memberIds, minutes, except, from: startOfDay(first), to: after(startOfDay(last), 24 * 60) }),
  );
  const free = (data ?? []).map(({ startsAt }) => startsAt).filter((each) => !isPast(each, now));
  const shownDays = isWide ? days : days.filter((each) => each === (day ?? firstWith(free, days)));

  return (
    <div className={styles.choice}>
      <div className={styles.weekHead}>
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label="上一周"
          disabled={week === 0}
          onClick={() => (setDay(null), setWeek(week - 1))}
        />
        <span>
          {dayText(first)} – {dayText(last)}
        </span>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label="下一周"
          disabled={week >= weeksAhead}
          onClick={() => (setDay(null), setWeek(week + 1))}
        />
      </div>
      {!isWide && (
        <div className={styles.days} role="group" aria-label="日期">
          {days.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.day}
              aria-pressed={shownDays.includes(each)}
              onClick={() => setDay(each)}
            >
              {dayText(each)}
              <HolidayTag day={each} />
            </button>
          ))}
        </div>
      )}
      <div className={styles.week} aria-busy={data === undefined && memberIds.length > 0}>
        {memberIds.length === 0 && <p className={styles.about}>先选择面试官，再选他们都有空的时间。</p>}
        {error !== null && data === undefined && (
          <p role="alert" className={styles.about}>
            空闲时间没有加载出来：{whyNot(error)} <Button onClick={() => void refetch()}>重试</Button>
          </p>
        )}
        {data !== undefined && free.length === 0 && (
          <p className={styles.about}>这一周没有大家都有空的时间，可以看下一周，或在下面填写其他时间。</p>
        )}
        {data !== undefined &&
          free.length > 0 &&
          shownDays.map((each) => (
            <div key={each} className={styles.column} role="group" aria-label={dayText(each)}>
              {isWide && (
                <p className={styles.columnHead}>
                  {dayText(each)}
                  <HolidayTag day={each} />
                </p>
              )}
              {free
                .filter((time) => dayOf(time) === each)
                .map((time) => (
                  <button
                    key={time}
                    type="button"
                    className={styles.slot}
                    aria-pressed={value.includes(time)}
                    aria-label={`${dayText(each)} ${clockOf(time)}`}
                    disabled={!value.includes(time) && value.length >= slotLimit}
                    onClick={() => onChange(toggled(value, time, slotLimit))}
                  >
                    {clockOf(time)}
                  </button>
                ))}
              {!isWide && free.every((time) => dayOf(time) !== each) && (
                <p className={styles.about}>这一天没有大家都有空的时间</p>
              )}
            </div>
          ))}
      </div>
      <OtherTime value={value} onChange={onChange} now={now} />
      <Chosen {...props} isKnownFree={(time) => free.includes(time)} />
    </div>
  );
}

/** The first day of a week on which something is free. */
function firstWith(free: readonly string[], days: readonly string[]): string | undefined {
  return days.find((each) => free.some((time) => dayOf(time) === each)) ?? days[0];
}

interface OtherTimeProps {
  readonly value: readonly string[];
  readonly onChange: (times: string[]) => void;
  readonly now: number;
}

/** A time outside of what is free, which the company may fix all the same. */
function OtherTime({ value, onChange, now }: OtherTimeProps) {
  const [typed, setTyped] = useState('');
  const time = readBeijing(typed);
  const past = time !== null && isPast(time, now);
  return (
    <div className={styles.other}>
      <Input
        type="datetime-local"
        aria-label="其他时间（北京时间）"
        value={typed}
        step={300}
        status={past ? 'error' : ''}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        disabled={time === null || past || value.length >= slotLimit || value.includes(time)}
        onClick={() => {
          if (time === null) return;
          onChange(toggled(value, time, slotLimit));
          setTyped('');
        }}
      >
        添加其他时间
      </Button>
      {past && <span className={styles.issueText}>这个时间已经过去</span>}
    </div>
  );
}

/** What was chosen, with whatever stands in its way. */
function Chosen({ isKnownFree, ...props }: TimeChoiceProps & { readonly isKnownFree: (time: string) => boolean }) {
  const { value, minutes, onChange } = props;
  if (value.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label="已选的时间">
      {value.map((time) => (
        <li key={time}>
          <Tag
            closable={{ 'aria-label': `去掉 ${spanText(time, after(time, minutes))}` }}
            onClose={(event) => {
              event.preventDefault();
              onChange(value.filter((each) => each !== time));
            }}
          >
            {spanText(time, after(time, minutes))}
          </Tag>
          {holidayOn(dayOf(time)) !== null && <span className={styles.about}>{holidayOn(dayOf(time))?.text}</span>}
          {!isKnownFree(time) && <Conflicts {...props} startsAt={time} />}
        </li>
      ))}
    </ul>
  );
}

function Conflicts({
  memberIds,
  minutes,
  except,
  colleagues,
  startsAt,
}: TimeChoiceProps & { readonly startsAt: string }) {
  const { data = [] } = useQuery(conflictsQuery({ memberIds, minutes, except, startsAt }));
  if (data.length === 0) return null;
  const nameOf = (memberId: string) => colleagues.find((each) => each.memberId === memberId)?.name ?? '面试官';
  return (
    <span className={styles.issueText} role="status">
      {data.map(({ memberId, kind }) => `${nameOf(memberId)}${conflictLabels[kind]}`).join('，')}
    </span>
  );
}
