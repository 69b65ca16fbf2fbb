import { readFileSync } from 'node:fs';

/** Where the other side writes. */
export type InjectionSurface =
  | `resume.${'advantage' | 'project' | 'work' | 'education' | 'skill' | 'certificate' | 'pdfHidden' | 'fileName'}`
  | 'person.name'
  | `position.${'title' | 'duties' | 'requirements' | 'benefits' | 'question' | 'category'}`
  | `company.${'name' | 'introduction' | 'benefit'}`
  | `message.${'toEmployer' | 'toSeeker' | 'fileName'}`
  | 'answer'
  | `interview.${'answer' | 'note'}`
  | 'rejection.reason'
  | 'offer.text'
  | `agent.${'name' | 'goal' | 'facts'}`
  | 'savedSearch.name'
  | `door.${'result' | 'argument'}`;

export interface Injection {
  readonly id: string;
  /** Never tuned on. */
  readonly unseen: boolean;
  readonly surface: InjectionSurface;
  readonly trick: string;
  readonly wants: string;
  readonly text: string;
  /** How it begins harmlessly, as an honest writer would: this may be quoted. */
  readonly plain?: string;
}

const files = ['resumes', 'posts', 'talk', 'names'];

/** Every injection of `data`, in its order. */
export function readInjections(): readonly Injection[] {
  return files.flatMap(
    (name) => JSON.parse(readFileSync(new URL(`data/${name}.json`, import.meta.url), 'utf8')) as Injection[],
  );
}
