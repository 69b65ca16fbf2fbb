import { memo, type ComponentType } from 'react';
import { useArrangement } from '../../arranging/components/use-arranging.ts';
import { formOrder } from '../../arranging/model.ts';
import type { SectionId } from '../sections.ts';
import {
  CertificatesSection,
  LanguagesSection,
  OthersSection,
  SelfEvaluationSection,
  SkillsSection,
} from './ability-sections.tsx';
import { EducationSection, ProjectsSection, WorkSection } from './history-sections.tsx';
import { BasicsSection, IntentionsSection } from './person-sections.tsx';
import styles from './resume-form.module.css';

const parts: Readonly<Record<SectionId, ComponentType>> = {
  basics: BasicsSection,
  intentions: IntentionsSection,
  education: EducationSection,
  work: WorkSection,
  projects: ProjectsSection,
  skills: SkillsSection,
  certificates: CertificatesSection,
  languages: LanguagesSection,
  selfEvaluation: SelfEvaluationSection,
  others: OthersSection,
};

/**
 * Everything that can stand in a resume, as a form. Its fields follow the editor each by itself: the page around it,
 * which changes with every save, must not draw hundreds of them again.
 */
export const ResumeForm = memo(function ResumeForm() {
  const arrangement = useArrangement();
  return (
    <form className={styles.form} aria-label="简历内容" onSubmit={(event) => event.preventDefault()} noValidate>
      {formOrder(arrangement).map((id) => {
        const Part = parts[id];
        return <Part key={id} />;
      })}
    </form>
  );
});
