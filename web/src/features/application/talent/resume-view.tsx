import { useQuery } from '@tanstack/react-query';
import { salaryText } from '@pinjian/contract/money.ts';
import { monthText } from '@pinjian/contract/resume-content.ts';
import type { CandidateResume } from '@pinjian/contract/resume.ts';
import { Fragment, type ReactNode } from 'react';
import { dictionariesQuery } from '#features/dictionary/api.ts';
import { SchoolTags } from '#features/dictionary/components/school-tags.tsx';
import { LitText } from '#ui/lit-text.tsx';
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

function Description({ text, path }: { readonly text: string; readonly path: string }) {
  const [first, ...others] = pointsOf(text);
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <p className={styles.prose}>
        <LitText path={path} text={first.text} from={first.start} />
      </p>
    );
  }
  return (
    <ul className={styles.points}>
      {[first, ...others].map((point) => (
        <li key={point.start}>
          <LitText path={path} text={point.text} from={point.start} />
        </li>
      ))}
    </ul>
  );
}

/** A text of the resume by its place there, so that it can be lit up; null where nothing is said. */
function said(path: string, text: string): ReactNode {
  return text === '' ? null : <LitText path={path} text={text} />;
}

/** What is said, with dots between; null where nothing is. */
function joined(parts: readonly ReactNode[]): ReactNode {
  const said = parts.filter((part) => part !== null && part !== '');
  if (said.length === 0) return null;
  return said.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

interface EntryProps {
  readonly title: ReactNode;
  /** null where there is none. */
  readonly subtitle?: ReactNode;
  /** What stands between title and subtitle. */
  readonly marks?: ReactNode;
  readonly line: ReactNode;
  readonly children?: ReactNode;
}

function Entry({ title, subtitle = null, marks, line, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <h4 className={styles.entryTitle}>
          {title}
          {marks}
          {subtitle !== null && <span className={styles.entrySubtitle}>{subtitle}</span>}
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
          <Entry
            key={`${at}-${index}`}
            title={company}
            subtitle={said(`work.${at}.roles.${index}.title`, role.title)}
            line={joined([periodLine(role), said(`work.${at}.roles.${index}.department`, role.department)])}
          >
            <Description path={`work.${at}.roles.${index}.description`} text={role.description} />
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
        <Entry
          key={index}
          title={said(`projects.${index}.name`, project.name)}
          subtitle={said(`projects.${index}.role`, project.role)}
          line={periodLine(project)}
        >
          {project.link !== '' && <Address text={project.link} />}
          <Description path={`projects.${index}.description`} text={project.description} />
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
                subtitle={joined([
                  said(`education.${index}.major`, entry.major),
                  said(`education.${index}.degree`, label('education', entry.degree)),
                ])}
                line={periodLine(entry)}
              >
                <Description path={`education.${index}.description`} text={entry.description} />
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
                {said(`skills.${index}.name`, name)}
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
              <li key={index}>{joined([said(`certificates.${index}.name`, name), monthText(month)])}</li>
            ))}
          </ul>
        </Block>
      )}
      {languages.length > 0 && (
        <Block title="语言能力">
          <ul className={styles.rows}>
            {languages.map(({ name, level }, index) => (
              <li key={index}>
                {joined([said(`languages.${index}.name`, name), said(`languages.${index}.level`, level)])}
              </li>
            ))}
          </ul>
        </Block>
      )}
      {selfEvaluation !== '' && (
        <Block title="自我评价">
          <Description path="selfEvaluation" text={selfEvaluation} />
        </Block>
      )}
      {others.map(({ title, description }, index) => (
        <Block key={index} title={title === '' ? '其他' : title}>
          <Description path={`others.${index}.description`} text={description} />
        </Block>
      ))}
    </div>
  );
}
