import type { InvoiceTitle } from '@pinjian/contract/billing-invoice-title.ts';
import { mostTitles, subjectTypeLabels } from '@pinjian/contract/billing-invoice-title.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { removeTitleMutation, titlesQuery } from './api.ts';
import styles from './invoice.module.css';
import { TitleDialog } from './title-dialog.tsx';

function Row({ title, mayWrite, onEdit }: { title: InvoiceTitle; mayWrite: boolean; onEdit: () => void }) {
  const remove = useMutation(removeTitleMutation);
  async function ask() {
    const yes = await confirm({
      title: '删除这个抬头？',
      text: `${title.name}。已经申请的发票不变。`,
      yes: '删除',
      danger: true,
    });
    if (yes) remove.mutate(title.titleId);
  }
  return (
    <li className={styles.line}>
      <span className={styles.row}>
        <strong className={styles.name}>{title.name}</strong>
        {title.isDefault && <StatusTag tone="accent">默认</StatusTag>}
      </span>
      <span className={styles.muted}>
        {[subjectTypeLabels[title.subjectType], title.creditCode, title.mail].filter((each) => each !== '').join(' · ')}
      </span>
      {mayWrite && (
        <span className={styles.buttons}>
          <Button size="small" onClick={onEdit} aria-label={`修改抬头${title.name}`}>
            修改
          </Button>
          <Button
            size="small"
            type="text"
            danger
            loading={remove.isPending}
            aria-label={`删除抬头${title.name}`}
            onClick={() => void ask()}
          >
            删除
          </Button>
        </span>
      )}
    </li>
  );
}

/** The titles of a payer: the default first. */
export function TitleList() {
  const { data, error, refetch } = useQuery(titlesQuery);
  const [open, setOpen] = useState<InvoiceTitle | 'new' | null>(null);
  return (
    <Section
      title="发票抬头"
      action={
        data?.mayWrite === true && data.titles.length < mostTitles ? (
          <Button size="small" onClick={() => setOpen('new')}>
            新增抬头
          </Button>
        ) : undefined
      }
    >
      {data === undefined && error === null && <LineSkeletons count={2} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="抬头没有加载出来" />
      )}
      {data !== undefined && data.titles.length === 0 && (
        <p className={styles.muted}>还没有抬头。{data.mayWrite && '新增一个，申请发票时直接选用。'}</p>
      )}
      {data !== undefined && (
        <ul className={styles.list}>
          {data.titles.map((title) => (
            <Row key={title.titleId} title={title} mayWrite={data.mayWrite} onEdit={() => setOpen(title)} />
          ))}
        </ul>
      )}
      {open !== null && (
        <TitleDialog
          title={open === 'new' ? null : open}
          suggested={data?.suggested ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}
