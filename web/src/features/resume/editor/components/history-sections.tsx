import { newEntry } from '../entries/model.ts';
import { DictField } from './choice-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { CompanyField, MajorField, SchoolField } from './offer-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { Section } from './section.tsx';
import { LongTextField, TextField } from './text-field.tsx';

/** dictNum of education that means 不限: no degree of a person. */
const anyDegree = 0;

/** Schools, newest first. */
export function EducationSection() {
  return (
    <Section id="education" hint="从最近的写起">
      <EntryList
        list="education"
        noun="教育经历"
        max={10}
        create={newEntry.education}
        nameField="school"
        empty="还没有教育经历。"
      >
        {(index) => (
          <>
            <SchoolField index={index} />
            <MajorField index={index} />
            <DictField path={`education.${index}.degree`} type="education" label="学历" without={[anyDegree]} />
            <span />
            <PeriodFields path={`education.${index}`} />
            <LongTextField
              path={`education.${index}.description`}
              label="在校经历"
              maxLength={2000}
              placeholder="主修课程、成绩、奖学金、社团，一行一条"
              rows={2}
            />
          </>
        )}
      </EntryList>
    </Section>
  );
}

function Roles({ work }: { readonly work: number }) {
  const list = `work.${work}.roles` as const;
  return (
    <EntryList
      list={list}
      noun="职位"
      max={10}
      create={newEntry.roles}
      nameField="title"
      keepLast
      nested
      addLabel="添加在这家公司的其他职位"
    >
      {(index) => (
        <>
          <TextField path={`${list}.${index}.title`} label="职位" maxLength={60} />
          <TextField path={`${list}.${index}.department`} label="部门" maxLength={60} />
          <PeriodFields path={`${list}.${index}`} />
          <LongTextField
            path={`${list}.${index}.description`}
            label="工作内容"
            maxLength={4000}
            placeholder="做了什么、用了什么方法、结果如何，一行一条。有数字更有说服力。"
          />
        </>
      )}
    </EntryList>
  );
}

/** Companies, each with the posts held there. */
export function WorkSection() {
  return (
    <Section id="work" hint="从最近的写起">
      <EntryList
        list="work"
        noun="工作经历"
        max={20}
        create={newEntry.work}
        nameField="company"
        empty="还没有工作经历。实习也算。"
      >
        {(index) => (
          <>
            <CompanyField index={index} />
            <Roles work={index} />
          </>
        )}
      </EntryList>
    </Section>
  );
}

/** Projects at work, at school, of one's own. */
export function ProjectsSection() {
  return (
    <Section id="projects" hint="挑与想做的工作最相关的写">
      <EntryList
        list="projects"
        noun="项目经历"
        max={20}
        create={newEntry.projects}
        nameField="name"
        empty="还没有项目经历。"
      >
        {(index) => (
          <>
            <TextField path={`projects.${index}.name`} label="项目名称" maxLength={80} />
            <TextField path={`projects.${index}.role`} label="担任角色" maxLength={60} />
            <PeriodFields path={`projects.${index}`} />
            <TextField
              path={`projects.${index}.link`}
              label="项目链接"
              maxLength={200}
              placeholder="https://"
              inputMode="url"
              wide
            />
            <LongTextField
              path={`projects.${index}.description`}
              label="项目描述"
              maxLength={4000}
              placeholder="项目做什么、您负责什么、结果如何，一行一条"
            />
          </>
        )}
      </EntryList>
    </Section>
  );
}
