import { talentOrders } from '@pinjian/contract/matching-talent-query.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { savedTalentSearches } from '../saved-search/api.ts';
import { SavedSearches } from '../saved-search/saved-searches.tsx';
import { openPositionsQuery, suggestionsQuery, talentsQuery, type TalentList as Page } from './api.ts';
import { cleared, countFilters, filtersOnWire, noFilters, readFilters, type TalentFilters } from './filters.ts';
import { orderLabels, positionOptions, relaxedText, searchName } from './model.ts';
import type { DrawChips, TabProps } from './recommended.tsx';
import { TalentList } from './talent-list.tsx';
import searchStyles from './search.module.css';
import styles from './talent.module.css';

const FilterBar = lazy(async () => ({ default: (await import('./filter-bar.tsx')).FilterBar }));

const savedWords = {
  fresh: (count: string) => `${count} 位新人才`,
  hint: '有新的人才时每天提醒您一次，可以随时关闭。',
  alert: '有新人才时提醒',
};

const kindWords = { position: '职位', skill: '技能', school: '学校', city: '城市' } as const;

function Words({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  const { data = [] } = useQuery(suggestionsQuery(useDeferredValue(typed.slice(0, 40))));
  const suggestions = data.map(({ kind, text, id }) => ({ id, text, kind: kindWords[kind] }));
  return (
    <SearchBox
      initial={q}
      label="搜索职位、技能、学校，支持拼音"
      suggestions={suggestions}
      onType={setTyped}
      onSearch={onSearch}
    />
  );
}

interface OrderProps {
  readonly filters: TalentFilters;
  readonly onChange: (filters: TalentFilters) => void;
}

/** The position that rows are compared with, and the order of the rows. */
function Order({ filters, onChange }: OrderProps) {
  const { data: positions = [] } = useQuery(openPositionsQuery);
  const { positionId, sort } = filters;
  const orders = talentOrders.filter((order) => order !== 'fit' || positionId !== undefined);
  const known = positions.some((each) => each.positionId === positionId);
  return (
    <div className={searchStyles.order}>
      <Select
        className={searchStyles.orderPosition ?? ''}
        aria-label="与哪个职位比对"
        placeholder="与职位比对"
        allowClear
        options={positionOptions(positions)}
        value={known ? positionId : null}
        onChange={(chosen: string | null | undefined) =>
          onChange({
            ...filters,
            positionId: chosen ?? undefined,
            sort: chosen === undefined || chosen === null ? (sort === 'fit' ? 'relevance' : sort) : 'fit',
          })
        }
      />
      <Select
        className={searchStyles.orderSort ?? ''}
        aria-label="排序"
        options={orders.map((value) => ({ value, label: orderLabels[value] }))}
        value={sort}
        onChange={(order) => onChange({ ...filters, sort: order })}
      />
    </div>
  );
}

interface HeadProps {
  readonly list: Page;
  readonly chips: DrawChips;
  readonly without: readonly string[];
  readonly onWithout: (without: readonly string[]) => void;
}

/** How many there are, what the words were taken for, and what the nearest lack. */
function Head({ list, chips, without, onWithout }: HeadProps) {
  const { total, totalCapped, understood, relaxed } = list;
  return (
    <div role="status">
      {chips({ understood, without, onChange: onWithout })}
      <p className={styles.total}>
        {total}
        {totalCapped && '+'} 位人才
      </p>
      {relaxed !== null && <p className={styles.hint}>{relaxedText(relaxed)}</p>}
    </div>
  );
}

/** 搜索: words and filters in the address, saved searches, and who is found. */
export function Found({ place, onPlace, onHelp, resume, bulk, chips }: TabProps) {
  const { filters } = place;
  const change = (next: TalentFilters) => onPlace({ filters: next, current: 1, open: null });
  const search = (q: string) => change({ ...filters, q, without: [] });
  const set = countFilters(filters);
  // The same as the list asks: the sheet of the phone says how many there are.
  const { data: list, isPlaceholderData } = useQuery(talentsQuery(place));
  const total = list === undefined || isPlaceholderData ? null : `${list.total}${list.totalCapped ? '+' : ''}`;
  return (
    <div className={styles.stack}>
      <Words key={filters.q} q={filters.q} onSearch={search} />
      <Suspense fallback={<div className={searchStyles.filterPlace} aria-hidden="true" />}>
        <FilterBar filters={filters} total={total} onChange={change}>
          <Order filters={filters} onChange={change} />
        </FilterBar>
      </Suspense>
      <SavedSearches
        calls={savedTalentSearches}
        words={savedWords}
        query={new URLSearchParams(filtersOnWire(filters)).toString()}
        name={searchName(filters)}
        onOpen={(query) => change(readFilters(new URLSearchParams(query)))}
      />
      <TalentList
        place={place}
        onPlace={onPlace}
        onHelp={onHelp}
        renderHead={(found) => (
          <Head
            list={found}
            chips={chips}
            without={filters.without}
            onWithout={(without) => change({ ...filters, without: [...without] })}
          />
        )}
        empty={
          <EmptyState
            title="没有找到符合条件的人才"
            text={set > 0 ? '去掉一两个条件再试，城市、技能和薪资影响最大。' : '换个说法，或减少搜索词再试。'}
            action={
              list !== undefined && list.suggestions.length > 0 ? (
                <p className={styles.hint}>
                  可以试试：
                  {list.suggestions.map((text) => (
                    <Button key={text} type="link" size="small" onClick={() => search(text)}>
                      {text}
                    </Button>
                  ))}
                </p>
              ) : set > 0 ? (
                <Button onClick={() => change(cleared(filters))}>清空筛选</Button>
              ) : (
                <Button onClick={() => change({ ...noFilters })}>清空搜索词</Button>
              )
            }
          />
        }
        resume={resume}
        bulk={bulk}
      />
    </div>
  );
}
