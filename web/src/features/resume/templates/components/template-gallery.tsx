import { useQuery } from '@tanstack/react-query';
import type { PrintStyle, ResumeTemplate } from '@pinjian/contract/resume-print.ts';
import { Suspense, lazy, useEffect, useId, useRef } from 'react';
import { useSettled } from '#lib/settled.ts';
import { useNearby } from '#lib/use-nearby.ts';
import { printedQuery } from '../../api.ts';
import { templateChoices } from '../model.ts';
import styles from './templates.module.css';

const FirstPage = lazy(async () => ({ default: (await import('#ui/pdf/first-page.tsx')).FirstPage }));

/** Milliseconds without another change before all templates are set anew: several switches in a row are one change. */
const pause = 500;

/** Of the small pages, in pixels; the stylesheet has the same. */
const pageWidth = 88;

interface PageProps {
  readonly resumeId: string;
  readonly template: ResumeTemplate;
  readonly style: PrintStyle;
}

/** The person's own first page in a template; fetched when it is about to be seen. */
function SmallPage(print: PageProps) {
  const [ref, isNear] = useNearby(false);
  const printed = useQuery({ ...printedQuery(print), enabled: isNear });
  return (
    <div ref={ref} className={styles.page} aria-busy={isNear && printed.data === undefined && !printed.isError}>
      {printed.data !== undefined && (
        <Suspense fallback={null}>
          <FirstPage data={printed.data} width={pageWidth} />
        </Suspense>
      )}
    </div>
  );
}

interface TemplateGalleryProps {
  readonly resumeId: string;
  readonly value: ResumeTemplate;
  readonly style: PrintStyle;
  readonly onChange: (template: ResumeTemplate) => void;
}

/** The templates as one's own resume looks in them, one of them chosen; arrow keys move between them. */
export function TemplateGallery({ resumeId, value, style, onChange }: TemplateGalleryProps) {
  const name = useId();
  // What one page would take is not seen on a thumbnail, and six times the work.
  const shown = { ...useSettled(style, pause), onePage: false };
  const gallery = useRef<HTMLFieldSetElement>(null);
  // On phones the templates are a strip: it begins where the chosen one is.
  useEffect(() => {
    const strip = gallery.current;
    const input = strip?.querySelector<HTMLElement>('input:checked');
    if (strip === null || input === null || input === undefined) return;
    strip.scrollLeft += input.getBoundingClientRect().left - strip.getBoundingClientRect().left;
  }, []);
  return (
    <fieldset ref={gallery} className={styles.gallery}>
      <legend className="visually-hidden">模板</legend>
      {templateChoices.map(({ template, label, hint }) => (
        <label key={template} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={template === value}
            onChange={() => onChange(template)}
          />
          <SmallPage resumeId={resumeId} template={template} style={shown} />
          <span className={styles.label}>{label}</span>
          <span className={styles.hint}>{hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
