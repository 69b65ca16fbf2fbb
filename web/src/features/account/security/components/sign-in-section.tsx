import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '#lib/session.ts';
import { Section } from '#ui/section.tsx';
import { SwitchRoleButton } from '../../components/switch-role.tsx';
import styles from './security.module.css';

const ChangePhoneDialog = lazy(async () => ({
  default: (await import('./change-phone-dialog.tsx')).ChangePhoneDialog,
}));

/** 账号: the number that one signs in with, and the other identity. */
export function SignInSection() {
  const phone = useSession((state) => state.user?.phone ?? '');
  const role = useSession((state) => (state.role === 'employer' ? '招聘者' : '求职者'));
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Section title="账号与安全">
      <div className={styles.list}>
        <div className={styles.row}>
          <div className={styles.what}>
            <p className={styles.name}>登录手机号</p>
            <p className={styles.facts}>用于登录和接收验证码，不会直接展示给他人</p>
          </div>
          <span className={`${styles.value} figures`}>{phone}</span>
          <Button onClick={() => setDialog('open')}>更换手机号</Button>
        </div>
        <div className={styles.row}>
          <div className={styles.what}>
            <p className={styles.name}>当前身份</p>
            <p className={styles.facts}>同一个手机号可以既是求职者，也是招聘者</p>
          </div>
          <span className={styles.value}>{role}</span>
          <SwitchRoleButton className={styles.switch} />
        </div>
      </div>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <ChangePhoneDialog phone={phone} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </Section>
  );
}
