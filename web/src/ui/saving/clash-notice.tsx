import { Alert, Button, Radio } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Choice, Draft, SaveState, Saved } from '#lib/saving/saver.ts';
import { differing, type Differing } from './differing.ts';
import styles from './saving.module.css';

/** Reads a field in the person's words, 空白 where nothing stands in it. The same one at every render: it may look up codes. */
type FieldText<H> = (of: { readonly field: string; readonly held: H }) => string;

interface ClashNoticeProps<H, S> {
  readonly saving: {
    readonly state: SaveState<S>;
    readonly draft: () => Draft<H, unknown, S> | null;
    readonly resolve: (choices: Readonly<Record<string, Choice>>) => Promise<boolean>;
  };
  /** The name of a field for the person. */
  readonly labelOf: (field: string) => string;
  readonly FieldText: FieldText<H>;
  readonly heldOf: (stored: S) => H;
}

function Side({ name, text: { before, only, after } }: { readonly name: string; readonly text: Differing }) {
  return (
    <>
      {name}：{before}
      {only !== '' && <mark className={styles.differing}>{only}</mark>}
      {after}
    </>
  );
}

interface SidesProps<H> {
  readonly field: string;
  readonly label: string;
  readonly readField: FieldText<H>;
  readonly mine: H;
  readonly theirs: H;
  readonly chosen: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** One field from both sides: what differs is marked, what both say around it is shortened. */
function Sides<H>({ field, label, readField, mine, theirs, chosen, onChoose }: SidesProps<H>) {
  const [here, elsewhere] = differing(readField({ field, held: mine }), readField({ field, held: theirs }));
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      <Radio.Group
        vertical
        aria-label={`${label}保留哪一个`}
        value={chosen}
        options={[
          { value: 'mine', label: <Side name="这里的" text={here} /> },
          { value: 'theirs', label: <Side name="别处的" text={elsewhere} /> },
        ]}
        onChange={({ target }) => onChoose(target.value as Choice)}
      />
    </div>
  );
}

/** Pixels between a notice that stays at the top and the field that is written in. */
const clearance = 12;

/** The box of a notice that stays at the top: where it appears over the field that is written in, the page makes room. */
function useClearOfField(shown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = document.activeElement;
    if (!shown || box.current === null || field === null || field === document.body) return;
    const covered = box.current.getBoundingClientRect().bottom + clearance - field.getBoundingClientRect().top;
    if (covered > 0) window.scrollBy({ top: -covered });
  }, [shown]);
  return box;
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
  const box = useClearOfField(state.kind === 'clash');
  if (state.kind !== 'clash' || mine === undefined) return null;
  const theirs = heldOf(state.theirs);
  const { fields } = state;

  async function save() {
    setBusy(true);
    await Promise.allSettled([saving.resolve(choices)]);
    setBusy(false);
  }

  return (
    <div ref={box} className={styles.clash}>
      <Alert
        type="warning"
        showIcon
        title={`有 ${fields.length} 处内容在这里和别处都被修改`}
        description={
          <>
            <p>您输入的内容都还在，其余的修改会合并。请选择保留哪一个，不同的地方已标出。</p>
            {fields.map((field) => (
              <Sides
                key={field}
                field={field}
                label={labelOf(field)}
                readField={FieldText}
                mine={mine}
                theirs={theirs}
                chosen={choices[field]}
                onChoose={(choice) => setChoices((now) => ({ ...now, [field]: choice }))}
              />
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
    </div>
  );
}
