import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { skillsQuery } from '#features/dictionary/api.ts';
import { DictSelect } from '#features/dictionary/components/dict-select.tsx';
import { newEntry } from '../entries/model.ts';
import { useEditing } from './editor-store.ts';
import { EntryList } from './entry-list.tsx';
import { EntryRows } from './entry-rows.tsx';
import styles from './entries.module.css';
import { Field } from './field.tsx';
import { MonthInput } from './month-input.tsx';
import { OfferInput } from './offer-input.tsx';
import { Section } from './section.tsx';
import { SkillAdder, maxSkills } from './skill-adder.tsx';
import { LongTextField, TextField } from './text-field.tsx';
import { useField } from './use-field.ts';

function SkillRow({ index }: { readonly index: number }) {
  const [name, changeName] = useField(`skills.${index}.name`);
  const [level, changeLevel] = useField(`skills.${index}.level`);
  const [asked, setAsked] = useState(false);
  const categoryId = useEditing(({ content }) => content.intentions[0]?.positionCode ?? null);
  const words = useDeferredValue(name.trim());
  const { data = [] } = useQuery({ ...skillsQuery(words, categoryId), enabled: asked && words !== '' });
  const offers = words === '' ? [] : data.map(({ id, name: value }) => ({ key: id, value }));
  return (
    <Field path={`skills.${index}`} label="技能" quiet>
      {(control) => (
        <div className={styles.pair}>
          <OfferInput
            control={control}
            value={name}
            maxLength={60}
            placeholder="技能"
            onChange={changeName}
            onAsk={() => setAsked(true)}
            offers={offers}
          />
          <DictSelect
            type="skill_level"
            allowClear
            placeholder="程度"
            aria-label={`${name}的熟练程度`}
            value={level}
            onChange={changeLevel}
          />
        </div>
      )}
    </Field>
  );
}

/** What one can do; the level is optional. */
export function SkillsSection() {
  return (
    <Section id="skills" hint="写三项以上，越具体越容易被搜到">
      <EntryRows
        list="skills"
        noun="技能"
        max={maxSkills}
        create={newEntry.skills}
        empty="还没有技能。"
        adder={<SkillAdder />}
      >
        {(index) => <SkillRow index={index} />}
      </EntryRows>
    </Section>
  );
}

function CertificateRow({ index }: { readonly index: number }) {
  const [name, changeName] = useField(`certificates.${index}.name`);
  const [month, changeMonth] = useField(`certificates.${index}.month`);
  return (
    <Field path={`certificates.${index}`} label="证书" quiet>
      {(control) => (
        <div className={`${styles.pair} ${styles.monthPair}`}>
          <Input
            {...control}
            value={name}
            maxLength={80}
            placeholder="证书名称"
            onChange={(event) => changeName(event.target.value)}
          />
          <MonthInput
            control={{ ...control, id: `${control.id}-month` }}
            label="取得时间"
            value={month}
            onChange={changeMonth}
          />
        </div>
      )}
    </Field>
  );
}

export function CertificatesSection() {
  return (
    <Section id="certificates">
      <EntryRows list="certificates" noun="证书" max={30} create={newEntry.certificates} empty="还没有证书。" long>
        {(index) => <CertificateRow index={index} />}
      </EntryRows>
    </Section>
  );
}

function LanguageRow({ index }: { readonly index: number }) {
  const [name, changeName] = useField(`languages.${index}.name`);
  const [level, changeLevel] = useField(`languages.${index}.level`);
  return (
    <Field path={`languages.${index}`} label="语言" quiet>
      {(control) => (
        <div className={`${styles.pair} ${styles.widePair}`}>
          <Input
            {...control}
            value={name}
            maxLength={30}
            placeholder="语言，如 英语"
            onChange={(event) => changeName(event.target.value)}
          />
          <Input
            status={control.status}
            value={level}
            maxLength={60}
            placeholder="水平，如 CET-6"
            aria-label={`${name}的水平`}
            onChange={(event) => changeLevel(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

export function LanguagesSection() {
  return (
    <Section id="languages">
      <EntryRows list="languages" noun="语言" max={10} create={newEntry.languages} empty="还没有语言。">
        {(index) => <LanguageRow index={index} />}
      </EntryRows>
    </Section>
  );
}

export function SelfEvaluationSection() {
  return (
    <Section id="selfEvaluation">
      <LongTextField
        path="selfEvaluation"
        label="自我评价"
        quiet
        maxLength={2000}
        placeholder="三两句话：擅长什么、做成过什么、想做什么。"
      />
    </Section>
  );
}

/** Headings of the person's own. */
export function OthersSection() {
  return (
    <Section id="others" hint="获奖、论文、志愿服务、校园活动等">
      <EntryList list="others" noun="内容" max={10} create={newEntry.others} nameField="title" addLabel="添加一段">
        {(index) => (
          <>
            <TextField path={`others.${index}.title`} label="标题" maxLength={30} wide />
            <LongTextField path={`others.${index}.description`} label="内容" maxLength={4000} placeholder="一行一条" />
          </>
        )}
      </EntryList>
    </Section>
  );
}
