import { emptyWish, maxWishes, type WishesView } from '@pinjian/contract/matching-wish.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { toOptions } from '#features/dictionary/model.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { logWarning } from '#lib/log.ts';
import { notify } from '#lib/notice.ts';
import { saveWishesMutation } from './api.ts';
import { Choices } from './choices.tsx';
import { draftOf, wishOf, type WishDraft } from './model.ts';
import { WishCard } from './wish-card.tsx';
import styles from './wish.module.css';

interface WishFormProps {
  readonly wishes: WishesView;
  /** Whether something was changed and not saved yet. */
  readonly typed: boolean;
  readonly onTyped: (typed: boolean) => void;
  readonly onSaved: () => void;
}

const dictionaries = dictionariesQuery(['job_type', 'recruit_type', 'arrival_time']);

/** Everything one looks for, saved as a whole. */
export function WishForm({ wishes, typed, onTyped, onSaved }: WishFormProps) {
  const { data: labels } = useQuery(dictionaries);
  const save = useMutation(saveWishesMutation);
  const [draft, setDraft] = useState(() => draftOf(wishes));
  /** What the draft was made from: what was saved elsewhere since is not overwritten unless that is meant. */
  const [version, setVersion] = useState(wishes.version);
  const clashes = typed && !save.isPending && version !== wishes.version;

  function change(changes: Partial<WishDraft>) {
    setDraft({ ...draft, ...changes });
    onTyped(true);
  }

  async function store(): Promise<boolean> {
    const { edits, ...circumstances } = draft;
    const content = { wishes: edits.map(wishOf), ...circumstances };
    try {
      const saved = await save.mutateAsync({ version, content });
      setVersion(saved.version);
      onTyped(false);
      return true;
    } catch (error) {
      // The client's toast has said why.
      logWarning('wishes could not be saved', error);
      return false;
    }
  }

  useKeptDraft<WishDraft>('wishes', {
    read: () => (typed ? draft : undefined),
    restore(kept) {
      setDraft(kept);
      onTyped(true);
    },
    saveFirst: store,
  });

  async function submit() {
    if (!(await store())) return;
    notify('success', '求职意向已保存');
    onSaved();
  }

  function takeTheirs() {
    setDraft(draftOf(wishes));
    setVersion(wishes.version);
    onTyped(false);
  }

  const { edits } = draft;
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {clashes && (
        <Alert
          type="warning"
          title="求职意向刚刚在别处改过"
          description={
            <div className={styles.choices}>
              <Button onClick={() => setVersion(wishes.version)}>以这里的为准</Button>
              <Button onClick={takeTheirs}>载入最新的</Button>
            </div>
          }
        />
      )}
      {wishes.prefilled.length > 0 && <p className={styles.hint}>已按您的默认简历填好，保存后以这里为准。</p>}
      {edits.map((wish, at) => (
        <WishCard
          key={wish.key}
          title={edits.length === 1 ? '想找的工作' : `意向 ${at + 1}`}
          wish={wish}
          onChange={(changed) => change({ edits: edits.with(at, changed) })}
          {...(edits.length > 1 && { onRemove: () => change({ edits: edits.toSpliced(at, 1) }) })}
        />
      ))}
      {edits.length < maxWishes && (
        <Button
          onClick={() => {
            const { cityCodes: _none, ...empty } = emptyWish();
            const key = Math.max(...edits.map((each) => each.key)) + 1;
            change({ edits: [...edits, { ...empty, key, cities: [] }] });
          }}
        >
          再加一个意向
        </Button>
      )}
      <Choices
        label="工作类型"
        options={toOptions(labels?.job_type)}
        chosen={draft.jobTypes}
        onChange={(jobTypes) => change({ jobTypes })}
      />
      <Choices
        label="招聘类型"
        options={toOptions(labels?.recruit_type)}
        chosen={draft.recruitTypes}
        onChange={(recruitTypes) => change({ recruitTypes })}
      />
      <Choices
        label="到岗时间"
        single
        options={toOptions(labels?.arrival_time)}
        chosen={draft.arrival === null ? [] : [draft.arrival]}
        onChange={([arrival = null]) => change({ arrival })}
      />
      <div className={styles.foot}>
        <Button block type="primary" size="large" htmlType="submit" loading={save.isPending} disabled={clashes}>
          保存
        </Button>
      </div>
    </form>
  );
}
