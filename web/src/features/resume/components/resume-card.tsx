import { MoreOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ResumeCard as Card } from '@pinjian/contract/resume.ts';
import { notify } from '#lib/notice.ts';
import { ActionMenu } from '#ui/action-menu.tsx';
import { confirm } from '#ui/confirm.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { copyMutation, deleteMutation, downloadMutation, setDefaultMutation } from '../api.ts';
import { cardLook, isReading, titleOffer, updatedText } from '../model.ts';
import { useFileItems } from '../file/components/use-file-items.ts';
import { useReturnPath } from '../returning/use-return-path.ts';
import { readingWords } from '../upload/components/upload-progress.tsx';
import { Completeness } from './completeness.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import styles from './resume-list.module.css';

const ShareDrawer = lazy(async () => ({ default: (await import('../share/components/share-drawer.tsx')).ShareDrawer }));

interface ResumeCardProps {
  readonly card: Card;
  readonly now: number;
  readonly onPreview: (card: Card) => void;
}

const fileWords = { pdf: '来自 PDF 文件', word: '来自 Word 文件', text: '来自文本文件' } as const;

async function sureToDelete(card: Card): Promise<boolean> {
  const file = card.fileKind === null ? '' : '和上传的原文件';
  const heir = card.isDefault ? '它是默认简历，删除后由最近更新的一份接替。' : '';
  return await confirm({
    title: `删除简历“${card.title}”？`,
    text: `简历内容${file}会一起删除，无法恢复。${heir}已经投递出去的不受影响。`,
    yes: '删除简历',
    danger: true,
  });
}

/** One resume in the list: what it is, how far it is, what can be done with it. */
export function ResumeCard({ card, now, onPreview }: ResumeCardProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const makeDefault = useMutation(setDefaultMutation);
  const remove = useMutation(deleteMutation);
  const download = useMutation(downloadMutation);
  const copy = useMutation(copyMutation);
  const files = useFileItems(card.resumeId);
  const look = cardLook(card);
  const { keep } = useReturnPath();
  const reading = isReading(card);
  const facts = [card.name, card.headline, card.fileKind === null ? '' : fileWords[card.fileKind]]
    .filter((fact) => fact !== '')
    .join(' · ');
  const titleId = `resume-${card.resumeId}`;

  async function askAndDelete() {
    if (await sureToDelete(card))
      remove.mutate(card.resumeId, { onSuccess: () => notify('success', `已删除“${card.title}”`) });
  }

  const items: NonNullable<MenuProps['items']> = [
    {
      key: 'default',
      label: '设为默认',
      disabled: card.isDefault || !card.confirmed,
      onClick: () => makeDefault.mutate(card.resumeId),
    },
    { key: 'rename', label: '重命名', onClick: () => setRenaming(true) },
    {
      key: 'copy',
      label: '另存一份',
      disabled: copy.isPending,
      onClick: () => copy.mutate(card.resumeId, { onSuccess: ({ title }) => notify('success', `已另存为“${title}”`) }),
    },
    {
      key: 'share',
      label: '分享链接',
      disabled: !card.confirmed,
      onClick: () => setSharing(true),
    },
    { type: 'divider' },
    ...(card.completeness > 0 ? [...files, { type: 'divider' } as const] : []),
    { key: 'delete', label: '删除', danger: true, onClick: () => void askAndDelete() },
  ];

  return (
    <article className={styles.card} aria-labelledby={titleId} aria-busy={reading || remove.isPending}>
      <div className={styles.cardHead}>
        <h2 id={titleId} className={styles.title}>
          {look.next === null ? (
            card.title
          ) : (
            <Link className={styles.titleLink} to={keep(look.next.to)}>
              {card.title}
            </Link>
          )}
        </h2>
        {card.isDefault && <StatusTag tone="accent">默认</StatusTag>}
        {look.mark !== null && <StatusTag tone={look.mark.tone}>{look.mark.label}</StatusTag>}
        {!reading && (
          <ActionMenu
            menu={{ items }}
            button={{
              className: styles.more,
              type: 'text',
              icon: <MoreOutlined aria-hidden />,
              'aria-label': `“${card.title}”的更多操作`,
            }}
          />
        )}
      </div>
      {facts !== '' && <p className={styles.facts}>{facts}</p>}
      {look.text !== '' && (
        <p
          className={card.parseState === 'failed' && !card.confirmed ? styles.warned : styles.facts}
          role={reading ? 'status' : undefined}
        >
          {reading ? readingWords[card.parseState] : look.text}
        </p>
      )}
      <div className={styles.cardFoot}>
        {!reading && <Completeness percent={card.completeness} />}
        <span className={styles.time}>{updatedText(card.updatedAt, now)}</span>
        <div className={styles.cardActions}>
          {reading && (
            <Button size="small" type="text" loading={remove.isPending} onClick={() => remove.mutate(card.resumeId)}>
              取消
            </Button>
          )}
          {!reading && card.completeness > 0 && (
            <>
              <Button type="text" onClick={() => onPreview(card)}>
                预览
              </Button>
              <Button
                type="text"
                loading={download.isPending}
                onClick={() => download.mutate({ resumeId: card.resumeId, name: card.name })}
              >
                下载 PDF
              </Button>
            </>
          )}
          {look.next !== null && (
            <Link to={keep(look.next.to)} className={card.confirmed ? styles.next : `${styles.next} ${styles.urgent}`}>
              {look.next.label}
            </Link>
          )}
        </div>
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDrawer resumeId={card.resumeId} title={card.title} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {isRenaming && (
        <RenameDialog
          resumeId={card.resumeId}
          title={card.title}
          offer={titleOffer(card.name, card.headline)}
          onClose={() => setRenaming(false)}
        />
      )}
    </article>
  );
}
