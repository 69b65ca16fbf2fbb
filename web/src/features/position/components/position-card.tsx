import type { PositionCard as Card } from '@pinjian/contract/position-view.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { dateOnly, relativeTime } from '#lib/format/time.ts';
import { useNow } from '#lib/clock.ts';
import { useListPath } from '#lib/list-path.ts';
import { Marked } from '#ui/marked.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { CollectButton } from './collect-button.tsx';
import styles from './position-card.module.css';

interface PositionCardProps {
  readonly position: Card;
  /** Path before /job-details and /job-company: /seeker/job or /seeker/home. */
  readonly base: string;
  readonly words?: readonly string[];
  /** A line of another domain: where the application stands. */
  readonly footer?: ReactNode;
  /** Opens it beside the list, where there is room; else the link is followed. */
  readonly onOpen?: (() => void) | undefined;
  readonly isOpen?: boolean;
}

/** Whether a press on a link means this page and no new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A position in a list: one click opens it, whole. */
export function PositionCard({ position, base, words = [], footer, onOpen, isOpen = false }: PositionCardProps) {
  const { positionId, title, company } = position;
  const place = [position.city.name, position.district?.name].filter((part) => part !== undefined).join('·');
  const { state } = useListPath(base);
  const published = relativeTime(position.publishedAt, useNow());
  return (
    <article className={isOpen ? `${styles.card} ${styles.opened}` : styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link
            to={`${base}/job-details/${positionId}`}
            state={state}
            className={styles.link}
            aria-current={isOpen ? 'true' : undefined}
            onClick={(event) => {
              if (onOpen === undefined || !isPlain(event)) return;
              event.preventDefault();
              onOpen();
            }}
          >
            <Marked text={title} words={words} />
          </Link>
        </h3>
        <span className={styles.salary}>{position.salaryText}</span>
      </div>
      <div className={styles.facts}>
        <div className={styles.tags}>
          {position.status.value !== positionStatus.open && (
            <StatusTag tone="warning">{position.status.label}</StatusTag>
          )}
          {position.postSource.value !== 1 && <StatusTag tone="warning">{position.postSource.label}</StatusTag>}
          <StatusTag>{place}</StatusTag>
          <StatusTag>{position.experience.label === '不限' ? '经验不限' : position.experience.label}</StatusTag>
          <StatusTag>{position.education.label === '不限' ? '学历不限' : position.education.label}</StatusTag>
          {position.jobType.value !== 1 && <StatusTag tone="accent">{position.jobType.label}</StatusTag>}
          {position.recruitType.value !== 1 && <StatusTag tone="accent">{position.recruitType.label}</StatusTag>}
          {position.workMode.value !== 1 && <StatusTag tone="accent">{position.workMode.label}</StatusTag>}
        </div>
        {position.skills.length > 0 && (
          <p className={styles.skills}>
            {position.skills.map((skill, index) => (
              <span key={skill}>
                {index > 0 && <span className={styles.dot}>·</span>}
                <Marked text={skill} words={words} />
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        {company.logoUrl === null ? (
          <span className={styles.logo} aria-hidden="true">
            {company.name.slice(0, 1)}
          </span>
        ) : (
          <img className={styles.logo} src={company.logoUrl} alt="" loading="lazy" />
        )}
        <Link to={`${base}/job-company/${company.companyId}`} state={state} className={styles.company}>
          {company.name}
        </Link>
        <span className={styles.about}>
          {[company.industryName, company.staffSize].filter((part) => part !== null).join(' · ')}
        </span>
        <time className={styles.time} dateTime={position.publishedAt}>
          {published === '' ? dateOnly(position.publishedAt) : published} 发布
        </time>
        <span className={styles.collect}>
          <CollectButton positionId={positionId} title={title} collected={position.collected} />
        </span>
      </div>
      {footer !== undefined && <div className={styles.extra}>{footer}</div>}
    </article>
  );
}
