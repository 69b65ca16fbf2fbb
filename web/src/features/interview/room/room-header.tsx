import type { RoomProgress } from '@pinjian/contract/interview-room.ts';
import { clockText } from '../model.ts';
import styles from './room-header.module.css';
import { secondsLeft } from './state.ts';
import type { RoomState } from './state.ts';
import { useEverySecond } from './use-every-second.ts';

/** Whole minutes left at which a listener is told. */
const milestones = [10, 5, 1] as const;

function Steps({ progress }: { readonly progress: RoomProgress | null }) {
  const question = progress?.question ?? null;
  if (question === null)
    return <p className={styles.count}>{progress?.closing === true ? '现在轮到您提问' : '还没开始提问'}</p>;
  const { index, total } = question;
  return (
    <div className={styles.steps}>
      <p className={styles.count}>
        第 <strong>{index + 1}</strong> / {total} 题
      </p>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, at) => (
          <span key={at} className={at < index ? styles.done : at === index ? styles.now : undefined} />
        ))}
      </div>
    </div>
  );
}

function Clocks({ room }: { readonly room: RoomState }) {
  const left = secondsLeft(room, useEverySecond());
  if (left === null) return null;
  const late = left.total < 60;
  const milestone = milestones.findLast((minutes) => left.total <= minutes * 60);
  return (
    <div className={styles.clocks}>
      {left.question !== null && (
        <p className={styles.clock}>
          本题 <span className={styles.figure}>{left.question > 0 ? clockText(left.question) : '可以收尾了'}</span>
        </p>
      )}
      <p className={late ? `${styles.clock} ${styles.late}` : styles.clock}>
        全场 <span className={styles.figure}>{left.total > 0 ? clockText(left.total) : '时间到，请说完'}</span>
      </p>
      <span className="visually-hidden" role="status">
        {milestone === undefined ? '' : `全场还剩不到 ${milestone} 分钟`}
      </span>
    </div>
  );
}

interface RoomHeaderProps {
  readonly room: RoomState;
  readonly title: string;
  /** The company that asks for it, or what kind of practice it is. */
  readonly host: string;
  readonly onPause: () => void;
  readonly onEnd: () => void;
}

/** The slim bar: what this is, how far it went, how long is left, and the two ways out. */
export function RoomHeader({ room, title, host, onPause, onEnd }: RoomHeaderProps) {
  const { progress, link } = room;
  const canPause = link === 'live' && (progress?.phase === 'asking' || progress?.phase === 'pauseOffered');
  return (
    <header className={styles.header}>
      <div className={styles.what}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.company}>{host}</p>
      </div>
      <Steps progress={progress} />
      <Clocks room={room} />
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={onPause} disabled={!canPause}>
          暂停
        </button>
        <button type="button" className={styles.way} onClick={onEnd}>
          结束面试
        </button>
      </div>
    </header>
  );
}
