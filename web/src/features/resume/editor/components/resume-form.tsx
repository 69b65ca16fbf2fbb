import { memo } from 'react';
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

/**
 * Everything that can stand in a resume, as a form. Its fields follow the editor each by itself: the page around it,
 * which changes with every save, must not draw hundreds of them again.
 */
export const ResumeForm = memo(function ResumeForm() {
  return (
    <form className={styles.form} aria-label="简历内容" onSubmit={(event) => event.preventDefault()} noValidate>
      <BasicsSection />
      <IntentionsSection />
      <EducationSection />
      <WorkSection />
      <ProjectsSection />
      <SkillsSection />
      <CertificatesSection />
      <LanguagesSection />
      <SelfEvaluationSection />
      <OthersSection />
    </form>
  );
});
