import { CloseOutlined } from '@ant-design/icons';
import { asTyped, type UnderstoodKind, type UnderstoodPart } from '@pinjian/contract/position-search.ts';
import { Button } from 'antd';
import styles from './understood-chips.module.css';

const kindLabels: Readonly<Record<UnderstoodKind, string>> = {
  role: '职位',
  skill: '技能',
  company: '公司',
  place: '地点',
  pay: '薪资',
  experience: '经验',
  education: '学历',
  employment: '类型',
  workMode: '方式',
  source: '来源',
  wish: '期望',
  level: '级别',
  unwanted: '排除',
  word: '词',
};

interface UnderstoodChipsProps {
  readonly understood: readonly UnderstoodPart[];
  /** Keys that are left out already. */
  readonly without: readonly string[];
  readonly onChange: (without: readonly string[]) => void;
}

/** What the words were taken for, each to be left out by a press; and what was typed where it was read otherwise. */
export function UnderstoodChips({ understood, without, onChange }: UnderstoodChipsProps) {
  const corrected = understood.filter(({ typed }) => typed !== null);
  if (understood.length === 0 && without.length === 0) return null;
  return (
    <div className={styles.line}>
      {understood.length > 0 && (
        <ul className={styles.chips} aria-label="搜索条件">
          {understood.map(({ kind, key, text }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.chip}
                aria-label={`去掉${kindLabels[kind]}：${text}`}
                onClick={() => onChange([...without, key])}
              >
                <span className={styles.kind}>{kindLabels[kind]}</span>
                {text}
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {corrected.length > 0 && (
        <p className={styles.corrected}>
          已将{corrected.map(({ typed, text }) => `“${typed ?? ''}”当作“${text}”`).join('，')}
          <Button type="link" onClick={() => onChange([...without, asTyped])}>
            仍搜索{corrected.map(({ typed }) => `“${typed ?? ''}”`).join('')}
          </Button>
        </p>
      )}
      {without.length > 0 && (
        <Button type="link" onClick={() => onChange([])}>
          恢复去掉的条件
        </Button>
      )}
    </div>
  );
}
