import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { SearchBox as Box } from '#ui/search-box.tsx';
import { suggestQuery } from '../api.ts';

interface SearchBoxProps {
  /** What is being shown; typing starts from it. */
  readonly initial: string;
  readonly onSearch: (q: string) => void;
}

const kindWords = { position: '职位', skill: '技能', company: '公司' } as const;

/** Words to search positions by, with suggestions while typing (pinyin works too). */
export function SearchBox({ initial, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(initial.trim());
  const { data = [] } = useQuery(suggestQuery(useDeferredValue(typed)));
  const suggestions = data.map(({ kind, text, id }) => ({ id, text, kind: kindWords[kind] }));
  return (
    <Box
      initial={initial}
      label="搜索职位、公司或技能"
      suggestions={suggestions}
      onType={setTyped}
      onSearch={onSearch}
    />
  );
}
