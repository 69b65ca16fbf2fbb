import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons';
import { maxInterviewers, roundMinutes, type PlanColleague, type PlanRound } from '@pinjian/contract/position-plan.ts';
import { Button, Input, InputNumber, Segmented, Select } from 'antd';
import { useId } from 'react';
import { CompetencyRows, type SuggestedCompetency } from './competency-rows.tsx';
import { formOptions, roundIssue } from './model.ts';
import { beginDrag } from './use-round-drag.ts';
import styles from './plan.module.css';

interface PlanRoundCardProps {
  readonly round: PlanRound;
  readonly index: number;
  readonly count: number;
  readonly colleagues: readonly PlanColleague[];
  readonly suggestions: readonly SuggestedCompetency[];
  readonly onChange: (round: PlanRound) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One round of the plan: who, how, how long, and what they look at. */
export function PlanRoundCard(props: PlanRoundCardProps) {
  const { round, index, count, colleagues, suggestions, onChange, onMove, onRemove } = props;
  const label = round.name.trim() === '' ? `第 ${index + 1} 轮` : `“${round.name.trim()}”`;
  const change = (changes: Partial<PlanRound>) => onChange({ ...round, ...changes });
  const issue = roundIssue(round);
  const ids = { name: useId(), minutes: useId() };

  return (
    <li className={styles.round} data-place={index}>
      <div className={styles.head}>
        <span
          className={styles.handle}
          draggable
          onDragStart={(event) => beginDrag(event, index)}
          title="拖动调整顺序"
          aria-hidden
        >
          <HolderOutlined />
        </span>
        <span className={styles.ordinal}>第 {index + 1} 轮</span>
        <Button
          type="text"
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={`上移${label}`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          type="text"
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={`下移${label}`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        />
        <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={`删除${label}`} onClick={onRemove} />
      </div>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={ids.name} className={styles.label}>
            轮次名称
          </label>
          <Input
            id={ids.name}
            value={round.name}
            maxLength={20}
            placeholder="如 业务面"
            status={issue === null ? '' : 'warning'}
            onChange={({ target }) => change({ name: target.value })}
          />
        </div>
        <div className={styles.field}>
          <span className={styles.label}>形式</span>
          <Segmented
            aria-label={`${label}的形式`}
            options={formOptions}
            value={round.form}
            onChange={(form) => change({ form })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={ids.minutes} className={styles.label}>
            时长
          </label>
          <InputNumber
            id={ids.minutes}
            controls={false}
            value={round.minutes}
            min={roundMinutes.min}
            max={roundMinutes.max}
            precision={0}
            step={15}
            suffix="分钟"
            className={styles.minutes ?? ''}
            onChange={(minutes) => minutes !== null && change({ minutes })}
          />
        </div>
        <div className={`${styles.field} ${styles.wide}`}>
          <span className={styles.label}>面试官</span>
          <Select
            mode="multiple"
            aria-label={`${label}的面试官`}
            maxCount={maxInterviewers}
            placeholder="邀请时也可以再选"
            value={round.interviewerIds}
            options={colleagues.map(({ memberId, name }) => ({ value: memberId, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(interviewerIds: string[]) => change({ interviewerIds })}
          />
        </div>
      </div>
      <CompetencyRows
        round={label}
        competencies={round.competencies}
        suggestions={suggestions}
        onChange={(competencies) => change({ competencies })}
      />
      {issue !== null && (
        <p className={styles.issue} role="status">
          {issue}，改好后自动保存
        </p>
      )}
    </li>
  );
}
