import type { SavedSearch } from '@pinjian/contract/matching-saved-search.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Badge, Button, Input, Modal, Popover, Switch } from 'antd';
import { useId, useState } from 'react';
import {
  changeSearchMutation,
  openSearchMutation,
  removeSearchMutation,
  savedSearchesQuery,
  saveSearchMutation,
} from './api.ts';
import { filtersOnWire, noFilters, readFilters, type TalentFilters } from './filters.ts';
import { searchName } from './model.ts';
import searchStyles from './search.module.css';
import styles from './talent.module.css';

interface SavedSearchesProps {
  readonly filters: TalentFilters;
  readonly onOpen: (filters: TalentFilters) => void;
}

function One({ search, onOpen }: { readonly search: SavedSearch; readonly onOpen: () => void }) {
  const change = useMutation(changeSearchMutation);
  const remove = useMutation(removeSearchMutation);
  const { searchId, name, alert, newCount } = search;
  return (
    <li className={searchStyles.saved}>
      <button type="button" className={searchStyles.savedName} onClick={onOpen}>
        {name}
        {newCount > 0 && <span className={searchStyles.fresh}>{newCount >= 99 ? '99+' : newCount} 位新人才</span>}
      </button>
      <span className={searchStyles.savedEnd}>
        <Switch
          size="small"
          aria-label={`有新人才时提醒：${name}`}
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
export function SavedSearches({ filters, onOpen }: SavedSearchesProps) {
  const { data = [] } = useQuery(savedSearchesQuery);
  const open = useMutation(openSearchMutation);
  const save = useMutation(saveSearchMutation);
  const [listed, setListed] = useState(false);
  const [naming, setNaming] = useState<string | null>(null);
  const nameId = useId();
  const wire = filtersOnWire(filters);
  const query = new URLSearchParams(wire).toString();
  const fresh = data.reduce((sum, { newCount }) => sum + newCount, 0);

  function show(search: SavedSearch) {
    setListed(false);
    open.mutate(search.searchId);
    onOpen({ ...noFilters, ...readFilters(new URLSearchParams(search.query)) });
  }

  function keep() {
    if (naming === null || naming.trim() === '') return;
    save.mutate({ name: naming.trim(), query, alert: true }, { onSuccess: () => setNaming(null) });
  }

  return (
    <div className={searchStyles.savedBar}>
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={listed}
        onOpenChange={setListed}
        content={
          data.length === 0 ? (
            <p className={styles.hint}>还没有保存的搜索。</p>
          ) : (
            <ul className={searchStyles.savedList} aria-label="保存的搜索">
              {data.map((search) => (
                <One key={search.searchId} search={search} onOpen={() => show(search)} />
              ))}
            </ul>
          )
        }
      >
        <Badge count={fresh} size="small" overflowCount={99}>
          <Button>保存的搜索（{data.length}）</Button>
        </Badge>
      </Popover>
      <Button disabled={query === ''} onClick={() => setNaming(searchName(filters))}>
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
        <p className={styles.hint}>有新的人才时每天提醒您一次，可以随时关闭。</p>
      </Modal>
    </div>
  );
}
