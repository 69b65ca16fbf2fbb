import type { Side } from '@pinjian/contract/application-conversation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { addReplyMutation, quickRepliesQuery, removeReplyMutation } from './api.ts';
import styles from './conversation.module.css';
import { builtInReplies } from './model.ts';

interface QuickRepliesProps {
  readonly side: Side;
  /** What stands in the field: it can be kept. */
  readonly typed: string;
  readonly onChoose: (words: string) => void;
}

/** Words to send again: one's own first, then those that everybody has. */
export function QuickReplies({ side, typed, onChoose }: QuickRepliesProps) {
  const { data: own = [], isError } = useQuery(quickRepliesQuery);
  const add = useMutation(addReplyMutation);
  const remove = useMutation(removeReplyMutation);
  const isKept = own.some(({ words }) => words === typed);
  return (
    <section aria-label="常用语">
      <ul className={styles.replies}>
        {own.map(({ replyId, words }) => (
          <li key={replyId} className={styles.reply}>
            <button type="button" className={styles.replyWords} onClick={() => onChoose(words)}>
              {words}
            </button>
            <Button
              type="text"
              size="small"
              loading={remove.isPending && remove.variables.replyId === replyId}
              onClick={() => remove.mutate({ replyId })}
              aria-label={`删除常用语：${words}`}
            >
              删除
            </Button>
          </li>
        ))}
        {builtInReplies[side].map((words) => (
          <li key={words} className={styles.reply}>
            <button type="button" className={styles.replyWords} onClick={() => onChoose(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      {isError && <p className={styles.note}>自己保存的常用语没有加载出来</p>}
      {typed !== '' && typed.length <= 200 && !isKept && (
        <Button type="link" size="small" loading={add.isPending} onClick={() => add.mutate({ words: typed })}>
          把输入的内容保存为常用语
        </Button>
      )}
    </section>
  );
}
