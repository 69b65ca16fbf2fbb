import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { toFirstError } from '#lib/first-error.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { showFormFailure } from '#ui/form-issues.ts';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { companiesQuery } from '../api.ts';
import { companyLabel } from '../model.ts';
import { cancelJoinMutation, joinMutation, joinRequestQuery } from './api.ts';
import styles from './members.module.css';

interface Values {
  readonly targetCompanyId: string;
  readonly note?: string;
}

/** Finds a verified company by what is typed. */
function CompanySearch({ value, onChange, id }: { value?: string; onChange?: (id: string) => void; id?: string }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery(companiesQuery(q));
  const nothing = q === '' ? '输入公司名称的一部分' : isFetching ? '正在查找…' : '没有找到，公司可能还没有通过认证';
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      {...(onChange === undefined ? {} : { onChange })}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      placeholder="输入公司名称查找"
      notFoundContent={nothing}
      options={(data ?? []).map((company) => ({
        value: company.companyId,
        label: companyLabel(company),
      }))}
    />
  );
}

/**
 * Joining a company that is here already: ask, wait, and be let in. `onJoined` runs once an owner has said yes; what is
 * shown until then survives a reload.
 */
export function JoinPanel({ onJoined }: { readonly onJoined: () => Promise<void> }) {
  const [form] = Form.useForm<Values>();
  const { data: request, error, refetch } = useQuery(joinRequestQuery);
  const join = useMutation(joinMutation);
  const cancel = useMutation(cancelJoinMutation);
  const waited = useRef(false);
  const isWaiting = request?.state === 'pending';

  // A request that was waiting and is gone was accepted: taking it back is said here.
  useEffect(() => {
    if (isWaiting) waited.current = true;
    else if (waited.current && request === null) {
      waited.current = false;
      void onJoined();
    }
  }, [isWaiting, request, onJoined]);

  async function submit(values: Values) {
    try {
      await join.mutateAsync({ targetCompanyId: values.targetCompanyId, note: values.note ?? '' });
    } catch (failure) {
      showFormFailure(form, failure);
    }
  }

  async function takeBack(requestId: string, companyName: string) {
    const yes = await confirm({ title: `撤回加入「${companyName}」的申请？`, yes: '撤回申请' });
    if (!yes) return;
    waited.current = false;
    cancel.mutate(requestId);
  }

  if (error !== null && request === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="申请情况没有加载出来" />;
  if (request === undefined) return <LineSkeletons count={3} />;
  if (isWaiting)
    return (
      <div className={styles.waiting} role="status">
        <StatusTag tone="accent">等待答复</StatusTag>
        <p className={styles.waitingName}>{request.companyName}</p>
        <p className={styles.hint}>
          {dateTime(request.createdAt)} 提交。管理员同意后，这里会自动进入公司；也可以先联系对方在“公司设置”里答复。
        </p>
        {request.note !== '' && <p className={styles.hint}>您的说明：{request.note}</p>}
        <Button loading={cancel.isPending} onClick={() => void takeBack(request.requestId, request.companyName)}>
          撤回申请
        </Button>
      </div>
    );
  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={submit}
      scrollToFirstError={toFirstError}
    >
      {request?.state === 'refused' && (
        <p className={styles.refused} role="status">
          「{request.companyName}」没有同意您的申请{request.answer === '' ? '。' : `：${request.answer}`}
        </p>
      )}
      <Form.Item
        name="targetCompanyId"
        label="公司"
        extra="只能找到已经通过认证的公司"
        rules={[{ required: true, message: '请选择要加入的公司' }]}
      >
        <CompanySearch />
      </Form.Item>
      <Form.Item
        name="note"
        label="给管理员的说明"
        className={styles.counted}
        rules={[{ max: 100, message: '说明最多 100 个字' }]}
      >
        <Input.TextArea rows={3} maxLength={100} showCount placeholder="例如您的姓名和部门，方便对方确认" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={join.isPending}>
        申请加入
      </Button>
    </Form>
  );
}
