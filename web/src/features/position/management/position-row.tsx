import { MoreOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { PositionRow as Row } from '@pinjian/contract/position.ts';
import { Link, useNavigate } from 'react-router';
import { relativeTime, dateOnly } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { useNow } from '#lib/clock.ts';
import { ActionMenu } from '#ui/action-menu.tsx';
import { confirm } from '#ui/confirm.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { copyMutation, deleteMutation, moveMutation } from './api.ts';
import styles from './management.module.css';
import { canDelete, movesFrom, toneOf } from './status.ts';

const root = '/hire/positionManagement';

/** One position of the company, with what can be done with it. */
export function PositionRow({ position, allowed }: { readonly position: Row; readonly allowed: boolean }) {
  const move = useMutation(moveMutation);
  const copy = useMutation(copyMutation);
  const remove = useMutation(deleteMutation);
  const navigate = useNavigate();
  const { positionId, status } = position;
  const title = position.title === '' ? '未命名的草稿' : position.title;
  const updated = relativeTime(position.updatedAt, useNow());
  const place = [position.city?.name, position.district?.name].filter((part) => part !== undefined).join('·');
  const facts = [
    place,
    position.salaryText,
    position.experience?.label,
    position.education?.label,
    position.headCount === null ? undefined : `招 ${position.headCount} 人`,
  ];

  const moves = movesFrom(status.value).map(({ move: kind, label, done, question }) => {
    async function run() {
      if (question !== undefined && !(await confirm({ title: `${label}“${title}”？`, text: question, yes: label })))
        return;
      move.mutate({ positionId, move: kind }, { onSuccess: () => notify('success', done) });
    }
    return { key: kind, label, onClick: () => void run() };
  });
  async function removeDraft() {
    const question = {
      title: `删除“${title}”？`,
      text: '写好的内容会一并删除，不能恢复。',
      yes: '删除草稿',
      danger: true,
    };
    if (await confirm(question)) remove.mutate(positionId, { onSuccess: () => notify('success', '草稿已删除') });
  }
  const copying = {
    key: 'copy',
    label: '复制为新草稿',
    onClick: () => copy.mutate(positionId, { onSuccess: (made) => void navigate(`${root}/edit/${made.positionId}`) }),
  };
  const deletion = { key: 'delete', label: '删除草稿', danger: true, onClick: () => void removeDraft() };
  const items = [...moves, copying, ...(canDelete(status.value) ? [deletion] : [])];

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div className={styles.headline}>
          <Link className={styles.title} to={allowed ? `${root}/edit/${positionId}` : `${root}/preview/${positionId}`}>
            {title}
          </Link>
          <StatusTag tone={toneOf(status.value)}>{status.label}</StatusTag>
          {position.inReview && status.value !== positionStatus.review && (
            <StatusTag tone="warning">修改审核中</StatusTag>
          )}
          {position.hasChanges && !position.inReview && status.value !== 1 && (
            <StatusTag tone="accent">有未发布的修改</StatusTag>
          )}
        </div>
        <p className={styles.facts}>{facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')}</p>
        <p className={styles.when}>最近修改 {updated === '' ? dateOnly(position.updatedAt) : updated}</p>
      </div>
      <div className={styles.actions}>
        <Link to={`${root}/preview/${positionId}`} className="target">
          预览
        </Link>
        {allowed && (
          <Link to={`${root}/edit/${positionId}`} className="target">
            编辑
          </Link>
        )}
        {allowed && (
          <ActionMenu
            menu={{ items }}
            button={{
              type: 'text',
              icon: <MoreOutlined aria-hidden />,
              'aria-label': `${title} 的更多操作`,
              loading: move.isPending || remove.isPending || copy.isPending,
            }}
          />
        )}
      </div>
    </li>
  );
}
