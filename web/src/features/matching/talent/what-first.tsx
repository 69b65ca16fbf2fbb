import type { ReactNode } from 'react';
import { useSession } from '#lib/session.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const steps = {
  NONE: { title: '认证企业之后，就能看到合适的人才', text: '提交营业执照，通常几分钟内完成。', label: '去认证' },
  FAIL: { title: '企业认证没有通过', text: '请看看原因，改正之后重新提交。', label: '重新认证' },
  ING: { title: '企业认证正在审核', text: '通过之后，就能在这里看到合适的人才。', label: '查看进度' },
} as const;

/** Talents are for verified companies alone (decisions §16): the others read what comes first. */
export function WhatFirst({ children }: { readonly children: ReactNode }) {
  const status = useSession((state) => state.authStatus);
  if (status === 'SUCCESS') return children;
  const { title, text, label } = steps[status];
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <LinkButton to="/hire/my/company-info" primary>
          {label}
        </LinkButton>
      }
    />
  );
}
