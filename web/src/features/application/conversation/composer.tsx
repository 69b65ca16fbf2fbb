import { wordsLimit, type Conversation } from '@pinjian/contract/application-conversation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './conversation.module.css';
import { isSendKey } from './model.ts';
import { keepDraft, post, readDraft } from './outbox.ts';
import { QuickReplies } from './quick-replies.tsx';
import { useComposed } from './use-composed.ts';

const accepted = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.webp';

/** Where one writes: Enter sends, Shift+Enter breaks the line; what is typed stays with the conversation. */
export function Composer({ conversation }: { readonly conversation: Conversation }) {
  const { applicationId, contactShown, side, otherName } = conversation;
  const client = useQueryClient();
  const [words, setWords] = useState(() => readDraft(applicationId));
  const [choosing, setChoosing] = useState(false);
  const field = useRef<HTMLTextAreaElement | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const given = useComposed((state) => state.given);
  const taken = useRef(given?.at ?? 0);

  useEffect(() => {
    if (given === null || given.applicationId !== applicationId || given.at === taken.current) return;
    taken.current = given.at;
    setWords(given.words);
    field.current?.focus();
  }, [given, applicationId]);

  function write(next: string) {
    setWords(next);
    keepDraft(applicationId, next);
  }

  function sendWords() {
    const meant = words.trim();
    if (meant === '') return;
    post(client, applicationId, { words: meant });
    write('');
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isSendKey(event)) return;
    event.preventDefault();
    sendWords();
  }

  function sendFile(file: File | undefined) {
    if (file !== undefined) post(client, applicationId, { file });
    if (picker.current !== null) picker.current.value = '';
  }

  return (
    <div className={styles.composer}>
      {choosing && (
        <QuickReplies
          side={side}
          typed={words.trim()}
          onChoose={(reply) => {
            write(words === '' ? reply : `${words}${reply}`);
            setChoosing(false);
            field.current?.focus();
          }}
        />
      )}
      <Input.TextArea
        ref={(area) => {
          field.current = area?.resizableTextArea?.textArea ?? null;
        }}
        value={words}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        maxLength={wordsLimit}
        autoSize={{ minRows: 1, maxRows: 5 }}
        placeholder={`发消息给${otherName}`}
        aria-label={`发消息给${otherName}`}
      />
      <div className={styles.tools}>
        <Button size="small" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          常用语
        </Button>
        <Button
          size="small"
          disabled={!contactShown}
          onClick={() => picker.current?.click()}
          title={contactShown ? undefined : '投递或交换联系方式后可以发送文件'}
        >
          发送文件
        </Button>
        <input
          ref={picker}
          className={styles.hiddenInput}
          type="file"
          accept={accepted}
          aria-label="选择要发送的文件"
          onChange={({ target }) => sendFile(target.files?.[0])}
        />
        <Button type="primary" disabled={words.trim() === ''} onClick={sendWords}>
          发送
        </Button>
      </div>
    </div>
  );
}
