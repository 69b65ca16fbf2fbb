import { Alert } from 'antd';
import { Link } from 'react-router';
import { useSession } from '#lib/session.ts';
import type { AuthStatus } from '#lib/session.ts';
import styles from './company-info.module.css';

const words: Readonly<Record<Exclude<AuthStatus, 'SUCCESS'>, { readonly title: string; readonly way: string }>> = {
  NONE: { title: '企业认证通过后才能发布职位；现在可以先写好草稿。', way: '去认证' },
  ING: { title: '企业认证正在审核，通过后就能发布；现在可以先写好草稿。', way: '查看进度' },
  FAIL: { title: '企业认证没有通过，修改后重新提交才能发布职位。', way: '查看原因' },
};

/** Says before anything is written what keeps it from being published; nothing for a verified company. */
export function UnverifiedNotice() {
  const status = useSession((state) => state.authStatus);
  if (status === 'SUCCESS') return null;
  const { title, way } = words[status];
  return (
    <Alert
      className={styles.unverified}
      type="info"
      showIcon
      title={title}
      action={
        <Link to="/hire/my/company-info" className="target">
          {way}
        </Link>
      }
    />
  );
}
