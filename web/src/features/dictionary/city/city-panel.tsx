import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { citiesQuery } from '../api.ts';
import { LoadProblem } from '../components/load-problem.tsx';
import { CityGrid } from './city-grid.tsx';
import styles from './city.module.css';
import { CurrentCity } from './current-city.tsx';
import { cityTabs, matchCities } from './model.ts';
import type { Cities, ListedCity } from './model.ts';
import { ProvinceTree } from './province-tree.tsx';
import { stepIn } from './step-in.ts';

/** The last tab, after those of the letters. */
const byProvince = '按省份';

export interface CityPanelProps {
  /** Code of the chosen city. */
  readonly chosen: string | null;
  readonly onChoose: (city: Pick<ListedCity, 'code' | 'name'>) => void;
  readonly onClose: () => void;
}

/** What the city picker opens: a field to type in, the hot cities, six letters a tab (spec §3), the provinces. */
export function CityPanel({ chosen, onChoose, onClose }: CityPanelProps) {
  const { data, error, refetch } = useQuery(citiesQuery);
  const [typed, setTyped] = useState('');
  const [tab, setTab] = useState('热门');
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function press(event: KeyboardEvent) {
    // The field that opened this listens too, and would take arrows and letters for its own.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'ArrowDown' && event.target === input.current) {
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    }
  }

  const listening = { onKeyDown: press };
  const matches = data === undefined || typed.trim() === '' ? null : matchCities(data, typed);
  return (
    <div {...listening} ref={panel} className={styles.panel} role="dialog" aria-label="选择城市">
      <input
        ref={input}
        className={styles.input}
        value={typed}
        maxLength={20}
        placeholder="输入城市名或拼音，如 beijing、bj"
        aria-label="搜索城市"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [first] = matches ?? [];
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (first !== undefined) onChoose(first);
        }}
      />
      {error !== null ? (
        <LoadProblem
          error={error}
          onRetry={() => {
            // The button goes with the problem; the focus must not go with it.
            input.current?.focus();
            void refetch();
          }}
        />
      ) : data === undefined ? (
        <p className={styles.wait} role="status">
          正在加载城市…
        </p>
      ) : matches === null ? (
        <>
          <CurrentCity onChoose={onChoose} />
          <Tabs id={id} labels={[...cityTabs(data).map(({ label }) => label), byProvince]} tab={tab} onTab={setTab} />
          <div id={`${id}-panel`} role="tabpanel" aria-label={tab} className={styles.scroll}>
            <TabContent tab={tab} cities={data} chosen={chosen} onChoose={onChoose} />
          </div>
        </>
      ) : (
        <div className={styles.scroll}>
          <p className="visually-hidden" role="status">
            找到 {matches.length} 个城市
          </p>
          {matches.length === 0 && <p className={styles.wait}>没有找到“{typed.trim()}”，请换个写法试试</p>}
          <CityGrid label="搜索结果" cities={matches} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

interface TabsProps {
  readonly id: string;
  readonly labels: readonly string[];
  readonly tab: string;
  readonly onTab: (label: string) => void;
}

function Tabs({ id, labels, tab, onTab }: TabsProps) {
  return (
    <div role="tablist" aria-label="城市分组" className={styles.tabs}>
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          role="tab"
          aria-selected={label === tab}
          aria-controls={`${id}-panel`}
          tabIndex={label === tab ? 0 : -1}
          className={label === tab ? `${styles.tab} ${styles.current}` : styles.tab}
          onClick={() => onTab(label)}
          onKeyDown={(event) => {
            // Down leads from the tabs into what the chosen one shows.
            const next = stepIn(event, event.key === 'ArrowDown' ? '[role="tab"], [role="option"]' : '[role="tab"]');
            next?.focus();
            if (next?.role === 'tab') next.click();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface TabContentProps {
  readonly tab: string;
  readonly cities: Cities;
  readonly chosen: string | null;
  readonly onChoose: CityPanelProps['onChoose'];
}

function TabContent({ tab, cities, chosen, onChoose }: TabContentProps) {
  if (tab === byProvince) return <ProvinceTree chosen={chosen} onChoose={onChoose} />;
  const groups = cityTabs(cities).find(({ label }) => label === tab)?.groups ?? [];
  return groups.map(({ firstChar, cityList }) => (
    <div key={firstChar} className={styles.group}>
      {firstChar !== '' && (
        <span className={styles.letter} aria-hidden="true">
          {firstChar}
        </span>
      )}
      <CityGrid
        label={firstChar === '' ? '热门城市' : firstChar}
        cities={cityList}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  ));
}
