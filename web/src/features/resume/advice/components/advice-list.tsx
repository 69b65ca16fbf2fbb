import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { focusLine } from '../../editor/components/focus-field.ts';
import type { Advice } from '../model.ts';
import { placeName } from '../place-name.ts';
import { useEditing } from '../../editor/components/editor-store.ts';
import type { Advising, ForJob } from './use-advice.ts';
import styles from './advice.module.css';

interface AdviceListProps {
  readonly advising: Advising;
  /** Names what is stored, for what is compared with it. */
  readonly asOf: string;
  readonly forJob: ForJob | undefined;
  /** Given the way to a line: what covers the form makes way first. */
  readonly onGo?: (go: () => void) => void;
}

interface RowProps {
  readonly advice: Advice;
  readonly place: string;
  readonly onGo: () => void;
  readonly onDismiss: () => void;
}

function AdviceRow({ advice, place, onGo, onDismiss }: RowProps) {
  const { title, quote, why, act, urgent } = advice;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.go} onClick={onGo}>
        <span className={styles.place}>
          {place}
          {urgent && <span className={styles.urgent}>建议先改</span>}
        </span>
        <span className={styles.title}>{title}</span>
        {quote !== '' && <span className={styles.quote}>{quote}</span>}
        <span className={styles.why}>{why}</span>
        <span className={styles.act}>{act}</span>
      </button>
      <Button
        type="text"
        className={styles.dismiss}
        icon={<CloseOutlined aria-hidden />}
        aria-label={`不再提示：${title}`}
        title="不再提示"
        onClick={onDismiss}
      />
    </li>
  );
}

/** What could be better, line by line: a tap leads to the line, a cross sends it away for good. */
export function AdviceList({ advising, asOf, forJob, onGo }: AdviceListProps) {
  const { advice, dismissed, dismiss, restore } = advising;
  const content = useEditing((editing) => editing.content);

  function go({ path, line }: Pick<Advice, 'path' | 'line'>) {
    const focus = () => focusLine(path, line);
    if (onGo === undefined) focus();
    else onGo(focus);
  }

  return (
    <div className={styles.panel}>
      {forJob !== undefined && (
        <forJob.Gaps
          resumeId={advising.resumeId}
          positionId={forJob.positionId}
          asOf={asOf}
          onGo={(path) => go({ path, line: null })}
        />
      )}
      <p className={styles.note} role="status">
        {advice.length === 0
          ? '没有发现需要改的地方。'
          : `${advice.length} 条建议，按固定规则查出，不影响投递。点一下就到那一行。`}
      </p>
      <ul className={styles.list}>
        {advice.map((each) => (
          <AdviceRow
            key={`${each.rule} ${each.path} ${each.line ?? ''}`}
            advice={each}
            place={placeName(content, each.path)}
            onGo={() => go(each)}
            onDismiss={() => dismiss(each)}
          />
        ))}
      </ul>
      {dismissed > 0 && (
        <p className={styles.note}>
          已忽略 {dismissed} 条
          <Button type="link" onClick={restore}>
            恢复
          </Button>
        </p>
      )}
    </div>
  );
}
