import { dismissalReasonLabels, dismissalReasons } from '@pinjian/contract/matching-dismissal.ts';
import type { RecommendedPosition } from '@pinjian/contract/matching-position-list.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import { useState, type ReactNode } from 'react';
import styles from './jobs.module.css';
import type { Moves } from './use-moves.ts';

interface CardFootProps {
  readonly recommended: RecommendedPosition;
  readonly index: number;
  readonly moves: Moves;
  /** Why it fits, drawn by the matching feature. */
  readonly drawWhy: (match: Match) => ReactNode;
}

/** Why a position is recommended, and how to be rid of it: 不感兴趣 asks for a reason in one press. */
export function CardFoot({ recommended, index, moves, drawWhy }: CardFootProps) {
  const { position, match, lowered } = recommended;
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.foot}>
      <div className={styles.why}>{drawWhy(match)}</div>
      {lowered.map((text) => (
        <p key={text} className={styles.lowered}>
          {text}
        </p>
      ))}
      {asking ? (
        <div className={styles.asking} role="group" aria-label={`对「${position.title}」不感兴趣的原因`}>
          {dismissalReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              className={styles.reason}
              disabled={moves.isBusy}
              onClick={() => moves.dismiss(position, index, reason)}
            >
              {dismissalReasonLabels[reason]}
            </button>
          ))}
          <button
            type="button"
            className={styles.block}
            disabled={moves.isBusy}
            onClick={() => moves.block(position, index)}
          >
            屏蔽公司
          </button>
          <button type="button" className={styles.quiet} onClick={() => setAsking(false)}>
            取消
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={styles.quiet}
          aria-label={`不感兴趣：${position.title}`}
          onClick={() => setAsking(true)}
        >
          不感兴趣
        </button>
      )}
    </div>
  );
}
