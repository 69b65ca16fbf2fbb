import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { createFeedMutation, feedQuery, revokeFeedMutation } from '../api.ts';
import styles from './feed.module.css';
import { wholeAddress } from '#lib/whole-address.ts';

/** 日历订阅: the private address by which one's own calendar shows the interviews that are settled. */
export function FeedSection() {
  const { data: feed, error, refetch } = useQuery(feedQuery);
  return (
    <Section
      title="日历订阅"
      text="把已确定的面试同步到手机或电脑的日历。知道地址的人就能看到这些面试，请不要转发；停用后立即失效。"
    >
      {error !== null && feed === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="日历订阅没有加载出来" />
      ) : feed === undefined ? (
        <LineSkeletons count={2} />
      ) : (
        <Feed feed={feed} />
      )}
    </Section>
  );
}

function Feed({ feed }: { readonly feed: { readonly createdAt: string; readonly readAt: string | null } | null }) {
  const create = useMutation(createFeedMutation);
  const revoke = useMutation(revokeFeedMutation);
  const [address, setAddress] = useState<string | null>(null);

  async function make() {
    const question = { title: '更换订阅地址？', text: '原来的地址会立即失效，需要在日历里重新添加。', yes: '更换地址' };
    if (feed !== null && !(await confirm(question))) return;
    // Of a failure the client has told the person.
    const [made] = await Promise.allSettled([create.mutateAsync()]);
    if (made.status === 'fulfilled') setAddress(wholeAddress(made.value.url, location.origin));
  }

  async function stop() {
    const question = { title: '停用日历订阅？', text: '日历里的面试不会再更新。', yes: '停用订阅', danger: true };
    if (!(await confirm(question))) return;
    const [stopped] = await Promise.allSettled([revoke.mutateAsync()]);
    if (stopped.status === 'rejected') return;
    setAddress(null);
    notify('success', '日历订阅已停用');
  }

  return (
    <>
      {address !== null && <NewAddress address={address} />}
      {feed !== null && (
        <p className={styles.facts}>
          {dateTime(feed.createdAt)} 生成，
          {feed.readAt === null ? '还没有日历读取过' : `最近读取 ${dateTime(feed.readAt)}`}
        </p>
      )}
      <div className={styles.actions}>
        <Button loading={create.isPending} onClick={() => void make()}>
          {feed === null ? '生成订阅地址' : '更换地址'}
        </Button>
        {feed !== null && (
          <Button danger loading={revoke.isPending} onClick={() => void stop()}>
            停用订阅
          </Button>
        )}
      </div>
    </>
  );
}

/** Shown this once: nobody here could show it again. */
function NewAddress({ address }: { readonly address: string }) {
  return (
    <div className={styles.made}>
      <p className={styles.once}>地址只显示这一次，请现在复制，并在日历里选择“通过网址订阅”。</p>
      <CopyField label="订阅地址" value={address} act="复制地址" />
    </div>
  );
}
