import { useId, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import styles from './search-box.module.css';

/** One that is offered while somebody types. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** What it is, in a word: 职位. */
  readonly kind: string;
}

interface SearchBoxProps {
  /** What is being shown; typing starts from it. */
  readonly initial: string;
  /** What can be searched for, in a few words. */
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  /** Hears what is typed, to suggest by. */
  readonly onType: (typed: string) => void;
  readonly onSearch: (q: string) => void;
}

/**
 * Words to search by, with suggestions while typing. Enter or the button searches. A combobox by the pattern of
 * WAI-ARIA, hand-written: antd's would bring half of its Select to the first screen of every seeker.
 */
export function SearchBox({ initial, label, suggestions, onType, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(initial);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const shown = open && suggestions.length > 0;

  function search(q: string) {
    setOpen(false);
    setActive(-1);
    onSearch(q.trim());
  }

  function choose(text: string) {
    setTyped(text);
    search(text);
  }

  function type(value: string) {
    setTyped(value);
    onType(value.trim());
    setOpen(true);
    setActive(-1);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (!shown || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    // The typed words are a place of their own, before the first and after the last suggestion.
    const places = suggestions.length + 1;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((now) => ((now + 1 + step + places) % places) - 1);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = shown ? suggestions[active] : undefined;
    if (chosen === undefined) search(typed);
    else choose(chosen.text);
  }

  return (
    <search>
      <form className={styles.box} onSubmit={submit}>
        <div className={styles.field}>
          <svg
            className={styles.icon}
            viewBox="0 0 20 20"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <circle cx="9" cy="9" r="5.5" />
            <path d="m13.2 13.2 3.6 3.6" />
          </svg>
          <input
            className={styles.input}
            type="search"
            role="combobox"
            aria-label={label}
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            placeholder={label}
            value={typed}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => type(event.target.value)}
            onFocus={() => setOpen(typed !== initial)}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
          />
          <div id={listId} className={styles.list} role="listbox" aria-label="联想" hidden={!shown}>
            {suggestions.map(({ kind, text, id }, index) => (
              <div
                key={`${kind}-${id}`}
                id={`${listId}-${index}`}
                className={index === active ? `${styles.option} ${styles.active}` : styles.option}
                role="option"
                aria-selected={index === active}
                // Before the input's blur, which would take the list away under the pointer.
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(text);
                }}
              >
                {text}
                <span className={styles.kind}>{kind}</span>
              </div>
            ))}
          </div>
        </div>
        <button type="submit" className={styles.button}>
          搜索
        </button>
      </form>
    </search>
  );
}
