import { Button, Input } from 'antd';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import type { Choosable } from './choosable.ts';
import styles from './choice.module.css';

interface PositionChoiceProps {
  readonly value: string | null;
  readonly onChange: (positionId: string) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** What can be chosen for these words; undefined while it loads, null when it could not be loaded. */
  readonly positions: readonly Choosable[] | undefined | null;
  readonly onRetry: () => void;
}

/** Chooses a position: of those applied to and collected, or by searching. */
export function PositionChoice({ value, onChange, words, onWords, positions, onRetry }: PositionChoiceProps) {
  return (
    <div className={styles.pane}>
      <Input
        size="large"
        type="search"
        aria-label="搜索职位"
        placeholder="搜索职位或公司，支持拼音"
        maxLength={60}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <div className={styles.found} aria-live="polite">
        {positions === undefined && <LineSkeletons count={4} again={words.trim() !== ''} />}
        {positions === null && (
          <p className={styles.none} role="alert">
            职位没有加载出来
            <Button onClick={onRetry}>重试</Button>
          </p>
        )}
        {positions?.length === 0 && (
          <p className={styles.none}>
            {words.trim() === ''
              ? '您还没有投递或收藏过职位，搜一个想去的来练。'
              : '没有找到这样的职位，可以换个词，或改按岗位、职位描述来练。'}
          </p>
        )}
        {positions !== undefined && positions !== null && positions.length > 0 && (
          <fieldset className={styles.group}>
            <legend className="visually-hidden">职位</legend>
            {positions.map(({ positionId, title, companyName, salaryText, mark }) => (
              <label key={positionId} className={styles.option}>
                <input
                  type="radio"
                  name="position"
                  value={positionId}
                  checked={positionId === value}
                  onChange={() => onChange(positionId)}
                />
                <span className={styles.optionTitle}>
                  {title}
                  {mark !== null && <StatusTag>{mark}</StatusTag>}
                </span>
                <span className={styles.optionText}>{[companyName, salaryText].join(' · ')}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </div>
  );
}
