import { phoneDigits } from '#lib/format/phone.ts';
import { useQuery } from '@tanstack/react-query';
import type { JobTreeNode } from '@pinjian/contract/dictionary.ts';
import { jobTreeQuery } from '#features/dictionary/api.ts';
import { CategoryPicker } from '#features/dictionary/components/category-picker.tsx';
import { newEntry } from '../entries/model.ts';
import { DictField, GenderField, MonthField } from './choice-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { Field } from './field.tsx';
import { LinksField } from './links-field.tsx';
import { CitiesField, CityField } from './place-fields.tsx';
import styles from './resume-form.module.css';
import { SalaryField } from './salary-field.tsx';
import { Section } from './section.tsx';
import { TextField } from './text-field.tsx';
import { useField } from './use-field.ts';

/** Who one is and how one can be reached. */
export function BasicsSection() {
  return (
    <Section id="basics" hint="投递之前，企业看不到您的联系方式">
      <div className={styles.fields}>
        <TextField path="basics.name" label="姓名" maxLength={40} required autoComplete="name" />
        <TextField
          path="basics.phone"
          label="手机号"
          maxLength={11}
          clean={phoneDigits}
          required
          inputMode="tel"
          autoComplete="tel-national"
        />
        <TextField path="basics.email" label="邮箱" maxLength={100} inputMode="email" autoComplete="email" />
        <CityField />
        <DictField path="basics.jobStatus" type="job_hunting_status" label="求职状态" />
        <MonthField path="basics.birthMonth" label="出生年月" />
        <GenderField />
        <LinksField />
      </div>
    </Section>
  );
}

function categoryName(tree: readonly JobTreeNode[] | undefined, code: string): string {
  for (const node of tree ?? []) {
    if (node.id === code && node.children.length === 0) return node.codeName;
    const below = categoryName(node.children, code);
    if (below !== '') return below;
  }
  return '';
}

/** The kind of work in the job tree; it gives an empty position its name. */
function CategoryField({ index }: { readonly index: number }) {
  const [code, changeCode] = useField(`intentions.${index}.positionCode`);
  const [position, changePosition] = useField(`intentions.${index}.position`);
  const { data: tree } = useQuery(jobTreeQuery);

  function choose(chosen: string | null) {
    changeCode(chosen);
    if (chosen !== null && position.trim() === '') changePosition(categoryName(tree, chosen));
  }

  return (
    <Field path={`intentions.${index}.positionCode`} label="职位类别">
      {({ id }) => <CategoryPicker id={id} allowClear value={code} onChange={choose} />}
    </Field>
  );
}

/** What one looks for: at most three. */
export function IntentionsSection() {
  return (
    <Section id="intentions">
      <EntryList
        list="intentions"
        noun="求职意向"
        max={3}
        create={newEntry.intentions}
        nameField="position"
        empty="写下想做的工作、城市和薪资，推荐会更准。"
      >
        {(index) => (
          <>
            <TextField
              path={`intentions.${index}.position`}
              label="期望职位"
              maxLength={40}
              placeholder="如 前端工程师"
            />
            <CategoryField index={index} />
            <CitiesField index={index} />
            <SalaryField index={index} />
          </>
        )}
      </EntryList>
    </Section>
  );
}
