import type { Draw } from './draw.ts';
import type { Layout } from './layout.ts';

/** The same layout as people have it who write in English. */
export function inEnglish(draw: Draw, layout: Layout): Layout {
  const plain = layout.frame === 'form' || layout.frame === 'cards' ? 'single' : layout.frame;
  return {
    ...layout,
    producer: layout.producer === 'word-97' ? 'docx' : layout.producer,
    frame: plain,
    numbering: /[一、]/.test(layout.numbering) ? '' : layout.numbering,
    watermark: '',
    banner: draw.chance(0.2) ? draw.pick(['RESUME', 'CURRICULUM VITAE']) : '',
    font: draw.pick([
      '"Noto Serif"',
      '"DejaVu Serif"',
      '"Latin Modern Roman"',
      '"C059"',
      '"Bitstream Charter"',
      '"Noto Sans SC"',
      '"DejaVu Sans"',
    ]),
    page: draw.pick(['A4', 'Letter']),
    nameSpaced: false,
    photo: draw.chance(0.1),
    running: layout.running === 'header' ? '' : layout.running,
    work: {
      ...layout.work,
      pattern: /labels|sheet|record|[~&*^]/.test(layout.work.pattern) ? 'org|period;title' : layout.work.pattern,
      separator: draw.pick([', ', ' | ', ' · ', ' – ', ' / ']),
    },
    education: {
      ...layout.education,
      pattern: /labels|sheet|record/.test(layout.education.pattern)
        ? 'school|period;degree,major'
        : layout.education.pattern,
      separator: draw.pick([', ', ' | ', ' · ', ' – ']),
    },
    projects: {
      ...layout.projects,
      pattern: /labels|sheet|record/.test(layout.projects.pattern) ? 'name|period;role' : layout.projects.pattern,
      separator: draw.pick([', ', ' | ', ' · ', ' – ']),
    },
    description: {
      ...layout.description,
      label: '',
      telling: '',
      prose: layout.description.prose === '' ? '' : '。',
      marker: draw.pick(['•', '-', '–', '•', '▪', '○', '*', '']),
    },
    noise: [],
    showGender: false,
    showBirth: '',
    showStatus: false,
    showMode: false,
    schoolInFacts: false,
    jobExtras: [],
    schoolPeriods: layout.schoolPeriods === 'ends' ? '' : layout.schoolPeriods,
    showFaculty: false,
    jobNoise: '',
    intention: draw.chance(0.4) ? 'title' : 'none',
    skills: draw.pick(['comma', 'comma', 'tags', 'plainBars', 'points']),
    languages: draw.pick(['colon', 'bracket', 'comma']),
  };
}
