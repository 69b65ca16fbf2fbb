import { isReversed, valueAt, type Period, type PeriodPath } from '../model.ts';
import { useEditing, useEditor } from './editor-store.ts';
import { Field } from './field.tsx';
import { MonthInput } from './month-input.tsx';

/** Beginning and end of an entry; the end may be 至今. */
export function PeriodFields({ path }: { readonly path: PeriodPath }) {
  const editor = useEditor();
  const period = useEditing((editing) => valueAt(editing.content, path) as Period | undefined);
  if (period === undefined) return null;
  return (
    <>
      <Field path={`${path}.start`} label="开始时间" group>
        {(control) => (
          <MonthInput
            control={control}
            label="开始时间"
            value={period.start}
            onChange={(value) => editor.change(`${path}.start`, value)}
          />
        )}
      </Field>
      <Field
        path={`${path}.end`}
        label="结束时间"
        group
        objection={isReversed(period) ? '结束时间早于开始时间，请核对' : null}
      >
        {(control) => (
          <MonthInput
            control={control}
            label="结束时间"
            value={period.end}
            onChange={(value) => editor.change(`${path}.end`, value)}
            current={period.current}
            onCurrent={(current) => editor.change(`${path}.current`, current)}
          />
        )}
      </Field>
    </>
  );
}
