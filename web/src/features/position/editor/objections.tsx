import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import type { ObjectionView } from './values.ts';
import styles from './editor.module.css';

interface ObjectionsProps {
  readonly objections: readonly ObjectionView[];
  readonly onJump: (field: (string | number)[]) => void;
  /** What else can be done about them. */
  readonly action?: ReactNode;
}

/** Words that cannot be published, each with its reason, what to write instead, and the way there. */
export function Objections({ objections, onJump, action }: ObjectionsProps) {
  if (objections.length === 0) return null;
  return (
    <Alert
      className={styles.alert ?? ''}
      type="error"
      showIcon
      {...(action === undefined ? {} : { action })}
      title={`有 ${objections.length} 处内容不能发布，请修改`}
      description={
        <ul className={styles.objections}>
          {objections.map((each) => (
            <li key={`${each.field.join('.')}-${each.before}-${each.word}`}>
              <p>
                {each.label}：…{each.before}
                <mark className={styles.mark}>{each.word}</mark>
                {each.after}…
                <Button type="link" size="small" onClick={() => onJump(each.field)}>
                  去修改
                </Button>
              </p>
              <p className={styles.why}>
                {each.message}。{each.suggestion}
              </p>
            </li>
          ))}
        </ul>
      }
    />
  );
}
