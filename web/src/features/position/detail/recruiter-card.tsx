import { recruiterActivityLabels, type Recruiter } from '@pinjian/contract/position-view.ts';
import { StatusTag } from '#ui/tag.tsx';
import styles from './position-detail.module.css';

const roleWords: Readonly<Record<Recruiter['role'], string>> = {
  owner: '公司管理员',
  recruiter: '招聘者',
  interviewer: '面试官',
};

/** Who recruits, and how lately they were here. */
export function RecruiterCard({ recruiter }: { readonly recruiter: Recruiter }) {
  const { name, role, activity } = recruiter;
  const lately = activity === 'now' || activity === 'today';
  return (
    <section className={styles.recruiter} aria-label="招聘者">
      <span className={styles.face} aria-hidden="true">
        {name === null ? '招' : name.slice(0, 1)}
      </span>
      <div>
        <strong>{name ?? '招聘者'}</strong>
        <p className={styles.muted}>{roleWords[role]}</p>
      </div>
      {activity !== null && (
        <StatusTag tone={lately ? 'success' : 'neutral'}>{recruiterActivityLabels[activity]}</StatusTag>
      )}
    </section>
  );
}
