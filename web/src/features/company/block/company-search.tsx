import type { CompanyFound } from '@pinjian/contract/company.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useSettled } from '#lib/settled.ts';
import { companiesQuery } from '../api.ts';
import { companyLabel } from '../model.ts';
import styles from './company-search.module.css';

const settleMs = 250;

interface CompanySearchProps {
  /** What is covered already: it says so and cannot be chosen. */
  readonly covered: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChoose: (company: CompanyFound) => void;
}

/**
 * Finds a verified company by a part of its name; choosing blocks it. A combobox by the pattern of WAI-ARIA: the first
 * company that can be blocked is marked, arrows move the mark, Enter takes it, Escape closes the list.
 */
export function CompanySearch({ covered, disabled, onChoose }: CompanySearchProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState(0);
  const listId = useId();
  const wanted = typed.trim();
  const q = useSettled(wanted, settleMs);
  const { data, error } = useQuery(companiesQuery(q));
  const isCurrent = wanted !== '' && q === wanted;
  const companies = isCurrent ? (data ?? []) : [];
  const free = companies.filter(({ companyId }) => !covered.has(companyId));
  const active = free[((moved % free.length) + free.length) % free.length];
  const shown = open && companies.length > 0;
  const optionId = (companyId: string) => `${listId}-${companyId}`;

  function type(value: string) {
    setTyped(value);
    setMoved(0);
    setOpen(true);
  }

  function choose(company: CompanyFound) {
    setTyped('');
    setOpen(false);
    onChoose(company);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter' && shown && active !== undefined) choose(active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (shown) setMoved(moved + step);
    else setOpen(true);
  }

  return (
    <div className={styles.field}>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label="查找要屏蔽的公司"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active !== undefined ? optionId(active.companyId) : undefined}
        placeholder="输入公司名称，选中后屏蔽"
        value={typed}
        maxLength={60}
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div id={listId} className={styles.list} role="listbox" aria-label="找到的公司" hidden={!shown}>
        {companies.map((company) => {
          const isCovered = covered.has(company.companyId);
          const isActive = company === active;
          return (
            <div
              key={company.companyId}
              id={optionId(company.companyId)}
              className={isActive ? `${styles.option} ${styles.active}` : styles.option}
              role="option"
              aria-selected={isActive}
              aria-disabled={isCovered}
              tabIndex={-1}
              onKeyDown={press}
              // The input keeps its focus: its blur would take the list away under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!isCovered) choose(company);
              }}
            >
              {companyLabel(company)}
              {isCovered && <span className={styles.note}>已屏蔽</span>}
            </div>
          );
        })}
      </div>
      <p className={styles.nothing} role="status">
        {open && isCurrent && companies.length === 0 && nothingText(data, error)}
      </p>
    </div>
  );
}

function nothingText(data: readonly CompanyFound[] | undefined, error: Error | null): string {
  if (error !== null) return '没有查到，请稍后再试';
  return data === undefined ? '正在查找…' : '没有找到，只能屏蔽已经通过认证的公司';
}
