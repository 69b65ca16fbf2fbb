import { Select } from 'antd';
import { useId } from 'react';
import { CategoryPicker } from '#features/dictionary/components/category-picker.tsx';
import styles from './choice.module.css';

interface CategoryChoiceProps {
  /** Code of the job tree. */
  readonly value: string | null;
  readonly onChange: (code: string) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Kinds of work for the words, pinyin included. */
  readonly suggestions: readonly { readonly id: string; readonly text: string }[];
}

/** Chooses a kind of work of the job tree: by typing, or by walking the tree. */
export function CategoryChoice({ value, onChange, words, onWords, suggestions }: CategoryChoiceProps) {
  const treeId = useId();
  return (
    <div className={styles.pane}>
      <Select<string>
        size="large"
        showSearch={{ filterOption: false, searchValue: words, onSearch: onWords }}
        aria-label="搜索岗位"
        placeholder="搜索岗位，支持拼音，例如 chanpin"
        value={null}
        options={suggestions.map(({ id, text }) => ({ value: id, label: text }))}
        notFoundContent={words.trim() === '' ? '输入岗位名称或拼音' : '没有这样的岗位，可以在下面按分类选'}
        onSelect={(code) => {
          onWords('');
          onChange(code);
        }}
      />
      <label className={styles.label} htmlFor={treeId}>
        {value === null ? '按分类选岗位' : '已选岗位，可以按分类换一个'}
      </label>
      <CategoryPicker
        id={treeId}
        value={value}
        onChange={(code) => {
          if (code !== null && code !== '') onChange(code);
        }}
      />
    </div>
  );
}
