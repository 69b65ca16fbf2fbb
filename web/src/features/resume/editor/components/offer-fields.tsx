import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SchoolSuggestion } from '@pinjian/contract/dictionary.ts';
import { useDeferredValue, useState } from 'react';
import { majorsQuery, schoolsQuery } from '#features/dictionary/api.ts';
import { SchoolTags } from '#features/dictionary/components/school-tags.tsx';
import { companiesQuery } from '../../api.ts';
import { Field } from './field.tsx';
import { OfferInput } from './offer-input.tsx';
import styles from './offer.module.css';
import { useField } from './use-field.ts';

/** 浙大, of 浙江大学: by which spelling it was found. */
function More({ parts }: { readonly parts: readonly (string | null)[] }) {
  const shown = parts.filter((part) => part !== null && part !== '');
  return shown.length === 0 ? null : <span className={styles.more}>{shown.join(' · ')}</span>;
}

/** Which school the words name: its name where they are others, and its tags. Nothing for one of neither. */
function Known({ school, words }: { readonly school: SchoolSuggestion; readonly words: string }) {
  return (
    <span className={styles.known}>
      {school.name !== words && <span>{school.name}</span>}
      <SchoolTags tags={school.tags} />
    </span>
  );
}

/** A school by its name, an abbreviation, in English or by sound; says quietly which one it was taken for. */
export function SchoolField({ index }: { readonly index: number }) {
  const path = `education.${index}.school` as const;
  const [value, change] = useField(path);
  const words = useDeferredValue(value.trim());
  const { data = [], isPlaceholderData } = useQuery({
    ...schoolsQuery(words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const known = isPlaceholderData || words === '' ? undefined : data.find(({ named }) => named);
  const isTold = known !== undefined && (known.name !== words || known.tags.length > 0);
  const offers = data.map(({ id, name, alias, city, tags }) => ({
    key: id,
    value: name,
    more: (
      <>
        <More parts={[alias, city]} />
        <SchoolTags tags={tags} />
      </>
    ),
  }));
  return (
    <Field path={path} label="学校" hint={isTold ? <Known school={known} words={words} /> : undefined}>
      {(control) => (
        <OfferInput
          control={control}
          value={value}
          onChange={change}
          offers={words === '' ? [] : offers}
          maxLength={80}
        />
      )}
    </Field>
  );
}

/** A major of the catalogues, or any other. */
export function MajorField({ index }: { readonly index: number }) {
  const path = `education.${index}.major` as const;
  const [value, change] = useField(path);
  const [asked, setAsked] = useState(false);
  const words = useDeferredValue(value.trim());
  const { data = [] } = useQuery({
    ...majorsQuery(words),
    enabled: asked && words !== '',
    placeholderData: keepPreviousData,
  });
  const offers = data.map(({ code, name, alias, majorClass }) => ({
    key: code,
    value: name,
    more: <More parts={[alias, majorClass]} />,
  }));
  return (
    <Field path={path} label="专业">
      {(control) => (
        <OfferInput
          control={control}
          value={value}
          onChange={change}
          onAsk={() => setAsked(true)}
          offers={words === '' ? [] : offers}
          maxLength={80}
        />
      )}
    </Field>
  );
}

/** An employer: verified companies of the platform are offered, any other name is as good. */
export function CompanyField({ index }: { readonly index: number }) {
  const path = `work.${index}.company` as const;
  const [value, change] = useField(path);
  const [asked, setAsked] = useState(false);
  const words = useDeferredValue(value.trim());
  const { data = [] } = useQuery({
    ...companiesQuery(words),
    enabled: asked && words !== '',
    placeholderData: keepPreviousData,
  });
  const offers = data.map(({ companyId, name, shortName }) => ({
    key: companyId,
    value: name,
    more: <More parts={[shortName === name ? null : shortName]} />,
  }));
  return (
    <Field path={path} label="公司" wide>
      {(control) => (
        <OfferInput
          control={control}
          value={value}
          onChange={change}
          onAsk={() => setAsked(true)}
          offers={words === '' ? [] : offers}
          maxLength={80}
        />
      )}
    </Field>
  );
}
