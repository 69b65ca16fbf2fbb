import type { Closing } from '@pinjian/contract/application-closing.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Modal } from 'antd';
import { Link } from 'react-router';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { closeMutation, closingQuery } from './api.ts';
import styles from './closing.module.css';

/** What has to be done first, with the way to where it is done. */
function InTheWay({ closing }: { readonly closing: Closing }) {
  const { positions, positionCount, candidateCount } = closing;
  const unnamed = positionCount - positions.length;
  return (
    <>
      <Alert type="warning" showIcon title="招聘还没有全部结束，处理完再回来退出公司。" />
      {positionCount > 0 && (
        <section className={styles.part}>
          <h3 className={styles.title}>没有关闭的职位，{positionCount} 个</h3>
          <ul className={styles.list}>
            {positions.map(({ positionId, title, status }) => (
              <li key={positionId} className={styles.position}>
                <span className={styles.name}>{title}</span>
                <StatusTag tone="neutral">{status.label}</StatusTag>
              </li>
            ))}
            {unnamed > 0 && <li>另有 {unnamed} 个</li>}
          </ul>
          <p>
            请在<Link to="/hire/positionManagement">职位管理</Link>中关闭；审核中的先撤回审核。
          </p>
        </section>
      )}
      {candidateCount > 0 && (
        <section className={styles.part}>
          <h3 className={styles.title}>还没有结果的候选人，{candidateCount} 位</h3>
          <p>
            请在<Link to="/hire/activeDelivery">主动投递</Link>和<Link to="/hire/candidateList">候选人</Link>
            中给出结果，不要让对方一直等。
          </p>
        </section>
      )}
    </>
  );
}

function Consequences({ isVerified }: { readonly isVerified: boolean }) {
  return (
    <>
      <p>您是公司唯一的成员，退出后公司随之关闭，不能撤销。</p>
      <ul className={styles.terms}>
        <li>您会立刻看不到公司的职位和候选人，之后可以创建或加入其他公司</li>
        <li>没有人能再加入这家公司，正在等待的加入申请会被谢绝，审核中的认证会结束</li>
        <li>公司资料、认证记录、职位和投递记录会保留，求职者仍能看到自己的投递结果</li>
        {isVerified && <li>以后要再用这个信用代码，需要重新创建公司并提交认领，由平台核对</li>}
      </ul>
    </>
  );
}

interface ClosingDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Runs once they are out. */
  readonly onLeft: () => void;
}

/** Leaving a company as its only member: what stands in the way, or what it means and the confirmation. */
export function ClosingDialog({ open, onClose, onLeft }: ClosingDialogProps) {
  const { data: closing, error, refetch } = useQuery({ ...closingQuery, enabled: open });
  const close = useMutation(closeMutation);
  const isFree = closing?.isAlone === true && closing.positionCount === 0 && closing.candidateCount === 0;

  return (
    <Modal
      open={open}
      title="退出并关闭公司"
      okText="退出并关闭公司"
      cancelText={isFree ? '取消' : '知道了'}
      width={520}
      centered
      confirmLoading={close.isPending}
      okButtonProps={{ danger: true, ...(isFree ? {} : { style: { display: 'none' } }) }}
      onOk={() => close.mutate(undefined, { onSuccess: onLeft })}
      onCancel={onClose}
    >
      <div className={styles.body}>
        {closing === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} title="退出前要检查的内容没有加载出来" />
        )}
        {closing === undefined && error === null && <LineSkeletons count={3} />}
        {closing?.isAlone === false && (
          <Alert type="warning" showIcon title="公司现在还有其他成员，请先把其中一位设为管理员，再退出公司。" />
        )}
        {closing?.isAlone === true && !isFree && <InTheWay closing={closing} />}
        {isFree && <Consequences isVerified={closing.isVerified} />}
      </div>
    </Modal>
  );
}
