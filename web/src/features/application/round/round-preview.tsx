import type { PlanColleague } from '@pinjian/contract/position-plan.ts';
import { formChoices, type RoundWords } from './model.ts';
import { after, spanText } from './times.ts';
import styles from './round.module.css';

interface RoundPreviewProps {
  readonly words: RoundWords;
  readonly title: string;
  readonly colleagues: readonly PlanColleague[];
}

/** What the candidate will read of the invitation. */
export function RoundPreview({ words, title, colleagues }: RoundPreviewProps) {
  const { name, form, minutes, place, note, times, interviewerIds } = words;
  const formLabel = formChoices.find(({ value }) => value === form)?.label ?? '';
  const people = colleagues.filter(({ memberId }) => interviewerIds.includes(memberId)).map((each) => each.name);
  return (
    <section className={styles.preview} aria-label="候选人会看到">
      <p className={styles.previewHead}>候选人会看到</p>
      <p>
        邀请您参加“{title}”的{name === '' ? '面试' : name}，{formLabel}，{minutes} 分钟
      </p>
      <p>
        {times.length === 0
          ? '时间：还没有选择'
          : times.length === 1
            ? `时间：${spanText(times[0] ?? '', after(times[0] ?? '', minutes))}`
            : `请从 ${times.length} 个时间中选一个：${times.map((time) => spanText(time, after(time, minutes))).join('；')}`}
      </p>
      {people.length > 0 && <p>面试官：{people.join('、')}</p>}
      {place !== '' && (
        <p className={styles.breaks}>
          {form === 2 ? '电话' : form === 1 ? '链接' : '地点'}：{place}
        </p>
      )}
      {note !== '' && <p className={styles.note}>{note}</p>}
      <p className={styles.about}>7 天内可以接受、提出其他时间或谢绝。</p>
    </section>
  );
}
