import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { maxCompetencies, type PlanCompetency } from '@pinjian/contract/position-plan.ts';
import { Button, Input } from 'antd';
import styles from './plan.module.css';

export interface SuggestedCompetency extends PlanCompetency {
  /** The AI interview of the position asks about it. */
  readonly asked: boolean;
}

interface CompetencyRowsProps {
  /** The round they belong to, for readers. */
  readonly round: string;
  readonly competencies: readonly PlanCompetency[];
  readonly suggestions: readonly SuggestedCompetency[];
  readonly onChange: (competencies: PlanCompetency[]) => void;
}

/** Suggestions that are shown at a time. */
const shown = 6;

/** What is looked at in a round, each with what good looks like; those of the AI interview can be taken over. */
export function CompetencyRows({ round, competencies, suggestions, onChange }: CompetencyRowsProps) {
  const put = (index: number, changes: Partial<PlanCompetency>) =>
    onChange(competencies.map((each, place) => (place === index ? { ...each, ...changes } : each)));
  const add = (each: PlanCompetency) => onChange([...competencies, each]);
  const isFull = competencies.length >= maxCompetencies;
  const left = suggestions.filter(({ name }) => !competencies.some((each) => each.name.trim() === name));

  return (
    <div className={styles.competencies}>
      <p className={styles.label}>考察的能力项和评价标准</p>
      {competencies.map((each, index) => (
        <div key={index} className={styles.competency}>
          <Input
            value={each.name}
            maxLength={20}
            placeholder="如 专业能力"
            aria-label={`${round}的第 ${index + 1} 个能力项`}
            onChange={({ target }) => put(index, { name: target.value })}
          />
          <Input.TextArea
            value={each.anchor}
            maxLength={200}
            autoSize={{ minRows: 1, maxRows: 4 }}
            placeholder="怎样算好，如 能说清做法、取舍和结果"
            aria-label={`${each.name || '这个能力项'}的评价标准`}
            onChange={({ target }) => put(index, { anchor: target.value })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`删除能力项${each.name}`}
            onClick={() => onChange(competencies.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {!isFull && (
        <div className={styles.suggestions}>
          <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => add({ name: '', anchor: '' })}>
            添加能力项
          </Button>
          {left.slice(0, shown).map(({ name, anchor, asked }) => (
            <button
              key={name}
              type="button"
              className={styles.suggestion}
              title={asked ? `AI 面试也考察；${anchor}` : anchor}
              aria-label={`为${round}添加能力项${name}`}
              onClick={() => add({ name, anchor })}
            >
              + {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
