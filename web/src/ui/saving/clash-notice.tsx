import { Alert, Button, Radio } from 'antd';
import { useState, type ComponentType } from 'react';
import type { Choice, Draft, SaveState, Saved } from '#lib/saving/saver.ts';
import styles from './saving.module.css';

interface ClashNoticeProps<H, S> {
  readonly saving: {
    readonly state: SaveState<S>;
    readonly draft: () => Draft<H, unknown, S> | null;
    readonly resolve: (choices: Readonly<Record<string, Choice>>) => Promise<boolean>;
  };
  /** The name of a field for the person. */
  readonly labelOf: (field: string) => string;
  /** What stands in a field, in the person's words; 空白 where nothing does. */
  readonly FieldText: ComponentType<{ readonly field: string; readonly held: H }>;
  readonly heldOf: (stored: S) => H;
}

/** Both sides of every field that was changed here and elsewhere; nothing is saved until one of each is chosen. */
export function ClashNotice<H, S extends Saved<unknown>>({
  saving,
  labelOf,
  FieldText,
  heldOf,
}: ClashNoticeProps<H, S>) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [isBusy, setBusy] = useState(false);
  const { state } = saving;
  const mine = saving.draft()?.held;
  if (state.kind !== 'clash' || mine === undefined) return null;
  const theirs = heldOf(state.theirs);
  const { fields } = state;

  async function save() {
    setBusy(true);
    await Promise.allSettled([saving.resolve(choices)]);
    setBusy(false);
  }

  const sides = (field: string) => [
    {
      value: 'mine',
      label: (
        <>
          这里的：
          <FieldText field={field} held={mine} />
        </>
      ),
    },
    {
      value: 'theirs',
      label: (
        <>
          别处的：
          <FieldText field={field} held={theirs} />
        </>
      ),
    },
  ];

  return (
    <Alert
      className={styles.clash}
      type="warning"
      showIcon
      title={`有 ${fields.length} 处内容在这里和别处都被修改`}
      description={
        <>
          <p>您输入的内容都还在，其余的修改会合并。请选择保留哪一个。</p>
          {fields.map((field) => (
            <div key={field} className={styles.field}>
              <p className={styles.label}>{labelOf(field)}</p>
              <Radio.Group
                vertical
                aria-label={`${labelOf(field)}保留哪一个`}
                value={choices[field]}
                options={sides(field)}
                onChange={({ target }) => setChoices((now) => ({ ...now, [field]: target.value as Choice }))}
              />
            </div>
          ))}
          <div className={styles.decide}>
            <Button
              type="primary"
              loading={isBusy}
              disabled={fields.some((field) => choices[field] === undefined)}
              onClick={() => void save()}
            >
              按选择保存
            </Button>
          </div>
        </>
      }
    />
  );
}
