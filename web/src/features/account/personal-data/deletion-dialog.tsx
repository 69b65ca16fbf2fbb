import { deletionDays, type PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { Alert } from 'antd';
import { askForDeletion } from './api.ts';
import { OwnCodeDialog } from './own-code-dialog.tsx';
import styles from './personal-data.module.css';

interface DeletionDialogProps {
  readonly data: PersonalData;
  /** The present number, masked. */
  readonly phone: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAsked: () => Promise<void>;
}

/** What a deletion takes, what stays and why, what stands in its way; confirmed by a code to the phone. */
export function DeletionDialog({ data, ...props }: DeletionDialogProps) {
  const blocked = data.blockedBy !== null;
  return (
    <OwnCodeDialog {...props} title="注销账号" okText="申请注销" danger blocked={blocked} ask={askForDeletion}>
      {blocked && (
        <Alert
          type="warning"
          showIcon
          title="您是公司唯一的管理员，请先在“公司设置”的“成员”中把管理员交给一位同事，再注销账号。"
        />
      )}
      <p>
        申请后有 {deletionDays} 天时间考虑，期间重新登录就可以撤销。{deletionDays} 天后账号会被彻底删除，无法恢复。
      </p>
      <h3 className={styles.termsTitle}>会删除</h3>
      <ul>
        <li>手机号、邮箱、姓名、头像、实名认证信息和登录记录，求职者与招聘者两种身份一起删除</li>
        <li>简历和上传的文件、投递、面试记录与报告、收藏、消息；企业也不再能看到</li>
      </ul>
      <h3 className={styles.termsTitle}>会保留，但不再与您有关</h3>
      <ul>
        <li>公司资料、认证记录和职位属于公司；您在公司里的操作会保留，但不显示是谁</li>
        <li>依法需要留存的记录只保留编号和事实，不含姓名、手机号</li>
      </ul>
      {data.isOnlyMember && <p>您是公司唯一的成员，注销后公司的职位会全部关闭。</p>}
      <p>申请之后，企业就看不到您的简历和投递。建议先导出我的数据。</p>
    </OwnCodeDialog>
  );
}
