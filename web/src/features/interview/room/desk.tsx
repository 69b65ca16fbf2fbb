import type { RoomPhase, RoomSignal } from '@pinjian/contract/interview-room.ts';
import { Link } from 'react-router';
import { AnswerBox } from '../components/answer-box.tsx';
import { interviewsPath } from '../model.ts';
import styles from './desk.module.css';
import { canAnswer, canPress } from './reading.ts';
import type { Room } from './use-room.ts';

const keys: readonly { readonly signal: RoomSignal; readonly label: string }[] = [
  { signal: 'think', label: '我需要想一想' },
  { signal: 'repeat', label: '重复问题' },
  { signal: 'rephrase', label: '换个说法' },
  { signal: 'skip', label: '跳过' },
];

/** In these phases something is to be done before one can go on: beginning, coming back from a pause. */
const gated: readonly (RoomPhase | undefined)[] = ['greeted', 'paused', 'pauseOffered'];

function Gate({ room }: { readonly room: Room }) {
  const { progress, link, pressed } = room.state;
  const waits = link !== 'live' || pressed !== null;
  if (progress?.phase === 'greeted') {
    return (
      <button type="button" className={styles.primary} disabled={waits} onClick={() => room.press('ready')}>
        我准备好了，开始
      </button>
    );
  }
  return (
    <>
      <button type="button" className={styles.primary} disabled={waits} onClick={() => room.press('resume')}>
        继续面试
      </button>
      {progress?.phase === 'pauseOffered' ? (
        <button type="button" className={styles.key} disabled={waits} onClick={() => room.press('pause')}>
          先休息一下
        </button>
      ) : (
        <Link className={styles.leave} to={interviewsPath}>
          先离开，晚点再来
        </Link>
      )}
    </>
  );
}

function noteOf({ state: { link, refusal, draft, answers } }: Room): string {
  if (link === 'reconnecting') return '已保存，正在重连';
  if (link === 'connecting') return '正在连接';
  if (refusal !== null) return refusal.message;
  if (answers.some(({ seq }) => seq === null)) return '正在保存…';
  return draft === '' ? '' : '草稿已保存在本机';
}

function placeholderOf({ state: { progress } }: Room): string {
  if (progress?.phase === 'greeted') return '也可以先问问面试官';
  if (progress?.phase === 'paused') return '写好以后发送，就会继续';
  if (progress?.closing === true) return '想了解薪资、团队、班次……都可以问';
  return '写下您的回答。说说您自己做了什么、为什么、结果怎样';
}

interface DeskProps {
  readonly room: Room;
  /** Skipping is asked for once more, by the room. */
  readonly onSkip: () => void;
}

/** The candidate's side: the keys and the box. */
export function Desk({ room, onSkip }: DeskProps) {
  const { state } = room;
  const { progress } = state;
  return (
    <section className={styles.desk} aria-label="我的回答">
      <AnswerBox
        label="我的回答"
        placeholder={placeholderOf(room)}
        value={state.draft}
        onChange={room.type}
        onSend={room.answer}
        disabled={!canAnswer(state)}
        note={noteOf(room)}
        ready
      />
      {/* One line for whatever is to be pressed now, there before anything is: the box above it never moves. */}
      <div className={styles.line}>
        {gated.includes(progress?.phase) ? (
          <Gate room={room} />
        ) : progress?.closing === true ? (
          <button
            type="button"
            className={styles.primary}
            disabled={!canPress(state)}
            onClick={() => room.press('skip')}
          >
            没有要问的了，结束面试
          </button>
        ) : (
          progress !== null &&
          progress.question !== null && (
            <div className={styles.keys} role="group" aria-label="对面试官说">
              {keys.map(({ signal, label }) => (
                <button
                  key={signal}
                  type="button"
                  className={styles.key}
                  disabled={!canPress(state)}
                  onClick={() => (signal === 'skip' ? onSkip() : room.press(signal))}
                >
                  {label}
                </button>
              ))}
            </div>
          )
        )}
      </div>
    </section>
  );
}
