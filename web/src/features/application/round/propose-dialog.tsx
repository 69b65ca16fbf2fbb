import { proposalLimit, type MyRound } from '@pinjian/contract/application-round.ts';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { actMutation, seekerActs } from './api.ts';
import { isPast } from './model.ts';
import { whyNot } from './reason-dialog.tsx';
import { readBeijing, zoneText } from './times.ts';
import styles from './round.module.css';

interface ProposeDialogProps {
  readonly round: MyRound;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for other times: up to five, with a word to the company. What is typed stays until it has arrived. */
export function ProposeDialog({ round, open, onClose }: ProposeDialogProps) {
  return open ? <Proposal key={round.roundId} round={round} onClose={onClose} /> : null;
}

function Proposal({ round, onClose }: Omit<ProposeDialogProps, 'open'>) {
  const now = useNow();
  const noteId = useId();
  const act = useMutation(actMutation);
  const [typed, setTyped] = useState<readonly string[]>(['']);
  const [note, setNote] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const { roundId, from, version, name } = round;
  useKeptDraft<{ readonly typed: readonly string[]; readonly note: string }>(`propose ${roundId}`, {
    read: () => (typed.every((each) => each === '') && note === '' ? undefined : { typed, note }),
    restore(kept) {
      setTyped(kept.typed);
      setNote(kept.note);
    },
  });

  async function send() {
    const times = [...new Set(typed.flatMap((each) => readBeijing(each) ?? []))];
    if (times.length === 0) return setIssue('请至少填写一个时间');
    if (times.some((time) => isPast(time, now))) return setIssue('有时间已经过去，请重新选择');
    setIssue(null);
    try {
      await act.mutateAsync({
        said: '已发给招聘方，对方答复后会通知您',
        run: () => seekerActs.propose({ roundId, from, version, times, note }),
      });
      onClose();
    } catch (error) {
      setIssue(whyNot(error));
    }
  }

  return (
    <Modal
      open
      title={`为${name}提出其他时间`}
      okText="发给招聘方"
      cancelText="再想想"
      confirmLoading={act.isPending}
      width={460}
      centered
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className={styles.about}>最多 {proposalLimit} 个，按北京时间填写。招聘方会改约，或请您按原来的时间答复。</p>
      <ul className={styles.proposed}>
        {typed.map((each, index) => {
          const time = readBeijing(each);
          const here = time === null ? '' : zoneText(time);
          return (
            <li key={index}>
              <Input
                type="datetime-local"
                aria-label={`第 ${index + 1} 个时间（北京时间）`}
                value={each}
                step={300}
                onChange={({ target }) => setTyped(typed.map((old, place) => (place === index ? target.value : old)))}
              />
              {here !== '' && <span className={styles.zone}>当地 {here}</span>}
            </li>
          );
        })}
      </ul>
      <Button
        type="dashed"
        disabled={typed.length >= proposalLimit || typed.includes('')}
        onClick={() => setTyped([...typed, ''])}
      >
        再加一个时间
      </Button>
      <div className={styles.field}>
        <label htmlFor={noteId}>想对招聘方说的话（选填）</label>
        <Input.TextArea
          id={noteId}
          value={note}
          maxLength={300}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder="例如：周三全天上课，其他时间都可以"
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {issue !== null && <Alert type="error" showIcon title={issue} role="alert" className={styles.issue ?? ''} />}
    </Modal>
  );
}
