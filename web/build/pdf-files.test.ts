import { statSync } from 'node:fs';
import { version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { pdfFiles, pdfFilesPath } from './pdf-files.ts';

describe('the files that pdf.js fetches', () => {
  const files = pdfFiles();

  it('are those that Chinese files, files without fonts and scans need, each with its licence', () => {
    const needed = [
      'pdf.worker.min.mjs',
      'cmaps/UniGB-UCS2-H.bcmap',
      'cmaps/Adobe-GB1-UCS2.bcmap',
      'cmaps/GBK-EUC-H.bcmap',
      'cmaps/LICENSE',
      'standard_fonts/LiberationSans-Regular.ttf',
      'wasm/openjpeg.wasm',
      'wasm/jbig2.wasm',
      'wasm/qcms_bg.wasm',
      'iccs/CGATS001Compat-v2-micro.icc',
    ];
    expect([...files.keys()]).toEqual(expect.arrayContaining(needed));
    expect([...files.keys()].filter((name) => name.includes('quickjs'))).toEqual([]);
  });

  it('lie where the viewer of this very version looks for them', () => {
    expect(pdfFilesPath).toBe(`assets/pdfjs-${version}/`);
    for (const file of files.values()) expect(statSync(file).size).toBeGreaterThan(0);
  });
});
