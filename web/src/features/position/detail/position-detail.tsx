import {
  conditionSubjects,
  type ReadingSubject,
  type RequirementKind,
} from '@pinjian/contract/position-requirement.ts';
import type { PositionDetail as Detail, PositionPreview } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { LitText } from '#ui/lit-text.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { subjectLabels } from '../model.ts';
import { Dates } from './dates.tsx';
import styles from './position-detail.module.css';
import { RecruiterCard } from './recruiter-card.tsx';

interface PositionDetailProps {
  /** A published position, or the preview of one with gaps. */
  readonly position: Detail | PositionPreview;
  /** Apply, collect: what can be done here, given by the page. */
  readonly actions?: ReactNode;
  /** How the reader's resume stands to it, given by the page. */
  readonly fit?: ReactNode;
  /** The company beside it, given by the page. */
  readonly company?: ReactNode;
  /** What else can be done with it, below its words. */
  readonly foot?: ReactNode;
}

function labelOf(option: { readonly label: string } | null, prefix: string, kind: RequirementKind): string | null {
  if (option === null) return null;
  if (option.label === '不限') return `${prefix}不限`;
  return kind === 'nice' ? `${option.label}优先` : option.label;
}

/** What is asked for of one subject, needed or a plus. */
interface Row {
  readonly kind: RequirementKind;
  readonly subject: ReadingSubject;
  readonly text: string;
  readonly years: number | null;
}

const subjects = ['skill', ...conditionSubjects] as const;

function rowsOf(position: Detail | PositionPreview): Row[] {
  return [
    ...position.requirements.map(({ kind, skill, years }) => ({ kind, subject: 'skill' as const, text: skill, years })),
    ...position.conditions.map(({ kind, what, words }) => ({ kind, subject: what, text: words, years: null })),
  ];
}

/** Skills, certificates, languages, majors and shifts, what is needed before what is a plus. */
function Requirements({ position }: { readonly position: Detail | PositionPreview }) {
  const groups = [
    { kind: 'must', title: '需要具备' },
    { kind: 'nice', title: '加分项' },
  ] as const;
  const rows = rowsOf(position);
  return groups.map(({ kind, title }) => {
    const own = rows.filter((each) => each.kind === kind);
    if (own.length === 0) return null;
    return (
      <section key={kind} className={styles.block}>
        <h2 className={styles.blockTitle}>{title}</h2>
        <dl className={styles.subjects}>
          {subjects
            .filter((subject) => own.some((each) => each.subject === subject))
            .map((subject) => (
              <div key={subject} className={styles.subject}>
                <dt>{subjectLabels[subject]}</dt>
                <dd>
                  <ul className={styles.chips}>
                    {own
                      .filter((each) => each.subject === subject)
                      .map(({ text, years }) => (
                        <li key={text} className={kind === 'must' ? `${styles.chip} ${styles.must}` : styles.chip}>
                          {text}
                          {years !== null && <span className={styles.years}>{years} 年以上</span>}
                        </li>
                      ))}
                  </ul>
                </dd>
              </div>
            ))}
        </dl>
      </section>
    );
  });
}

/** A position as seekers read it: what, where, for how much, for whom, then the words of the company. */
export function PositionDetail({ position, actions, fit, company, foot }: PositionDetailProps) {
  const place = [position.city?.name, position.district?.name, position.address]
    .filter((part) => part !== undefined && part !== '')
    .join('·');
  const facts = [
    labelOf(position.experience, '经验', position.experienceKind),
    labelOf(position.education, '学历', position.educationKind),
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
          <StatusTag tone={position.postSource.value === 1 ? 'neutral' : 'warning'}>
            {position.postSource.label}
          </StatusTag>
          {facts.map((fact) => (
            <StatusTag key={fact}>{fact}</StatusTag>
          ))}
        </div>
        {position.agencyLicence !== null && (
          <p className={styles.muted}>
            由{position.company.name}代为招聘，人力资源服务许可证：{position.agencyLicence.number}
          </p>
        )}
        {position.category !== null && <p className={styles.muted}>{position.category.path.join(' / ')}</p>}
        <Dates position={position} />
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.columns}>
        <div className={styles.body}>
          {fit}
          <div className={styles.main}>
            <Requirements position={position} />
            {position.description.map(({ title, text }) => (
              <section key={title.value} className={styles.block}>
                <h2 className={styles.blockTitle}>{title.label}</h2>
                <p className={styles.prose}>
                  <LitText path={`description.${title.value}`} text={text} />
                </p>
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
            {foot}
          </div>
        </div>
        {company !== undefined && (
          <aside className={styles.aside}>
            {'recruiter' in position && position.recruiter !== null && <RecruiterCard recruiter={position.recruiter} />}
            {company}
          </aside>
        )}
      </div>
    </div>
  );
}
