import { useQuery } from '@tanstack/react-query';
import { salaryText } from '@pinjian/contract/money.ts';
import { monthText } from '@pinjian/contract/resume-content.ts';
import type { CandidateResume } from '@pinjian/contract/resume.ts';
import type { ReactNode } from 'react';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { SchoolTags } from '#features/dictionary/components/school-tags.tsx';
import { periodLine, pointsOf, webAddress } from './model.ts';
import styles from './resume-view.module.css';

type Content = CandidateResume['content'];

function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h3 className={styles.blockTitle}>{title}</h3>
      {children}
    </section>
  );
}

function Description({ text }: { readonly text: string }) {
  const points = pointsOf(text);
  if (points.length === 0) return null;
  if (points.length === 1) return <p className={styles.prose}>{points[0]}</p>;
  return (
    <ul className={styles.points}>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly title: string;
  readonly subtitle?: string;
  /** What stands between title and subtitle. */
  readonly marks?: ReactNode;
  readonly line: string;
  readonly children?: ReactNode;
}

function Entry({ title, subtitle = '', marks, line, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <h4 className={styles.entryTitle}>
          {title}
          {marks}
          {subtitle !== '' && <span className={styles.entrySubtitle}>{subtitle}</span>}
        </h4>
        <span className={styles.period}>{line}</span>
      </div>
      {children}
    </li>
  );
}

/** An address that may be opened, else its text. */
export function Address({ text }: { readonly text: string }) {
  const address = webAddress(text);
  if (address === null) return <span>{text}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}

function Intentions({ intentions }: Pick<Content, 'intentions'>) {
  return (
    <ul className={styles.rows}>
      {intentions.map(({ position, cities, salary }, index) => (
        <li key={index}>
          {[position, cities.map((city) => city.name).join('、'), salaryText(salary)]
            .filter((part) => part !== '')
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}

function Work({ work }: Pick<Content, 'work'>) {
  return (
    <ul>
      {work.flatMap(({ company, roles }, at) =>
        roles.map((role, index) => (
          <Entry key={`${at}-${index}`} title={company} subtitle={role.title} line={periodLine(role, role.department)}>
            <Description text={role.description} />
          </Entry>
        )),
      )}
    </ul>
  );
}

function Projects({ projects }: Pick<Content, 'projects'>) {
  return (
    <ul>
      {projects.map((project, index) => (
        <Entry key={index} title={project.name} subtitle={project.role} line={periodLine(project)}>
          {project.link !== '' && <Address text={project.link} />}
          <Description text={project.description} />
        </Entry>
      ))}
    </ul>
  );
}

/** Which school the words name: its present name where they are others, and what recruiters look for. */
function SchoolMarks({ entry }: { readonly entry: Content['education'][number] }) {
  if (entry.knownSchool === null) return null;
  const { name, tags } = entry.knownSchool;
  if (name === entry.school && tags.length === 0) return null;
  return (
    <span className={styles.marks}>
      {name !== entry.school && <span className={styles.official}>{name}</span>}
      <SchoolTags tags={tags} />
    </span>
  );
}

/** A resume as an employer reads it: every section that has something in it, in the order a recruiter looks. */
export function ResumeView({ content }: { readonly content: Content }) {
  const { data } = useQuery(dictionariesQuery(['education', 'skill_level']));
  const label = (type: 'education' | 'skill_level', value: number | null) =>
    data?.[type]?.find(({ dictNum }) => dictNum === value)?.dictLabel ?? '';
  const { intentions, work, projects, education, skills, certificates, languages, selfEvaluation, others } = content;
  return (
    <div className={styles.resume}>
      {intentions.length > 0 && (
        <Block title="求职期望">
          <Intentions intentions={intentions} />
        </Block>
      )}
      {work.length > 0 && (
        <Block title="工作经历">
          <Work work={work} />
        </Block>
      )}
      {projects.length > 0 && (
        <Block title="项目经历">
          <Projects projects={projects} />
        </Block>
      )}
      {education.length > 0 && (
        <Block title="教育经历">
          <ul>
            {education.map((entry, index) => (
              <Entry
                key={index}
                title={entry.school}
                marks={<SchoolMarks entry={entry} />}
                subtitle={[entry.major, label('education', entry.degree)].filter((part) => part !== '').join(' · ')}
                line={periodLine(entry)}
              >
                <Description text={entry.description} />
              </Entry>
            ))}
          </ul>
        </Block>
      )}
      {skills.length > 0 && (
        <Block title="专业技能">
          <ul className={styles.chips}>
            {skills.map(({ name, level }, index) => (
              <li key={index} className={styles.chip}>
                {name}
                {level !== null && <span className={styles.level}>{label('skill_level', level)}</span>}
              </li>
            ))}
          </ul>
        </Block>
      )}
      {certificates.length > 0 && (
        <Block title="证书">
          <ul className={styles.rows}>
            {certificates.map(({ name, month }, index) => (
              <li key={index}>{[name, monthText(month)].filter((part) => part !== '').join(' · ')}</li>
            ))}
          </ul>
        </Block>
      )}
      {languages.length > 0 && (
        <Block title="语言能力">
          <ul className={styles.rows}>
            {languages.map(({ name, level }, index) => (
              <li key={index}>{[name, level].filter((part) => part !== '').join(' · ')}</li>
            ))}
          </ul>
        </Block>
      )}
      {selfEvaluation !== '' && (
        <Block title="自我评价">
          <Description text={selfEvaluation} />
        </Block>
      )}
      {others.map(({ title, description }, index) => (
        <Block key={index} title={title === '' ? '其他' : title}>
          <Description text={description} />
        </Block>
      ))}
    </div>
  );
}
