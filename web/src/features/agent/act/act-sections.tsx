import type { ActSection } from '@pinjian/contract/agent-act.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { Link } from 'react-router';
import { pathOfSubject } from '../model.ts';
import styles from './act.module.css';

interface ActSectionsProps {
  readonly sections: readonly ActSection[];
  readonly side: AgentSide;
}

function Label({ row, side }: { readonly row: ActSection['rows'][number]; readonly side: AgentSide }) {
  const to = row.subject === undefined ? null : pathOfSubject(row.subject, side);
  return to === null ? row.label : <Link to={to}>{row.label}</Link>;
}

/** A brief, a ranking or a report: rows below headings, each with the passage that it rests on. */
export function ActSections({ sections, side }: ActSectionsProps) {
  return sections.map(({ title, rows }) => (
    <div key={title}>
      <h4 className={styles.sectionName}>{title}</h4>
      <dl className={styles.rows}>
        {rows.map((row, index) => (
          <div key={index} className={styles.row}>
            <dt>
              <Label row={row} side={side} />
            </dt>
            <dd>
              {row.value}
              {row.quote !== undefined && <q className={styles.quote}>{row.quote}</q>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

/** More rows than these are asked for. */
const readAtOnce = 4;

/** The same in a list of many: few rows as they are, more behind a press that says what they are. */
export function FoldedSections({ sections, side }: ActSectionsProps) {
  const many = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  if (many <= readAtOnce) return <ActSections sections={sections} side={side} />;
  return (
    <details className={styles.folded}>
      <summary>
        {sections.map(({ title }) => title).join('、')}（{many} 条）
      </summary>
      <ActSections sections={sections} side={side} />
    </details>
  );
}
