import { interviewDifficulties, interviewDifficultyLabels } from '@pinjian/contract/interview.ts';
import type { InterviewDifficulty } from '@pinjian/contract/interview.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { skillsQuery } from '#features/dictionary/api.ts';
import { LinkButton } from '#ui/button.tsx';
import { startResumeMutation, startSkillMutation } from '../api.ts';
import { preparationPath } from '../model.ts';
import { simulatePath } from '../simulate/subject.ts';
import styles from './practice.module.css';

/** A resume one can be interviewed about. */
export interface Choosable {
  readonly resumeId: string;
  readonly title: string;
}

interface PracticeStartsProps {
  /** Checked resumes, the default one first; undefined while they load, null when they could not be loaded. */
  readonly resumes: readonly Choosable[] | undefined | null;
}

function ResumePractice({ resumes }: PracticeStartsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const start = useMutation(startResumeMutation);
  const navigate = useNavigate();
  const resumeId = chosen ?? resumes?.[0]?.resumeId ?? null;
  const none = resumes !== undefined && resumes !== null && resumes.length === 0;

  function begin() {
    if (resumeId === null) return;
    start.mutate(resumeId, { onSuccess: ({ interviewId }) => void navigate(preparationPath(interviewId)) });
  }

  return (
    <div className={styles.card}>
      <h3 className={styles.title}>简历面试</h3>
      <p className={styles.text}>围绕您简历里的经历提问，练习怎么把做过的事讲清楚。</p>
      {none ? (
        <p className={styles.text}>
          先完善一份简历才能开始。<Link to="/seeker/resume">去写简历</Link>
        </p>
      ) : (
        <>
          <Select
            aria-label="选择简历"
            placeholder={resumes === null ? '简历没有加载出来' : '选择简历'}
            loading={resumes === undefined}
            disabled={resumes === null}
            value={resumeId}
            options={(resumes ?? []).map((resume) => ({ value: resume.resumeId, label: resume.title }))}
            onChange={setChosen}
          />
          <Button onClick={begin} loading={start.isPending} disabled={resumeId === null}>
            开始简历面试
          </Button>
        </>
      )}
    </div>
  );
}

const levels = interviewDifficulties.map((value) => ({ value, label: interviewDifficultyLabels[value] }));

function SkillPractice() {
  const [skill, setSkill] = useState('');
  const [level, setLevel] = useState<InterviewDifficulty>('medium');
  const words = skill.trim();
  const suggestions = useQuery({ ...skillsQuery(words, null), enabled: words !== '' });
  const start = useMutation(startSkillMutation);
  const navigate = useNavigate();

  function begin() {
    start.mutate(
      { skill: words, level },
      { onSuccess: ({ interviewId }) => void navigate(preparationPath(interviewId)) },
    );
  }

  return (
    <div className={styles.card}>
      <h3 className={styles.title}>技能面试</h3>
      <p className={styles.text}>选一项技能和难度，看看自己讲得清哪些、还缺哪些。</p>
      <AutoComplete
        aria-label="技能"
        placeholder="例如 React、数据分析、招聘"
        value={skill}
        onChange={(text: string) => setSkill(text.slice(0, 30))}
        options={(words === '' ? [] : (suggestions.data ?? [])).map(({ name }) => ({ value: name }))}
      />
      <Segmented<InterviewDifficulty> aria-label="难度" block value={level} options={levels} onChange={setLevel} />
      <Button onClick={begin} loading={start.isPending} disabled={words === ''}>
        开始技能面试
      </Button>
    </div>
  );
}

/** Interviews one can begin by oneself; what comes of them is one's own. */
export function PracticeStarts({ resumes }: PracticeStartsProps) {
  return (
    <section className={styles.starts} aria-labelledby="practice-starts-title">
      <h2 id="practice-starts-title" className={styles.heading}>
        自己练一场
      </h2>
      <p className={styles.text}>反馈只有您能看到。</p>
      <div className={styles.card}>
        <h3 className={styles.title}>模拟面试</h3>
        <p className={styles.text}>按一个职位、一类岗位或一段职位描述，完整练一场。</p>
        <LinkButton to={simulatePath}>去选职位</LinkButton>
      </div>
      <ResumePractice resumes={resumes} />
      <SkillPractice />
    </section>
  );
}
