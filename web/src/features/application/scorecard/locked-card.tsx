import { recommendationLabels } from '@pinjian/contract/application-scorecard-rating.ts';
import type { ColleagueCard, Scorecard } from '@pinjian/contract/application-scorecard.ts';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { newIdempotencyKey } from '#lib/client.ts';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { addendumMutation } from './api.ts';
import { answerText, clockText } from './model.ts';
import styles from './scorecard.module.css';

interface CardWordsProps {
  readonly card: Pick<ColleagueCard, 'content' | 'addenda'>;
}

/** What stands in a card that is handed in. */
export function CardWords({ card: { content, addenda } }: CardWordsProps) {
  const now = useNow();
  return (
    <div className={styles.words}>
      <p>
        <strong>{content.recommendation === null ? '' : recommendationLabels[content.recommendation]}</strong>
      </p>
      {content.summary !== '' && <p className={styles.prose}>{content.summary}</p>}
      <dl className={styles.given}>
        {content.marks.map(({ name, answer, evidence }) => (
          <div key={name}>
            <dt>
              {name}：{answerText(answer)}
            </dt>
            {evidence !== '' && <dd className={styles.prose}>{evidence}</dd>}
          </div>
        ))}
      </dl>
      {content.notes.length > 0 && (
        <ol className={styles.noteList} aria-label="面试笔记">
          {content.notes.map(({ at, words }, index) => (
            <li key={index} className={styles.note}>
              <span className={styles.noteTime}>{at === null ? '—' : clockText(at)}</span>
              <span className={styles.prose}>{words}</span>
            </li>
          ))}
        </ol>
      )}
      {addenda.map(({ addendumId, words, at }) => (
        <p key={addendumId} className={styles.prose}>
          <span className={styles.hint}>补充 {messageTime(at, now)}：</span>
          {words}
        </p>
      ))}
    </div>
  );
}

/** Adds to a card that is handed in. */
export function AddendumForm({ roundId }: { readonly roundId: string }) {
  const [words, setWords] = useState('');
  const [key, setKey] = useState(newIdempotencyKey);
  const add = useMutation(addendumMutation);
  useKeptDraft<string>(`addendum ${roundId}`, { read: () => (words === '' ? undefined : words), restore: setWords });

  async function send() {
    await add.mutateAsync({ roundId, key, words });
    setWords('');
    setKey(newIdempotencyKey());
  }

  return (
    <div className={styles.addendum}>
      <Input.TextArea
        aria-label="补充说明"
        placeholder="补充说明"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button disabled={words.trim() === ''} loading={add.isPending} onClick={() => void send()}>
        补充说明
      </Button>
    </div>
  );
}

/** One's own card once it is handed in: final, with what was added to it. */
export function LockedCard({ card }: { readonly card: Scorecard }) {
  const now = useNow();
  return (
    <div className={styles.card}>
      <p className={styles.lockedLine} role="status">
        已于 {card.lockedAt === null ? '' : messageTime(card.lockedAt, now)} 提交，不能再修改
      </p>
      <CardWords card={card} />
    </div>
  );
}
