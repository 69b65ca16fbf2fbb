import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { confirm } from '#ui/confirm.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { notify } from '#lib/notice.ts';
import { removeMailMutation } from './api.ts';
import { MailForm } from './mail-form.tsx';
import styles from './profile.module.css';

/** The mail address of an account: where notices can go, once a code has proven it. */
export function MailCard({ mail }: { readonly mail: string | null }) {
  const [open, setOpen] = useState(false);
  const remove = useMutation(removeMailMutation);

  async function takeAway() {
    const question = { title: '解绑邮箱？', text: '解绑后不再向这个邮箱发送通知。', yes: '解绑邮箱', danger: true };
    if (!(await confirm(question))) return;
    // Of a failure the client has told the person.
    const [removed] = await Promise.allSettled([remove.mutateAsync()]);
    if (removed.status === 'fulfilled') notify('success', '邮箱已解绑');
  }

  return (
    <Section title="邮箱" text="绑定后可以用邮件接收面试邀请等通知，不会展示给其他人。">
      {open ? (
        <MailForm onDone={() => setOpen(false)} />
      ) : (
        <div className={styles.line}>
          {mail === null ? (
            <StatusTag>未绑定</StatusTag>
          ) : (
            <>
              <span className={styles.fixed}>{mail}</span>
              <StatusTag tone="success">已验证</StatusTag>
            </>
          )}
          <Button onClick={() => setOpen(true)}>{mail === null ? '绑定邮箱' : '更换邮箱'}</Button>
          {mail !== null && (
            <Button loading={remove.isPending} onClick={() => void takeAway()}>
              解绑
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
