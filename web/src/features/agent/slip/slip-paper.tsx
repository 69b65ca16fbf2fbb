import type { AgentKind } from '@pinjian/contract/by-agent.ts';
import type { AgentSlip } from '@pinjian/contract/agent-slip.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { citiesQuery } from '#features/dictionary/api.ts';
import { cityByCode } from '#features/dictionary/city/model.ts';
import { ownResumesQuery } from '../api.ts';
import { appliesWithResume, slipParts } from './slip-page.ts';
import styles from './slip.module.css';

interface SlipPaperProps {
  readonly kind: AgentKind;
  readonly slip: AgentSlip;
  /** What holds until it is saved: what differs from it is marked. */
  readonly before?: AgentSlip;
  /** 第 2 版, … */
  readonly note: string;
}

/** The permission slip as one page, in the words in which its owner gives it. */
export function SlipPaper({ kind, slip, before, note }: SlipPaperProps) {
  const { data: cities } = useQuery(citiesQuery);
  const { data: resumes } = useQuery({ ...ownResumesQuery, enabled: appliesWithResume(kind) });
  const titleId = useId();
  const partsOf = (one: AgentSlip) =>
    slipParts(one, kind, {
      cities: one.cityCodes.map((code) => cityByCode(cities, code)?.name ?? ''),
      resumes: new Map((resumes ?? []).map(({ resumeId, title }) => [resumeId, title])),
    });
  const known = before === undefined ? null : new Set(partsOf(before).flatMap(({ lines }) => lines));
  return (
    <section className={styles.paper} aria-labelledby={titleId}>
      <div className={styles.paperHead}>
        <h2 id={titleId} className={styles.paperTitle}>
          许可单
        </h2>
        <span className={styles.hint}>{note}</span>
      </div>
      {partsOf(slip).map(({ title, lines }) => (
        <div key={title} className={styles.part}>
          <h3 className={styles.partName}>{title}</h3>
          <ul className={styles.lines}>
            {lines.map((line) => {
              const isChanged = known !== null && !known.has(line);
              return (
                <li key={line} className={isChanged ? styles.changed : undefined}>
                  {line}
                  {isChanged && <span className="visually-hidden">（有改动）</span>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
