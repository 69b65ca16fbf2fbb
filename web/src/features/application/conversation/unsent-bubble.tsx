import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import styles from './conversation.module.css';
import { marksOf } from './model.ts';
import { postAgain, takeOut, type Unsent } from './outbox.ts';

interface UnsentBubbleProps {
  readonly unsent: Unsent;
  /** Puts its words back where one writes. */
  readonly onEdit: (words: string) => void;
}

/** What has not arrived: on its way, to be tried again, or refused with the words that stand in its way. */
export function UnsentBubble({ unsent, onEdit }: UnsentBubbleProps) {
  const client = useQueryClient();
  const { key, words, fileName, state, why, objections } = unsent;
  const reasons = [...new Set(objections.map(({ message }) => message))];
  return (
    <li className={`${styles.message} ${styles.own}`}>
      <div className={styles.bubble}>
        {fileName ??
          marksOf(words, objections).map(({ text, isMarked }, index) =>
            isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
      </div>
      {state === 'sending' ? (
        <p className={styles.foot} role="status">
          发送中…
        </p>
      ) : (
        <div className={styles.foot}>
          <span className={styles.failed} role="alert">
            {state === 'failed' ? '未送达' : [why, ...reasons].join('：')}
          </span>
          {state === 'failed' && (
            <Button type="link" size="small" onClick={() => postAgain(client, key)}>
              重试
            </Button>
          )}
          {state === 'refused' && fileName === null && (
            <Button type="link" size="small" onClick={() => onEdit(takeOut(key))}>
              修改
            </Button>
          )}
          <Button type="link" size="small" onClick={() => takeOut(key)}>
            删除
          </Button>
        </div>
      )}
    </li>
  );
}
