import { DeleteOutlined } from '@ant-design/icons';
import {
  maxOwnPoints,
  maxOwnWrongs,
  type OwnQuestion,
  type SetupOfPosition,
} from '@pinjian/contract/interview-setup.ts';
import { Button, Input, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { confirm } from '#ui/confirm.tsx';
import { formOptions, lackOf, weightOptions } from './model.ts';
import { PointRows } from './point-rows.tsx';
import { TrialPanel } from './trial-panel.tsx';
import styles from './setup.module.css';

interface QuestionCardProps {
  readonly positionId: string;
  readonly question: OwnQuestion;
  readonly index: number;
  /** Why it is not asked, as the server says of what is stored. */
  readonly issue: string | null;
  readonly competencies: SetupOfPosition['competencies'];
  readonly onChange: (question: OwnQuestion) => void;
  readonly onRemove: () => void;
}

const steps = [1, 3, 5] as const;

/** One question of the company's own: what is asked, what a good answer says, and a try at it. */
export function QuestionCard(props: QuestionCardProps) {
  const { positionId, question, index, issue, competencies, onChange, onRemove } = props;
  const [open, setOpen] = useState(question.text === '');
  const id = useId();
  const change = (changes: Partial<OwnQuestion>) => onChange({ ...question, ...changes });
  const scale = competencies.find(({ competencyId }) => competencyId === question.competency);
  const why = lackOf(question) ?? issue;
  const name = question.text.trim() === '' ? `第 ${index + 1} 题` : question.text.trim();

  async function remove() {
    const isEmpty = question.text.trim() === '' && question.points.every(({ label }) => label.trim() === '');
    if (isEmpty || (await confirm({ title: '删除这道题？', text: name, yes: '删除题目', danger: true }))) onRemove();
  }

  return (
    <li className={styles.question}>
      <div className={styles.head}>
        <button type="button" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className={styles.ordinal}>第 {index + 1} 题</span>
          {!open && <span className={styles.title}>{question.text}</span>}
          <span className={styles.toggle}>{open ? '收起' : '展开'}</span>
        </button>
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`删除${name}`}
          onClick={() => void remove()}
        />
      </div>
      {open && (
        <div className={styles.body}>
          <div className={styles.field}>
            <label htmlFor={`${id}-text`} className={styles.label}>
              题目，一次只问一件事
            </label>
            <Input.TextArea
              id={`${id}-text`}
              value={question.text}
              maxLength={200}
              autoSize={{ minRows: 2, maxRows: 6 }}
              placeholder="如 讲一次您说服客户改变主意的经历"
              onChange={({ target }) => change({ text: target.value })}
            />
          </div>
          <div className={styles.fields}>
            <div className={styles.field}>
              <span className={styles.label}>考察的能力项</span>
              <Select
                aria-label={`${name}考察的能力项`}
                value={question.competency}
                options={competencies.map(({ competencyId, name: label }) => ({ value: competencyId, label }))}
                onChange={(competency) => change({ competency })}
              />
            </div>
            <div className={styles.field}>
              <span className={styles.label}>想听什么</span>
              <Segmented
                aria-label={`${name}想听什么`}
                options={formOptions}
                value={question.form}
                onChange={(form) => change({ form })}
              />
            </div>
            <div className={styles.field}>
              <span className={styles.label}>分量</span>
              <Segmented
                aria-label={`${name}的分量`}
                options={weightOptions}
                value={question.weight}
                onChange={(weight) => change({ weight })}
              />
            </div>
          </div>
          <PointRows
            title="评分要点：好的回答会说到什么。没说到的可能会追问。"
            noun="评分要点"
            placeholder="如 先弄清客户顾虑"
            points={question.points}
            most={maxOwnPoints}
            onChange={(points) => change({ points })}
          />
          <PointRows
            title="不应出现的说法（可不填）：错误、危险或违规的做法，并写明听到什么话算这一条"
            noun="不应出现的说法"
            placeholder="如 承诺办不到的事"
            points={question.wrongs}
            most={maxOwnWrongs}
            onChange={(wrongs) => change({ wrongs })}
          />
          <details className={styles.anchors}>
            <summary>评分标准（可不填）：1、3、5 分的回答是什么样</summary>
            {steps.map((step) => (
              <div key={step} className={styles.anchor}>
                <label htmlFor={`${id}-${step}`}>{step} 分</label>
                <Input
                  id={`${id}-${step}`}
                  value={question.anchors[step]}
                  maxLength={120}
                  placeholder={scale?.anchors[step - 1] ?? ''}
                  onChange={({ target }) => change({ anchors: { ...question.anchors, [step]: target.value } })}
                />
              </div>
            ))}
          </details>
          <TrialPanel positionId={positionId} question={question} />
        </div>
      )}
      {why !== null && (
        <p className={styles.issue} role="status">
          暂不会问这道题：{why}
        </p>
      )}
    </li>
  );
}
