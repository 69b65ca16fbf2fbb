import { Button } from 'antd';
import type { ReactNode } from 'react';
import { HolidayTag } from '#ui/holiday-tag.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { scheduleViewLabels, scheduleViews, spanText, stepFrom, type ScheduleAt } from './address.ts';
import type { Day } from './days.ts';
import styles from './schedule.module.css';

interface ScheduleToolsProps {
  readonly at: ScheduleAt;
  readonly today: Day;
  /** Whether there is more to read than one's own. */
  readonly hasTeam: boolean;
  /** Whether there is room for more than a list. */
  readonly hasViews: boolean;
  readonly onShow: (change: Partial<ScheduleAt>) => void;
  /** At the end of the line. */
  readonly children: ReactNode;
}

const scopes = [
  { key: 'own', label: '我的' },
  { key: 'team', label: '团队' },
] as const;

/** Which days, whose, and in what shape. */
export function ScheduleTools({ at, today, hasTeam, hasViews, onShow, children }: ScheduleToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.when}>
        <Button onClick={() => onShow({ day: today })}>今天</Button>
        <Button aria-label="往前" icon={<ChevronIcon back />} onClick={() => onShow({ day: stepFrom(at, -1) })} />
        <Button aria-label="往后" icon={<ChevronIcon />} onClick={() => onShow({ day: stepFrom(at, 1) })} />
        <h2 className={styles.span} aria-live="polite">
          {spanText(at)}
        </h2>
        {at.view === 'day' && <HolidayTag day={at.day} />}
      </div>
      <div className={styles.choices}>
        {hasTeam && (
          <ChoiceChips
            label="谁的日程"
            choices={scopes}
            value={at.scope}
            onChange={(key) => onShow({ scope: key === 'team' ? 'team' : 'own' })}
          />
        )}
        {hasViews && (
          <ChoiceChips
            label="显示方式"
            choices={scheduleViews.map((view) => ({ key: view, label: scheduleViewLabels[view] }))}
            value={at.view}
            onChange={(key) => onShow({ view: scheduleViews.find((view) => view === key) ?? at.view })}
          />
        )}
        {children}
      </div>
    </div>
  );
}
