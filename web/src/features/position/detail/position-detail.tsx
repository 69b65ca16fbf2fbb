import type { PositionDetail as Detail, PositionPreview } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { StatusTag } from '#ui/tag.tsx';
import styles from './position-detail.module.css';

interface PositionDetailProps {
  /** A published position, or the preview of one with gaps. */
  readonly position: Detail | PositionPreview;
  /** Apply, collect: what can be done here, given by the page. */
  readonly actions?: ReactNode;
  /** The company beside it, given by the page. */
  readonly company?: ReactNode;
}

function labelOf(option: { readonly label: string } | null, prefix: string): string | null {
  if (option === null) return null;
  return option.label === '不限' ? `${prefix}不限` : option.label;
}

function Requirements({ position }: { readonly position: Detail | PositionPreview }) {
  const groups = [
    { kind: 'must', title: '需要具备' },
    { kind: 'nice', title: '加分项' },
  ] as const;
  return groups.map(({ kind, title }) => {
    const rows = position.requirements.filter((each) => each.kind === kind);
    if (rows.length === 0) return null;
    return (
      <section key={kind} className={styles.block}>
        <h2 className={styles.blockTitle}>{title}</h2>
        <ul className={styles.chips}>
          {rows.map(({ skill, years }) => (
            <li key={skill} className={kind === 'must' ? `${styles.chip} ${styles.must}` : styles.chip}>
              {skill}
              {years !== null && <span className={styles.years}>{years} 年以上</span>}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** A position as seekers read it: what, where, for how much, for whom, then the words of the company. */
export function PositionDetail({ position, actions, company }: PositionDetailProps) {
  const place = [position.city?.name, position.district?.name, position.address]
    .filter((part) => part !== undefined && part !== '')
    .join('·');
  const facts = [
    labelOf(position.experience, '经验'),
    labelOf(position.education, '学历'),
    position.jobType?.label ?? null,
    position.recruitType?.label ?? null,
    position.workMode?.label ?? null,
    position.headCount === null ? null : `招 ${position.headCount} 人`,
    position.weeklyWorkDays?.label ?? null,
    position.workCycle?.label ?? null,
    position.paymentMethod?.label ?? null,
    position.workTimePeriod?.label ?? null,
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.headline}>
          <h1 className={styles.title}>{position.title === '' ? '（还没有名称的职位）' : position.title}</h1>
          <span className={styles.salary}>{position.salaryText}</span>
        </div>
        <div className={styles.tags}>
          {position.status.value !== 3 && <StatusTag tone="warning">{position.status.label}</StatusTag>}
          {facts.map((fact) => (
            <StatusTag key={fact}>{fact}</StatusTag>
          ))}
        </div>
        {position.category !== null && <p className={styles.muted}>{position.category.path.join(' / ')}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Requirements position={position} />
          {position.description.map(({ title, text }) => (
            <section key={title.value} className={styles.block}>
              <h2 className={styles.blockTitle}>{title.label}</h2>
              <p className={styles.prose}>{text}</p>
            </section>
          ))}
          {position.benefits.length > 0 && (
            <section className={styles.block}>
              <h2 className={styles.blockTitle}>福利</h2>
              <ul className={styles.chips}>
                {position.benefits.map((benefit) => (
                  <li key={benefit} className={styles.chip}>
                    {benefit}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={styles.block}>
            <h2 className={styles.blockTitle}>工作地点</h2>
            <p>{place === '' ? '未填写' : place}</p>
          </section>
        </div>
        {company !== undefined && <aside className={styles.aside}>{company}</aside>}
      </div>
    </div>
  );
}
