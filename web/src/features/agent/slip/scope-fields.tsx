import { agentKindFacts } from '@pinjian/contract/agent-kind.ts';
import { Input, InputNumber } from 'antd';
import { useId, type ReactNode } from 'react';
import { Issue } from './issue.tsx';
import type { SlipFormProps } from './slip-form.tsx';
import styles from './slip.module.css';
import { WordList } from './word-list.tsx';

const fenOfYuan = 100;

/** What an agent is after, and where it stops: words, places, pay, companies. */
export function ScopeFields({
  kind,
  value,
  issues,
  onChange,
  children,
}: SlipFormProps & { readonly children: ReactNode }) {
  const id = useId();
  const isSeekers = agentKindFacts[kind].side === 'seeker';
  const pay = isSeekers ? value.salaryFloor : value.salaryCeiling;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-goal`} className={styles.name}>
          目标（可不填）
        </label>
        <Input.TextArea
          id={`${id}-goal`}
          value={value.goal}
          maxLength={300}
          autoSize={{ minRows: 2, maxRows: 5 }}
          placeholder={isSeekers ? '例如：找一份离家近、双休的前端工作' : '例如：一个月内招到两位能独立带项目的前端'}
          onChange={({ target }) => onChange({ goal: target.value })}
        />
        <Issue issues={issues} path="goal" />
      </div>
      {children}
      <div className={styles.field}>
        <label htmlFor={`${id}-pay`} className={styles.name}>
          {isSeekers ? '薪资底线' : '薪资预算上限'}
        </label>
        <InputNumber<number>
          id={`${id}-pay`}
          className={styles.whole ?? ''}
          controls={false}
          min={0}
          max={10_000_000}
          precision={0}
          suffix="元/月"
          placeholder={isSeekers ? '不设底线' : '不设上限'}
          value={pay === null ? null : Math.round(pay / fenOfYuan)}
          onChange={(yuan) => {
            const fen = yuan === null ? null : yuan * fenOfYuan;
            onChange(isSeekers ? { salaryFloor: fen } : { salaryCeiling: fen });
          }}
        />
        <Issue issues={issues} path={isSeekers ? 'salaryFloor' : 'salaryCeiling'} />
      </div>
      <WordList
        label={isSeekers ? '不投的公司' : '不联系哪些公司的人'}
        hint="写公司名称或其中一部分，例如“示例科技”，名称里有这几个字的都算。"
        placeholder="公司名称"
        value={value.companiesNever}
        most={50}
        longest={60}
        shortest={2}
        onChange={(companiesNever) => onChange({ companiesNever })}
      />
      <Issue issues={issues} path="companiesNever" />
    </>
  );
}
