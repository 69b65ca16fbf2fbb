import type { Conversation, ConversationMessage } from '@pinjian/contract/application-conversation.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { AgentMark } from '#ui/tag.tsx';
import { withdrawMessageMutation } from './api.ts';
import { ContactCard } from './contact-card.tsx';
import styles from './conversation.module.css';
import { agentText, clockText, runsOfWords, sizeText, writerText } from './model.ts';

interface MessageBubbleProps {
  readonly message: ConversationMessage;
  readonly conversation: Conversation;
  readonly now: number;
  readonly onComplain: (message: ConversationMessage) => void;
}

function Words({ words, open }: { readonly words: string; readonly open: boolean }) {
  return (
    <div className={styles.bubble}>
      {runsOfWords(words, { host: location.host, open }).map(({ text, href }, index) =>
        href === null ? (
          <span key={index}>{text}</span>
        ) : (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        ),
      )}
    </div>
  );
}

function Content({ message, conversation, now }: Omit<MessageBubbleProps, 'onComplain'>) {
  const { file, kind, state, words, mine } = message;
  if (state === 'withdrawn') return <p className={styles.note}>{mine ? '您' : '对方'}撤回了一条消息</p>;
  if (kind === 'contact') return <ContactCard message={message} conversation={conversation} now={now} />;
  if (state === 'erased') return <p className={styles.note}>这条消息已删除</p>;
  if (file === null) return <Words words={words} open={conversation.contacts !== null} />;
  return (
    <a className={styles.file} href={file.url} target="_blank" rel="noopener noreferrer">
      <span>{file.name}</span>
      <span className={styles.note}>{sizeText(file.size)}</span>
    </a>
  );
}

/** One message with who wrote it, when, whether it was read, and what can be done about it. */
export function MessageBubble({ message, conversation, now, onComplain }: MessageBubbleProps) {
  const withdraw = useMutation(withdrawMessageMutation);
  const { applicationId, side, otherRead } = conversation;
  const own = message.side === side;
  const { agent } = message;
  const who = writerText(message, conversation);
  const isEvent = message.kind === 'contact';
  const said = message.state === 'sent' && !isEvent;
  const mayWithdraw = message.withdrawUntil !== null && new Date(message.withdrawUntil).getTime() > now;
  return (
    <li className={own && !isEvent ? `${styles.message} ${styles.own}` : styles.message} data-place={message.place}>
      {!isEvent && (who !== '' || agent !== undefined) && (
        <span className={styles.who}>
          {agent !== undefined && <AgentMark />} {[who, agentText(message, conversation)].filter(Boolean).join(' · ')}
        </span>
      )}
      <Content message={message} conversation={conversation} now={now} />
      {said && (
        <div className={styles.foot}>
          <time dateTime={message.sentAt}>{clockText(message.sentAt)}</time>
          {own && <span>{message.place <= otherRead ? '已读' : '未读'}</span>}
          {own && message.masked && <span>号码和链接对对方隐藏</span>}
          {mayWithdraw && (
            <Button
              type="link"
              size="small"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate({ applicationId, messageId: message.messageId })}
            >
              撤回
            </Button>
          )}
          {!own && (
            <Button type="text" size="small" className={styles.quiet ?? ''} onClick={() => onComplain(message)}>
              举报
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
