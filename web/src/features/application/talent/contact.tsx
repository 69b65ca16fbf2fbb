import { useQuery } from '@tanstack/react-query';
import type { CandidateResume } from '@pinjian/contract/resume.ts';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { basicFacts } from './model.ts';
import { Address } from './resume-view.tsx';
import styles from './talent.module.css';

/** How to reach a candidate, as far as they have let this company know. */
export function Contact({ resume: { content, contactShown } }: { readonly resume: CandidateResume }) {
  const { data } = useQuery(dictionariesQuery(['job_hunting_status']));
  const { basics } = content;
  const hunting = data?.job_hunting_status?.find(({ dictNum }) => dictNum === basics.jobStatus)?.dictLabel;
  const facts = basicFacts(content, hunting);
  return (
    <div className={styles.contact}>
      {facts.length > 0 && <p className={styles.muted}>{facts.join(' · ')}</p>}
      {contactShown ? (
        <ul className={styles.ways}>
          {basics.phone !== '' && (
            <li>
              <a href={`tel:${basics.phone}`} className="target">
                {basics.phone}
              </a>
            </li>
          )}
          {basics.email !== '' && (
            <li>
              <a href={`mailto:${basics.email}`} className="target">
                {basics.email}
              </a>
            </li>
          )}
          {basics.links.map((link) => (
            <li key={link}>
              <Address text={link} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.hidden}>姓名和联系方式在对方投递或同意交换后可见</p>
      )}
    </div>
  );
}
