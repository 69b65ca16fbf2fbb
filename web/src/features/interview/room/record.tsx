import { useEffect, useRef } from 'react';
import { useMedia } from '#lib/media.ts';
import { Transcript } from '../components/transcript.tsx';
import { answersOnTheirWay, lastOfInterviewer } from './reading.ts';
import styles from './record.module.css';
import type { RoomState } from './state.ts';

/** How far from the end one may be and still be taken along, in pixels. */
const nearEnd = 80;

/** What was said so far, newest last, and what became of each answer. */
export function Record({ room }: { readonly room: RoomState }) {
  const list = useRef<HTMLElement>(null);
  const following = useRef(true);
  const onTheirWay = answersOnTheirWay(room);
  const length = room.turns.length + onTheirWay.length;
  // Above the record, where there is no room beside it, the stage shows the interviewer's newest words already. From the
  // answer on they stand above it here too: coming in later they would push it down while it is read.
  const belowStage = useMedia('(max-width: 1023px)');
  const newest = lastOfInterviewer(room.turns);
  const isUnanswered = newest === room.turns.at(-1) && onTheirWay.length === 0;
  const onStage = belowStage && room.speaking === null && isUnanswered ? newest : null;

  useEffect(() => {
    const element = list.current;
    if (length > 0 && element !== null && following.current) element.scrollTop = element.scrollHeight;
  }, [length]);

  return (
    <section
      ref={list}
      className={styles.record}
      aria-label="对话记录"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        following.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
    >
      <h2 className={styles.title}>对话记录</h2>
      <Transcript turns={room.turns.filter((turn) => turn !== onStage)} candidate="我" saved="已保存">
        {onTheirWay.map(({ id, text, seq }) => (
          <li key={id} className={styles.sent}>
            <p className={styles.text}>{text}</p>
            <p className={styles.note}>{noteOf(seq, room.link === 'live')}</p>
          </li>
        ))}
      </Transcript>
    </section>
  );
}

function noteOf(seq: number | null, live: boolean): string {
  if (seq !== null) return '已保存';
  return live ? '正在保存…' : '连上后自动送达';
}
