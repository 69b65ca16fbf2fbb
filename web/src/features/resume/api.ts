import { searchCompanies } from '@pinjian/contract/company.ts';
import { arrangeResume, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import {
  confirmResume,
  copyResume,
  createResume,
  defaultResumeFileName,
  deleteResume,
  exportResume,
  getResume,
  getResumeVersion,
  listResumeVersions,
  listResumes,
  maxResumes,
  renameResume,
  restoreResumeVersion,
  saveResume,
  setDefaultResume,
  settleLine,
  uploadResume,
} from '@pinjian/contract/resume.ts';
import {
  measureResume,
  setResumeTemplate,
  type PrintStyle,
  type ResumeTemplate,
} from '@pinjian/contract/resume-print.ts';
import type { Sent } from '@pinjian/contract/endpoint.ts';
import { getResumeFile, type ResumeFileFormat } from '@pinjian/contract/resume-file.ts';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { matchingKeys } from '#features/matching/keys.ts';
import { call, openStream } from '#lib/client.ts';
import { resumeKeys } from './keys.ts';
import { isReading } from './model.ts';

/** How often the state of a file that is being read is asked for; less often when no answer came. */
const readingPollMs = 700;
const retryPollMs = 3000;

/** All of a person's resumes (there are at most `maxResumes`), asked again while one of them is being read. */
export const resumesQuery = queryOptions({
  queryKey: resumeKeys.list,
  queryFn: async ({ signal }) => await call(listResumes, { pageSize: maxResumes }, { signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.records.some(isReading) === true ? readingPollMs : false),
});

/**
 * One resume whole. Never from the cache: an editor that starts from an old version could not save. Not asked again
 * once it is shown: what is typed is ahead of the server.
 */
export function resumeQuery(resumeId: string) {
  return queryOptions({
    queryKey: resumeKeys.detail(resumeId),
    queryFn: async ({ signal }) => await call(getResume, { resumeId }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}

/** The same while its file is being read: asked until it is. */
export function readingQuery(resumeId: string) {
  return queryOptions({
    ...resumeQuery(resumeId),
    refetchInterval: ({ state }) => {
      if (state.data !== undefined && !isReading(state.data)) return false;
      return state.status === 'error' ? retryPollMs : readingPollMs;
    },
  });
}

/** The list, and what it says that its person looks for where they have not said so themselves. */
async function refreshList(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: resumeKeys.list }),
    client.invalidateQueries({ queryKey: matchingKeys.wishes }),
    client.invalidateQueries({ queryKey: matchingKeys.ownMatches }),
  ]);
}

interface Upload {
  readonly file: File;
  readonly signal: AbortSignal;
  /** Share that has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file; why it was refused is shown where it was dropped. */
export const uploadMutation = mutationOptions({
  mutationFn: ({ file, signal, onProgress }: Upload) =>
    call(uploadResume, { file }, { signal, onProgress, quiet: true }),
  // Also after a failure: an upload that was given up may have arrived.
  onSettled: (_answer, _error, _input, _result, { client }) => refreshList(client),
});

export const createMutation = mutationOptions({
  mutationFn: () => call(createResume, {}),
  onSuccess: (_answer, _input, _result, { client }) => refreshList(client),
});

export const renameMutation = mutationOptions({
  mutationFn: (input: Sent<typeof renameResume>) => call(renameResume, input, { quiet: true }),
  onSuccess: (_answer, _input, _result, { client }) => refreshList(client),
});

export const setDefaultMutation = mutationOptions({
  mutationFn: (resumeId: string) => call(setDefaultResume, { resumeId }),
  onSuccess: (_answer, _input, _result, { client }) => refreshList(client),
});

export const deleteMutation = mutationOptions({
  mutationFn: (resumeId: string) => call(deleteResume, { resumeId }),
  // Also after a failure: it may be gone already.
  onSettled: (_answer, _error, _input, _result, { client }) => refreshList(client),
});

/** Another resume with the same content. */
export const copyMutation = mutationOptions({
  mutationFn: (resumeId: string) => call(copyResume, { resumeId }),
  onSuccess: (_answer, _input, _result, { client }) => refreshList(client),
});

/** Notes what became of a line that reached no field. One after the other: the last word is the one that stays. */
export const settleLineMutation = mutationOptions({
  scope: { id: 'resume-line' },
  mutationFn: (input: Sent<typeof settleLine>) => call(settleLine, input, { quiet: true }),
});

/** Chooses the template and its style. One after the other: the last choice is the one that stays. */
export const templateMutation = mutationOptions({
  scope: { id: 'resume-template' },
  mutationFn: (input: Sent<typeof setResumeTemplate>) => call(setResumeTemplate, input),
  onSuccess: (_answer, _input, _result, { client }) => refreshList(client),
});

/** Puts the parts in order, from the order that they stood in. @throws CallError 40900 where that is another by now. */
export async function sendArrangement(
  resumeId: string,
  from: ResumeArrangement,
  next: ResumeArrangement,
): Promise<ResumeArrangement> {
  return (await call(arrangeResume, { resumeId, from, ...next }, { quiet: true })).arrangement;
}

interface Printed {
  readonly resumeId: string;
  /** Instead of what is chosen. */
  readonly template?: ResumeTemplate;
  readonly style?: PrintStyle;
  /** An earlier version instead of what is there now. */
  readonly versionId?: string;
  /** Names what is stored by now: asked for anew with each save. */
  readonly asOf?: string;
}

interface Downloaded extends Printed {
  /** Whose it is: the file bears it, as an employer keeps many. */
  readonly name: string;
}

/** 林小满-简历.pdf; the name of spec §7 for who has not written theirs yet. */
function fileNameOf(name: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\s]/g, '');
  return plain === '' ? defaultResumeFileName : `${plain}-简历.pdf`;
}

/** Downloads the resume as a PDF. */
export const downloadMutation = mutationOptions({
  mutationFn: ({ name, ...printed }: Downloaded) =>
    call(exportResume, { ...printInput(printed), fileName: fileNameOf(name) }),
});

/** Has the browser fetch the resume in another form than the PDF. */
export const fileMutation = mutationOptions({
  mutationFn: ({ resumeId, format }: { readonly resumeId: string; readonly format: ResumeFileFormat }) =>
    call(getResumeFile, { resumeId, format }),
  onSuccess({ url, name }) {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  },
});

/** A print as it stands in an address. */
function printInput({ style, asOf: _version, ...printed }: Printed) {
  if (style === undefined) return printed;
  const flag = (on: boolean) => (on ? '1' : '0');
  return {
    ...printed,
    palette: style.palette,
    density: style.density,
    onePage: flag(style.onePage),
    photo: flag(style.photo),
    gender: flag(style.gender),
    birth: flag(style.birth),
  } as const;
}

/** The pages as a company will get them, to be looked at here. While another print is made the one before stays. */
export function printedQuery(printed: Printed) {
  return queryOptions({
    queryKey: resumeKeys.printed(printed),
    queryFn: async ({ signal }) => {
      const response = await openStream(
        exportResume,
        { ...printInput(printed), preview: '1', fileName: defaultResumeFileName },
        { signal, quiet: true },
      );
      return new Uint8Array(await response.arrayBuffer());
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
}

/** How many pages a print takes, and what was done for it. */
export function measureQuery(printed: Omit<Printed, 'versionId'>) {
  return queryOptions({
    queryKey: resumeKeys.measured(printed),
    queryFn: async ({ signal }) => await call(measureResume, printInput(printed), { signal, quiet: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
}

/** What a resume held before, from new to old. */
export function versionsQuery(resumeId: string) {
  return queryOptions({
    queryKey: resumeKeys.versions(resumeId),
    queryFn: async ({ signal }) => await call(listResumeVersions, { resumeId }, { signal, quiet: true }),
    gcTime: 0,
    staleTime: 0,
  });
}

/** One earlier version whole; it never changes. */
export function versionQuery(resumeId: string, versionId: string) {
  return queryOptions({
    queryKey: resumeKeys.version(resumeId, versionId),
    queryFn: async ({ signal }) => await call(getResumeVersion, { resumeId, versionId }, { signal, quiet: true }),
    staleTime: Infinity,
  });
}

export const restoreMutation = mutationOptions({
  mutationFn: (input: Sent<typeof restoreResumeVersion>) => call(restoreResumeVersion, input),
  onSuccess: (_answer, _input, _result, { client }) => refreshList(client),
});

/** Verified companies that an employer's name may mean. Without an answer none is offered. */
export function companiesQuery(q: string) {
  return queryOptions({
    queryKey: resumeKeys.companies(q),
    queryFn: async ({ signal }) => await call(searchCompanies, { q }, { signal, quiet: true }),
    staleTime: 5 * 60_000,
  });
}

type Save = Sent<typeof saveResume>;

/** Saves the whole content over the version it was made from. Its failures are the editor's to show. */
export function save(input: Save) {
  return call(saveResume, input, { quiet: true });
}

/** Saves and declares the content checked: from then on it can be sent to companies. */
export const confirmMutation = mutationOptions({
  mutationFn: (input: Save) => call(confirmResume, input, { quiet: true }),
  onSuccess: (_answer, _input, _result, { client }) => refreshList(client),
});

/** The resume as the server has it now. */
export function loadResume(resumeId: string) {
  return call(getResume, { resumeId }, { quiet: true });
}
