import type { SavedSearch } from '@pinjian/contract/matching-saved-search.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Badge, Button, Input, Modal, Popover, Switch } from 'antd';
import { useId, useState } from 'react';
import type { SavedSearchCalls } from './api.ts';
import styles from './saved-searches.module.css';

/** What a kept search is of: people for a company, positions for a seeker. */
interface SavedWords {
  readonly fresh: (count: string) => string;
  /** Under the name, before it is kept. */
  readonly hint: string;
  /** What a switch turns on: 有新人才时提醒. */
  readonly alert: string;
}

interface SavedSearchesProps {
  readonly calls: SavedSearchCalls;
  readonly words: SavedWords;
  /** The present search as its call writes it; '' where nothing is asked for. */
  readonly query: string;
  /** What the present one is called unless somebody says otherwise. */
  readonly name: string;
  readonly onOpen: (query: string) => void;
}

interface OneProps extends Pick<SavedSearchesProps, 'calls' | 'words'> {
  readonly search: SavedSearch;
  readonly onOpen: () => void;
}

function One({ calls, words, search, onOpen }: OneProps) {
  const change = useMutation(calls.change);
  const remove = useMutation(calls.remove);
  const { searchId, name, alert, newCount } = search;
  return (
    <li className={styles.search}>
      <button type="button" className={styles.name} onClick={onOpen}>
        {name}
        {newCount > 0 && <span className={styles.fresh}>{words.fresh(newCount >= 99 ? '99+' : String(newCount))}</span>}
      </button>
      <span className={styles.end}>
        <Switch
          size="small"
          aria-label={`${words.alert}：${name}`}
          checked={change.isPending ? change.variables.alert === true : alert}
          onChange={(wanted) => change.mutate({ searchId, alert: wanted })}
        />
        <Button type="text" size="small" aria-label={`删除：${name}`} onClick={() => remove.mutate(searchId)}>
          删除
        </Button>
      </span>
    </li>
  );
}

/** Searches that are kept: opened in one press, told of once a day, and the present one to be kept. */
export function SavedSearches({ calls, words, query, name: suggested, onOpen }: SavedSearchesProps) {
  const { data = [] } = useQuery(calls.list);
  const open = useMutation(calls.open);
  const save = useMutation(calls.save);
  const [listed, setListed] = useState(false);
  const [naming, setNaming] = useState<string | null>(null);
  const nameId = useId();
  const fresh = data.reduce((sum, { newCount }) => sum + newCount, 0);

  function show(search: SavedSearch) {
    setListed(false);
    open.mutate(search.searchId);
    onOpen(search.query);
  }

  function keep() {
    if (naming === null || naming.trim() === '') return;
    save.mutate({ name: naming.trim(), query, alert: true }, { onSuccess: () => setNaming(null) });
  }

  return (
    <div className={styles.bar}>
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={listed}
        onOpenChange={setListed}
        content={
          data.length === 0 ? (
            <p className={styles.hint}>还没有保存的搜索。</p>
          ) : (
            <ul className={styles.list} aria-label="保存的搜索">
              {data.map((search) => (
                <One key={search.searchId} calls={calls} words={words} search={search} onOpen={() => show(search)} />
              ))}
            </ul>
          )
        }
      >
        <Badge count={fresh} size="small" overflowCount={99}>
          <Button>保存的搜索（{data.length}）</Button>
        </Badge>
      </Popover>
      <Button disabled={query === ''} onClick={() => setNaming(suggested)}>
        保存这个搜索
      </Button>
      <Modal
        open={naming !== null}
        title="保存这个搜索"
        okText="保存"
        cancelText="取消"
        confirmLoading={save.isPending}
        okButtonProps={{ disabled: naming === null || naming.trim() === '' }}
        width={400}
        centered
        onOk={keep}
        onCancel={() => setNaming(null)}
      >
        <label htmlFor={nameId}>名称</label>
        <Input
          id={nameId}
          value={naming ?? ''}
          maxLength={30}
          onChange={(event) => setNaming(event.target.value)}
          onPressEnter={keep}
        />
        <p className={styles.hint}>{words.hint}</p>
      </Modal>
    </div>
  );
}
