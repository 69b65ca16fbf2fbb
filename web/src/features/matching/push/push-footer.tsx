import { dismissalReasonLabels, dismissalReasons } from '@pinjian/contract/matching-dismissal.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton, PlainButton } from '#ui/button.tsx';
import { ReasonLine } from '../match/reason-line.tsx';
import { dismissMutation, pushesQuery, undoMutation } from './api.ts';
import styles from './push.module.css';

interface PushFooterProps {
  readonly positionId: string;
  readonly title: string;
  /** Where its application sheet opens. */
  readonly applyAt: string;
  /** Positions of the page that were pushed: their reasons come together. */
  readonly pageIds: readonly string[];
}

/** Below a position that was pushed: why, and the answer: 感兴趣 leads to the application, 不感兴趣 says why and can be taken back. */
export function PushFooter({ positionId, title, applyAt, pageIds }: PushFooterProps) {
  const { data, isPending } = useQuery(pushesQuery(pageIds));
  const [asking, setAsking] = useState(false);
  const dismiss = useMutation(dismissMutation);
  const undo = useMutation(undoMutation);
  const push = data?.find((each) => each.positionId === positionId);

  if (dismiss.isSuccess && !undo.isSuccess)
    return (
      <div className={styles.dismissed} role="status">
        <p>{dismiss.data.effect.text}</p>
        <button
          type="button"
          className={styles.undo}
          disabled={undo.isPending}
          onClick={() => undo.mutate(positionId)}
          aria-label={`撤销不感兴趣：${title}`}
        >
          撤销
        </button>
      </div>
    );

  function answer(reason: (typeof dismissalReasons)[number]) {
    undo.reset();
    dismiss.mutate({ positionId, reason }, { onSettled: () => setAsking(false) });
  }

  return (
    <div className={styles.footer}>
      <div className={styles.why} aria-busy={isPending}>
        {push !== undefined && <ReasonLine match={push.match} reader="seeker" />}
        {push?.lowered.map((text) => (
          <p key={text} className={styles.note}>
            {text}
          </p>
        ))}
      </div>
      {asking ? (
        <div className={styles.reasons} role="group" aria-label={`为什么不感兴趣：${title}`}>
          <span className={styles.note}>为什么不感兴趣？</span>
          {dismissalReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              className={styles.reason}
              disabled={dismiss.isPending}
              onClick={() => answer(reason)}
            >
              {dismissalReasonLabels[reason]}
            </button>
          ))}
          <button type="button" className={styles.undo} onClick={() => setAsking(false)}>
            取消
          </button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <LinkButton to={applyAt} primary>
            感兴趣，去投递<span className="visually-hidden">：{title}</span>
          </LinkButton>
          <PlainButton onClick={() => setAsking(true)}>
            不感兴趣<span className="visually-hidden">：{title}</span>
          </PlainButton>
        </div>
      )}
    </div>
  );
}
