import { Button } from 'antd';
import type { FocusEvent, ReactNode } from 'react';
import { AdviceMark } from '../../advice/components/advice-mark.tsx';
import type { Fact } from '../doubts/model.ts';
import { useEditing, useEditor } from './editor-store.ts';
import styles from './field.module.css';

/** What a control needs to belong to its field. */
export interface Control {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly status: 'error' | 'warning' | '';
}

interface FieldProps {
  /** Of the field, see `fieldOf`. */
  readonly path: string;
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  /** What is odd about the value without being wrong. */
  readonly objection?: string | null;
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  /** The label is read out but not shown: in rows whose columns speak for themselves. */
  readonly quiet?: boolean;
  /** True where the control is several, each with a name of its own. */
  readonly group?: boolean;
  readonly children: (control: Control) => ReactNode;
}

function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** Marks a value that the reader was not sure of: why, from which words, and a way to say that it is right. */
function DoubtNote({
  id,
  path,
  label,
  fact,
}: {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly fact: Fact;
}) {
  const editor = useEditor();
  return (
    <div className={styles.doubt} id={id}>
      <p className={styles.doubtText}>
        {fact.reason ?? '识别得不太确定，请核对'}
        <span className={styles.source}>原文：{fact.source}</span>
      </p>
      <Button
        size="small"
        type="text"
        className={styles.settle}
        onClick={() => editor.settle(path)}
        aria-label={`${label}没问题`}
      >
        没问题
      </Button>
    </div>
  );
}

/** One field of the form: label, control, what is wrong with it, what the reader doubts. */
export function Field({
  path,
  label,
  required = false,
  hint,
  objection = null,
  wide = false,
  quiet = false,
  group = false,
  children,
}: FieldProps) {
  const editor = useEditor();
  const issue = useEditing((editing) => editing.issues[path]);
  const fact = useEditing((editing) => editing.facts[path]);
  const uncertain = fact?.uncertain === true;
  const id = fieldId(path);
  const notes = [
    issue !== undefined && `${id}-issue`,
    objection !== null && `${id}-objection`,
    uncertain && `${id}-doubt`,
    hint !== undefined && `${id}-hint`,
  ];
  const describedBy = notes.filter((note) => note !== false).join(' ');
  const status = issue !== undefined ? 'error' : uncertain || objection !== null ? 'warning' : '';

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) editor.check(path);
  }

  const caption = (
    <>
      {label}
      {required && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
      {uncertain && <span className={styles.mark}>请核对</span>}
    </>
  );
  const captionClass = quiet && !uncertain ? 'visually-hidden' : styles.label;
  return (
    <div
      className={wide ? `${styles.field} ${styles.wide}` : styles.field}
      data-field={path}
      data-uncertain={uncertain ? '' : undefined}
      onFocus={() => editor.focus(path)}
      onBlur={leave}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      {group ? (
        <div className={styles.caption}>
          <span className={captionClass} id={`${id}-label`}>
            {caption}
          </span>
          <AdviceMark path={path} label={label} />
        </div>
      ) : (
        <div className={styles.caption}>
          <label className={captionClass} htmlFor={id}>
            {caption}
          </label>
          <AdviceMark path={path} label={label} />
        </div>
      )}
      {children({ id, 'aria-describedby': describedBy === '' ? undefined : describedBy, status })}
      {issue !== undefined && (
        <p className={styles.issue} id={`${id}-issue`} role="alert">
          {issue}
        </p>
      )}
      {issue === undefined && objection !== null && (
        <p className={styles.objection} id={`${id}-objection`}>
          {objection}
        </p>
      )}
      {uncertain && <DoubtNote id={`${id}-doubt`} path={path} label={label} fact={fact} />}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
