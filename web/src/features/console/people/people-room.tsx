import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { phoneInvalid, phoneRequired } from '@pinjian/contract/account.ts';
import { phonePattern } from '@pinjian/contract/person.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { listPeople } from '@pinjian/contract/console-person.ts';
import { dateTime } from '#lib/format/time.ts';
import { phoneDigits } from '#lib/format/phone.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { showFormFailure } from '#ui/form-issues.ts';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import styles from '../records/records.module.css';
import { identityWords } from '../records/words.ts';
import { findMutation, peopleQuery } from './api.ts';

type Person = Answer<typeof listPeople>['records'][number];

function PersonRow({ person }: { readonly person: Person }) {
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={`/console/people/${person.personId}`}>
        {person.maskedName ?? '未填写姓名'} <span className={styles.number}>{person.maskedPhone}</span>
      </Link>
      <span className={styles.tags}>
        {person.clientIds.map((clientId) => (
          <StatusTag key={clientId}>{identityWords[clientId]}</StatusTag>
        ))}
      </span>
      <span className={styles.when}>{dateTime(person.createdAt)} 注册</span>
    </li>
  );
}

/** Looks for one person by their whole number; `onFound` gets null where there is nobody. */
function FindForm({ onFound }: { readonly onFound: (person: Person | null) => void }) {
  const [form] = Form.useForm<{ phone: string }>();
  const find = useMutation(findMutation);
  async function submit({ phone }: { phone: string }) {
    try {
      onFound((await find.mutateAsync(phone)).person);
    } catch (error) {
      showFormFailure(form, error);
    }
  }
  return (
    <Form
      form={form}
      layout="inline"
      requiredMark={false}
      className={styles.find}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="phone"
        label="手机号"
        normalize={phoneDigits}
        validateTrigger="onSubmit"
        rules={[
          { required: true, message: phoneRequired },
          { pattern: phonePattern, message: phoneInvalid },
        ]}
      >
        <Input inputMode="numeric" autoComplete="off" placeholder="完整的 11 位手机号" maxLength={20} />
      </Form.Item>
      <Button htmlType="submit" type="primary" loading={find.isPending}>
        查找
      </Button>
    </Form>
  );
}

/** 用户: everybody, masked; one is found by their whole number, which is written down. */
export function PeopleRoom() {
  const [params, setParams] = useSearchParams();
  const current = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, refetch } = useQuery(peopleQuery(current));
  const [found, setFound] = useState<{ readonly person: Person | null } | null>(null);
  const records = found === null ? data?.records : [found.person].filter((person) => person !== null);
  return (
    <>
      <PageHeader title="用户" subtitle="手机号和姓名已隐藏。按手机号查找会写入操作记录。" />
      <div className={styles.tools}>
        <FindForm onFound={(person) => setFound({ person })} />
        {found !== null && <Button onClick={() => setFound(null)}>查看全部用户</Button>}
      </div>
      {error !== null && records === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="用户没有加载出来" />
      )}
      {records === undefined && error === null && <CardSkeletons count={4} />}
      {records?.length === 0 && (
        <EmptyState
          title={found === null ? '还没有用户' : '没有使用这个手机号的用户'}
          text={found === null ? '有人注册后，会出现在这里。' : '请核对号码是否完整。'}
        />
      )}
      {records !== undefined && records.length > 0 && (
        <ul className={styles.list}>
          {records.map((person) => (
            <PersonRow key={person.personId} person={person} />
          ))}
        </ul>
      )}
      {found === null && data !== undefined && (
        <Pages
          current={current}
          pageSize={queuePageSize}
          total={data.total}
          onChange={(page) => setParams(page === 1 ? {} : { page: String(page) })}
        />
      )}
    </>
  );
}
