import { createRequire } from 'node:module'; import { readFileSync, writeFileSync } from 'node:fs';
const { NodeCompiler } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler');
const c = NodeCompiler.create({ fontArgs: [{ fontPaths: ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/opentype/noto'] }] });
writeFileSync(process.argv[3], c.pdf({ mainFileContent: readFileSync(process.argv[2], 'utf8') }));
