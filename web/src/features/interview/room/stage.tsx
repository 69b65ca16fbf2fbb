import type { RoomState } from './state.ts';
import { Presence } from './presence.tsx';
import { askedNow, freshMs, lastOfInterviewer, presenceOf, presenceWords } from './reading.ts';
import styles from './stage.module.css';
import { useFresh } from './use-fresh.ts';

/** From here on a question is set smaller, so that it fits beside a keyboard. */
const longText = 70;

/** The interviewer and the open question, which stays in sight whatever else is said. */
export function Stage({ room }: { readonly room: RoomState }) {
  const last = lastOfInterviewer(room.turns);
  const fresh = useFresh(room.heard, freshMs(last?.text ?? ''));
  const presence = presenceOf(room, fresh);
  const { lead, aside, question, followUp } = askedNow(room);
  const reconnecting = room.link === 'reconnecting';
  return (
    <section className={styles.stage} aria-label="面试官">
      <div className={styles.figure}>
        <div className={styles.presence}>
          <Presence state={presence} />
        </div>
        <p className={styles.state}>{reconnecting ? '正在重连' : presenceWords[presence]}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard */}
      <div className={styles.words} tabIndex={0}>
        {room.speaking === null ? (
          <>
            {lead !== '' && <p className={styles.aside}>{lead}</p>}
            {question !== null && (
              <h2
                key={`question-${room.progress?.question?.turn}`}
                className={question.length > longText ? `${styles.question} ${styles.long}` : styles.question}
              >
                {followUp && <span className={styles.tag}>追问</span>}
                {question}
              </h2>
            )}
            {/* Below the question, which stays where it is read whatever is said since. */}
            <p key={`aside-${last?.seq}`} className={styles.aside}>
              {last === null ? '面试官马上就到…' : aside}
            </p>
          </>
        ) : (
          <p className={styles.caption} data-speaking>
            {room.speaking.text}
          </p>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {last === null ? '' : `面试官：${last.text}`}
      </p>
    </section>
  );
}
