import { resumeEndpoints } from '@pinjian/contract/resume.ts';
import { resumePrivacyEndpoints } from '@pinjian/contract/resume-privacy.ts';
import { bind } from '#server/bind.ts';
import { arrangeResume } from './arrange-resume.ts';
import { confirmResume } from './confirm-resume.ts';
import { copyResume } from './copy-resume.ts';
import { createResume } from './create-resume.ts';
import { deleteResume } from './delete-resume.ts';
import { exportResume } from './export/export-resume.ts';
import { measureResume } from './export/measure-resume.ts';
import { getResume } from './get-resume.ts';
import { listResumes } from './list-resumes.ts';
import { getResumeVisibility } from './privacy/get-resume-visibility.ts';
import { listOwnEmployers } from './privacy/list-own-employers.ts';
import { setResumeVisibility } from './privacy/set-resume-visibility.ts';
import { renameResume } from './rename-resume.ts';
import { saveResume } from './save-resume.ts';
import { setDefaultResume } from './set-default-resume.ts';
import { settleLine } from './settle-line.ts';
import { setResumeTemplate } from './set-resume-template.ts';
import { uploadResume } from './upload-resume.ts';
import { getResumeVersion } from './versions/get-resume-version.ts';
import { listResumeVersions } from './versions/list-resume-versions.ts';
import { restoreResumeVersion } from './versions/restore-resume-version.ts';

const resumeRoutes = bind(resumeEndpoints, {
  uploadResume,
  createResume,
  listResumes,
  getResume,
  saveResume,
  confirmResume,
  settleLine,
  setDefaultResume,
  renameResume,
  deleteResume,
  exportResume,
  setResumeTemplate,
  measureResume,
  arrangeResume,
  copyResume,
  listResumeVersions,
  getResumeVersion,
  restoreResumeVersion,
});

const privacyRoutes = bind(resumePrivacyEndpoints, { getResumeVisibility, setResumeVisibility, listOwnEmployers });

export const routes = [...resumeRoutes, ...privacyRoutes];
