import { resumeEndpoints } from '@pinjian/contract/resume.ts';
import { resumePrivacyEndpoints } from '@pinjian/contract/resume-privacy.ts';
import { resumeShareEndpoints } from '@pinjian/contract/resume-share.ts';
import { bind } from '#server/bind.ts';
import { arrangeResume } from './arrange-resume.ts';
import { confirmResume } from './confirm-resume.ts';
import { copyResume } from './copy-resume.ts';
import { createResume } from './create-resume.ts';
import { deleteResume } from './delete-resume.ts';
import { exportResume } from './export/export-resume.ts';
import { getResumeFile } from './export/files/get-resume-file.ts';
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
import { getResumeShare } from './share/get-resume-share.ts';
import { listShareOpenings } from './share/list-share-openings.ts';
import { noteShareViewer } from './share/note-share-viewer.ts';
import { renewResumeShare } from './share/renew-resume-share.ts';
import { revokeResumeShare } from './share/revoke-resume-share.ts';
import { shareResume } from './share/share-resume.ts';
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
  getResumeFile,
  copyResume,
  listResumeVersions,
  getResumeVersion,
  restoreResumeVersion,
});

const privacyRoutes = bind(resumePrivacyEndpoints, { getResumeVisibility, setResumeVisibility, listOwnEmployers });

const shareRoutes = bind(resumeShareEndpoints, {
  getResumeShare,
  shareResume,
  renewResumeShare,
  revokeResumeShare,
  listShareOpenings,
  noteShareViewer,
});

export const routes = [...resumeRoutes, ...privacyRoutes, ...shareRoutes];
