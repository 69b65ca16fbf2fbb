import type { SendToReview } from '@pinjian/contract/console-send.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { handledMutation, resendMutation, sendPageSize, sendsQuery } from '../api.ts';
import { aboutWords, channelWords } from '../model.ts';
import styles from './overview.module.css';

const looks = {
  unsure: { word: '待确认', tone: 'warning' },
  failed: { word: '发送失败', tone: 'danger' },
} as const;

const twice = {
  title: '再发送一次？',
  text: '这条通知可能已经送达，再次发送后对方可能收到两次。可以先和对方确认，或查看服务商的发送记录。',
  yes: '重新发送',
};

function Send({ send, now }: { readonly send: SendToReview; readonly now: number }) {
  const resend = useMutation(resendMutation);
  const handled = useMutation(handledMutation);
  const busy = resend.isPending || handled.isPending;
  const { word, tone } = looks[send.state];
  const name = `${aboutWords[send.about]}的${channelWords[send.channel]}`;

  async function again() {
    if (send.state === 'unsure' && !(await confirm(twice))) return;
    resend.mutate(send.sendId, { onSuccess: () => notify('success', '已重新发送，请稍后查看结果') });
  }

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <StatusTag tone={tone}>{word}</StatusTag>
          {name}
        </p>
        <p className={styles.facts}>
          {messageTime(send.settledAt, now)}，共尝试 {send.attempts} 次 ·{' '}
          <Link to={`/console/people/${send.personId}`}>查看用户</Link>
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          loading={handled.isPending}
          disabled={busy}
          aria-label={`把${name}标为已处理`}
          onClick={() => handled.mutate(send.sendId, { onSuccess: () => notify('success', '已标为已处理') })}
        >
          标为已处理
        </Button>
        <Button loading={resend.isPending} disabled={busy} aria-label={`重新发送${name}`} onClick={() => void again()}>
          重新发送
        </Button>
      </div>
    </li>
  );
}

/** 短信和邮件通知 that failed, or of which nobody knows whether they arrived: what becomes of them is an admin's to say. */
export function SendsSection() {
  const [current, setCurrent] = useState(1);
  const { data, error, refetch } = useQuery(sendsQuery(current));
  const now = useNow();
  // The last one of the last page is dealt with.
  if (data?.records.length === 0 && current > 1) setCurrent(1);
  return (
    <Section
      title="没有确认送达的通知"
      text="“待确认”表示发送时连接中断，可能已经送达，不会自动重发；“发送失败”表示多次尝试后仍被拒绝。"
    >
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="通知没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={3} />
      ) : data.total === 0 ? (
        <p className={styles.none}>目前没有需要处理的通知。</p>
      ) : (
        <ul className={styles.list}>
          {data.records.map((send) => (
            <Send key={send.sendId} send={send} now={now} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pages current={current} pageSize={sendPageSize} total={data.total} onChange={setCurrent} />
      )}
    </Section>
  );
}
