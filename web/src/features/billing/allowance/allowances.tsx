import { maxAllowance, maxLowBalance, type MemberAllowance } from '@pinjian/contract/billing-use.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { toFirstError } from '#lib/first-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { forgetIssues, showFormFailure } from '#ui/form-issues.ts';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { useKeptForm } from '#ui/use-kept-form.ts';
import {
  allowancesQuery,
  memberNamesQuery,
  overviewQuery,
  setAllowanceMutation,
  setLowBalanceMutation,
} from '../wallet/api.ts';
import styles from './allowance.module.css';

interface RowProps {
  readonly record: MemberAllowance;
  readonly name: string;
  readonly mayManage: boolean;
}

interface RowValues {
  readonly credits: number | null;
}

function Row({ record, name, mayManage }: RowProps) {
  const [form] = Form.useForm<RowValues>();
  const [changed, setChanged] = useState(false);
  const save = useMutation(setAllowanceMutation);
  const { memberId, credits, used } = record;
  useKeptForm(form, `allowance ${memberId}`, { changed, onRestored: () => setChanged(true) });

  function finish({ credits: wanted }: RowValues) {
    save.mutate(
      { memberId, credits: wanted ?? null },
      {
        onSuccess: () => setChanged(false),
        onError: (error) => showFormFailure(form, error),
      },
    );
  }

  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span>{name}</span>
        <span className={styles.muted}>
          本月已用 {unitsText(used, 'credit')}
          {credits === null ? ' · 不限' : ` / 最多 ${unitsText(credits, 'credit')}`}
        </span>
      </span>
      {mayManage && (
        <Form
          form={form}
          layout="inline"
          className={styles.form ?? ''}
          initialValues={{ credits }}
          onFinish={finish}
          scrollToFirstError={toFirstError}
          onValuesChange={(changes: object) => {
            forgetIssues(form, changes);
            setChanged(true);
          }}
        >
          <Form.Item name="credits">
            <InputNumber
              className={styles.field ?? ''}
              controls={false}
              min={0}
              max={maxAllowance}
              precision={0}
              suffix="额度/月"
              placeholder="不限"
              aria-label={`${name}每月最多使用的额度，不填为不限`}
            />
          </Form.Item>
          <Button htmlType="submit" loading={save.isPending} disabled={!changed} aria-label={`保存${name}的额度`}>
            保存
          </Button>
        </Form>
      )}
    </li>
  );
}

interface LowValues {
  readonly below: number | null;
}

function LowBalance({ below, mayManage }: { readonly below: number; readonly mayManage: boolean }) {
  const [form] = Form.useForm<LowValues>();
  const [changed, setChanged] = useState(false);
  const save = useMutation(setLowBalanceMutation);
  useKeptForm(form, 'lowBalance', { changed, onRestored: () => setChanged(true) });

  function finish({ below: wanted }: LowValues) {
    save.mutate(
      { below: wanted ?? 0 },
      {
        onSuccess: () => setChanged(false),
        onError: (error) => showFormFailure(form, error),
      },
    );
  }

  return (
    <Section title="余额提醒" text="可用额度低于这个数时通知公司管理员；填 0 为不提醒。">
      {mayManage ? (
        <Form
          form={form}
          layout="inline"
          className={styles.form ?? ''}
          initialValues={{ below }}
          onFinish={finish}
          scrollToFirstError={toFirstError}
          onValuesChange={(changes: object) => {
            forgetIssues(form, changes);
            setChanged(true);
          }}
        >
          <Form.Item name="below" rules={[{ required: true, message: '请填写额度，0 为不提醒' }]}>
            <InputNumber
              className={styles.field ?? ''}
              controls={false}
              min={0}
              max={maxLowBalance}
              precision={0}
              suffix="额度"
              aria-label="低于多少额度时提醒"
            />
          </Form.Item>
          <Button htmlType="submit" loading={save.isPending} disabled={!changed}>
            保存
          </Button>
        </Form>
      ) : (
        <p className={styles.muted}>
          {below === 0 ? '没有开启提醒' : `低于 ${unitsText(below, 'credit')}时提醒`}，由公司管理员设置。
        </p>
      )}
    </Section>
  );
}

/** How much each member may spend in a month, and when the company is told that it runs low. */
export function Allowances() {
  const { data, error, refetch } = useQuery(allowancesQuery);
  const members = useQuery(memberNamesQuery);
  const overview = useQuery(overviewQuery);
  const failure = error ?? members.error ?? overview.error;
  if (data === undefined || members.data === undefined || overview.data === undefined) {
    if (failure === null) return <CardSkeletons count={2} />;
    const again = () => void Promise.all([refetch(), members.refetch(), overview.refetch()]);
    return <ErrorState error={failure} onRetry={again} title="成员额度没有加载出来" />;
  }
  const { mayManage, lowBalance } = overview.data;
  const nameOf = (memberId: string) =>
    members.data.members.find((member) => member.memberId === memberId)?.name ?? '已离开的成员';
  return (
    <div>
      <Section
        title="成员额度"
        text="每位成员每月最多使用多少额度，每月 1 日重新计算；不填为不限。冻结的也算已用，退回后恢复。"
      >
        {!mayManage && <p className={styles.muted}>成员额度由公司管理员设置。</p>}
        {data.records.length === 0 ? (
          <EmptyState title="还没有能使用额度的成员" text="招聘成员和管理员可以使用额度。" />
        ) : (
          <ul className={styles.list}>
            {data.records.map((record) => (
              <Row
                key={`${record.memberId} ${record.credits}`}
                record={record}
                name={nameOf(record.memberId)}
                mayManage={mayManage}
              />
            ))}
          </ul>
        )}
      </Section>
      {lowBalance !== null && <LowBalance key={lowBalance.below} below={lowBalance.below} mayManage={mayManage} />}
    </div>
  );
}
