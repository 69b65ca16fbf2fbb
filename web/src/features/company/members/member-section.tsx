import type { CompanyMember, WaitingRequest } from '@pinjian/contract/company-member.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { dateTime, relativeTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { useSession } from '#lib/session.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { answerMutation, leaveMutation, membersQuery, removeMutation, roleMutation } from './api.ts';
import styles from './members.module.css';
import { roleOptions, roleWords } from './model.ts';

function RequestRow({ request }: { readonly request: WaitingRequest }) {
  const now = useNow();
  const answer = useMutation(answerMutation);
  const [role, setRole] = useState<CompanyRole>('recruiter');
  const { requestId, name, phone, note, createdAt } = request;

  async function refuse() {
    const yes = await confirm({
      title: `谢绝 ${name} 的加入申请？`,
      text: '对方会收到通知，之后可以再次申请。',
      yes: '谢绝',
    });
    if (yes) answer.mutate({ requestId, accept: false });
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          <StatusTag tone="accent">申请加入</StatusTag>
        </p>
        <p className={styles.hint}>
          {name === phone ? '' : `${phone} · `}
          {relativeTime(createdAt, now) || dateTime(createdAt)}
        </p>
        {note !== '' && <p className={styles.note}>“{note}”</p>}
      </div>
      <div className={styles.acts}>
        <Select
          aria-label={`${name} 的角色`}
          value={role}
          options={roleOptions}
          onChange={setRole}
          className={styles.role}
        />
        <Button
          type="primary"
          loading={answer.isPending}
          onClick={() =>
            answer.mutate(
              { requestId, accept: true, role },
              { onSuccess: () => notify('success', `${name} 已加入，角色为${roleWords[role].label}`) },
            )
          }
        >
          同意
        </Button>
        <Button disabled={answer.isPending} onClick={() => void refuse()}>
          谢绝
        </Button>
      </div>
    </li>
  );
}

function MemberRow({ member, mayChange }: { readonly member: CompanyMember; readonly mayChange: boolean }) {
  const change = useMutation(roleMutation);
  const remove = useMutation(removeMutation);
  const { memberId, name, phone, role, joinedAt, isMe } = member;

  async function choose(next: CompanyRole) {
    const loses = isMe && role === 'owner' && next !== 'owner';
    const question = {
      title: '不再担任管理员？',
      text: '之后您不能再管理公司资料、认证和成员，除非其他管理员再次授予。',
      yes: '不再担任',
      danger: true,
    };
    if (loses && !(await confirm(question))) return;
    change.mutate(
      { memberId, role: next },
      { onSuccess: () => notify('success', `${name} 的角色已改为${roleWords[next].label}`) },
    );
  }

  async function askToRemove() {
    const yes = await confirm({
      title: `把 ${name} 移出公司？`,
      text: '对方立刻看不到公司的职位和候选人。已经做过的操作和记录保留。',
      yes: '移出公司',
      danger: true,
    });
    if (yes) remove.mutate(memberId, { onSuccess: () => notify('success', `${name} 已移出公司`) });
  }

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          {isMe && <StatusTag tone="success">我</StatusTag>}
        </p>
        <p className={styles.hint}>
          {name === phone ? '' : `${phone} · `}
          {dateTime(joinedAt).slice(0, 10)} 加入 · {roleWords[role].may}
        </p>
      </div>
      <div className={styles.acts}>
        {mayChange ? (
          <Select
            aria-label={`${name} 的角色`}
            value={role}
            options={roleOptions}
            loading={change.isPending}
            onChange={(next) => void choose(next)}
            className={styles.role}
          />
        ) : (
          <StatusTag tone="neutral">{roleWords[role].label}</StatusTag>
        )}
        {mayChange && !isMe && (
          <Button danger loading={remove.isPending} onClick={() => void askToRemove()}>
            移出
          </Button>
        )}
      </div>
    </li>
  );
}

interface MemberSectionProps {
  /** Runs once one is out. */
  readonly onLeft: () => void;
  /** Runs where who is alone wants out: the company closes with that. */
  readonly onLeaveAlone: () => void;
}

/** 成员: who belongs to the company, who wants to, and one's own way out. */
export function MemberSection({ onLeft, onLeaveAlone }: MemberSectionProps) {
  const companyId = useSession((state) => state.user?.companyId ?? null);
  const mayChange = useSession((state) => state.permissions.includes('member.write'));
  const { data, error, refetch } = useQuery({ ...membersQuery, enabled: companyId !== null });
  const leave = useMutation(leaveMutation);
  if (companyId === null) return null;

  async function askToLeave() {
    const yes = await confirm({
      title: '退出公司？',
      text: '您会立刻看不到公司的职位和候选人，之后需要重新申请加入。',
      yes: '退出公司',
      danger: true,
    });
    if (yes) leave.mutate(undefined, { onSuccess: onLeft });
  }

  return (
    <Section
      title="成员"
      text="同事可以在登录后搜索公司名称，申请加入。"
      action={
        <Button
          danger
          loading={leave.isPending}
          onClick={() => (data?.members.length === 1 ? onLeaveAlone() : void askToLeave())}
        >
          退出公司
        </Button>
      }
    >
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="成员没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={3} />
      ) : (
        <ul className={styles.list}>
          {data.requests.map((request) => (
            <RequestRow key={request.requestId} request={request} />
          ))}
          {data.members.map((member) => (
            <MemberRow key={member.memberId} member={member} mayChange={mayChange} />
          ))}
        </ul>
      )}
    </Section>
  );
}
